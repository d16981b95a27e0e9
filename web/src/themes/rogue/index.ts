/** Rogue Trooper: a toxic battlefield. */

import { PLAIN, type Theme, type Token } from "../theme";

const GI: Token = { body: "disc", fill: "#2f7fb4", ink: "#0b1a24", plate: "#a9d8f2", edge: "#e9f2e4" };
const CHIP: Token = { body: "square", fill: "#16200f", ink: "#c9ff6a", edge: "#c9ff6a" };
const NORT: Token = { body: "shield", fill: "#8e2418", ink: "#ffe6d8", edge: "#ffb59c" };
const MARK: Token = { body: "diamond", fill: "#c9ff6a", ink: "#16200a", edge: "#16200a" };

const hexes = Array.from({ length: 40 }, (_, i) => {
  const x = (i % 8) * 30 + (Math.floor(i / 8) % 2) * 15 - 8;
  const y = Math.floor(i / 8) * 26 + 66;
  return `<path d="M${x} ${y - 17}l15 8.500v17l-15 8.500-15-8.500v-17Z" fill="${["#2b3b49", "#3a4a2a", "#4a3428", "#22303d"][(i * 7 + Math.floor(i / 5)) % 4]}"/>`;
}).join("");

export const rogue: Theme = {
  ...PLAIN,
  id: "rogue",
  load: () => import("./wear"),
  tile: `<svg viewBox="0 0 208 190" preserveAspectRatio="xMidYMid slice"><rect width="208" height="190" fill="#10181f"/><rect width="208" height="76" fill="#1a2430"/><circle cx="150" cy="44" r="26" fill="#86b32f"/><circle cx="150" cy="44" r="34" fill="none" stroke="#86b32f" stroke-opacity=".4" stroke-width="3"/><g stroke="#070c10" stroke-width="2">${hexes}</g><path d="M0 72q40-14 84-4t124-6v14H0Z" fill="#4a5a1a" opacity=".8"/><g transform="translate(82 116)" stroke="#070c10" stroke-width="3" stroke-linejoin="round"><path d="M-40 76V46q0-24 40-26 40 2 40 26v30Z" fill="#3d6f93"/><path d="M-22-6q0-32 22-32T22-6q0 28-22 32Q-22 22-22-6Z" fill="#5a9cc6"/><path d="M-27-8q0-38 27-38T27-8l-8-4H-19Z" fill="#4a5a2a"/><path d="M-15-2h11v6h-11ZM4-2h11v6H4Z" fill="#e9f2e4"/><path d="M-8 15h16" fill="none"/></g><path d="M114 178 176 104l10 9-58 72Z" fill="#22303d" stroke="#070c10" stroke-width="3"/><circle cx="178" cy="110" r="5" fill="#c9ff6a"/><path d="M0 178h208" stroke="#e8792b" stroke-width="8" stroke-dasharray="14 10"/></svg>`,
  tokens: {
    gi: GI, gunnar: CHIP, helm: CHIP, bagman: CHIP, biochip: CHIP, enemy: NORT, traitor: { ...NORT, body: "octagon", fill: "#4b2a66", edge: "#e3c8ff" },
    clue: MARK, companion: { ...GI, fill: "#5a9a4e", plate: "#d3efc4" },
  },
  chapters: { end: "flag" },
};
