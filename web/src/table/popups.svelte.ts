// The one small window that can be open at a time: what it shows, and the thing it belongs to.
import type { OfferedMove } from "../lib/protocol";

export type Popup =
  | { kind: "inspect"; piece: number | string }
  | { kind: "rule"; rule: string }
  | { kind: "why"; rule: string; note: string }
  | { kind: "choose"; moves: OfferedMove[] }
  | { kind: "hint" }
  | { kind: "score" }
  | { kind: "menu" }
  | { kind: "keys" };

interface Shown {
  popup: Popup;
  anchor: HTMLElement;
  hover: boolean;
}

export class Popups {
  shown = $state.raw<Shown | null>(null);

  /** The same button again closes what it opened. */
  open(popup: Popup, anchor: HTMLElement, hover = false): void {
    const now = this.shown;
    if (hover && now && !now.hover) return; // what was asked for stays
    const again = !hover && now && !now.hover && now.anchor === anchor && now.popup.kind === popup.kind;
    this.shown = again ? null : { popup, anchor, hover };
  }

  close = (): void => {
    this.shown = null;
  };

  /** A new position: what spoke of the old one is over, and what a resting pointer opened. */
  refresh(): void {
    if (this.shown?.hover || this.shown?.popup.kind === "choose" || this.shown?.popup.kind === "why") this.shown = null;
  }

  /** The player goes on: what helped to decide has done its work. */
  goOn(): void {
    if (this.shown?.popup.kind === "inspect" || this.shown?.popup.kind === "hint") this.shown = null;
  }
}
