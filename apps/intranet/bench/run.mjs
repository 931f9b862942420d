// The portal's screens against one hand-written page with the same words, in the same browser and run:
// `pnpm bench:intranet` (build first). Lighthouse as on a desk, how long presses take with a CPU four times as slow, and
// how long screens take on a slow line (`--slow-line` measures only that). Prints Markdown.
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser, launchOptions } from "@portal/test-environment/browser";
import lighthouse, { desktopConfig } from "lighthouse";
import { chromium } from "playwright";
import { measureSlowLine } from "./slow-line.mjs";
import { staticPage } from "./static-page.mjs";

const ROUNDS = 3;
/** How often each press is made. */
const PRESSES = 5;
const SLOWER = 4;
const DEBUGGING_PORT = 9310;

const folder = mkdtempSync(join(tmpdir(), "portal-bench-"));
chmodSync(folder, 0o755);
const server = spawn(process.execPath, [join(import.meta.dirname, "../../server/dist/main.js")], {
  env: { PATH: process.env.PATH, PORT: "0", DATA_DIR: folder, LOG_LEVEL: "warn", CALLS_PER_MINUTE: "100000" },
});
const portal = await new Promise((resolve, reject) => {
  let said = "";
  server.stdout.on("data", (chunk) => {
    said += chunk;
    const address = /http:\S+/.exec(said)?.[0];
    if (address && said.includes("\n\n")) resolve(address.replace(/\/$/, ""));
  });
  server.on("exit", () => reject(new Error(`the server did not start\n${said}`)));
});
try {
  if (!process.argv.includes("--slow-line")) await measureOnADesk();
  process.stdout.write(await measureSlowLine(portal, launchOptions(await findBrowser())));
} finally {
  server.removeAllListeners("exit");
  const ended = new Promise((resolve) => server.on("exit", resolve));
  server.kill("SIGTERM");
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

/** Lighthouse and presses, against the static page. */
async function measureOnADesk() {
  const baseline = createServer((_, response) => response.setHeader("content-type", "text/html").end(staticPage));
  await new Promise((resolve) => baseline.listen(0, "127.0.0.1", resolve));
  const plain = `http://127.0.0.1:${baseline.address().port}`;
  const context = await chromium.launchPersistentContext(join(folder, "browser"), {
    ...launchOptions(await findBrowser(), `--remote-debugging-port=${DEBUGGING_PORT}`),
    viewport: { width: 1440, height: 900 },
    locale: "ko-KR",
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const pages = [
      ["정적 페이지", plain],
      ["login", `${portal}/login`],
    ];
    const rows = await rate(pages);
    await signIn(page);
    rows.push(
      ...(await rate([
        ["main", `${portal}/main`],
        ["emp_number", `${portal}/emp_number`],
      ])),
    );
    process.stdout.write(report(rows, await press(page, plain), context.browser()?.version() ?? "Chromium"));
  } finally {
    await context.close();
    baseline.close();
  }
}

async function signIn(page) {
  await page.goto(`${portal}/login`);
  await page.getByLabel("EMAIL").fill("lead@demo.test");
  await page.getByLabel("PASSWORD").fill("demo-2026!");
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL((url) => !url.pathname.includes("login"));
  await page.evaluate(() => {
    // as after the introduction was put away for the day
    const now = new Date();
    const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0"));
    localStorage.setItem("jobrotation_close_time", day.join("-"));
    localStorage.setItem("jobrotation_close_flag", "1");
  });
}

/** Lighthouse's scores and times, medians of the rounds; one tab after another so that a slow moment meets all. */
async function rate(pages) {
  const measured = new Map(pages.map(([name]) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, url] of pages) {
      const flags = {
        port: DEBUGGING_PORT,
        disableStorageReset: true,
        onlyCategories: ["performance", "accessibility", "best-practices"],
        logLevel: "error",
      };
      const { lhr } = await lighthouse(url, flags, desktopConfig);
      measured.get(name).push(lhr);
    }
  }
  return [...measured].map(([name, runs]) => ({
    name,
    scores: ["performance", "accessibility", "best-practices"].map((key) =>
      Math.round(100 * median(runs.map((run) => run.categories[key].score ?? 0))),
    ),
    paint: median(runs.map((run) => run.audits["largest-contentful-paint"].numericValue ?? 0)),
    blocked: median(runs.map((run) => run.audits["total-blocking-time"].numericValue ?? 0)),
    shift: median(runs.map((run) => run.audits["cumulative-layout-shift"].numericValue ?? 0)),
    failed: [
      ...new Set(
        runs.flatMap((run) =>
          Object.values(run.categories)
            .filter(({ id }) => id !== "performance")
            .flatMap(({ auditRefs }) => auditRefs)
            .filter(({ id, weight }) => weight > 0 && run.audits[id].score !== null && run.audits[id].score < 1)
            .map(({ id }) => id),
        ),
      ),
    ],
  }));
}

/** The longest time from each press to the next paint with a slow CPU, in milliseconds. */
async function press(page, plain) {
  const session = await page.context().newCDPSession(page);
  const menu = page.getByRole("menubar").getByRole("menuitem").first();
  const openBox = async () => {
    await page.locator(".my-box").click();
    await thanks().waitFor();
    await page.waitForTimeout(400);
  };
  const thanks = () => page.getByRole("menuitem", { name: /감사달러/ });
  const who = () => page.getByRole("dialog").getByRole("combobox", { name: "받는 사람" });
  const openThanks = async () => {
    await openBox();
    await thanks().click();
    await who().waitFor();
    await page.waitForTimeout(800);
  };
  const steps = [
    ["정적 페이지: 단추", plain, () => page.getByRole("button").first().click()],
    ["main: 메뉴 열기", `${portal}/main`, () => menu.click()],
    ["main: 할 일과 알림", `${portal}/main`, () => page.getByRole("button", { name: /할 일과 알림/ }).click()],
    ["main: 내 상자", `${portal}/main`, () => page.locator(".my-box").click()],
    ["main: 감사달러", `${portal}/main`, () => thanks().click(), openBox],
    ["main: 받는 사람", `${portal}/main`, () => who().click(), openThanks],
    ["main: 받는 사람에 한 글자", `${portal}/main`, () => who().press("k"), openThanks],
    ["main: 직원 찾기에 한 글자", `${portal}/main`, () => page.getByRole("searchbox").press("k")],
    ["emp_number: 이름에 한 글자", `${portal}/emp_number`, () => page.getByLabel("이름", { exact: true }).press("a")],
    ["emp_number: 정렬", `${portal}/emp_number`, () => page.locator(".directory thead button").first().click()],
    ["emp_number: 프로필 카드", `${portal}/emp_number`, () => page.locator(".directory-open").first().click()],
  ];
  const rows = [];
  for (const [name, url, act, before] of steps) {
    const times = [];
    for (let n = 0; n < PRESSES; n++) {
      await page.goto(url);
      await page.waitForLoadState("networkidle");
      await before?.();
      await page.evaluate(() => {
        globalThis.presses = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (entry.interactionId) globalThis.presses.push(entry.duration);
        }).observe({ type: "event", durationThreshold: 16, buffered: false });
      });
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
      await act();
      await page.waitForTimeout(600);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      // what took less than 16 ms is not told
      times.push(Math.max(16, ...(await page.evaluate(() => globalThis.presses))));
    }
    rows.push({ name, worst: Math.max(...times), usual: median(times) });
  }
  return rows;
}

