// A replay without a mouse: space plays, arrows step, with Shift by turns, Home and End jump.
import { isControl, isTyping } from "../lib/keyboard.svelte";
import type { Film } from "./film.svelte";

const isSlider = (target: EventTarget | null): boolean => target instanceof HTMLInputElement && target.type === "range";

const actionOf = (event: KeyboardEvent, film: Film): (() => void) | null => {
  const { key, shiftKey } = event;
  if (key === "ArrowRight") return () => (shiftKey ? film.stepTurn(1) : film.step(1));
  if (key === "ArrowLeft") return () => (shiftKey ? film.stepTurn(-1) : film.step(-1));
  if (key === "Home") return () => film.seek(0);
  if (key === "End") return () => film.seek(film.last);
  return null;
};

/** Called before anything else hears the key. */
export const onKey = (event: KeyboardEvent, film: Film): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const slider = isSlider(event.target);
  if (isTyping(event.target) && !slider) return;
  if (event.key === " ") {
    if (isControl(event.target) && !slider) return; // it presses the button that has the focus
    event.preventDefault();
    film.toggle();
    return;
  }
  const action = actionOf(event, film);
  if (!action) return;
  event.preventDefault();
  event.stopPropagation();
  film.pause();
  action();
};
