import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { accessibilityProblems, signIn, withoutIntro } from "../portal";
import { dataFolder, ended, launch, ready } from "../server";
import { copyRepository, followThePage, runScript } from "./repository-copy";

const TITLE = "느린 강의 지도";

test("one file and one command make the screens that the page on modules describes", async ({ page }) => {
  const copy = copyRepository();
  const data = dataFolder();
  try {
    const command = followThePage(copy);
    await runScript(copy, command.replace("pnpm ", ""));
    await Promise.all(["apps/server", "apps/intranet"].map((app) => runScript(join(copy, app), "build")));
    const child = launch({ DATA_DIR: data, LOG_LEVEL: "warn" }, copy);
    try {
      const { address } = await ready(child);
      await withoutIntro(page);
      await signIn(page, undefined, address);
      await openTheScreens(page, address);
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
  await expect(page.getByText("윤슬")).toBeVisible();

  await page.goto(`${address}/resourcemanagement/bookdashboard`);
  const books = page.getByRole("region", { name: "도서", exact: true });
  await expect(books.getByText("100%")).toBeVisible();
  await expect(books.getByRole("table", { name: "수선 중" }).getByRole("link", { name: TITLE })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await books.getByRole("group", { name: "언어별 표" }).getByRole("link", { name: "1" }).click();
  await expect(page).toHaveURL(/\/booklist\?language=ko&status=repair/);
  await expect(page.getByRole("link", { name: TITLE })).toBeVisible();

  await page.goto(`${address}/resourcemanagement/booklist?q=${encodeURIComponent("느린")}`);
  await expect(page.getByRole("link", { name: TITLE })).toBeVisible();
}
