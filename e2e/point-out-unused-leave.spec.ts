import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { type Browser, expect, type Page } from "playwright/test";
import { nameOf } from "./documents";
import { accessibilityProblems, allIsThere, signIn, withoutIntro } from "./portal";
import { dataFolder, ended, launch, ready, removeData } from "./server";
import { test } from "./test";

// the demo company is made first, which takes most of a minute beside other journeys
test.describe.configure({ timeout: 180_000 });

// the law has its dates: the portal of this journey has a clock of its own, on a day of July and on one of August

let dataDir: string;
let child: ChildProcess | undefined;
let address: string;

test.beforeEach(() => {
  dataDir = dataFolder();
});
test.afterEach(async () => {
  if (child) await ended(child, "SIGTERM");
  removeData(dataDir);
});

/** Starts the portal, or starts it again, on a day at half past nine in Seoul. */
async function startOn(day: string): Promise<void> {
  if (child) await ended(child, "SIGTERM");
  child = launch({
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, "moved-clock.mjs")}`,
    CLOCK_BEGINS: `${day}T00:30:00Z`,
  });
  ({ address } = await ready(child));
}

async function as(browser: Browser, account: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await withoutIntro(page);
  await signIn(page, `${account}@demo.test`, null);
  return page;
}

/** My leave with a notice, once the night has sent it. */
async function notice(page: Page, round: string) {
  const note = page.getByRole("region", { name: `연차 사용촉진 ${round}` });
  await expect(async () => {
    await page.goto("/mypims/myvacationlist");
    await expect(note).toBeVisible({ timeout: 5_000 });
  }).toPass();
  return note;
}

/** What HR sees of somebody: in the list of everybody, and then on their own page. */
async function openPerson(hr: Page, name: string) {
  await hr.goto(`/mypims/vacationmanagement?q=${encodeURIComponent(name)}`);
  const row = hr.getByRole("row", { name: new RegExp(name) });
  await expect(row).toBeVisible();
  const told = await row.textContent();
  await row.getByRole("link", { name }).click();
  await expect(hr.getByRole("heading", { name: `${name} 휴가` })).toBeVisible();
  return told;
}

test("unused leave is pointed out: one person answers, for another the company sets the days, and HR sees all of it", {
  tag: "@deep",
}, async ({ browser }) => {
  await startOn("2027-07-01");
  const staff = await as(browser, "staff");
  const name = await nameOf(staff);

  // the paper is the receipt: it has not been seen before it is opened
  const note = await notice(staff, "1차");
  await expect(note).toContainText("확인 전");
  await expect(note).toContainText("2027-07-11까지 사용 계획을 알려 주세요.");
  await note.getByRole("button", { name: "통보서 확인" }).click();
  const paper = staff.getByRole("dialog", { name: "연차 사용촉진 1차" });
  await expect(paper.getByRole("heading", { name: "연차유급휴가 사용 촉진 통보서 (1차)" })).toBeVisible();
  await expect(paper).toContainText("소멸예정일2027-12-31");
  await expect(paper).toContainText("수신확인2027-07-01 09:");
  expect(await accessibilityProblems(staff)).toEqual([]);
  const printed = (await staff.pdf({ preferCSSPageSize: true, format: "A4" })).toString("latin1");
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await paper.getByRole("button", { name: "닫기" }).last().click();
  await expect(note).not.toContainText("확인 전");

  // a day that nobody works is refused, and what was chosen stays to be mended
  await note.getByRole("button", { name: "사용 계획 회신" }).click();
  const day = note.getByLabel("사용할 날 달력", { exact: true });
  for (const one of ["2027-08-04", "2027-08-15", "2027-08-03"]) await day.fill(one);
  await note.getByRole("button", { name: "회신", exact: true }).click();
  await expect(note.getByRole("alert")).toContainText("2027-08-15(일)은 근무일이 아닙니다");
  await note.getByRole("button", { name: "2027-08-15 빼기" }).click();
  await note.getByRole("button", { name: "회신", exact: true }).click();
  await expect(staff.getByText("연차 사용 계획을 회신하였습니다.")).toBeVisible();
  await staff.reload();
  await expect(note).toContainText("회신한 사용 계획: 2027-08-03, 2027-08-04");

  const hr = await as(browser, "hr");
  expect(await openPerson(hr, name)).toMatch(/2027-07-01.*수신 · 계획 2일/);
  await expect(hr.getByText("사용계획 2027-08-03, 2027-08-04")).toBeVisible();
  await hr.getByRole("button", { name: "1차 통보서" }).click();
  const told = hr.getByRole("dialog", { name: "연차 사용촉진 1차" });
  const events = told.getByRole("listitem");
  await expect(events).toHaveText([
    /2027-07-01 09:\d\d\s+자동 발송/,
    new RegExp(`2027-07-01 09:\\d\\d ${name} 수신`),
    new RegExp(`2027-07-01 09:\\d\\d ${name} 회신 2027-08-03, 2027-08-04`),
  ]);
  for (const page of [staff, hr]) await page.context().close();

  // a month later: whoever has not answered in time is told on which days
  await startOn("2027-08-02");
  const lead = await as(browser, "lead");
  const silent = await nameOf(lead);
  const people = await as(browser, "hr");
  expect(await openPerson(people, silent)).toMatch(/2027-07-01.*미수신/);
  await people.getByRole("button", { name: "사용 시기 지정" }).click();
  const setting = people.getByRole("dialog", { name: "연차 사용 시기 지정 (2차 통보)" });
  const plan = setting.getByRole("region", { name: "지정할 날" }).getByRole("listitem");
  await expect(plan.first()).toBeVisible();
  const days = (await plan.allTextContents()).map((text) => text.slice(0, 10));
  expect(days.filter((one) => one <= "2027-08-02" || one > "2027-12-31")).toEqual([]);
  expect(await accessibilityProblems(people)).toEqual([]);
  await setting.getByRole("button", { name: "1명에게 통보" }).click();
  await expect(people.getByText("1명에게 사용 시기를 지정하여 통보하였습니다.")).toBeVisible();

  const set = await notice(lead, "2차");
  await expect(set).toContainText("회사가 사용 시기를 지정하였습니다.");
  await expect(set.getByRole("list", { name: "지정된 사용일" }).getByRole("listitem")).toHaveText(
    days.map((one) => `${one} 신청`),
  );
  await expect(lead.getByRole("region", { name: "연차 사용촉진 1차" })).toContainText(
    "회신이 없어 회사가 사용 시기를 지정하였습니다.",
  );
  await set.getByRole("button", { name: "통보서 확인" }).click();
  const order = lead.getByRole("dialog", { name: "연차 사용촉진 2차" });
  await expect(order).toContainText("연차유급휴가 사용 시기 지정 통보서 (2차)");
  await expect(order).toContainText("수신확인2027-08-02 09:");
  await expect(order).toContainText(`지정 사용일${days.join(", ")}`);

  // HR sees the receipt, and who sent it; the list finds the person among those whose days are set
  await people.goto(`/mypims/vacationmanagement?notice=set&q=${encodeURIComponent(silent)}`);
  await expect(people.getByRole("row", { name: new RegExp(silent) })).toContainText(
    `2027-08-02 수신 · 지정 ${days.length}일`,
  );
  await people.getByRole("link", { name: silent }).click();
  await people.getByRole("button", { name: "2차 통보서" }).click();
  const sent = people.getByRole("dialog", { name: "연차 사용촉진 2차" }).getByRole("listitem");
  await expect(sent).toHaveText([
    new RegExp(`${await nameOf(people)} 발송 지정 ${days[0]}`),
    new RegExp(`${silent} 수신`),
  ]);

  // the law's ten days are over for the first answer; the one that was kept is still there
  const again = await as(browser, "staff");
  await expect(await notice(again, "1차")).toContainText("회신한 사용 계획: 2027-08-03, 2027-08-04");
  await allIsThere(again);
});
