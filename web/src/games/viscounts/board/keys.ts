// Arrows on the round board: left and right go around on a ring, up goes to the next ring outwards, down inwards.
const RINGS = ["rim", "road", "land", "castle"];

const angleOf = (element: Element, middle: DOMRect): number => {
  const box = element.getBoundingClientRect();
  const x = box.x + box.width / 2 - middle.x - middle.width / 2;
  const y = box.y + box.height / 2 - middle.y - middle.height / 2;
  return (Math.atan2(x, -y) * 180) / Math.PI;
};
const turned = (from: number, to: number): number => (to - from + 720) % 360;

/** The pieces of a ring; those that may be used, while there are any. */
const onRing = (disc: Element, ring: string): HTMLElement[] => {
  const all = [...disc.querySelectorAll<HTMLElement>(`[data-zone="${ring}"] .piece`)].filter((one) => one.offsetParent);
  const lit = all.filter((one) => one.dataset.legal);
  return lit.length ? lit : all;
};

/** Move the focus for an arrow; false: the focus is not on a ring, or there is nothing in that direction. */
export const goAround = (key: string, disc: HTMLElement): boolean => {
  const from = document.activeElement?.closest<HTMLElement>(".piece");
  const ring = from?.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "";
  if (!from || !RINGS.includes(ring) || !key.startsWith("Arrow")) return false;
  const middle = disc.querySelector(".board")!.getBoundingClientRect();
  const here = angleOf(from, middle);
  let target: HTMLElement | undefined;
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const way = (one: Element): number =>
      key === "ArrowRight" ? turned(here, angleOf(one, middle)) : turned(angleOf(one, middle), here);
    const others = onRing(disc, ring).filter((one) => one !== from);
    target = others.sort((a, b) => (way(a) || 360) - (way(b) || 360))[0];
  } else {
    const step = key === "ArrowUp" ? -1 : 1;
    for (let at = RINGS.indexOf(ring) + step; RINGS[at] && !target; at += step) {
      const off = (one: Element): number => {
        const apart = turned(here, angleOf(one, middle));
        return Math.min(apart, 360 - apart);
      };
      target = onRing(disc, RINGS[at]!).sort((a, b) => off(a) - off(b))[0];
    }
  }
  target?.focus();
  return target !== undefined;
};
