/**
 * A whole game through the page on a running server: one person on a desktop by mouse, one on a phone, bots for the rest.
 *   node --experimental-websocket dev/try.mjs http://localhost:8000 [GAME] [OUT]
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launch, pause } from "./chromium.mjs";

const [base, game = "lupusburg", out = ""] = process.argv.slice(2);
if (out) mkdirSync(out, { recursive: true });
const browser = await launch();
const host = await browser.page([1440, 900], `localStorage.setItem("covo.language", '"it"')`);
const friend = await browser.page([360, 780], `localStorage.setItem("covo.language", '"en"')`);
const shoot = async (name, page) => out && writeFileSync(join(out, `${name}.png`), await page.picture());
const on = (id) => `document.querySelector('[data-testid="${id}"]')`;
async function until(page, test, what, limit = 20_000) {
  for (let waited = 0; waited < limit; waited += 200) {
    if (await page.run(`Boolean(${test})`)) return;
    await pause(200);
  }
  throw new Error(`waited in vain for ${what}: ${await page.run("document.body.innerText.slice(0, 600)")}`);
}
const type = (page, id, text) => page.run(`(() => { const field = ${on(id)}; field.value = ${JSON.stringify(text)}; field.dispatchEvent(new Event("input", { bubbles: true })); })()`);

await host.go(`${base}/`);
await until(host, on(`game-${game}`), "the lobby");
await host.run(`${on(`game-${game}`)}.click()`);
await type(host, "name", "Ada");
await shoot("live-lobby", host);
await host.run(`${on("open")}.click()`);
await until(host, on("start"), "the waiting room");
const path = await host.run("location.pathname");
await friend.go(base + path);
await until(friend, on("name"), "a chair to take");
await type(friend, "name", "Bea");
await friend.run(`${on("sit")}.click()`);
await until(friend, "document.body.innerText.includes('Ada starts the game')", "sitting down");
await until(host, "document.body.innerText.includes('Bea')", "the friend on the other page");
await shoot("live-room", host);
await host.run(`${on("start")}.click()`);
await until(host, on("prompt"), "the table");
await until(friend, on("prompt"), "the table on the phone");

const PLAY = `(() => {
  const choices = [...document.querySelectorAll('[data-testid="choice"]')].filter((one) => !one.disabled);
  if (choices.length === 0) return null;
  const hold = !document.querySelector('[data-testid="confirm"]') && choices.length > 0 && document.querySelector('.opts');
  if (hold && choices.some((one) => one.getAttribute("aria-pressed") === "true")) return null;
  const choice = choices[Math.floor(Math.random() * choices.length)];
  choice.click();
  return choice.dataset.move;
})()`;
/** By keyboard alone: Tab to a choice, Enter, and Enter again where it has to be confirmed. */
async function type_move(page) {
  if (!(await page.run(`[...document.querySelectorAll('[data-testid="choice"]')].some((one) => !one.disabled) && !document.querySelector('.opts [aria-pressed="true"]')`))) return null;
  const wanted = 1 + Math.floor(Math.random() * 3);
  for (let tabs = 0, met = 0; tabs < 90; tabs++) {
    await page.key("Tab");
    const move = await page.run(`document.activeElement?.dataset.move ?? document.activeElement?.dataset.target ?? null`);
    if (move === null || ++met < wanted) continue;
    await page.key("Enter");
    await pause(120);
    if (await page.run(`Boolean(${on("confirm")} && !${on("confirm")}.disabled)`)) await page.key("Enter");
    return move;
  }
  return null;
}
const keys = process.env.KEYS === "1"; // the host plays by keyboard
let moves = 0;
let reloaded = false;
const started = Date.now();
while (!(await host.run(`Boolean(${on("result")})`))) {
  if (Date.now() - started > 420_000) throw new Error(`no end in sight: ${await host.run("document.body.innerText.slice(0, 800)")}`);
  for (const [name, page] of [["host", host], ["friend", friend]]) {
    const move = keys && page === host ? await type_move(page) : await page.run(PLAY);
    if (move === null || move === undefined) continue;
    await pause(60);
    await page.run(`(() => { const button = ${on("confirm")}; if (button && !button.disabled) button.click(); })()`);
    moves += 1;
    if (moves < 60) await shoot(`live-${String(moves).padStart(2, "0")}-${name}-${move.replace(/\W+/g, "-")}`, page);
  }
  if (moves === 8 && !reloaded) {
    reloaded = true;
    await friend.go(base + path);
    await until(friend, on("prompt"), "the table after a reload");
    console.log("reloaded and back");
  }
  await pause(150);
}
await until(friend, on("result"), "the end on the phone");
await shoot("live-end-host", host);
await shoot("live-end-friend", friend);
console.log(`${moves} moves by hand in ${((Date.now() - started) / 1000).toFixed(0)} s`);
console.log(await host.run(`${on("result")}.querySelector("h2").innerText`));
console.log(await friend.run(`${on("result")}.querySelector("h2").innerText`));
if (browser.problems.length) console.log("problems:", browser.problems.slice(0, 5).join("\n"));
await browser.close();
process.exit(browser.problems.length ? 1 : 0);
