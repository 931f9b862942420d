import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { accessibilityProblems, signIn, withoutIntro } from "../portal";
import { dataFolder, demoFolder, ended, launch, ready } from "../server";
import { copyRepository, followThePage, runPortal, runScript } from "./repository-copy";

const TITLE = "느린 강의 지도";

test("a file each and one command make the screens that the page on modules describes", async ({ page }) => {
  const copy = copyRepository();
  const data = dataFolder();
  try {
    const { command, linesAScreen } = followThePage(copy);
    for (const lines of linesAScreen) expect(lines).toBeLessThanOrEqual(60);
    await runScript(copy, command.replace("pnpm ", ""));
    await Promise.all(["server", "intranet"].map((app) => runScript(join(copy, "apps", app), "build")));
    // the company that others keep as well is older than the modules: its tables are made when the portal starts
    if (process.env.DEMO_COMPANY) demoFolder(data);
    else await runPortal(copy, data, "demo", "add");
    const child = launch({ DATA_DIR: data, LOG_LEVEL: "warn" }, copy);
    try {
      const { address } = await ready(child);
      await withoutIntro(page);
      await signIn(page, undefined, address);
      await openTheScreens(page, address);
      await quote(page, address);
    } finally {
      await ended(child, "SIGTERM");
    }
  } finally {
    rmSync(dirname(copy), { recursive: true, force: true });
    rmSync(data, { recursive: true, force: true });
  }
});

async function openTheScreens(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/resourcemanagement/booklist`);
  await expect(page.getByRole("heading", { name: "도서", exact: true })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.goto(`${address}/resourcemanagement/bookadd`);
  await page.getByRole("textbox", { name: "서명" }).fill(TITLE);
  await page.getByRole("textbox", { name: "지은이" }).fill("강나루");
  await page.getByRole("button", { name: "저장" }).click();
  await expect(page).toHaveURL(/\/bookview\/\d+/);
  await expect(page.getByRole("heading", { name: TITLE })).toBeVisible();
  await expect(page.getByText("강나루")).toBeVisible();
  const path = new URL(page.url()).pathname;
  await page.getByRole("button", { name: "수선 맡기기" }).click();
  await expect(page.getByRole("button", { name: "서가에 꽂기" })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.goto(`${address}${path.replace("bookview", "bookmod")}`);
  await expect(page.getByRole("textbox", { name: "서명" })).toHaveValue(TITLE);
  await page.getByRole("textbox", { name: "지은이" }).fill("윤슬");
  await page.getByRole("button", { name: "저장" }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole("definition").filter({ hasText: "윤슬" })).toBeVisible();

  await page.goto(`${address}/resourcemanagement/bookdashboard`);
  const books = page.getByRole("region", { name: "도서", exact: true });
  await expect(books.getByText("100%")).toBeVisible();
  await expect(books.getByRole("table", { name: "수선 중" }).getByRole("link", { name: TITLE })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await books.getByText("표로 보기: 언어별").click();
  await books.getByRole("group", { name: "언어별 표" }).getByRole("link", { name: "1" }).click();
  await expect(page).toHaveURL(/\/booklist\?language=ko&status=repair/);
  await expect(page.getByRole("link", { name: TITLE })).toBeVisible();

  await lend(page, Number(path.split("/").at(-1)));
  await page.goto(`${address}/resourcemanagement/bookloanlist?q=${encodeURIComponent("느린")}`);
  await expect(page.getByRole("row", { name: new RegExp(`${TITLE}.*한국어`) })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.goto(`${address}/resourcemanagement/booklist?q=${encodeURIComponent("느린")}`);
  await expect(page.getByRole("link", { name: TITLE })).toBeVisible();
}

/** Lends a book to whoever is signed in. */
async function lend(page: Page, idx: number): Promise<void> {
  const status = await page.evaluate(async (book) => {
    const at = "/rest/records/book";
    const { record } = await (await fetch(`${at}/read?idx=${book}`)).json();
    const values = { book_loan: [{ due: "2026-12-31" }] };
    const body = JSON.stringify({ idx: book, ver: record.ver, values });
    return (await fetch(`${at}/change`, { method: "POST", headers: { "content-type": "application/json" }, body }))
      .status;
  }, idx);
  expect(status).toBe(200);
}

/** Writes a quotation, sends it, prints it and begins the next one. */
async function quote(page: Page, address: string): Promise<void> {
  const at = `${address}/customermanagement`;
  await page.goto(`${at}/quotationadd`);
  await page.getByRole("textbox", { name: "건명" }).fill("가을 강사 연수");
  await page.getByRole("textbox", { name: "고객사" }).fill("푸른들판 주식회사");
  await page.getByLabel("유효기한 달력", { exact: true }).fill("2027-01-31");
  await page.getByRole("button", { name: "견적 품목 추가" }).click();
  await page.getByRole("textbox", { name: "품목 1" }).fill("강사 연수 8시간");
  await page.getByRole("textbox", { name: "수량 1" }).fill("2.5");
  await page.getByRole("textbox", { name: "단가 1" }).fill("333333");
  await expect(page.getByRole("row", { name: /^합계/ })).toContainText("833,333");
  await page.getByRole("button", { name: "저장" }).click();
  await expect(page).toHaveURL(/\/quotationview\/\d+/);
  await expect(page.getByText(/^Q-\d{4}-0001$/)).toBeVisible();
  await expect(page.getByRole("row", { name: /^합계/ })).toContainText("83,333");
  await expect(page.getByRole("button", { name: "견적서 출력" })).toHaveCount(0);
  await page.getByRole("button", { name: "발송" }).click();
  await page.getByRole("button", { name: "견적서 출력" }).click();
  const dialog = page.getByRole("dialog", { name: "견적서 출력" });
  await expect(dialog.getByText("위와 같이 견적합니다.")).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await expectOnPaper(page);
  await dialog.getByRole("button", { name: "닫기" }).last().click();
  await page.getByRole("link", { name: "다음 견적 등록" }).click();
  await expect(page.getByLabel("앞 견적")).toHaveValue("가을 강사 연수");
  await page.goto(`${at}/quotationlist`);
  await expect(page.getByRole("row", { name: /가을 강사 연수.*833,333.*발송/ })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
}

/** One page of A4 with the sheet and nothing else. */
async function expectOnPaper(page: Page): Promise<void> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("body > .sheet-paper")).toContainText("푸른들판 주식회사");
  await expect(page.getByRole("heading", { level: 1, name: "가을 강사 연수" })).toBeHidden();
  await page.emulateMedia({ media: null });
}
