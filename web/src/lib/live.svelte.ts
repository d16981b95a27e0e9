/** The table as this page last heard of it, and the socket that keeps it so. Nothing is shown before the table says it. */

import type { FromPage, Lobby, Refused, Said, Table, Told, ToPage } from "./protocol";
import { fixtures } from "./fixtures";

export type Link = "connecting" | "open" | "lost" | "gone";
const SOONEST = 500;
const LATEST = 15_000;
const PATIENCE = 4000; // for an answer to a move, before one may try again
const SILENT = 4000; // closes from here on say that coming back is of no use

export class Live {
  link = $state<Link>("connecting");
  lobby = $state.raw<Lobby | null>(null);
  table = $state.raw<Table | null>(null);
  events = $state.raw<Told[]>([]);
  said = $state.raw<Said[]>([]);
  deadline = $state<number | null>(null); // of the clock, in this page's time
  sent = $state<string | null>(null); // a move on its way
  retryAt = $state<number | null>(null);

  onrefused: (refused: Refused) => void = () => {};
  onproblem: (why: string) => void = () => {};

  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unheard: ReturnType<typeof setTimeout> | undefined;
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
    document.addEventListener("visibilitychange", this.#again);
    this.#connect();
  }

  stop(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    this.#socket?.close();
  }

  play(move: string): void {
    if (!this.table || this.sent !== null) return;
    if (!this.#send({ t: "play", move, n: this.table.n })) return;
    this.sent = move;
    clearTimeout(this.#unheard);
    this.#unheard = setTimeout(() => (this.sent = null), PATIENCE);
  }

  say(text: string): boolean {
    return this.#send({ t: "say", text });
  }

  begin(): void {
    this.#send({ t: "start" });
  }

  retry(): void {
    this.retryAt = null;
    clearTimeout(this.#timer);
    this.#connect();
  }

  hear(message: ToPage): void {
    switch (message.t) {
      case "lobby":
        this.lobby = message;
        break;
      case "table": {
        const first = message.first ?? 0;
        this.events = [...this.events.slice(0, first), ...message.events];
        this.table = message;
        this.sent = null;
        this.deadline = message.clock ? performance.now() + message.clock.left * 1000 : null;
        break;
      }
      case "words":
        if (!this.said.some((one) => one.at === message.at && one.seat === message.seat && one.text === message.text)) {
          this.said = [...this.said, message];
        }
        break;
      case "refused":
        this.sent = null;
        this.onrefused(message);
        break;
      case "problem":
        this.sent = null;
        this.onproblem(message.why);
        break;
    }
  }

  #again = (): void => {
    if (document.visibilityState === "visible" && this.link === "lost") this.retry();
  };

  #connect(): void {
    if (this.#over || this.#socket) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.code)}/live`);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    const decoder = new TextDecoder();
    socket.onopen = () => {
      const hello: FromPage = { t: "hello", token: this.token };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      this.link = "open";
      this.#failures = 0;
      this.hear(JSON.parse(typeof data === "string" ? data : decoder.decode(data)) as ToPage);
    };
    socket.onclose = ({ code }) => {
      this.#socket = null;
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
      this.#timer = setTimeout(() => this.retry(), wait);
    };
  }

  #send(message: FromPage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }
}
