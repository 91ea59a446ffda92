"""Logs: one JSON object a line for machines, or short lines for people."""

import json
import logging
from datetime import UTC, datetime
from typing import Any

STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """Time, level, logger, message, and every field that the caller added."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in STANDARD}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class WithoutLinks(logging.Filter):
    """Drops uvicorn's lines on websockets: their addresses can hold invitations, which are nobody's business."""

    def filter(self, record: logging.LogRecord) -> bool:
        return '"WebSocket ' not in str(record.msg)


def log_config(*, as_json: bool) -> dict[str, Any]:
    """The configuration for `logging.config.dictConfig` and uvicorn."""
    plain = {"format": "%(levelname)s %(name)s %(message)s"}
    formatter: dict[str, Any] = {"()": "pentarchy.server.logs.JsonLines"} if as_json else plain
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"default": formatter},
        "filters": {"without_links": {"()": "pentarchy.server.logs.WithoutLinks"}},
        "handlers": {
            "default": {"class": "logging.StreamHandler", "formatter": "default", "filters": ["without_links"]},
        },
        "root": {"handlers": ["default"], "level": "WARNING"},
        "loggers": {
            "pentarchy": {"level": "INFO"},
            "uvicorn": {"level": "INFO"},
            "uvicorn.access": {"level": "WARNING"},
        },
    }
