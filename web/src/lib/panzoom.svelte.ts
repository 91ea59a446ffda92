// A board that is larger than its window: wheel, pinch, double tap and keys zoom, dragging and arrows pan. The board is
// never pushed out of sight; at scale 1 it fills its window and does not move.
import type { Attachment } from "svelte/attachments";

const MOST = 3;
const STEP = 1.35; // of a key or a turn of the wheel
const TAPPED = 2.3; // scale of a double tap
const SLACK = 5; // px before a press becomes a drag
const DOUBLE = 320; // ms between two taps

interface Point {
  x: number;
  y: number;
}

export class PanZoom {
  scale = $state(1);
  x = $state(0); // px that the board is shifted by
  y = $state(0);
  moving = $state(false); // a finger or the mouse holds it
  private size = { width: 1, height: 1 };
  private fingers = new Map<number, Point>();
  private tapped = { at: 0, x: 0, y: 0 };

  get zoomed(): boolean {
    return this.scale > 1.01;
  }

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px)`;
  }

  /** Zoom so that the point of the window stays where it is. */
  zoom(to: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    const scale = Math.min(MOST, Math.max(1, to));
    const ratio = scale / this.scale;
    this.scale = scale;
    this.put(at.x - (at.x - this.x) * ratio, at.y - (at.y - this.y) * ratio);
  }

  /** Bring a point of the board (in parts of its size) to the middle. */
  show(x: number, y: number, scale = TAPPED): void {
    this.scale = scale;
    const { width, height } = this.size;
    this.put(width / 2 - x * width * scale, height / 2 - y * height * scale);
  }

  whole(): void {
    this.scale = 1;
    this.x = this.y = 0;
  }

  private put(x: number, y: number): void {
    const { width, height } = this.size;
    this.x = Math.min(0, Math.max(width - width * this.scale, x));
    this.y = Math.min(0, Math.max(height - height * this.scale, y));
  }

  private key(event: KeyboardEvent): boolean {
    if (event.key === "+" || event.key === "=") this.zoom(this.scale * STEP);
    else if (event.key === "-") this.zoom(this.scale / STEP);
    else if (event.key === "0") this.whole();
    else return false;
    return true;
  }

  /** For the window of the board. */
  readonly attach: Attachment<HTMLElement> = (element) => {
    const measure = new ResizeObserver(() => {
      this.size = { width: element.clientWidth, height: element.clientHeight };
      this.put(this.x, this.y);
    });
    measure.observe(element);
    const inside = (event: { clientX: number; clientY: number }): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.x, y: event.clientY - box.y };
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      this.zoom(
        this.scale * (event.deltaY < 0 ? STEP : 1 / STEP) ** Math.min(1, Math.abs(event.deltaY) / 60),
        inside(event),
      );
    };
    let start: Point | null = null; // of a drag that may become one
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      this.fingers.set(event.pointerId, inside(event));
      start = inside(event);
    };
    const move = (event: PointerEvent): void => {
      const before = this.fingers.get(event.pointerId);
      if (!before) return;
      const now = inside(event);
      const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      const [other] = others;
      if (other) {
        const span = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y);
        this.moving = true;
        this.zoom((this.scale * span(now)) / Math.max(8, span(before)), {
          x: (now.x + other.x) / 2,
          y: (now.y + other.y) / 2,
        });
      } else if (this.moving || (start && this.zoomed && Math.hypot(now.x - start.x, now.y - start.y) > SLACK)) {
        this.moving = true;
        this.put(this.x + now.x - before.x, this.y + now.y - before.y);
      }
      this.fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => {
      const held = this.fingers.delete(event.pointerId);
      if (!held || this.fingers.size) return;
      const at = inside(event);
      const again =
        performance.now() - this.tapped.at < DOUBLE && Math.hypot(at.x - this.tapped.x, at.y - this.tapped.y) < 30;
      if (again && !this.moving && event.pointerType === "touch") {
        if (this.zoomed) this.whole();
        else this.zoom(TAPPED, at);
      }
      this.tapped = { at: performance.now(), ...at };
      if (this.moving) swallow();
      this.moving = false;
      start = null;
    };
    /** The press was a drag: the click that follows means nothing. */
    const swallow = (): void => {
      const stop = (click: MouseEvent): void => {
        click.stopPropagation();
        click.preventDefault();
      };
      element.addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => element.removeEventListener("click", stop, { capture: true }), 50);
    };
    const key = (event: KeyboardEvent): void => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && this.key(event)) event.preventDefault();
    };
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    element.addEventListener("keydown", key);
    return () => {
      measure.disconnect();
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      element.removeEventListener("keydown", key);
    };
  };
}
