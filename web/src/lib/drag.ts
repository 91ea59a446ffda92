// Dragging a thing to another one with `data-drop`: the same targets as clicks. A click stays a click: dragging begins after
// some pixels. What is dragged is only a picture; the move is made where it is dropped.
import type { Attachment } from "svelte/attachments";

const SLACK = 6; // px before a press becomes a drag

interface Dragging<T> {
  what: () => T | null; // null: nothing to drag now
  drop: (dragged: T, target: HTMLElement, under: Element | null) => void;
  accepts?: (dragged: T, target: HTMLElement) => boolean; // which targets are lit on the way; all, if it is not said
  byFinger?: (dragged: T) => boolean; // a finger scrolls and pans: what it may drag must be small
  lift?: (dragged: T) => void; // when dragging begins
  end?: (dragged: T) => void;
}

export const draggable =
  <T>({ what, drop, accepts = () => true, byFinger = () => false, lift, end }: Dragging<T>): Attachment<HTMLElement> =>
  (element) => {
    const press = (down: PointerEvent): void => {
      const dragged = down.button === 0 ? what() : null;
      if (!dragged || (down.pointerType === "touch" && !byFinger(dragged))) return;
      let shadow: HTMLElement | null = null;
      let over: HTMLElement | null = null;

      const begin = (): void => {
        const box = element.getBoundingClientRect();
        shadow = element.cloneNode(true) as HTMLElement;
        shadow.classList.add("dragged");
        shadow.setAttribute("aria-hidden", "true");
        for (const piece of [shadow, ...shadow.querySelectorAll("[data-piece]")]) piece.removeAttribute("data-piece");
        Object.assign(shadow.style, {
          width: `${box.width}px`,
          height: `${box.height}px`,
          left: `${box.left - down.clientX}px`,
          top: `${box.top - down.clientY}px`,
        });
        (element.closest("[data-game]") ?? document.body).append(shadow); // where the styles of the table reach it
        element.classList.add("lifted");
        lift?.(dragged);
      };
      const under = (event: PointerEvent): Element | null => document.elementFromPoint(event.clientX, event.clientY);
      const move = (event: PointerEvent): void => {
        if (!shadow && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > SLACK) begin();
        if (!shadow) return;
        shadow.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
        const target = under(event)?.closest<HTMLElement>("[data-drop]") ?? null;
        const wanted = target && accepts(dragged, target) ? target : null;
        if (wanted === over) return;
        over?.classList.remove("under-drag");
        wanted?.classList.add("under-drag");
        over = wanted;
      };
      const finish = (event: PointerEvent): void => {
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", finish);
        removeEventListener("pointercancel", finish);
        over?.classList.remove("under-drag");
        element.classList.remove("lifted");
        if (!shadow) return;
        shadow.remove();
        if (event.type === "pointerup" && over) drop(dragged, over, under(event));
        end?.(dragged);
        // the press was a drag: the click that follows it on the same element means nothing
        const swallow = (click: MouseEvent): void => click.stopPropagation();
        element.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 50);
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", finish);
      addEventListener("pointercancel", finish);
    };
    element.addEventListener("pointerdown", press);
    return () => element.removeEventListener("pointerdown", press);
  };
