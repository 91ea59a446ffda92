"""The delays of a load are those of the moves, in whichever order and however bundled the workers tell of them."""

from pathlib import Path

import pytest

from pentarchy.bench import processes
from pentarchy.bench.serving import Load, OnTheWay


def test_a_port_is_given_to_one_server_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server takes seconds to listen; until then nobody else may get its port, whether asking here or the system."""
    taken, other = processes.free_port(), processes._unused_port()
    assert {taken, other} <= set(processes.PORTS)
    offers = iter([taken, taken, other])
    monkeypatch.setattr(processes, "_unused_port", lambda: next(offers))
    assert processes.free_port() == other


def test_the_other_one_sees_a_move_before_or_after_its_player() -> None:
    way = OnTheWay()
    way.sent[0].append(1.0)
    assert way.told(0, 1, 1.5) == []
    assert way.accepted(0, 1) == []
    assert way.told(1, 1, 1.75) == [0.75]
    way.sent[1].append(2.0)
    assert way.told(0, 2, 2.25) == []
    assert way.told(1, 2, 2.5) == []
    assert way.accepted(1, 2) == [0.25]


def test_two_moves_in_one_message_are_two_delays() -> None:
    way = OnTheWay()
    for number in (1, 2):
        way.sent[0].append(float(number))
        assert way.accepted(0, number) == []
    assert way.told(1, 2, 2.5) == [1.5, 0.5]


def test_what_was_refused_or_seen_as_a_whole_shifts_no_later_delay() -> None:
    way = OnTheWay()
    way.sent[0].append(1.0)
    way.refused(0)
    way.sent[0].append(2.0)
    assert way.told(1, 4, 2.5) == []  # all of the table anew, with that move in it
    assert way.accepted(0, 4) == [0.5]
    way.sent[0].append(3.0)
    assert way.accepted(0, 5) == []
    assert way.told(1, 5, 3.25) == pytest.approx([0.25])


def test_time_that_other_machines_took_is_told_as_a_share() -> None:
    assert Load().stolen == 0.0
    assert Load(machine=(20.0, 5.0)).stolen == 0.25


def test_the_machine_tells_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "PROC", tmp_path)
    assert processes.machine_seconds() == (0.0, 0.0)  # a system that does not tell it
    (tmp_path / "stat").write_text("cpu  100 0 50 700 50 0 0 100 40 0\ncpu0 1 2 3\n")
    monkeypatch.setattr(processes, "_ticks_a_second", lambda: 100)
    assert processes.machine_seconds() == (10.0, 1.0)
