// The table without a mouse. Arrows move between the pieces of one zone: the pieces (class `piece`) inside one element
// with `data-zone="…"`; give every zone of a table that attribute. Tab stops at every piece that may be used and once
// in each other zone, so that the way to a legal target is short. In a zone with `data-lit-first` (a map) arrows only go
// to what may be used, while there is anything.
const STORE = "pentarchy.keys";

const remembered = (): boolean => {
  try {
    return localStorage.getItem(STORE) !== "off";
  } catch {
    return true;
  }
};

/** Single-letter keys can be switched off: they disturb people who speak or dictate to their browser. */
class Shortcuts {
  on = $state(remembered());

  toggle(): void {
    this.on = !this.on;
    try {
      localStorage.setItem(STORE, this.on ? "on" : "off");
    } catch {
      // nothing is lost but the memory of a choice
    }
  }
}
export const shortcuts = new Shortcuts();

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

/** Something that Enter presses by itself. */
export const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a[href], input, textarea, select, summary") !== null;

const visible = (element: HTMLElement): boolean => element.offsetParent !== null;
const piecesIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(".piece")].filter(visible);

/** Move the focus to the nearest piece of the same zone in the direction of an arrow; false if there is none. */
export const moveFocus = (key: string): boolean => {
  const way = ARROWS[key];
  const from = document.activeElement?.closest<HTMLElement>(".piece");
  const zone = from?.closest("[data-zone]");
  if (!way || !from || !zone) return false;
  const middle = (element: HTMLElement): [number, number] => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  const pieces = piecesIn(zone);
  const lit = zone.hasAttribute("data-lit-first") ? pieces.filter((piece) => piece.dataset.legal) : [];
  for (const piece of lit.length ? lit : pieces) {
    const [px, py] = middle(piece);
    const ahead = (px - x) * way[0] + (py - y) * way[1];
    const aside = Math.abs((px - x) * way[1]) + Math.abs((py - y) * way[0]);
    if (ahead < 4 || ahead + 2 * aside >= least) continue;
    best = piece;
    least = ahead + 2 * aside;
  }
  best?.focus();
  return best !== null;
};

const LEGAL = "[data-legal], .is-legal button, button.is-legal";

/** The next thing that may be used, after the one that has the focus; round and round. */
export const nextLegal = (root: ParentNode): void => {
  const targets = [...root.querySelectorAll<HTMLElement>(LEGAL)].filter(visible);
  const after = targets.findIndex(
    (one) => document.activeElement!.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const target = targets[document.activeElement === document.body ? 0 : Math.max(after, 0)];
  target?.focus();
  target?.scrollIntoView({ block: "nearest" });
};

/** Pieces that cannot be used are left out of the tab order, but for one in every zone without a legal piece. */
export const arrangeTabs = (root: ParentNode): void => {
  for (const zone of root.querySelectorAll("[data-zone]")) {
    const pieces = piecesIn(zone).filter((piece) => piece.closest("[data-zone]") === zone);
    const focused = pieces.find((piece) => piece === document.activeElement);
    const single = pieces.some((piece) => piece.dataset.legal) ? focused : (focused ?? pieces[0]);
    for (const piece of pieces) piece.tabIndex = piece.dataset.legal || piece === single ? 0 : -1;
  }
};

/** A move took the piece with the focus away: go where it is now, or to the next thing that may be used. */
export const keepFocus = (root: ParentNode, lost: string | undefined): void => {
  if (document.activeElement !== document.body || lost === undefined) return;
  const same = [...root.querySelectorAll<HTMLElement>(`[data-piece="${CSS.escape(lost)}"]`)].find(visible);
  if (same) same.focus({ preventScroll: true });
  else nextLegal(root);
};
