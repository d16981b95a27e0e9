/** Fuga sul mare: a nautical chart. */

import { PLAIN, type Theme, type Token } from "../theme";

const LAW: Token = { body: "square", fill: "#1f4f8f", ink: "#fffaf0", edge: "#0c2340" };
const CRIME: Token = { body: "octagon", fill: "#f4c531", ink: "#10293a", edge: "#10293a" };
const FERRY: Token = { body: "wide", fill: "#fffaf0", ink: "#b4232a", edge: "#b4232a" };

const rays = Array.from({ length: 16 }, (_, i) => {
  const a = (i * Math.PI) / 8;
  return `<path d="M104 86L${(104 + 230 * Math.sin(a)).toFixed(0)} ${(86 - 230 * Math.cos(a)).toFixed(0)}"/>`;
}).join("");
const rose = [0, 90, 180, 270].map((a) => `<g transform="rotate(${a})"><path d="M0-50 9-9 0 0Z" fill="#b4232a"/><path d="M0-50-9-9 0 0Z" fill="#fbf6e6"/></g><g transform="rotate(${a + 45}) scale(.62)"><path d="M0-50 9-9 0 0Z" fill="#10293a"/><path d="M0-50-9-9 0 0Z" fill="#a3cfde"/></g>`).join("");

export const fuga: Theme = {
  ...PLAIN,
  id: "fuga",
  load: () => import("./wear"),
  tile: `<svg viewBox="0 0 208 190" preserveAspectRatio="xMidYMid slice"><rect width="208" height="190" fill="#8dbdd3"/><g stroke="#5a8fa8" stroke-width=".8" opacity=".7">${rays}</g><path d="M208 190V20q-26 10-34 34t-28 32q-10 22 12 36t4 30q-8 20-34 38Z" fill="#cfe6ee"/><path d="M208 190V34q-18 10-24 30t-24 30q-8 18 12 30t2 28q-6 18-20 38Z" fill="#f0e2b6" stroke="#10293a" stroke-width="2.500"/><path d="M0 44q26-16 44 2t4 40-48 16Z" fill="#cfe6ee"/><path d="M0 56q20-12 34 0t2 28-36 12Z" fill="#f0e2b6" stroke="#10293a" stroke-width="2.500"/><g transform="translate(104 86)" stroke="#10293a" stroke-width="1.600" stroke-linejoin="round"><circle r="36" fill="none" stroke-opacity=".5"/>${rose}</g><path d="M24 100q40 60 82 46t60-34" fill="none" stroke="#b4232a" stroke-width="3.500" stroke-dasharray="9 6"/><g transform="translate(98 146)" stroke="#10293a" stroke-width="2" stroke-linejoin="round"><path d="M-26 0H28L20 14H-18Z" fill="#b4232a"/><path d="M-16 0V-11H14V0ZM-4-11V-20H5V-11Z" fill="#fffaf0"/></g><g transform="translate(44 152)" stroke="#10293a" stroke-width="2"><path d="M-9 8H9L5-12H-5Z" fill="#f4c531"/><circle cy="-17" r="4.500" fill="#f4c531"/></g></svg>`,
  tokens: {
    patrol: LAW, swat: LAW, squad: LAW, police: LAW, launch: LAW,
    first: CRIME, second: CRIME, walker: CRIME, car: CRIME, fast: CRIME, boat: CRIME,
    ferry: FERRY,
  },
  chapters: { end: "flag" },
};
