// Keys of the table: digits choose a room, letters a token, F lays it face down, Enter on what is picked does it.
// Letters are keys of the keyboard, not of a script.
import type { Desk } from "./desk.svelte";
import { known } from "./view";

/** E the lookout, P the enforcer; the others are named by their strength, with Shift. */
const tokenOf = (desk: Desk, event: KeyboardEvent): number | null => {
  const cell = known(desk.look.cells[desk.me]!);
  const found = (wanted: (strength: number, lookout: boolean) => boolean): number | null =>
    cell.find((token) => wanted(desk.face(token).strength, desk.face(token).lookout)) ?? null;
  if (event.code === "KeyE") return found((_, lookout) => lookout);
  if (event.code === "KeyP") return found((strength) => strength < 0);
  const digit = event.shiftKey ? /^(?:Digit|Numpad)([2-5])$/.exec(event.code) : null;
  return digit ? found((strength) => strength === Number(digit[1])) : null;
};

/** Answer a key of a placing player; false: it means nothing here. */
const placing = (desk: Desk, event: KeyboardEvent): boolean => {
  if (event.code === "KeyF") {
    if (desk.noHiding === null) desk.down = !desk.down;
    return true;
  }
  const token = tokenOf(desk, event);
  if (token === null || !desk.at(`token:${token}`).length) return false;
  desk.pick(token);
  return true;
};

/** Questions in which every digit means a room, also a closed one: it must not press a button of the prompt. */
const OF_ROOMS = new Set(["place_or_pass", "place_more", "turn_up_which"]);

/** Room 1 to 8: whatever can be done with it. */
const roomAt = (desk: Desk, event: KeyboardEvent): boolean => {
  const digit = event.shiftKey ? null : /^(?:Digit|Numpad)([1-8])$/.exec(event.code);
  if (!digit) return false;
  const room = Number(digit[1]) - 1;
  const [offered] = [...desk.at(`room:${room}`), ...desk.at(`guard:${room}`)];
  if (offered) desk.stage.play(offered.move);
  return offered !== undefined || OF_ROOMS.has(desk.kind);
};

/** Enter on what is picked does what is composed; elsewhere it is a press like any other. */
const confirms = (desk: Desk, event: KeyboardEvent): boolean => {
  const picked = event.target instanceof Element && event.target.closest(".lockup .is-selected") !== null;
  if (!picked || !desk.plan.steps.length) return false;
  desk.confirm();
  return true;
};

/** Answer a key at the table; false: it means nothing here. Letters and digits can be switched off. */
export const keyAt = (desk: Desk, event: KeyboardEvent, letters: boolean): boolean => {
  if (document.querySelector(".pop.open") || desk.stage.confirming) return false;
  if (event.key === "Escape") return desk.letGo();
  if (!desk.stage.ask || event.repeat) return false;
  if (event.key === "Enter") return confirms(desk, event);
  if (!letters) return false;
  if ((desk.kind === "place_or_pass" || desk.kind === "place_more") && placing(desk, event)) return true;
  return roomAt(desk, event);
};
