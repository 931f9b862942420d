import { expect, type Page } from "playwright/test";
import { as, decide, fillDay, nameOf, openWaiting, submit, workday } from "./documents";
import { accessibilityProblems } from "./portal";
import { test } from "./test";

/** Puts somebody into the line that is written. */
async function addToLine(page: Page, name: string, role: string): Promise<void> {
  const line = page.getByRole("region", { name: "결재선" });
  await line.getByLabel("넣을 역할").selectOption(role);
  await line.getByRole("combobox", { name: "결재선에 넣을 사람" }).fill(name);
  await page.getByRole("option", { name }).first().click();
}

test("two agree at the same time, and the line goes on when both have", async ({ browser }) => {
  const [first, second] = [await as(browser, "acting"), await as(browser, "smp")];
  const staff = await as(browser, "newcomer");
  const title = `공동 세미나 ${Date.now()}`;
  await staff.goto("/documents/draftingadd1");
  await staff.getByLabel("제목").fill(title);
  const line = staff.getByRole("region", { name: "결재선" });
  await expect(line.getByRole("listitem").first()).toBeVisible();
  // who agrees stands before those whom the rules ask for
  for (const name of [await nameOf(first), await nameOf(second)]) {
    await addToLine(staff, name, "합의");
    for (let up = 0; up < 2; up++) await line.getByRole("button", { name: `${name} 위로` }).click();
  }
  await line.getByRole("button", { name: "앞과 동시에" }).click();
  expect(await accessibilityProblems(staff)).toEqual([]);
  const address = await submit(staff);
  await expect(staff.getByRole("region", { name: "결재란" }).getByText("대기")).toHaveCount(2);
  await openWaiting(second, title);
  await decide(second, "승인");
  await openWaiting(first, title);
  await decide(first, "승인");
  await staff.goto(address);
  await expect(staff.getByRole("region", { name: "결재란" }).getByText("대기")).toHaveCount(1);
});

test("a request reaches another team's inbox and becomes a task there", { tag: "@deep" }, async ({ browser }) => {
  const staff = await as(browser, "staff");
  const title = `교재 표지 인쇄 ${Date.now()}`;
  await staff.goto("/documents/draftingadd9");
  await staff.getByLabel("제목").fill(title);
  await staff.getByLabel(/요청사항/).fill("표지 200부를 인쇄해 주세요.");
  await fillDay(staff, "희망완료일", workday(10));
  await staff.getByRole("combobox", { name: "수신 부서 (필수)" }).fill("기업교육2팀");
  await staff.getByRole("option", { name: "기업교육2팀" }).click();
  await submit(staff);
  const lead = await as(browser, "lead");
  await openWaiting(lead, title);
  await decide(lead, "승인");
  const receiver = await as(browser, "smp");
  await receiver.goto("/documents/deptinboxlist");
  const row = receiver.getByRole("row", { name: title });
  await row.getByRole("checkbox").check();
  await receiver.getByRole("toolbar").getByRole("button", { name: "접수" }).click();
  await receiver.getByRole("dialog").getByRole("button", { name: "확인" }).click();
  await expect(row.getByText("접수", { exact: true })).toBeVisible();
  await row.getByRole("link", { name: title }).click();
  const drawer = receiver.getByRole("dialog", { name: title });
  await drawer.getByRole("button", { name: "업무로 등록" }).click();
  await receiver.getByRole("dialog", { name: "업무로 등록" }).getByRole("button", { name: "업무로 등록" }).click();
  await expect(drawer.getByText("처리중").first()).toBeVisible();
  expect(await accessibilityProblems(receiver)).toEqual([]);
  await drawer.getByRole("button", { name: "처리완료" }).click();
  const done = receiver.getByRole("dialog", { name: "처리완료" });
  await done.getByRole("textbox").fill("인쇄소에 넘겼습니다.");
  await done.getByRole("button", { name: "처리완료" }).click();
  await expect(drawer.getByText("인쇄소에 넘겼습니다.").first()).toBeVisible();
  // what it is of is read from here
  await drawer.getByRole("link", { name: title }).first().click();
  await expect(receiver).toHaveURL(/\/documents\/document\/\d+/);
  await expect(receiver.getByText("표지 200부를 인쇄해 주세요.")).toBeVisible();
});

test("several documents are approved at once, and one on a phone", { tag: "@deep" }, async ({ browser }) => {
  const staff = await as(browser, "newcomer");
  const titles = [1, 2, 3].map((each) => `주간 보고 ${each} ${Date.now()}`);
  for (const title of titles) {
    await staff.goto("/documents/draftingadd1");
    await staff.getByLabel("제목").fill(title);
    const line = staff.getByRole("region", { name: "결재선" });
    await expect(line.getByRole("listitem").first()).toBeVisible();
    await submit(staff);
  }
  const lead = await as(browser, "lead");
  await lead.goto("/documents/alldocumentlist");
  for (const title of titles.slice(0, 2)) await lead.getByRole("row", { name: title }).getByRole("checkbox").check();
  await lead.getByRole("button", { name: "일괄승인 (2)" }).click();
  await lead.getByRole("dialog").getByRole("button", { name: "승인" }).click();
  await expect(lead.getByText("2건을 승인하였습니다.")).toBeVisible();
  const phone = await as(browser, "lead", { width: 360, height: 740 });
  await openWaiting(phone, titles[2] ?? "");
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await accessibilityProblems(phone)).toEqual([]);
  await decide(phone, "승인", "확인했습니다.");
  await expect(phone.getByText("승인하였습니다.")).toBeVisible();
});

test("a head ends the line for those behind (전결), and the document is done", { tag: "@deep" }, async ({
  browser,
}) => {
  const staff = await as(browser, "staff");
  const title = `사무용품 ${Date.now()}`;
  const idx = await staff.evaluate(async (named) => {
    const item = { use_date: "2026-01-05", account: "supply", summary: named, supply: 9_000, vat: 900, proof: "card" };
    const line = [101, 110].map((idx_staff) => ({ role: "approve", idx_staff, idx_team: 0 }));
    const body = JSON.stringify({ kind: "EXP", title: named, data: { expense_kind: "card", items: [item] }, line });
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/rest/documents/submitDocument", { method: "POST", headers, body });
    return (await answer.json()).idx as number;
  }, title);
  const lead = await as(browser, "lead");
  await openWaiting(lead, title);
  await decide(lead, "전결", "제 선에서 끝냅니다.");
  await staff.goto(`/documents/document/${idx}`);
  const grid = staff.getByRole("region", { name: "결재란" });
  await expect(grid.getByText("전결", { exact: true })).toBeVisible();
  await expect(grid.getByText("생략")).toBeVisible();
  await expect(staff.getByText(/^EXP-\d{4}-/)).toBeVisible();
});

test("what was written comes back after the window was closed without saving", { tag: "@deep" }, async ({
  browser,
}) => {
  const staff = await as(browser, "smp");
  await staff.goto("/documents/draftingadd4");
  await staff.getByLabel(/업무계획/).fill("원고를 검토합니다.");
  await expect
    .poll(() => staff.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("draft:"))))
    .toBe(true);
  staff.on("dialog", (dialog) => void dialog.accept());
  await staff.reload();
  await staff.getByRole("button", { name: "되살리기" }).click();
  await expect(staff.getByLabel(/업무계획/)).toHaveValue("원고를 검토합니다.");
});
