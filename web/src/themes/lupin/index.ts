/** Lupin the 3rd: a caper film poster of the seventies. */

import { PLAIN, type Theme, type Token } from "../theme";

const GANG: Token = { body: "disc", fill: "#b5222d", ink: "#1f1b17", plate: "#f8ead0", edge: "#1f1b17" };
const POLICE: Token = { body: "shield", fill: "#27436b", ink: "#f8ead0", edge: "#f8ead0" };
const CHIEF: Token = { ...POLICE, body: "hex" };
const GUARD: Token = { body: "square", fill: "#45454d", ink: "#f8ead0", edge: "#f8ead0" };
const WHEELS: Token = { body: "wide", fill: "#fdf4de", ink: "#1f1b17", edge: "#1f1b17" };
const GOLD: Token = { body: "diamond", fill: "#dfa321", ink: "#1f1b17", edge: "#1f1b17" };

const rays = Array.from({ length: 14 }, (_, i) => {
  const a = (i * Math.PI) / 7;
  const at = (t: number): string => `${(104 + 240 * Math.cos(t)).toFixed(0)} ${(96 + 240 * Math.sin(t)).toFixed(0)}`;
  return `<path d="M104 96L${at(a)}L${at(a + 0.22)}Z"/>`;
}).join("");
const dots = Array.from({ length: 54 }, (_, i) => `<circle cx="${8 + (i % 9) * 24 + (Math.floor(i / 9) % 2) * 12}" cy="${130 + Math.floor(i / 9) * 11}" r="${(1 + Math.floor(i / 9) * 0.7).toFixed(1)}"/>`).join("");

export const lupin: Theme = {
  ...PLAIN,
  id: "lupin",
  load: () => import("./wear"),
  tile: `<svg viewBox="0 0 208 190" preserveAspectRatio="xMidYMid slice"><rect width="208" height="190" fill="#dfa321"/><g fill="#f0c04a">${rays}</g><g fill="#b5222d">${dots}</g><circle cx="104" cy="86" r="56" fill="#b5222d" stroke="#1f1b17" stroke-width="3"/><circle cx="104" cy="86" r="42" fill="#f8ead0" stroke="#1f1b17" stroke-width="2"/><g transform="translate(104 84)" fill="#1f1b17"><path d="M-34 12Q0 26 34 12 24 5 22 0C22-22 12-28 0-22-12-28-22-22-22 0-24 5-34 12-34 12Z"/><path d="M-22 1Q0 12 22 1" stroke="#b5222d" stroke-width="5" fill="none"/><path d="M-20 20Q0 28 20 20 16 40 0 42-16 40-20 20Z" opacity=".92"/></g><g transform="translate(0 190)"><path d="M0 0V-34H26V-22H44V-46H62V-22H84V-30H98V0ZM208 0V-40H186V-24H172V-52H150V-24H134V0Z" fill="#1f1b17"/><path d="M32-14h6v6h-6ZM50-36h5v6h-5ZM158-42h5v6h-5ZM192-28h6v6h-6Z" fill="#dfa321"/></g></svg>`,
  tokens: {
    lupin: GANG, jigen: GANG, goemon: GANG, fujiko: GANG, zenigata: CHIEF, agent: POLICE, guard: GUARD,
    policecar: { ...WHEELS, fill: "#27436b", ink: "#f8ead0", edge: "#f8ead0" }, bus: WHEELS, fiat: WHEELS, alfa: WHEELS, bike: WHEELS, boat: WHEELS, heli: WHEELS, glider: WHEELS, balloon: WHEELS,
    treasure: GOLD, tile: GOLD, empty: { ...GOLD, fill: "#fdf4de" }, trap: { ...GOLD, fill: "#fdf4de" },
    jeep: WHEELS, lorry: WHEELS, rowboat: WHEELS, loot: GOLD, question: { ...GOLD, fill: "#fdf4de" }, bust: GOLD, owl: GOLD, lance: GOLD,
    trident: GOLD, alpha: GOLD, beta: GOLD, wheel: { body: "octagon", fill: "#14676a", ink: "#f8ead0", edge: "#f8ead0" },
  },
  chapters: { end: "flag" },
};

const henge = [18, 58, 138, 178].map((x) => `<path d="M${x - 13} 150V98h9v52ZM${x + 4} 150V98h9v52ZM${x - 18} 98V87h36v11Z"/>`).join("");

/** The expansion is dressed like the base game and has a poster of its own: a sword in the stone before the henge. */
export const lupinx: Theme = {
  ...lupin,
  tile: `<svg viewBox="0 0 208 190" preserveAspectRatio="xMidYMid slice"><rect width="208" height="190" fill="#14676a"/><g fill="#1b7b7d">${rays}</g><circle cx="104" cy="84" r="52" fill="#dfa321" stroke="#1f1b17" stroke-width="3"/><g fill="#1f1b17">${henge}</g><path d="M0 190V150Q104 128 208 150V190Z" fill="#b5222d" stroke="#1f1b17" stroke-width="3"/><path d="M72 168 84 136 104 128 126 138 136 168Z" fill="#f8ead0" stroke="#1f1b17" stroke-width="3"/><path d="M99 134V58H109V134Z" fill="#f8ead0" stroke="#1f1b17" stroke-width="2.500"/><path d="M104 60V130" stroke="#1f1b17" stroke-width="1.500"/><path d="M80 50h48v9H80Z" fill="#dfa321" stroke="#1f1b17" stroke-width="2.500"/><path d="M100 26h8v24h-8Z" fill="#b5222d" stroke="#1f1b17" stroke-width="2.500"/><circle cx="104" cy="22" r="6" fill="#dfa321" stroke="#1f1b17" stroke-width="2.500"/></svg>`,
};
