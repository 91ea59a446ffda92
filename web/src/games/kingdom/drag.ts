// Dragging a card, cube or token to a thing with `data-drop`. A click stays a click: dragging begins after some pixels.
// With a finger only cubes and tokens are dragged, since a finger on a card scrolls.
import type { Attachment } from "svelte/attachments";
import type { Desk, Dragged } from "./desk.svelte";
import type { Letter } from "./notation";

const SLACK = 6; // px before a press becomes a drag

interface Options {
  desk: Desk;
  what: () => Dragged | null; // null: nothing to drag now
  lift?: () => void; // when dragging begins
}

export const draggable =
  ({ desk, what, lift }: Options): Attachment<HTMLElement> =>
  (element) => {
    const press = (down: PointerEvent): void => {
      const dragged = what();
      if (!dragged || down.button !== 0) return;
      if (down.pointerType === "touch" && dragged.what === "hand") return;
      let shadow: HTMLElement | null = null;
      let over: HTMLElement | null = null;

      const begin = (): void => {
        const box = element.getBoundingClientRect();
        shadow = element.cloneNode(true) as HTMLElement;
        shadow.classList.add("dragged");
        shadow.setAttribute("aria-hidden", "true");
        shadow.querySelectorAll("[data-piece]").forEach((piece) => piece.removeAttribute("data-piece"));
        Object.assign(shadow.style, {
          width: `${box.width}px`,
          height: `${box.height}px`,
          left: `${box.left - down.clientX}px`,
          top: `${box.top - down.clientY}px`,
        });
        (element.closest(".kingdom") ?? document.body).append(shadow);
        element.classList.add("lifted");
        lift?.();
      };
      const under = (event: PointerEvent): Element | null => document.elementFromPoint(event.clientX, event.clientY);
      const move = (event: PointerEvent): void => {
        const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
        if (!shadow && Math.hypot(x, y) > SLACK) begin();
        if (!shadow) return;
        shadow.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
        const target = under(event)?.closest<HTMLElement>("[data-drop]") ?? null;
        if (target === over) return;
        over?.classList.remove("under-drag");
        target?.classList.add("under-drag");
        over = target;
      };
      const end = (event: PointerEvent): void => {
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", end);
        removeEventListener("pointercancel", end);
        over?.classList.remove("under-drag");
        element.classList.remove("lifted");
        if (!shadow) return;
        shadow.remove();
        const slot = under(event)?.closest<HTMLElement>("[data-slot]")?.dataset.slot as Letter | undefined;
        if (event.type === "pointerup" && over?.dataset.drop) desk.drop(dragged, over.dataset.drop, slot ?? null, over);
        if (dragged.what === "token") desk.letGo();
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
