/** The table as one seat last heard of it, and the socket that keeps it so. Nothing is shown before the table says it. */

import type { Choice, FromPage, Lobby, Looked, Refused, Said, Stand, Table, Told, ToPage } from "./protocol";
import { renewed } from "./api";
import { fixtures } from "./fixtures";

export type Link = "connecting" | "open" | "lost" | "gone";
const SOONEST = 500;
const LATEST = 15_000;
const PATIENCE = 4000; // for an answer to a move, before one may try again
const POINTS = 80; // ms on a thing before it is looked at
const WONDERS = 700; // for a reason
const DEAF = 10_000; // for the first word on a new connection
const ASLEEP = 20_000; // unseen for so long, a connection may be dead without knowing it
const SILENT = 4000; // closes from here on say that coming back is of no use

export class Live {
  link = $state<Link>("connecting");
  lobby = $state.raw<Lobby | null>(null);
  table = $state.raw<Table | null>(null);
  events = $state.raw<Told[]>([]);
  said = $state.raw<Said[]>([]);
  offered = $state.raw<Choice[] | null>(null); // what may be claimed, once asked for
  looked = $state.raw<Looked | null>(null);
  standing = $state.raw<Record<string, Stand["when"]>>({}); // by rule, what is answered without asking
  sent = $state<string | null>(null); // a move on its way
  retryAt = $state<number | null>(null);

  onrefused: (refused: Refused) => void = () => {};
  problem = $state<string | null>(null); // the last one we were told of
  onproblem: (why: string) => void = () => {};

  #deadline = 0;
  #socket: WebSocket | null = null; // the one that has spoken
  #coming: WebSocket | null = null; // one that has not yet
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unheard: ReturnType<typeof setTimeout> | undefined;
  #looking: ReturnType<typeof setTimeout> | undefined;
  #pointed: string | null = null;
  #wondering: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #alive = Date.now();
  #failures = 0;
  #over = false;

  constructor(readonly code: string, readonly token: string | null) {}

