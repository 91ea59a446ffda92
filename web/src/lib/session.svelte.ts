// One table as this browser sees it: everything the server told, and what can be said to it. Components read the
// fields and call the methods; nobody else touches the websocket.
import { Hints, isSameAsk } from "./hints.svelte";
import { motion } from "./motion";
import { Previews } from "./previews";
import type {
  Absent,
  Ask,
  ChatLine,
  ClientMessage,
  ComingLine,
  EventLine,
  GestureStep,
  Look,
  Move,
  OfferedMove,
  Preview,
  Result,
  ServerMessage,
  StateMessage,
  TableInfo,
  TakeBack,
  Undo,
} from "./protocol";
import { SPECTATOR } from "./protocol";
import { settings } from "./settings.svelte";

const KEEP = 400; // lines of the log in memory
const PATIENCE = [250, 500, 1000, 2000, 4000, 8000]; // ms before the next attempt to connect
const HEARTBEAT = 20_000; // ms

/** The answer to a click on something that is not allowed. */
export interface WhyNot {
  rule: string;
  anchor: HTMLElement | null;
}

export class TableSession {
  // what the server said
  table = $state<TableInfo | null>(null);
  seat = $state(SPECTATOR);
  number = $state(0);
  position = $state(0);
  look = $state.raw<Look | null>(null);
  ask = $state.raw<Ask | null>(null);
  undoing = $state.raw<Undo>({ can: false, redo: false, ask: false });
  back = $state.raw<TakeBack | null>(null);
  absent = $state.raw<Absent | null>(null);
  events = $state.raw<EventLine[]>([]);
  earlier = $state(false); // the log has lines before the first of `events`
  fresh = $state.raw<EventLine[]>([]); // what the last update told: for motion, sound and the last-move ring
  chat = $state.raw<ChatLine[]>([]);
  comings = $state.raw<ComingLine[]>([]); // who came and who went
  result = $state.raw<Result | null>(null);
  // what is going on here
  connected = $state(false);
  missing = $state(false); // there is no such table, or it is private
  frozen = $state(false); // this version of the program cannot go on with it
  busy = $state(false); // a move is on its way
  confirming = $state.raw<{
    move: Move;
    steps?: GestureStep[];
    at: number;
    barrier: boolean;
    text: string;
  } | null>(null);
  refusal = $state<{ text: string; rule: string | null } | null>(null);
  why = $state.raw<WhyNot | null>(null);

  private socket: WebSocket | null = null;
  private attempts = 0;
  private closed = false;
  private timer = 0;
  private beat = 0;
  private lang = settings.lang;
  private previews = new Previews((message) => this.send(message));
  readonly hints = new Hints((message) => this.send(message));

