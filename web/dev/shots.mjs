/**
 * Pictures of the fixtures in a headless Chromium, without further packages:
 *   npx vite build --mode fixture --outDir /tmp/covo-page && node --experimental-websocket dev/shots.mjs /tmp/covo-page OUT [NAME…]
 * NAME is a key of SHOTS; without one, all are taken.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launch, pause } from "./chromium.mjs";
import { serve } from "./serve.mjs";

const WIDE = [1440, 900];
const PHONE = [360, 780];
const table = (fixture, size = WIDE, more = {}) => ({ path: `/t/querc7?fixture=${fixture}${more.panel ? `&panel=${more.panel}` : ""}`, size, ...more });
const RECENT = `localStorage.setItem("covo.recents", JSON.stringify([{code:"querc7",game:"lupusburg",title:"LupusBURG",seat:0,at:1,status:"playing",names:["Ada","Beatrice","Claudio"]},{code:"volpe2",game:"conclave",title:"Conclave",seat:null,at:1,status:"over",names:["Emma","Davide"]}]));localStorage.setItem("covo.name",'"Ada"')`;
export const SHOTS = {
  day: table("lbg-cast", WIDE, { before: `localStorage.setItem("covo.seen",'{"querc7":26}')`, act: `document.querySelectorAll('[data-testid=choice]')[1].click()` }),
  vote: table("lbg-vote", WIDE, { act: `document.querySelectorAll('[data-target]')[3].dispatchEvent(new MouseEvent('click',{bubbles:true}))` }),
  talk: table("lbg-talk", WIDE, { panel: "talk" }),
  night: table("lbg-thief"),
  wolf: table("lbg-wolf", WIDE, { lang: "en" }),
  sleep: table("lbg-sleep", WIDE, { panel: "talk" }),
  five: table("lbg-five", WIDE, { panel: "rules", act: `document.querySelector('[data-testid=why]').click()` }),
  chest: table("lbg-chest"),
  end: table("lbg-end"),
  series: table("lbg-series", WIDE, { lang: "en" }),
  conclave: table("con-vote", WIDE, { lang: "en" }),
  "conclave-end": table("con-end"),
  room: table("lbg-open"),
  lobby: { path: "/?fixture=lobby", size: WIDE, lang: "en", before: RECENT },
  square: table("board-square"),
  hex: table("board-hex", WIDE, { act: `document.querySelector('[data-target=a]').dispatchEvent(new MouseEvent('click',{bubbles:true}))` }),
  free: table("board-free"),
  "phone-day": table("lbg-cast", PHONE),
  "phone-vote": table("lbg-vote", PHONE, { act: `document.querySelectorAll('[data-target]')[3].dispatchEvent(new MouseEvent('click',{bubbles:true}))` }),
  "phone-night": table("lbg-thief", PHONE),
  "phone-end": table("lbg-end", PHONE),
  "phone-yours": table("lbg-cast", PHONE, { panel: "yours" }),
  "phone-seats": table("lbg-cast", PHONE, { panel: "seats" }),
  "phone-talk": table("lbg-talk", PHONE, { panel: "talk" }),
  "phone-log": table("lbg-cast", PHONE, { panel: "log" }),
  "phone-conclave": table("con-vote", PHONE),
  "phone-room": table("lbg-open", PHONE),
  "phone-lobby": { path: "/?fixture=lobby", size: PHONE, before: RECENT, full: true },
};


/* boards, cards, dice: `python web/dev/boards.py FOLDER` makes the fixtures; every size, both languages */
const SIZES = { xl: [1440, 900], l: [1024, 768], m: [768, 1024], s: [390, 844], xs: [360, 740] };
const pickOn = (target) => `document.querySelector('[data-target="${target}"]')?.dispatchEvent(new MouseEvent('click',{bubbles:true}))`;
for (const [name, size] of Object.entries(SIZES)) {
  const lang = name === "l" || name === "s" ? "en" : "it";
  SHOTS[`fuga-${name}`] = table("fuga-move", size, { lang, act: pickOn("car-1") });
  SHOTS[`fuga-fight-${name}`] = table("fuga-fight", size, { lang, act: `${pickOn("boat-1")};setTimeout(()=>${pickOn("first")},150)` });
  SHOTS[`lupin-${name}`] = table("lupin-move", size, { lang, act: `${pickOn("jigen")};setTimeout(()=>${pickOn("agent4")},150);document.querySelector('[data-layer=sight]').click()` });
  SHOTS[`rogue-${name}`] = table("rogue-march", size, { lang, act: `${pickOn("N44")};document.querySelector('[data-layer=danger]').click()` });
  SHOTS[`hand-${name}`] = table("lupin-move", size, { lang, panel: "yours" });
}

const [folder, out, ...names] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const server = await serve(folder, 0);
const base = `http://127.0.0.1:${server.address().port}`;
const browser = await launch();
for (const name of names.length > 0 ? names : Object.keys(SHOTS)) {
  const shot = SHOTS[name];
  const fixture = new URL(shot.path, base).searchParams.get("fixture");
  if (fixture !== "lobby" && !existsSync(new URL(`../fixtures/${fixture}.json`, import.meta.url))) continue;
  const page = await browser.page(shot.size, `localStorage.setItem("covo.language", '"${shot.lang ?? "it"}"');${shot.before ?? ""}`);
  await page.go(base + shot.path);
  await pause(1500);
  if (shot.act) {
    await page.run(shot.act);
    await pause(500);
  }
  await pause(900);
  const over = await page.run("document.documentElement.scrollWidth - innerWidth");
  writeFileSync(join(out, `${name}.png`), await page.picture(Boolean(shot.full)));
  console.log(name, over > 0 ? `overflows by ${over}px` : "", browser.problems.splice(0).join("\n").slice(0, 1500));
  await page.close();
}
await browser.close();
server.close();
process.exit(0);
