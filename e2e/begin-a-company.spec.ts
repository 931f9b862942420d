import { type ChildProcess, execFileSync } from "node:child_process";
import { join } from "node:path";
import { type Browser, expect, type Page } from "playwright/test";
import { decide, fillDay, submit, workday } from "./documents";
import { accessibilityProblems, withoutIntro } from "./portal";
import { dataFolder, ended, launch, ready, removeData } from "./server";
import { test } from "./test";

const FIRST = "first-2026!";
const OWN = "my-own-2027!";

let dataDir: string;
let server: ChildProcess;

test.describe.configure({ timeout: 240_000 });
test.beforeEach(() => {
  dataDir = dataFolder();
});
test.afterEach(async () => {
  await ended(server, "SIGTERM");
  removeData(dataDir);
});

test("an empty installation becomes a company in which somebody asks for leave and their lead approves", {
  tag: "@deep",
}, async ({ browser }) => {
  server = launch({ DATA_DIR: dataDir, DEMO: "off", HOST: "127.0.0.1" });
  const { address } = await ready(server);
  const command = ["apps/server/bin/portal.mjs", "create-admin", "boss@portal.test", "--password-stdin"];
  execFileSync(process.execPath, [...command, "--name", "가상인", "--ename", "Gasang"], {
    cwd: join(import.meta.dirname, ".."),
    env: { PATH: process.env.PATH ?? "", DATA_DIR: dataDir },
    input: `${FIRST}\n`,
  });

  // the first administrator is led to what is left to do
  const boss = await opened(browser, address);
  await boss.goto("/login");
  await expect(boss).toHaveTitle("인트라넷 · 인트라넷");
  await boss.getByLabel("EMAIL").fill("boss@portal.test");
  await boss.getByLabel("PASSWORD").fill(FIRST);
  await boss.getByRole("button", { name: "Login" }).click();
  await boss.getByLabel("현재 비밀번호").fill(FIRST);
  await choosePassword(boss);
  await boss.getByRole("link", { name: "이어서 준비하기" }).click();
  await expect(boss.getByText("0 / 6 단계 완료")).toBeVisible();
  expect(await accessibilityProblems(boss)).toEqual([]);

  // the company
  await boss.getByRole("link", { name: "회사 정보" }).click();
  await boss.getByLabel(/짧은 이름/).fill("가상상사");
  await boss.getByLabel(/상호/).fill("가상상사 주식회사");
  await boss.getByRole("button", { name: "저장" }).click();
  await expect(boss.getByRole("link", { name: "가상상사", exact: true })).toBeVisible();
  await expect(boss).toHaveTitle(/가상상사 인트라넷$/);

  // its units
  await boss.goto("/admin/organization");
  await boss.getByRole("button", { name: "총괄본부에 팀 추가" }).click();
  await boss.getByRole("dialog").getByLabel(/팀명/).fill("첫 팀");
  await boss.getByRole("dialog").getByRole("button", { name: "저장" }).click();
  await expect(boss.getByRole("button", { name: "첫 팀", exact: true })).toBeVisible();

  // its people, by a file
  await boss.goto("/mypims/incumbentmanagementlist");
  await boss.getByRole("button", { name: "가져오기" }).click();
  await boss.locator("input[type=file]").setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: people() });
  const dialog = boss.getByRole("dialog");
  await dialog.getByRole("button", { name: "검사" }).click();
  await expect(dialog.getByText(/2건/)).toBeVisible();
  await dialog.getByRole("button", { name: "등록" }).click();
  await expect(boss.getByText(/2건.*하였습니다/)).toBeVisible();
  await boss.goto("/mypims/headteammanagement");
  const vacant = boss.getByRole("region", { name: /^조직장이 없는 조직/ });
  await vacant.getByRole("button", { name: "첫 팀 팀장 지정" }).click();
  const head = boss.getByRole("dialog");
  await head.getByRole("combobox", { name: "조직장" }).selectOption({ label: "이끔이 Lead" });
  await head.getByRole("button", { name: "저장" }).click();
  await expect(boss.getByRole("button", { name: "팀장 이끔이" })).toBeVisible();

  // each comes in by a link of their own
  await boss.goto("/admin/setup");
  await boss.getByRole("button", { name: "초대 링크 만들기" }).click();
  const again = boss.getByRole("dialog", { name: "비밀번호 확인" });
  await again.getByLabel("비밀번호", { exact: true }).fill(OWN);
  await again.getByRole("button", { name: "확인" }).click();
  const waiting = boss.getByRole("region", { name: "아직 들어오지 않은 사람" });
  await expect(waiting.locator("code")).toHaveCount(2);
  const [member, lead] = await Promise.all(
    ["따름이", "이끔이"].map(async (name) => {
      const link = waiting.getByRole("listitem").filter({ hasText: name }).locator("code");
      const page = await opened(browser, address);
      await page.goto((await link.textContent()) ?? "");
      await page.getByRole("button", { name: "로그인" }).click();
      await choosePassword(page);
      return page;
    }),
  );
  if (!member || !lead) throw new Error("nobody came in");
  for (const step of ["권한", "올해 휴일"])
    await boss.getByRole("listitem", { name: step }).getByRole("button", { name: "이대로 두기" }).click();

  // leave, asked for and granted
  await member.goto("/mypims/myvacationlist");
  await member.getByRole("link", { name: "휴가 신청" }).click();
  await member.getByRole("combobox", { name: /휴가 종류/ }).click();
  await member.getByRole("option", { name: "무급휴가", exact: true }).click();
  await fillDay(member, "시작일", workday(7));
  await fillDay(member, "종료일", workday(7));
  const request = await submit(member);
  await lead.goto(request);
  await decide(lead, "승인");
  await member.goto(request);
  await expect(member.getByText(/^VAC-\d{4}-/)).toBeVisible();
});

async function opened(browser: Browser, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })).newPage();
  await withoutIntro(page);
  return page;
}

async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel("새 비밀번호", { exact: true }).fill(OWN);
  await page.getByLabel("새 비밀번호 확인").fill(OWN);
  await page.getByRole("button", { name: "변경" }).click();
  await expect(page).toHaveURL(/\/main/);
}

/** A workbook with those who join, as the portal's empty form has it. */
function people(): Buffer {
  const rows = [
    ["한글이름", "영문이름", "이메일", "본부", "팀", "직책", "고용형태", "입사일", "휴대폰"],
    ["이끔이", "Lead", "lead@portal.test", "총괄본부", "첫 팀", "팀장", "정규", "2026-01-02", "010-0000-0001"],
    ["따름이", "Member", "member@portal.test", "총괄본부", "첫 팀", "선임", "정규", "2026-01-02", "010-0000-0002"],
  ];
  return Buffer.from(`\uFEFF${rows.map((row) => row.join(",")).join("\n")}\n`);
}
