// Words take the first of some looks with which they fit into their box: smaller letters, less around them. Measured, because the
// length of words depends on language, font and window.
import type { Attachment } from "svelte/attachments";

const SLACK = 1; // px below the last line

const fits = (box: Element): boolean =>
  box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight + SLACK;

/** `looks` are classes, the roomiest first; without any of them the box is as it should be. Other `words` are measured anew. */
export const fitted =
  (looks: readonly string[], words: string): Attachment<HTMLElement> =>
  (box) => {
    void words;
    let frame = 0;
    const fit = (): void => {
      box.classList.remove(...looks);
      for (const look of looks) {
        if (fits(box)) return;
        box.classList.remove(...looks);
        box.classList.add(look);
      }
    };
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(fit);
    };
    const sizes = new ResizeObserver(soon);
    sizes.observe(box);
    void document.fonts.ready.then(soon);
    return () => {
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  };
