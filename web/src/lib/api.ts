/** The server's JSON. An error is a message id for the reader. */

import type { GameInfo, Lobby, Rule } from "./protocol";
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
  games: (): Promise<GameInfo[]> => once("games", () => json("/api/games")),
  words: (language: string): Promise<string> => once(`words ${language}`, () => text(`/api/words/${language}`)),
  gameWords: (language: string, game: string): Promise<string> =>
    once(`words ${language} ${game}`, () => text(`/api/words/${language}/${encodeURIComponent(game)}`)),
  rules: (game: string, language: string): Promise<Rule[]> =>
    once(`rules ${game} ${language}`, () => json(`/api/rules/${encodeURIComponent(game)}/${language}`)),
  table: (code: string): Promise<Lobby> => json(on(code)),
  open: (wanted: { game: string; seats: number; options: Record<string, unknown>; name: string; bots: string }) =>
    json<{ code: string; seat: number; token: string }>("/api/tables", wanted),
  sit: (code: string, wanted: { name: string; seat?: number }) =>
    json<{ seat: number; token: string }>(`${on(code)}/sit`, wanted),
};

export const api: typeof server = __FIXTURES__ && fixtures.wanted ? fixtures.api(server) : server;
