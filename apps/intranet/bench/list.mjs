// Opening a list from a warm start until its rows are painted, against a hand-written static page with the same rows:
// `pnpm bench:list`. Build first. Prints Markdown.
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser, launchOptions } from "@portal/test-environment/browser";
import { chromium } from "playwright";

const ROUNDS = 15;
const ROWS = 30;
const LIST = "/carrotzone/noticelist";
const ASKED = "/rest/records/post/list?screen=CARROTZone-NoticeList";

const root = join(import.meta.dirname, "../../..");
const data = mkdtempSync(join(tmpdir(), "portal-list-"));
// as root the database runs as another user, who has to come to it
chmodSync(data, 0o755);
const pages = join(root, "apps/intranet/dist/assets");
const files = staticPages();
for (const [name, text] of Object.entries(files)) writeFileSync(join(pages, name), text);

const env = { PATH: process.env.PATH, PORT: "0", DATA_DIR: data, LOG_LEVEL: "silent", CALLS_PER_MINUTE: "1000000" };
const server = spawn(process.execPath, [join(root, "apps/server/dist/main.js")], { env });
const browser = await chromium.launch(launchOptions(await findBrowser()));
try {
  const address = await started();
  const page = await browser.newPage({ locale: "ko-KR", viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => sessionStorage.setItem("jobrotation_dismissed", "Y"));
  await page.goto(`${address}/login`);
  await page.getByLabel("EMAIL").fill("staff@demo.test");
  await page.getByLabel("PASSWORD").fill("demo-2026!");
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL((url) => !url.pathname.includes("login"));
  const measured = { fixed: [], portal: [] };
  // in turn, so that a change of the machine's speed meets both; the first round warms the browser's cache
  for (let round = 0; round <= ROUNDS; round++) {
    for (const side of ["fixed", "portal"]) {
      const time = await (side === "fixed" ? openFixed(page, address) : openPortal(page, address));
      if (round > 0) measured[side].push(time);
    }
  }
  const [fixed, portal] = [median(measured.fixed), median(measured.portal)];
  process.stdout.write(`
| ${ROWS} rows of a list, ms until painted | static page | portal | ratio |
| --- | --- | --- | --- |
| median of ${ROUNDS} | ${fixed.toFixed(0)} | ${portal.toFixed(0)} | **${(portal / fixed).toFixed(2)}×** |

${cpus().length} cores (${cpus()[0].model}), Chromium ${browser.version()}, ${new Date().toISOString().slice(0, 10)}
`);
} finally {
  await browser.close();
  for (const name of Object.keys(files)) rmSync(join(pages, name));
  const ended = new Promise((resolve) => server.on("exit", resolve));
  server.kill("SIGTERM");
  await ended;
  rmSync(data, { recursive: true, force: true });
}

/** From the landing page, a list too, as its links do it; neither the list's definition nor its rows are in memory. */
async function openPortal(page, address) {
  await page.goto(`${address}/businessmanagement/elearninglist`);
  await page.waitForLoadState("networkidle");
  return page.evaluate(
    async ([path, rows]) => {
      const began = performance.now();
      history.pushState({}, "", path);
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
      while (
        document.querySelectorAll(".record-table tbody tr[tabindex]").length < rows ||
        location.pathname !== path
      ) {
        await new Promise(requestAnimationFrame);
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - began;
    },
    [LIST, ROWS],
  );
}

/** From one static page to another. */
async function openFixed(page, address) {
  await page.goto(`${address}/assets/bench-start.html`);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    sessionStorage.setItem("began", String(performance.timeOrigin + performance.now()));
    document.querySelector("a").click();
  });
  await page.waitForFunction(() => window.painted !== undefined);
  return page.evaluate(() => window.painted - Number(sessionStorage.getItem("began")));
}

/** A list as somebody would write it by hand for this one purpose. */
function staticPages() {
  const head = '<!doctype html><html lang="ko"><meta charset="utf-8"><title>공지사항</title>';
  const script = `
const names = { all: "전사", hr: "인사", ga: "총무", edu: "교육", it: "IT", family: "경조", etc: "기타" };
const answer = await (await fetch("${ASKED}")).json();
const body = document.querySelector("tbody");
for (const row of answer.list) {
  const line = body.insertRow();
  const values = [row.idx, names[row.category] ?? "", row.title, answer.names.staff?.[row.idx_writer] ?? "", row.wdate, row.view_count];
  for (const value of values) line.insertCell().textContent = value;
}
requestAnimationFrame(() => setTimeout(() => { window.painted = performance.timeOrigin + performance.now(); }));
`;
  const style =
    "table{width:100%;border-collapse:collapse}td,th{height:34px;padding:3px 10px;border-bottom:1px solid #ddd}";
  return {
    "bench-start.html": `${head}<a href="bench-list.html">공지사항</a>`,
    "bench-list.html": `${head}<link rel="stylesheet" href="bench-list.css"><h1>공지사항</h1><table><thead><tr><th>번호<th>분류<th>제목<th>작성자<th>작성일<th>조회수</thead><tbody></tbody></table><script type="module" src="bench-list.js"></script>`,
    "bench-list.css": style,
    "bench-list.js": script,
  };
}

async function started() {
  let said = "";
  return new Promise((resolve, reject) => {
    server.stdout.on("data", (chunk) => {
      said += chunk;
      const address = /http:\S+/.exec(said)?.[0];
      if (address && said.includes("\n\n")) resolve(address);
    });
    server.on("exit", () => reject(new Error("the server did not start")));
  });
}

function median(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}
