import { expect, type Page, type Request, test } from "playwright/test";
import { shownMenus } from "../apps/intranet/src/menu";
import { permissionsOf } from "../packages/portal/src/permissions";
import { screens } from "../packages/portal/src/screens";
import { menusOf } from "./menus";
import { accessibilityProblems, sessionOf, signIn, signInByHand, withoutIntro } from "./portal";

const accounts = [
  "staff",
  "newcomer",
  "lead",
  "acting",
  "division",
  "executive",
  "people",
  "peoplehelper",
  "hr",
  "support",
  "sales",
  "accounting",
  "cms",
  "disposal",
  "conference",
  "er",
  "commerce",
  "giftcard",
  "archive",
  "editor",
  "growth",
  "tutor",
  "smp",
  "dev",
  "master",
];

const has = (route: string) => screens.some(({ name }) => name === route);

/** Opens every menu of the bar and reads its lines, as “menu: line”. */
async function readMenus(page: Page): Promise<string[]> {
  const bar = page.getByRole("menubar");
  const titles = await bar.getByRole("menuitem").allTextContents();
  const seen: string[] = [];
  for (const title of titles) {
    await bar.getByRole("menuitem", { name: title, exact: true }).press("ArrowDown");
    const menu = page.getByRole("menu");
    await expect(menu).toBeVisible();
    const lines = await menu.getByRole("menuitem").allTextContents();
    seen.push(...lines.map((line) => `${title}: ${line.replace(/\s↗.*/, "")}`));
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  }
  return seen;
}

test("the menus of every account are those of the specification", async ({ request }) => {
  for (const account of accounts) {
    const { user, cookie } = await sessionOf(`${account}@demo.test`);
    const headers = { cookie: `portal_session=${cookie}` };
    const { list } = await (await request.get("/rest/component/getFamilySiteList", { headers })).json();
    const shown = shownMenus({ ...permissionsOf(user), heads: user.heads ?? [] }, list, has).flatMap(
      ({ title, sections }) =>
        sections
          .flatMap(({ entries, sites }) => [...entries.map(({ label }) => label), ...sites.map(({ name }) => name)])
          .map((label) => `${title}: ${label}`),
    );
    expect([account, ...shown]).toEqual([account, ...menusOf(account, has)]);
  }
});