  constructor(readonly id: string) {
    this.connect();
    this.beat = window.setInterval(() => this.send({ t: "ping" }), HEARTBEAT);
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  // connection -------------------------------------------------------------------------------------------------------
  private connect(): void {
    const url = new URL(`/ws/tables/${encodeURIComponent(this.id)}`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.searchParams.set("lang", settings.lang);
    if (this.seat !== SPECTATOR) url.searchParams.set("seat", String(this.seat));
    const invite = new URLSearchParams(location.search).get("invite"); // to watch a private table
    if (invite) url.searchParams.set("invite", invite);
    this.lang = settings.lang;
    const socket = (this.socket = new WebSocket(url));
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.connected = this.busy = false;
      if (event.code === 4404) this.missing = true;
      if (event.code === 4410) this.frozen = true;
      if (this.closed || this.missing || this.frozen) return;
      const pause = PATIENCE[Math.min(this.attempts++, PATIENCE.length - 1)] ?? 0;
      this.timer = window.setTimeout(() => this.connect(), pause * (0.7 + 0.6 * Math.random()));
    };
  }

  private hurry = (): void => {
    if (this.connected || this.closed || this.missing || this.frozen || document.visibilityState === "hidden") return;
    if (this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.timer);
    this.attempts = 0;
    this.connect();
  };

  /** The server knows this browser by another name or at another seat now: begin anew. */
  rejoin(): void {
    clearTimeout(this.timer);
    this.socket?.close();
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    switch (message.t) {
      case "state":
        this.take(message);
        break;
      case "update": {
        const gap = message.position < this.position && message.rewound === null;
        if (gap || !this.look) return this.send({ t: "sync" });
        this.busy = false;
        this.confirming = this.refusal = this.why = null;
        const kept =
          message.rewound === null ? this.events : this.events.filter((line) => line.position < message.rewound!);
        motion.before();
        this.previews.drop();
        if (message.by === this.seat || !isSameAsk(this.ask, message.ask)) this.hints.drop();
        this.number = message.number;
        this.position = message.position;
        this.look = { ...this.look, ...message.look } as Look;
        this.ask = message.ask;
        this.undoing = message.undo;
        this.fresh = message.events;
        this.events = [...kept, ...message.events].slice(-KEEP);
        if (message.result) this.result = message.result;
        motion.after(message.events);
        break;
      }
      case "table":
        this.table = message.table;
        if (message.table.status !== "open" && !this.look) this.send({ t: "sync" }); // the game has begun
        break;
      case "back":
        this.back = message.back;
        break;
      case "absent":
        this.absent = message.absent;
        break;
      case "chat":
        this.chat = [...this.chat, message.line].slice(-KEEP);
        break;
      case "came":
        if (!this.comings.some((line) => line.id === message.line.id)) this.comings = [...this.comings, message.line];
        break;
      case "confirm":
        this.busy = false;
        this.confirming = message;
        break;
      case "preview":
        this.previews.answer(message.id, message.preview);
        break;
      case "hint":
        this.hints.answer(message.id, message.hints);
        break;
      case "stopped":
        this.busy = false;
        if (message.why !== "question") this.refusal = { text: message.text, rule: null };
        break;
      case "refused":
        if (message.id !== undefined) {
          if (message.of === "hint") this.hints.refuse(message.id, message.text);
          else this.previews.refuse(message.id);
          break;
        }
        this.busy = false;
        this.confirming = null;
        this.refusal = { text: message.text, rule: message.rule };
        if (message.code === "stale") this.send({ t: "sync" });
        break;
      case "pong":
        break;
    }
  }

  private take(message: StateMessage): void {
    this.connected = true;
    this.attempts = 0;
    this.busy = false;
    this.previews.drop();
    this.hints.drop();
    this.table = message.table;
    this.seat = message.seat;
    this.number = message.number;
    this.position = message.position;
    this.look = message.look;
    this.ask = message.ask;
    this.undoing = message.undo;
    this.back = message.back;
    this.absent = message.absent;
    this.events = message.events;
    this.earlier = message.earlier;
    this.fresh = [];
    this.chat = message.chat;
    this.comings = message.comings;
    this.result = message.result;
    this.confirming = this.why = null;
    if (this.lang !== settings.lang) this.speak();
  }

  // what can be said -------------------------------------------------------------------------------------------------
  play(move: Move): void {
    if (this.busy || !this.ask) return;
    this.busy = true;
    this.refusal = this.why = null;
    this.send({ t: "play", move, at: this.number, careful: this.careful });
  }

  /** Ask before what cannot be undone; not where nothing is lost: a single answer, and nothing before it to take back. */
  private get careful(): boolean {
    return settings.careful && (this.undoing.can || (this.ask?.moves.length ?? 0) > 1);
  }

  /** What some moves would do, as far as this player can foresee it. */
  preview(steps: GestureStep[]): Promise<Preview> {
    return this.previews.ask(steps, this.number);
  }

  /** Several moves that are one gesture: the server stops where something else is asked than a step names. */
  chain(steps: GestureStep[]): void {
    if (this.busy || !this.ask) return;
    this.busy = true;
    this.refusal = this.why = null;
    this.send({ t: "chain", steps, at: this.number, careful: this.careful });
  }

  /** Do what the server asked to confirm. */
  confirm(): void {
    const wish = this.confirming;
    this.confirming = null;
    if (wish && this.ask) {
      this.busy = true;
      if (wish.steps) this.send({ t: "chain", steps: wish.steps, at: wish.at, careful: false });
      else this.send({ t: "play", move: wish.move, at: wish.at, careful: false });
    }
  }

  cancel(): void {
    this.confirming = this.refusal = this.why = null;
  }

  undo(): void {
    if (this.undoing.can) this.send({ t: "undo", at: this.number });
  }

  redo(): void {
    if (this.undoing.redo) this.send({ t: "redo", at: this.number });
  }

  askBack(): void {
    this.send({ t: "back", at: this.number });
  }

  agree(yes: boolean): void {
    this.send({ t: "agree", yes });
  }

  /** Ask the others to let a bot play on for somebody who is away. */
  askReplace(seat: number): void {
    this.send({ t: "absent", seat });
  }

  replace(yes: boolean): void {
    this.send({ t: "replace", yes });
  }

  write(text: string): void {
    this.send({ t: "chat", text });
  }

  sit(seat: number): void {
    this.send({ t: "sit", seat });
  }

  /** The connection speaks the language of the page from now on. */
  speak(): void {
    this.lang = settings.lang;
    this.send({ t: "lang", lang: settings.lang });
  }

  addEarlier(lines: EventLine[]): void {
    const first = this.events[0]?.position ?? Infinity;
    this.events = [...lines.filter((line) => line.position < first), ...this.events];
    this.earlier = false;
  }

  /** What would the expert play? */
  askHint(): void {
    if (this.mayHint) this.hints.ask(this.number);
  }

  // what is possible -------------------------------------------------------------------------------------------------
  /** Offered moves of a kind whose parts begin so; `undefined` fits everything. */
  moves(kind: string, ...parts: (number | undefined)[]): OfferedMove[] {
    return this.ask?.moves.filter(({ move }) => move[0] === kind && fits(move, parts)) ?? [];
  }

  /** The rule that forbids a move of a kind with these parts, if the server said one. */
  forbids(kind: string, ...parts: (number | undefined)[]): string | null {
    return this.ask?.why.find(([move]) => move[0] === kind && fits(move, parts))?.[1] ?? null;
  }

  explain(rule: string, anchor: HTMLElement | null): void {
    this.why = { rule, anchor };
  }

  /** There is a choice, and nobody else plays who could mind. */
  get mayHint(): boolean {
    return (this.table?.hints ?? false) && (this.ask?.moves.length ?? 0) > 1;
  }

  get yourTurn(): boolean {
    return this.ask !== null;
  }

  /** The connection was there and is gone; it comes back by itself. */
  get lost(): boolean {
    return !this.connected && this.table !== null;
  }

  /** Seats that are asked now. */
  get waiting(): number[] {
    return this.look?.waiting ?? this.table?.waiting ?? [];
  }

  /** Those of them whose bot thinks. */
  get thinking(): number[] {
    return this.result ? [] : this.waiting.filter((seat) => this.table?.seats[seat]?.kind === "bot");
  }

  /** Hot seat: the device has to go to this seat before anything can happen; null if it is in the right hands. */
  get handTo(): number | null {
    if (this.result || !this.look || this.waiting.includes(this.seat)) return null;
    return this.ownSeats.find((seat) => seat !== this.seat && this.waiting.includes(seat)) ?? null;
  }

  /** Seats of one's own: several in a hot-seat game. */
  get ownSeats(): number[] {
    return this.table?.seats.filter((seat) => seat.you).map((seat) => seat.seat) ?? [];
  }

  name(seat: number): string {
    return this.table?.seats[seat]?.name ?? "";
  }
}

const fits = (move: Move, parts: (number | undefined)[]): boolean =>
  parts.every((part, index) => part === undefined || move[index + 1] === part);
