// Dragging a card, troop or trophy to a thing with `data-drop`: the same targets as clicks. Begins after some pixels, so
// that a click stays a click; with a finger nothing is dragged, since a finger scrolls and pans.
import type { Attachment } from "svelte/attachments";
import type { Move } from "../../lib/protocol";
import type { Desk } from "./desk.svelte";

const SLACK = 6; // px before a press becomes a drag

export interface Dragged {
  move: Move; // what it means to pick it up
  /** The moves that dropping it on a thing means, in order; null: nothing. */
  to: (key: string) => Move[] | null;
}

export const draggable =
  (desk: Desk, what: () => Dragged | null): Attachment<HTMLElement> =>
  (element) => {
    const press = (down: PointerEvent): void => {
      const dragged = down.button === 0 && down.pointerType !== "touch" ? what() : null;
      if (!dragged) return;
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
        (element.closest(".tyrants") ?? document.body).append(shadow);
        element.classList.add("lifted");
      };
      const under = (event: PointerEvent): HTMLElement | null =>
        document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]") ?? null;
      const move = (event: PointerEvent): void => {
        if (!shadow && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > SLACK) begin();
        if (!shadow) return;
        shadow.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
        const target = under(event);
        if (target === over) return;
        over?.classList.remove("under-drag");
        over = target && dragged.to(target.dataset.drop!) ? target : null;
        over?.classList.add("under-drag");
      };
      const end = (event: PointerEvent): void => {
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", end);
        removeEventListener("pointercancel", end);
        over?.classList.remove("under-drag");
        element.classList.remove("lifted");
        if (!shadow) return;
        shadow.remove();
        const moves = event.type === "pointerup" && over ? dragged.to(over.dataset.drop!) : null;
        if (moves) desk.play(moves);
        // the press was a drag: the click that follows it on the same element means nothing
        const swallow = (click: MouseEvent): void => click.stopPropagation();
        element.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 50);
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", end);
      addEventListener("pointercancel", end);
    };
    element.addEventListener("pointerdown", press);
    return () => element.removeEventListener("pointerdown", press);
  };