for (const account of ["staff", "master"]) {
  const tag = account === "staff" ? [] : ["@deep"];
  test(`the header of ${account} has the menus of the specification, and the way out works`, { tag }, async ({
    page,
  }) => {
    await withoutIntro(page);
    await signInByHand(page, `${account}@demo.test`);
    const others = page.getByRole("navigation", { name: "바로가기" }).getByRole("link");
    await expect(others).toHaveText([/^CTM/, /^ITM/, /^SPAC/, /^SMS/, /^Mail/]);
    expect(await readMenus(page)).toEqual(menusOf(account, has));
    await page.locator(".my-box").click();
    await page.getByRole("menuitem", { name: "로그아웃" }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
}

test("other systems open in new tabs and learn nothing of this one", async ({ page }) => {
  await withoutIntro(page);
  await signIn(page);
  const link = page.getByRole("navigation", { name: "바로가기" }).getByRole("link", { name: /^Mail/ });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
  const address = await link.getAttribute("href");
  const answer = await page.request.get(address ?? "", { maxRedirects: 0 });
  expect(answer.headers().location).toBe("https://mail.pureunbat.example/?email=staff%40demo.test");
});

test("the menu bar is walked by arrows, and closed by Escape", async ({ page }) => {
  await withoutIntro(page);
  await signIn(page);
  const titles = page.getByRole("menubar").getByRole("menuitem");
  await titles.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(titles.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(titles.first()).toBeFocused();
  // a press that comes before the menu bar has taken the focus over opens the menu and leaves the focus; the next one goes on
  await expect(async () => {
    if (await titles.first().evaluate((title) => title === document.activeElement))
      await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menu").getByRole("menuitem").first()).toBeFocused({ timeout: 3000 });
  }).toPass();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
});

test("on main the header is transparent until 573 px are scrolled", { tag: "@deep" }, async ({ page }) => {
  await withoutIntro(page);
  await signIn(page);
  await page.locator("#content").evaluate((content) => {
    content.style.minHeight = "3000px";
  });
  // what comes late moves the page under whoever scrolls
  await page.waitForLoadState("networkidle");
  const header = page.locator("header.header");
  const colour = () => header.evaluate((it) => getComputedStyle(it).backgroundColor);
  await page.evaluate(() => window.scrollTo(0, 573));
  await expect.poll(colour).toBe("rgba(0, 0, 0, 0)");
  await page.evaluate(() => window.scrollTo(0, 574));
  await expect.poll(colour).not.toBe("rgba(0, 0, 0, 0)");
});

test("the banner of the day stays away until another day", { tag: "@deep" }, async ({ page }) => {
  const day = 24 * 60 * 60 * 1000;
  const noon = new Date(Date.now() + 9 * 60 * 60 * 1000).setUTCHours(3, 0, 0, 0);
  await page.clock.setFixedTime(noon);
  await withoutIntro(page);
  await signIn(page);
  const banner = page.getByRole("region", { name: "오늘의 알림" });
  await expect(banner).toContainText(/\d월 \d+일 .요일/);
  await banner.getByRole("button").click();
  await page.reload();
  await expect(page.getByRole("menubar")).toBeVisible();
  await expect(banner).toBeHidden();
  // a page that stays open over night, and is looked at again
  await page.clock.setFixedTime(noon + day);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(banner).toBeVisible();
  await page.reload();
  await expect(banner).toBeVisible();
});

test("notices turn every four seconds, stop when told, and not at all for who wants no movement", {
  tag: "@deep",
}, async ({ page }) => {
  // journeys run for somebody who wants no movement; this one is of somebody who does not mind it
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // the page's own clock stands still: only what the test lets pass passes
  await page.clock.install();
  await withoutIntro(page);
  await signIn(page);
  const ticker = page.getByRole("region", { name: "공지", exact: true });
  await expect(ticker.locator("li")).toHaveCount(3);
  await page.mouse.move(600, 600);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const shown = () => ticker.locator("li.current").textContent();
  /** Lets time pass and waits until what it did is drawn. */
  const pass = async (ms: number) => {
    await page.clock.runFor(ms);
    await page.evaluate(() => new Promise<void>((resolve) => queueMicrotask(resolve)));
  };
  // four turns of three notices end at another one
  const first = (await shown()) ?? "";
  await pass(4000);
  await expect.poll(shown).not.toBe(first);
  await ticker.getByRole("button", { name: "공지 멈추기" }).click();
  await page.mouse.move(600, 600);
  const second = (await shown()) ?? "";
  await pass(16_000);
  expect(await shown()).toBe(second);
  await ticker.getByRole("button", { name: "공지 넘기기" }).click();
  // looked at, it stands still, too
  await pass(16_000);
  expect(await shown()).toBe(second);
  await page.getByRole("searchbox").focus();
  await page.mouse.move(600, 600);
  await pass(4000);
  await expect.poll(shown).not.toBe(second);
  await page.emulateMedia({ reducedMotion: "reduce" });
  // the page hears of it when it is drawn the next time
  const standsStill = async () => {
    const before = await shown();
    await pass(4000);
    return (await shown()) === before;
  };
  await expect.poll(standsStill).toBe(true);
  const third = (await shown()) ?? "";
  await pass(16_000);
  expect(await shown()).toBe(third);
});

test("staff are found by English prefix, Korean part and initial consonants", async ({ page }) => {
  await withoutIntro(page);
  await signIn(page);
  const box = page.getByRole("searchbox", { name: "직원 찾기" });
  const found = page.locator(".staff-found li");
  await box.hover();
  await expect(found.first()).toBeVisible();
  await page.mouse.move(600, 700);
  await expect(found).toHaveCount(0);
  await box.fill("ㄱㅎ");
  // what is typed is looked for a moment later
  await expect(found.locator("b").filter({ hasNotText: /[가-깋][하-힣]/ })).toHaveCount(0);
  await expect(found.first()).toBeVisible();
  await box.fill("vic");
  await expect(found.first()).toContainText("Victor");
  expect(await accessibilityProblems(page)).toEqual([]);
  await box.press("Escape");
  await expect(found).toHaveCount(0);
});

test("the header is one row, marks the menu of the page, and stands above its content in a wide window", {
  tag: "@deep",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await withoutIntro(page);
  await signIn(page, "master@demo.test", "/mypims/vacationmanagement");
  await expect(page.getByRole("menubar").locator("[aria-current]")).toHaveText("인사관리");
  expect((await page.locator(".header-row").boundingBox())?.height).toBe(56);
  const leftOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x;
  expect(await leftOf(".header-home")).toBe(await leftOf(".area h1"));
  // in a narrower window the other systems are below a button
  for (const width of [1366, 1100]) {
    await page.setViewportSize({ width, height: 768 });
    // one press away: they are there as soon as it is pointed at
    await page.getByRole("button", { name: "바로가기" }).hover();
    const others = page.getByRole("menu").getByRole("menuitem");
    await expect(others).toHaveText([
      ...[/^CTM/, /^ITM/, /^SPAC/, /^SMS/, /^Mail/],
      ...[/^이전 인트라넷/, /^이전 메일/, /^새 HRD/],
    ]);
    await page.mouse.move(width / 2, 700);
    await expect(others).toHaveCount(0);
  }
});

test("on a phone the commonest ways stand in a bar at the bottom", { tag: "@deep" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withoutIntro(page);
  await signIn(page, "staff@demo.test", "/mypims/myvacationlist");
  await expect(page.locator(".own-bar > :is(a, button)")).toHaveText([/홈/, /결재/, /찾기/, /알림/, /나/]);
  await page.getByRole("button", { name: "찾기", exact: true }).click();
  await expect(page.getByRole("combobox", { name: "화면, 사람, 기록 찾기" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /할 일과 알림/ }).click();
  await expect(page.getByRole("heading", { name: "내가 할 일" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "결재", exact: true }).click();
  await expect(page).toHaveURL(/doc_type=T1/);
});

test("on a phone the menus are behind a button", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withoutIntro(page);
  await signIn(page, "people@demo.test");
  await page.getByRole("button", { name: "메뉴 열기" }).click();
  await expect(page.locator(".main-menu")).toBeHidden();
  await expect(page.locator(".my-box")).toHaveAccessibleName(/[가-힣]{2}/);
  const menu = page.getByRole("navigation", { name: "메뉴" });
  await expect(menu.getByRole("link", { name: /DISC/ })).toBeVisible();
  for (const other of [/^이전 인트라넷/, /^이전 메일/, /^새 HRD/]) {
    await expect(menu.getByRole("link", { name: other })).toHaveAttribute("target", "_blank");
  }
  expect(await accessibilityProblems(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
});

test("at 200 % zoom what opens is reached to its end, and nothing is wider than the window", { tag: "@deep" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await withoutIntro(page);
  await signIn(page, "people@demo.test", "/emp_number");
  await page.locator(".my-box").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: /^결재할 문서/ })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "로그아웃" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox", { name: "직원 찾기" }).fill("김");
  await expect(page.locator(".staff-found li").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "전체 직원번호" })).toBeInViewport({ ratio: 1 });
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /할 일과 알림/ }).click();
  await page.getByRole("button", { name: "받을 알림" }).click();
  await page.getByRole("checkbox", { name: "리더십" }).focus();
  await expect(page.getByRole("checkbox", { name: "리더십" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720);
});

test("Ctrl+K finds screens and people by initial consonants, by keyboard alone", async ({ page }) => {
  await withoutIntro(page);
  await signIn(page);
  await expect(page.getByRole("menubar")).toBeVisible();
  await page.keyboard.press("Control+k");
  const box = page.getByRole("combobox", { name: "화면, 사람, 기록 찾기" });
  await expect(box).toBeFocused();
  await box.fill("ㅈㅇㅂㅎ");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveText([/직원번호/]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await box.press("Enter");
  await expect(page).toHaveURL(/emp_number/);
  await page.keyboard.press("Control+k");
  await box.fill("김");
  await expect(page.getByRole("listbox").getByRole("option").first()).toContainText("내선");
  await box.press("ArrowDown");
  await box.press("Enter");
  await expect(page).toHaveURL(/emp_number\?person=\d+/);
});

test("a screen's code is there before its line is pressed: pointed at, or come to by keyboard", {
  tag: "@deep",
}, async ({ page }) => {
  await withoutIntro(page);
  const code = watchCode(page);
  await signIn(page);
  // the first move of a pointer has no length: it points at nothing yet
  await page.mouse.move(1, 1);
  const bar = page.getByRole("menubar");
  const menu = page.getByRole("menu");
  for (const [title, line, act] of [
    ["회사소식", "미디어존", "hover"],
    ["My PIMS", "휴가", "focus"],
  ] as const) {
    await expect(bar).toBeVisible();
    await code.rests();
    await bar.getByRole("menuitem", { name: title, exact: true }).press("ArrowDown");
    await expect(menu).toBeVisible();
    await code.rests();
    const entry = menu.getByRole("menuitem", { name: line, exact: true });
    const before = code.begun();
    await entry[act]();
    // the first line is come to as the menu opens: its code is there
    if (act === "hover") await expect.poll(code.begun).toBeGreaterThan(before);
    await code.rests();
    // from here on no code can be had
    const refused: string[] = [];
    await page.route(CODE, (route) => {
      refused.push(route.request().url());
      return route.abort();
    });
    await entry.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: line })).toBeVisible();
    await page.unroute(CODE);
    expect(refused).toEqual([]);
  }
});

const CODE = /\/assets\/.*\.js$/;

/** Follows what a page loads of code: how much has begun to come, and when all has and asks for no more. */
function watchCode(page: Page) {
  const coming = new Set<Request>();
  let begun = 0;
  page.on("request", (request) => {
    if (!CODE.test(request.url())) return;
    begun++;
    coming.add(request);
  });
  const ended = (request: Request) => void coming.delete(request);
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  // one part asks for the next when it runs: at rest is what has asked for nothing for a while
  const rests = async () => {
    let seen = -1;
    const isStill = () => {
      const before = seen;
      seen = begun;
      return coming.size === 0 && begun === before;
    };
    await expect.poll(isStill, { intervals: [700] }).toBe(true);
  };
  return { begun: () => begun, rests };
}

test("the whole directory opens from the search, in a window of 1080 × 800 without the header", {
  tag: "@deep",
}, async ({ page }) => {
  await withoutIntro(page);
  await signIn(page);
  await page.getByRole("searchbox", { name: "직원 찾기" }).hover();
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "전체 직원번호" }).click();
  const directory = await opening;
  await expect(directory).toHaveURL(/\/emp_number_intranet$/);
  await expect(directory.getByRole("heading", { level: 1, name: "직원번호" })).toBeVisible();
  await expect(directory.locator("tbody tr").first()).toBeVisible();
  await expect(directory.getByRole("menubar")).toHaveCount(0);
  expect(await directory.evaluate(() => [innerWidth, innerHeight])).toEqual([1080, 800]);
  expect(await directory.evaluate(() => document.documentElement.scrollWidth)).toBe(1080);
  expect(await accessibilityProblems(directory)).toEqual([]);
});
