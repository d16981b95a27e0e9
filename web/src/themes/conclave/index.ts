/** Conclave, the teaching game: a locked hall by candlelight. */

import { PLAIN, type Theme } from "../theme";
import Hall from "./Hall.svelte";

const rays = Array.from({ length: 18 }, (_, i) => `<path d="M104 78L${(104 + 190 * Math.cos((i * Math.PI) / 9)).toFixed(0)} ${(78 + 190 * Math.sin((i * Math.PI) / 9)).toFixed(0)}L${(104 + 190 * Math.cos((i * Math.PI) / 9 + 0.17)).toFixed(0)} ${(78 + 190 * Math.sin((i * Math.PI) / 9 + 0.17)).toFixed(0)}Z"/>`).join("");

const figure = (x: number, y: number, s: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-22 60V22Q-22-2 0-2T22 22V60Z" fill="${fill}" stroke="#1d0d12" stroke-width="2.500"/><path d="M-13-2Q-15-30 0-32 15-30 13-2 7 8 0 8T-13-2Z" fill="#2a0f18" stroke="#1d0d12" stroke-width="2.500"/></g>`;

export const conclave: Theme = {
  ...PLAIN,
  id: "conclave",
  tile: `<svg viewBox="0 0 208 190" preserveAspectRatio="xMidYMid slice"><rect width="208" height="190" fill="#4a1522"/><g fill="#5d1d2b">${rays}</g><ellipse cx="104" cy="158" rx="120" ry="44" fill="#8a5a3a" stroke="#1d0d12" stroke-width="2.500"/><ellipse cx="104" cy="154" rx="104" ry="34" fill="#a06c47"/>${figure(44, 92, 0.8, "#9c2433")}${figure(164, 92, 0.8, "#9c2433")}${figure(104, 78, 0.95, "#efe0cb")}<path d="M98 158h12v-26h-12Z" fill="#f3ead0" stroke="#1d0d12" stroke-width="2"/><path d="M104 108q9 12 0 22-9-10 0-22Z" fill="#f0a63a" stroke="#1d0d12" stroke-width="2"/></svg>`,
  backdrop: Hall,
  chapters: { end: "flag" },
};
