import { type ChildProcess, spawnSync } from "node:child_process";
import { expect, test } from "playwright/test";
import { accessibilityProblems } from "./portal";
import { databaseUrl, demoFolder, ended, launch, ready, removeData } from "./server";

test("a sign-in link leads where it says, once", async ({ page }) => {
  const link = portal(process.env.E2E_DATA_DIR ?? "", "sign-in-link", "lead@demo.test", "--to", "/index copy")
    .trim()
    .replace(/^http:\/\/[^/]+/, "");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "링크로 로그인" })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "로그인" }).click();
  await expect(page).toHaveURL(/index%20copy$/);
  await page.goto(link);
  await page.getByRole("button", { name: "로그인" }).click();
  await expect(page.getByText("이미 사용했거나 기한이 지난 링크입니다.")).toBeVisible();
});

test.describe("in a portal of its own, since accounts and settings change", { tag: "@deep" }, () => {
  const next = "푸른밭-2027!";
  let dataDir: string;
  let child: ChildProcess;
  let address: string;

  test.beforeEach(async () => {
    dataDir = demoFolder();
    child = launch({ DATA_DIR: dataDir, RETURN_HOSTS: "127.0.0.1:1" });
    address = (await ready(child)).address;
  });
  test.afterEach(async () => {
    await ended(child, "SIGTERM");
    removeData(dataDir);
  });

  test("a password that was reset has to be changed before anything else", async ({ page }) => {
    const password = /signing in: (\S+)/.exec(portal(dataDir, "reset-password", "staff@demo.test"))?.[1] ?? "";
    await page.goto(`${address}/login`);
    await page.getByLabel("EMAIL").fill("staff@demo.test");
    await page.getByLabel("PASSWORD").fill(password);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL(/\/pwdchange$/);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByLabel("현재 비밀번호").fill(password);
    await page.getByLabel("새 비밀번호", { exact: true }).fill("short");
    await page.getByLabel("새 비밀번호 확인").fill("short");
    await page.getByRole("button", { name: "변경" }).click();
    await expect(page.getByText("비밀번호는 8자 이상 20자 이하로 입력하세요.")).toBeVisible();
    await page.getByLabel("새 비밀번호", { exact: true }).fill(next);
    await page.getByLabel("새 비밀번호 확인").fill(next);
    await page.getByRole("button", { name: "변경" }).click();
    await expect(page).toHaveURL(/\/main$/);
  });

  test("a partner's guest goes back to the partner, and to no one else", async ({ page }) => {
    const signIn = async (way: string) => {
      await page.goto(`${address}/gate_login?${new URLSearchParams({ return: way })}`);
      await page.getByLabel("EMAIL").fill("partner@demo.test");
      await page.getByLabel("PASSWORD").fill("demo-2026!");
      await page.getByRole("button", { name: "Login" }).click();
    };
    await signIn("https://evil.example/");
    await expect(page.getByText("등록되지 않은 사이트로는 돌아갈 수 없습니다.")).toBeVisible();
    const back = page.waitForRequest("http://127.0.0.1:1/orders");
    await signIn("http://127.0.0.1:1/orders");
    await back;
  });
});

/** Runs the command line beside the server on a data folder; gives what it said. */
function portal(dataDir: string, ...words: string[]): string {
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl(dataDir) };
  const { stdout, status } = spawnSync(process.execPath, ["../apps/server/bin/portal.mjs", ...words], {
    cwd: import.meta.dirname,
    env,
    encoding: "utf8",
  });
  expect(status, stdout).toBe(0);
  return stdout;
}
