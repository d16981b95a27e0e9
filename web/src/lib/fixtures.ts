/** `?fixture=NAME` shows web/fixtures/NAME.json without a server. In builds for people none of this is left. */

import type { GameInfo, Lobby, Rule, Said, Table } from "./protocol";
import type { BoardMap } from "../board/types";
import type { api as Api } from "./api";

interface Fixture { lobby: Lobby; table: Table | null; said: Said[] }
interface Game { words: Record<string, { house: string; game: string }>; rules: Record<string, Rule[]> }

const files = __FIXTURES__ ? import.meta.glob<unknown>("../../fixtures/*.json", { import: "default" }) : {};
const wanted = __FIXTURES__ ? new URLSearchParams(location.search).get("fixture") : null;

async function load<T>(name: string): Promise<T> {
  const get = files[`../../fixtures/${name}.json`];
  if (!get) throw new Error(`no fixture ${name}`);
  return (await get()) as T;
}

const OPTIONS: Record<string, GameInfo["options"]> = {
  lupusburg: [
    { name: "mayor", default: "host", choices: ["host", "random"] },
    { name: "games", default: 1, choices: [1, 2, 3, 4, 5, 6, 7, 8] },
    { name: "series_tie", default: "nearest", choices: ["nearest", "shared"] },
  ],
};

export const fixtures = {
  wanted,
  load: (): Promise<Fixture> => load(wanted ?? ""),
  map: (game: string, map: string): Promise<BoardMap> => load(`map-${game}-${map}`),
  api(server: typeof Api): typeof Api {
    return {
      ...server,
      games: async () => [
        { id: "lupusburg", title: "LupusBURG", seats: [4, 5, 6, 7, 8], options: OPTIONS["lupusburg"] ?? [] },
        { id: "conclave", title: "Conclave", seats: [3, 4, 5, 6, 7, 8], options: [] },
        { id: "fuga", title: "Fuga sul mare", seats: [2, 3, 4], options: [] },
        { id: "lupin", title: "Lupin the 3rd", seats: [2, 3, 4, 5], options: [] },
        { id: "rogue", title: "Rogue Trooper", seats: [1, 2, 3, 4], options: [] },
      ],
      words: async (language) => (await load<Game>("game-conclave")).words[language]?.house ?? "",
      gameWords: async (language, game) => (await load<Game>(`game-${game}`)).words[language]?.game ?? "",
      rules: async (game, language) => (await load<Game>(`game-${game}`)).rules[language] ?? [],
      table: async () => (await fixtures.load()).lobby,
    };
  },
};
