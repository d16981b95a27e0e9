/** LupusBURG: woodcut town at dusk. */

import { PLAIN, type Theme } from "../theme";
import House from "./House.svelte";
import Square from "./Square.svelte";
import Town from "./Town.svelte";
import tile from "./tile.svg?raw";

const LINE = "#2c2130";

const paw = `<path d="M-15-13Q0-18 15-13Q18 0 15 13Q0 18-15 13Q-18 0-15-13Z" fill="#f0a63a" stroke="${LINE}" stroke-width="2"/><g fill="${LINE}"><ellipse cx="0" cy="3.300" rx="5" ry="4.200"/><ellipse cx="-6" cy="-1.700" rx="2" ry="2.700" transform="rotate(-22 -6 -1.700)"/><ellipse cx="-2.200" cy="-5.200" rx="2" ry="2.900"/><ellipse cx="2.200" cy="-5.200" rx="2" ry="2.900"/><ellipse cx="6" cy="-1.700" rx="2" ry="2.700" transform="rotate(22 6 -1.700)"/></g>`;
const tuft = `<path d="M0-18 17-6 11 15-11 15-17-6Z" fill="#cfd8f5" stroke="${LINE}" stroke-width="2" stroke-linejoin="round"/><path fill="${LINE}" d="M-1 7.500C-7 4-7.500-2-4.500-7-4-2.500-3 .5-1.200 2.500-2-2-1-6 1.500-8.500 1.300-4 1.800-.5 2.200 2 3.200-.5 4.500-3 6.500-4.500 6.200 0 5 5 1.500 7.500Z"/>`;
const mayor = `<g transform="translate(0 4)"><path d="M-14 22C-14 6-8 0 0 0S14 6 14 22Z" fill="#7d1f25" stroke="${LINE}" stroke-width="1.800"/><path d="M-9 5Q0 22 9 5" fill="none" stroke="#f2c14e" stroke-width="2.600"/><circle cy="14" r="3.400" fill="#f2c14e" stroke="${LINE}"/><circle cy="-6" r="7" fill="#f3d9b4" stroke="${LINE}" stroke-width="1.700"/><path d="M-4-2.500Q0 1.500 4-2.500" stroke="${LINE}" stroke-width="2.600" fill="none"/><path d="M-12-10.500H12M-7.500-11V-23H7.500V-11Z" fill="${LINE}" stroke="${LINE}" stroke-width="2.600" stroke-linejoin="round"/><path d="M-7-14H7" stroke="#f2c14e" stroke-width="2.400"/></g>`;
const claw = `<path d="M-17 26C-25 8-19-6-10-14-12-34-4-60 10-78 12-56 17-34 14-14 23-4 25 12 17 26 10 34-10 34-17 26Z" fill="#000" opacity=".22" transform="translate(4 5)"/><path d="M-10-10C-13-34-5-62 11-82 11-58 18-34 13-10Z" fill="#efe3cf" stroke="#1c1420" stroke-width="2.400" stroke-linejoin="round"/><path d="M10-72C3-52 2-30 4-12M12-52c1 14 2 26 0 40" stroke="#1c1420" stroke-width="1.200" fill="none" opacity=".6"/><path d="M-19 26C-26 10-22-4-12-14L-7-6-3-16 2-7 7-16 11-6 15-13C24-4 27 12 19 26 12 36-12 36-19 26Z" fill="#3b3044" stroke="#1c1420" stroke-width="2.200" stroke-linejoin="round"/><path d="M-14 4q3 6 1 12M-6 2q3 8 0 16M3 2q2 8 0 17M11 3q2 7-1 14" stroke="#8d7d96" stroke-width="1.500" fill="none" stroke-linecap="round"/>`;
const wax = (fill: string): string => `<circle r="15" fill="#e3b448" stroke="#5b3f0c" stroke-width="1.600"/><circle r="12.800" fill="none" stroke="#8a6618" stroke-dasharray="1.500 1.800"/><polygon points="10.500,0 11.300,4.100 8,6.700 6,10.400 1.800,10.300 -2.100,11.800 -5.200,9.100 -9.200,7.700 -9.900,3.600 -12,0 -9.900,-3.600 -9.200,-7.700 -5.300,-9.100 -2.100,-11.800 1.800,-10.300 6,-10.400 8,-6.700 11.300,-4.100" fill="${fill}" stroke="#1c1420" stroke-width="1.100"/>`;
const chest = `<g transform="translate(-12 -10)"><path d="M2 9Q2 2 8 2H16Q22 2 22 9V18H2Z" fill="#a8762c" stroke="${LINE}" stroke-width="2"/><path d="M2 9.500H22M12 8v5" stroke="${LINE}" stroke-width="2.400"/></g>`;
const coin = `<circle r="15" fill="#e3b448" stroke="#5b3f0c" stroke-width="1.800"/><circle r="11.500" fill="#f3cf6b" stroke="#8a6618" stroke-dasharray="2 1.600"/>`;