function report(rows, presses, version) {
  const [first] = rows;
  const times = (value, base) => `${(value / base).toFixed(1)}×`;
  const pages = rows.map(
    ({ name, scores, paint, blocked, shift }) =>
      `| ${name} | ${scores.join(" | ")} | ${Math.round(paint)} (**${times(paint, first.paint)}**) | ${Math.round(blocked)} | ${shift.toFixed(3)} |`,
  );
  const base = presses[0].usual;
  const pressed = presses.map(
    ({ name, usual, worst }) => `| ${name} | ${Math.round(usual)} (**${times(usual, base)}**) | ${Math.round(worst)} |`,
  );
  const failed = rows.filter((row) => row.failed.length > 0).map(({ name, failed }) => `${name}: ${failed.join(", ")}`);
  return `
| Lighthouse, desktop | performance | accessibility | best practices | largest paint, ms (ratio) | blocked, ms | shift |
| --- | --- | --- | --- | --- | --- | --- |
${pages.join("\n")}
${failed.length > 0 ? `\nNot passed: ${failed.join("; ")}\n` : ""}
| press, CPU ${SLOWER}× as slow | usual, ms (ratio) | worst, ms |
| --- | --- | --- |
${pressed.join("\n")}

Medians of ${ROUNDS} runs and of ${PRESSES} presses. ${cpus().length} cores (${cpus()[0].model}), ${version}, ${new Date().toISOString().slice(0, 10)}
`;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
