import { chromium } from "playwright";

/** A line as in a train: 400 kbit/s, and 400 ms from a question to its answer. */
const LINE = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const EMAIL = "lead@demo.test";
const SCREENS = [
  { name: "home", path: "/main", shown: "main h2" },
  { name: "first list", path: "/carrotzone/noticelist", shown: "main tbody tr[tabindex]" },
  { name: "drafting form", path: "/documents/draftingadd1", shown: ".draft" },
];

/**
 * Measures on a slow line how long home, a list and the form of a document take: each by its address with nothing in the
 * browser's cache and with everything, and one after the other after signing in. Returns a table in Markdown.
 */
export async function measureSlowLine(portal, options) {
  const browser = await chromium.launch(options);
  const rows = [];
  try {
    const storageState = await signedIn(browser, portal);
    for (const { name, path, shown } of SCREENS) {
      const context = await open(browser, { storageState });
      for (const cache of ["empty", "full"]) {
        const page = await context.newPage();
        const measured = await beginMeasuring(page);
        await page.goto(`${portal}${path}`, { waitUntil: "commit", timeout: 120_000 });
        rows.push({ name, cache, ...(await measured(shown)) });
        await page.close();
      }
      await context.close();
    }
    rows.push(...(await measureOneDay(browser, portal)));
  } finally {
    await browser.close();
  }
  return `
| slow line | cache | shown, s | requests until then | kB until then | requests in all | kB in all | shift |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.map((row) => `| ${Object.values(row).join(" | ")} |`).join("\n")}

400 kbit/s and 400 ms a request, by Chromium's own emulation; shown is when nothing on the screen is being loaded any more.
`;
}

/** Signs in and goes from screen to screen, as by the menus: what one has loaded, the next one finds. */
async function measureOneDay(browser, portal) {
  const context = await open(browser);
  const page = await context.newPage();
  const rows = [];
  let measured = await beginMeasuring(page);
  await page.goto(`${portal}/login?to=/main`, { waitUntil: "commit", timeout: 120_000 });
  rows.push({ name: "login", cache: "empty", ...(await measured("input[type=password]")) });
  await fillIn(page);
  measured = await beginMeasuring(page);
  await page.keyboard.press("Enter");
  for (const [index, { name, path, shown }] of SCREENS.entries()) {
    if (index > 0) {
      measured = await beginMeasuring(page);
      await page.evaluate((to) => {
        history.pushState({}, "", to);
        dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
      }, path);
    }
    await page.waitForURL((url) => url.pathname === path, { timeout: 120_000, waitUntil: "commit" });
    const before = index === 0 ? "signing in" : SCREENS[index - 1].name;
    rows.push({ name: `${name} after ${before}`, cache: "of the way there", ...(await measured(shown)) });
  }
  await context.close();
  return rows;
}

async function open(browser, options) {
  const context = await browser.newContext({ locale: "ko-KR", viewport: { width: 1440, height: 900 }, ...options });
  // as after the introduction to the job rotation was put away
  await context.addInitScript(() => sessionStorage.setItem("jobrotation_dismissed", "Y"));
  return context;
}

async function signedIn(browser, portal) {
  const context = await open(browser);
  const page = await context.newPage();
  await page.goto(`${portal}/login`);
  await fillIn(page);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => !url.pathname.includes("login"));
  const state = await context.storageState();
  await context.close();
  return state;
}

async function fillIn(page) {
  await page.getByLabel("EMAIL").fill(EMAIL);
  await page.getByLabel("PASSWORD").fill("demo-2026!");
}

/** Makes the page's line slow and counts from now on; returns what waits for the screen and tells the figures. */
async function beginMeasuring(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  const asked = new Map();
  let [bytes, lastAt] = [0, Date.now()];
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.startsWith("http")) asked.set(requestId, request.url);
  });
  // a file of the cache is no request
  session.on("Network.requestServedFromCache", ({ requestId }) => asked.delete(requestId));
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker) asked.delete(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    lastAt = Date.now();
    if (asked.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(watchShift);
  await page.evaluate(watchShift);
  const began = Date.now();
  return async (shown) => {
    await page.waitForFunction(isShown, shown, { timeout: 180_000, polling: 100 });
    const time = (Date.now() - began) / 1000;
    const then = { requests: asked.size, kB: Math.round(bytes / 1000) };
    if (process.env.REQUESTS) process.stderr.write(`\n${page.url()} ${time} s\n${[...asked.values()].join("\n")}\n`);
    while (Date.now() - lastAt < 3000) await page.waitForTimeout(500);
    const shift = await page.evaluate(() => globalThis.shifted);
    await session.detach();
    return {
      time: time.toFixed(1),
      requests: then.requests,
      kB: then.kB,
      allRequests: asked.size,
      allkB: Math.round(bytes / 1000),
      shift: shift.toFixed(3),
    };
  };
}

/** In the page: what is looked for is there, and nothing says that it is being loaded. */
function isShown(selector) {
  const visible = (element) => element.checkVisibility();
  const busy = [...document.querySelectorAll("[aria-busy=true]")].some(visible);
  return (
    !busy &&
    !document.body.textContent.includes("불러오는 중") &&
    [...document.querySelectorAll(selector)].some(visible)
  );
}

/** In the page: adds up how far things jump that nobody has moved. */
function watchShift() {
  globalThis.shifted = 0;
  globalThis.shiftObserver?.disconnect();
  globalThis.shiftObserver = new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      globalThis.shifted += value;
      if (value > 0.005) {
        console.log(value.toFixed(3), ...sources.map(({ node }) => node?.outerHTML?.slice(0, 150) ?? node?.nodeName));
      }
    }
  });
  globalThis.shiftObserver.observe({ type: "layout-shift", buffered: false });
}
