import { type Browser, expect, type Page } from "playwright/test";
import { isWeekend } from "../packages/portal/src/calendar/business-days";
import { daysAfter } from "../packages/portal/src/calendar/days";
import { koreanHolidays } from "../packages/portal/src/calendar/korean-holidays";
import { signIn, withoutIntro } from "./portal";

/** Signs somebody in, in a browser of their own that has no page of the portal open yet. */
export async function as(browser: Browser, account: string, viewport = { width: 1440, height: 900 }): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await withoutIntro(page);
  await signIn(page, `${account}@demo.test`, null);
  return page;
}

/** What the signed-in person is called. */
export function nameOf(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("store") ?? "{}").state.kname);
}

/** Writes a day into a field of the portal. */
export async function fillDay(page: Page, label: string, day: string): Promise<void> {
  await page.getByLabel(`${label} 달력`, { exact: true }).fill(day);
}

/** Submits what is written; gives the document's address. */
export async function submit(page: Page): Promise<string> {
  await page.getByRole("toolbar", { name: "기안 처리" }).getByRole("button", { name: "상신" }).click();
  await page.getByRole("dialog", { name: "상신" }).getByRole("button", { name: "상신" }).click();
  await expect(page).toHaveURL(/\/documents\/document\/\d+/);
  return new URL(page.url()).pathname;
}

/** Opens the documents that wait for somebody, and there the one of this title. */
export async function openWaiting(page: Page, title: string): Promise<void> {
  await page.goto("/documents/alldocumentlist");
  await page.getByRole("link", { name: title }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** Decides on the document that is open. */
export async function decide(
  page: Page,
  action: "승인" | "반려" | "전결" | "보류" | "보류 해제" | "회수",
  opinion = "",
): Promise<void> {
  await page.getByRole("toolbar", { name: "문서 처리" }).getByRole("button", { name: action, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: action });
  if (opinion) await dialog.getByRole("textbox").fill(opinion);
  await dialog.getByRole("button", { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** A day some days from now, or the first after it, YYYY-MM-DD in Seoul, that is no weekend and no public holiday. */
export function workday(days: number): string {
  let day = daysAfter(today(), days);
  while (isWeekend(day) || koreanHolidays(Number(day.slice(0, 4))).some(({ hdate }) => hdate === day))
    day = daysAfter(day, 1);
  return day;
}

/** Today in Seoul, YYYY-MM-DD: until nine in the morning there it is still yesterday by world time. */
export function today(): string {
  return new Date(Date.now() + 9 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