const citizen = `<rect width="44" height="66" fill="#c9ad74"/><path d="M8 66V44q0-12 14-12t14 12v22Z" fill="#4d6b46" stroke="#221a2b" stroke-width="1.600"/><circle cx="22" cy="24" r="8" fill="#f3d9b4" stroke="#221a2b" stroke-width="1.600"/><path d="M10 21q12-18 24 0l4 1q-16 5-32 0Z" fill="#8a5a2c" stroke="#221a2b" stroke-width="1.600"/>`;
const thief = `<rect width="44" height="66" fill="#5a5277"/><path d="M8 66V46q0-14 14-14t14 14v20Z" fill="#2b2638" stroke="#120e1a" stroke-width="1.600"/><circle cx="22" cy="24" r="8.500" fill="#f3d9b4" stroke="#120e1a" stroke-width="1.600"/><path d="M12.500 22.500h19v5h-19z" fill="#120e1a"/><circle cx="18" cy="25" r="1.500" fill="#fff"/><circle cx="26" cy="25" r="1.500" fill="#fff"/><path d="M11 20q1-13 11-13t11 13Z" fill="#2b2638" stroke="#120e1a" stroke-width="1.600"/>`;
const werewolf = `<rect width="44" height="66" fill="#8e2f1a"/><circle cx="22" cy="22" r="17" fill="#e9762b"/><path d="M6 66V50q0-10 16-12 16 2 16 12v16Z" fill="#3b3044" stroke="#160f1c" stroke-width="1.600"/><path d="M10 28 9 6l8 8q5-2 10 0l8-8-1 22q-2 8-8 11l-4 6-4-6q-6-3-8-11Z" fill="#4a3d55" stroke="#160f1c" stroke-width="1.600" stroke-linejoin="round"/><path d="m14 23 6 3-5 1.500ZM30 23l-6 3 5 1.500Z" fill="#ffd35c"/><path d="M20 36h4l-2 3Z" fill="#160f1c"/><path d="M17 40l1.500 3 1.500-3M24 40l1.500 3 1.500-3" fill="#fff"/>`;
const character = `<rect width="44" height="66" fill="#3a3560"/><path d="M22 12 36 33 22 54 8 33Z" fill="none" stroke="#bdb4d2" stroke-width="2"/><path d="M22 22 29 33 22 44 15 33Z" fill="#bdb4d2"/>`;
const chestCard = `<rect width="44" height="66" fill="#6b4a25"/><g transform="translate(22 35) scale(1.45)">${chest}</g>`;
const coinCard = `<rect width="44" height="66" fill="#6b4a25"/><g transform="translate(22 33)">${coin}</g>`;

/** A face as a small medallion on a wall. */
const face = (body: string): string => `<clipPath id="lbg-face"><circle cy="-1" r="13"/></clipPath><g clip-path="url(#lbg-face)"><svg x="-13" y="-14" width="26" height="26" viewBox="7 8 30 30">${body}</svg></g><circle cy="-1" r="13" fill="none" stroke="${LINE}" stroke-width="1.800"/>`;

export const lupusburg: Theme = {
  ...PLAIN,
  id: "lupusburg",
  tile,
  backdrop: Town,
  cells: { house: House, square: Square },
  art: {
    paw, tuft, mayor, claw, chest, coin,
    bet: wax("var(--side)"),
    seal: wax("#8f2a22"),
    citizen: face(citizen), thief: face(thief), werewolf: face(werewolf), character: face(character),
  },
  portraits: { citizen, thief, werewolf, character, chest: chestCard, coin: coinCard },
  pointer: { icon: "claw", from: "square" },
  unseen: new Set(["character"]),
  inHand: new Set(["citizen", "thief", "werewolf", "character", "chest", "coin"]),
  figures: new Set(["mayor"]),
  chapters: { "night-falls": "moon", "day-breaks": "sun", end: "flag" },
  order: (cell) => -Number(cell.words?.args?.["side"] ?? 0),
  life: "house",
};
