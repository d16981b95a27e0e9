/** The maps of a game, each asked for once in a language: they never change. */

import type { BoardMap } from "../board/types";
import { fixtures } from "./fixtures";

export interface Drawn { map: BoardMap; url: string } // the drawing as an image, so that nothing in it can run

const kept = new Map<string, Promise<Drawn>>();

async function get(game: string, map: string, language: string): Promise<BoardMap> {
  if (__FIXTURES__ && fixtures.wanted) return fixtures.map(game, map);
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/maps/${encodeURIComponent(map)}?language=${language}`);
  if (!answer.ok) throw new Error(`map ${game} ${map}: ${answer.status}`);
  return (await answer.json()) as BoardMap;
}

function drawn(map: BoardMap): Drawn {
  const url = map.drawing ? URL.createObjectURL(new Blob([map.drawing], { type: "image/svg+xml" })) : "";
  return { map, url };
}

/** A map by its name, with the words on it in a language; what failed is asked again the next time. */
export function mapOf(game: string, map: string, language: string): Promise<Drawn> {
  const key = `${game}\n${map}\n${language}`;
  let found = kept.get(key);
  if (!found) {
    found = get(game, map, language).then(drawn);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}