  start(): void {
    if (__FIXTURES__ && fixtures.wanted) {
      void fixtures.load().then((fixture) => {
        this.link = "open";
        this.hear(fixture.lobby);
        if (fixture.table) this.hear(fixture.table);
        fixture.said.forEach((said) => this.hear(said));
      });
      return;
    }
    addEventListener("online", this.#again);
    addEventListener("pageshow", this.#again);
    document.addEventListener("visibilitychange", this.#again);
    this.#pulse = setInterval(this.#again, 5000);
    this.#connect();
  }

  stop(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#unheard);
    clearTimeout(this.#wondering);
    clearTimeout(this.#looking);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#again);
    removeEventListener("pageshow", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    this.#drop();
  }

  /* ── what one does ── */

  play(move: string): void {
    if (!this.table || this.sent !== null) return;
    if (!this.#send({ t: "play", move, n: this.table.n })) return;
    this.sent = move;
    clearTimeout(this.#unheard);
    this.#unheard = setTimeout(() => {
      if (this.sent === null) return;
      this.sent = null;
      this.refresh();
    }, PATIENCE);
  }

  /** Why not? The answer comes as a refusal; where the game has none to give, as one without a reason. */
  why(what: { move: string } | { clicks: string[] }): void {
    if (!this.#send({ t: "why", ...what })) return;
    clearTimeout(this.#wondering);
    this.#wondering = setTimeout(() => this.onrefused({ t: "refused", move: "", rule: this.table?.question?.rule ?? "", why: "", args: {} }), WONDERS);
  }

  /** What there is to lay over the board for what is pointed at; a pointer on its way over things asks nothing. */
  look(thing: string | null): void {
    this.#pointed = thing;
    clearTimeout(this.#looking);
    if (this.looked?.thing !== thing) this.looked = null;
    if (thing !== null && this.looked === null) this.#looking = setTimeout(() => this.#send({ t: "look", thing }), POINTS);
  }

  /** Asked by this rule whether one steps in: pass from now on, or ask again. */
  stand(rule: string, when: Stand["when"]): void {
    if (this.#send({ t: "stand", rule, when })) this.#stands(rule, when);
  }

  #stands(rule: string, when: Stand["when"]): void {
    const { [rule]: _, ...others } = this.standing;
    this.standing = when === "never" ? others : { ...others, [rule]: when };
  }

  say = (text: string, to: number[]): boolean => this.#send({ t: "say", text, to });
  claim = (claim: string): boolean => this.#send({ t: "claim", claim });
  offers(): void {
    this.offered = null;
    this.#send({ t: "offers" });
  }
  begin = (): boolean => this.#send({ t: "start" });
  undo = (): boolean => this.#send({ t: "undo" });
  pause = (on: boolean): boolean => this.#send({ t: "pause", on });
  standin = (seat: number, on: boolean): boolean => this.#send({ t: "standin", seat, on });
  agree = (yes: boolean): boolean => this.#send({ t: "agree", yes });
  rematch = (): boolean => this.#send({ t: "rematch" });

  /** Seconds left for what is asked, at a time of this page; as they were where the clock is stopped. */
  left(now: number): number | null {
    const clock = this.table?.clock;
    if (!clock) return null;
    return clock.stopped ? clock.left : Math.max(0, (this.#deadline - now) / 1000);
  }

  /* ── what one hears ── */

  hear(message: ToPage): void {
    switch (message.t) {
      case "lobby":
        this.lobby = message;
        break;
      case "table":
        this.events = [...this.events.slice(0, message.first), ...message.events];
        if (message.clock) this.#deadline = performance.now() + message.clock.left * 1000;
        clearTimeout(this.#wondering);
        if (message.question?.standing) this.#stands(message.question.rule, message.question.standing);
        this.table = message;
        this.sent = null;
        this.looked = null;
        this.look(this.#pointed);
        break;
      case "words":
        if (!this.said.some((one) => one.at === message.at && one.seat === message.seat && one.text === message.text)) {
          this.said = [...this.said, message];
        }
        break;
      case "offered":
        this.offered = message.choices;
        break;
      case "looked":
        if (message.thing === this.#pointed) this.looked = message;
        break;
      case "refused":
        clearTimeout(this.#wondering);
        this.sent = null;
        this.onrefused(message);
        break;
      case "problem":
        this.sent = null;
        this.problem = message.why;
        this.onproblem(message.why);
        break;
    }
  }

  /* ── the connection ── */

  /** At once, whatever was planned. */
  retry(): void {
    this.retryAt = null;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** A new connection in place of one that may be dead; what is shown stays until it speaks. */
  refresh(): void {
    if (this.link === "open") this.#connect();
  }

  /** Somebody is back: the network, the page, or the machine after a sleep, which shows as time that is missing. */
  #again = (event?: Event): void => {
    const slept = Date.now() - this.#alive > ASLEEP;
    this.#alive = Date.now();
    if (document.visibilityState !== "visible") return;
    if (this.link === "lost" && (event || slept)) this.retry();
    else if (slept) this.refresh();
  };

  #drop(): void {
    for (const socket of [this.#socket, this.#coming]) {
      if (!socket) continue;
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    this.#socket = this.#coming = null;
  }

  #connect(): void {
    if (this.#over || this.#coming) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.code)}/live`);
    const deaf = setTimeout(() => this.#lose(1006), DEAF);
    socket.binaryType = "arraybuffer";
    this.#coming = socket;
    const decoder = new TextDecoder();
    socket.onopen = () => {
      const hello: FromPage = { t: "hello", token: this.token };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (this.#coming === socket) {
        clearTimeout(deaf);
        this.#coming = null;
        this.#drop();
        this.#socket = socket;
        if (this.link === "lost") void renewed();
        this.link = "open";
        this.#failures = 0;
      }
      this.hear(JSON.parse(typeof data === "string" ? data : decoder.decode(data)) as ToPage);
    };
    socket.onclose = ({ code }) => {
      clearTimeout(deaf);
      this.#lose(code);
    };
  }

  #lose(code: number): void {
    this.#drop();
    this.sent = null;
    if (this.#over) return;
    if (code >= SILENT) {
      this.link = "gone";
      return;
    }
    this.link = "lost";
    const wait = Math.min(LATEST, SOONEST * 2 ** this.#failures) * (0.75 + Math.random() / 2);
    this.#failures += 1;
    this.retryAt = performance.now() + wait;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.retry(), wait);
  }

  #send(message: FromPage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }
}
