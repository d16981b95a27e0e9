/** A headless Chromium over its debugging socket, without further packages. Needs `node --experimental-websocket`. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-component-update", "--disable-sync", "--hide-scrollbars", "--force-color-profile=srgb", "--remote-debugging-port=0"];

export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

export async function launch() {
  const profile = mkdtempSync(join(tmpdir(), "covo-page-"));
  const chromium = spawn("nice", ["chromium", ...FLAGS, `--user-data-dir=${profile}`, "about:blank"], { stdio: ["ignore", "ignore", "pipe"] });
  process.on("exit", () => chromium.kill());
  const address = await new Promise((done, fail) => {
    let text = "";
    chromium.stderr.on("data", (data) => {
      text += data;
      const found = /ws:\/\/\S+/.exec(text);
      if (found) done(found[0]);
    });
    chromium.on("exit", () => fail(new Error(text)));
  });
  const socket = new WebSocket(address);
  await new Promise((done) => (socket.onopen = done));
  let last = 0;
  const waiting = new Map();
  const problems = [];
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.method === "Runtime.exceptionThrown") problems.push(message.params.exceptionDetails.exception?.description ?? message.params.exceptionDetails.text);
    if (message.method === "Runtime.consoleAPICalled" && message.params.type === "error") problems.push(message.params.args.map((arg) => arg.value ?? arg.description).join(" "));
    waiting.get(message.id)?.(message);
  };
  const send = (method, params = {}, sessionId) => new Promise((done, fail) => {
    const id = ++last;
    waiting.set(id, (message) => (message.error ? fail(new Error(`${method}: ${message.error.message}`)) : done(message.result)));
    socket.send(JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }));
  });
  return {
    problems,
    /** A page of its own: other storage, other size. */
    async page([width, height], script = "") {
      const { browserContextId } = await send("Target.createBrowserContext");
      const { targetId } = await send("Target.createTarget", { url: "about:blank", browserContextId });
      const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
      const at = (method, params) => send(method, params, sessionId);
      await at("Page.enable");
      await at("Runtime.enable");
      await at("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: width < 500 });
      if (script) await at("Page.addScriptToEvaluateOnNewDocument", { source: script });
      return {
        go: (url) => at("Page.navigate", { url }),
        run: async (expression) => (await at("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true })).result.value,
        picture: async (whole = false) => Buffer.from((await at("Page.captureScreenshot", { format: "png", captureBeyondViewport: whole })).data, "base64"),
        key: async (key) => {
          const text = key === "Enter" ? "\r" : key === " " ? " " : undefined;
          await at("Input.dispatchKeyEvent", { type: "keyDown", key, code: key === " " ? "Space" : key, ...(text ? { text } : {}), windowsVirtualKeyCode: { Enter: 13, " ": 32, Tab: 9, Escape: 27 }[key] ?? 0 });
          await at("Input.dispatchKeyEvent", { type: "keyUp", key, code: key === " " ? "Space" : key });
        },
        move: (x, y) => at("Input.dispatchMouseEvent", { type: "mouseMoved", x, y }),
        click: async (x, y) => {
          await at("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
          for (const type of ["mousePressed", "mouseReleased"]) await at("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
        },
        drag: async (x, y, to_x, to_y, steps = 8) => {
          await at("Input.dispatchMouseEvent", { type: "mousePressed", x, y, button: "left", buttons: 1, clickCount: 1 });
          for (let i = 1; i <= steps; i++) await at("Input.dispatchMouseEvent", { type: "mouseMoved", x: x + ((to_x - x) * i) / steps, y: y + ((to_y - y) * i) / steps, button: "left", buttons: 1 });
          await at("Input.dispatchMouseEvent", { type: "mouseReleased", x: to_x, y: to_y, button: "left", clickCount: 1 });
        },
        wheel: (x, y, deltaY) => at("Input.dispatchMouseEvent", { type: "mouseWheel", x, y, deltaX: 0, deltaY }),
        tap: async (x, y) => {
          await at("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
          await at("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
        },
        touches: (type, points) => at("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) }),
        /** The middle of what a selector finds, on the screen. */
        where: async (selector) => (await at("Runtime.evaluate", { expression: `(() => { const box = document.querySelector(${JSON.stringify(selector)})?.getBoundingClientRect(); return box && [box.x + box.width / 2, box.y + box.height / 2]; })()`, returnByValue: true })).result.value,
        media: (features) => at("Emulation.setEmulatedMedia", { features }),
        fingers: () => at("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 2 }),
        close: () => send("Target.disposeBrowserContext", { browserContextId }),
      };
    },
    async close() {
      chromium.removeAllListeners("exit");
      const gone = new Promise((done) => chromium.on("exit", done));
      await send("Browser.close").catch(() => chromium.kill());
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
