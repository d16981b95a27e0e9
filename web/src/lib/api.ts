/** The server's JSON. An error is a message id for the reader. */

import type { DiceCheck, GameInfo, Lobby, Moment, OpenTable, Replay, Rule } from "./protocol";
import { fixtures } from "./fixtures";

export class Unwelcome extends Error {
  constructor(readonly why: string, readonly status: number) {
    super(why);
  }
}

async function ask(path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new Unwelcome("page-no-connection", 0);
  }
  if (answer.ok) return answer;
  let why = "page-something-wrong";
  try {
    const told = (await answer.json()) as { why?: unknown };
    if (typeof told.why === "string") why = told.why;
  } catch {
    // not from our server
  }
  throw new Unwelcome(why, answer.status);
}

const json = async <T>(path: string, body?: unknown): Promise<T> => (await ask(path, body)).json() as Promise<T>;
const text = async (path: string): Promise<string> => (await ask(path)).text();
const on = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

const kept = new Map<string, Promise<unknown>>();
/** Words and rules do not change while the page is open; what failed is asked again. */
function once<T>(path: string, get: () => Promise<T>): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = get();
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found;
}

const server = {
  /** Where neighbours reach this server: what the browser calls it, unless that is a name only this machine knows. */
  house: async (): Promise<string> => {
    const local = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
    const { invite } = local ? await once("house", () => json<{ invite: string | null }>("/api/house")) : { invite: null };
    return invite ?? location.origin;
  },
  games: (): Promise<GameInfo[]> => once("games", () => json("/api/games")),
  words: (language: string): Promise<string> => once(`words ${language}`, () => text(`/api/words/${language}`)),
  gameWords: (language: string, game: string): Promise<string> =>
    once(`words ${language} ${game}`, () => text(`/api/words/${language}/${encodeURIComponent(game)}`)),
  rules: (game: string, language: string): Promise<Rule[]> =>
    once(`rules ${game} ${language}`, () => json(`/api/rules/${encodeURIComponent(game)}/${language}`)),
  table: (code: string): Promise<Lobby> => json(on(code)),
  open: (wanted: OpenTable) => json<{ code: string; seat: number; token: string; others: { seat: number; token: string }[] }>("/api/tables", wanted),
  sit: (code: string, wanted: { name: string; seat?: number }) =>
    json<{ seat: number; token: string }>(`${on(code)}/sit`, wanted),
  record: (code: string): string => `${on(code)}/record`,
  dice: (code: string): Promise<DiceCheck> => json(`${on(code)}/dice`),
  /** A finished game as `eyes` saw it: a seat's number, watcher or all. It never changes. */
  replay: (code: string, eyes: string): Promise<Replay> => once(`replay ${code} ${eyes}`, () => json(`${on(code)}/replay?as=${eyes}`)),
  moment: (code: string, eyes: string, at: number): Promise<Moment> =>
    once(`moment ${code} ${eyes} ${at}`, () => json(`${on(code)}/replay/${at}?as=${eyes}`)),
};

const RELOADED = "covo.reloaded";
/** The page anew, but not over and over: nothing is lost by it, for all there is lies on the server. */
export function anew(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < 60_000) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    return; // without a memory it could not be told from a loop
  }
  location.reload();
}

/** After the server was away: where it has come back with another page, take that one. */
export async function renewed(): Promise<void> {
  if (__FIXTURES__) return;
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute("src");
  try {
    const page = await (await fetch("/", { cache: "no-store" })).text();
    if (own && page.includes('type="module"') && !page.includes(own)) anew();
  } catch {
    // away again
  }
}

export const api: typeof server = __FIXTURES__ && fixtures.wanted ? fixtures.api(server) : server;
