import { expect } from "playwright/test";
import { as, decide, fillDay, openWaiting, submit, workday } from "./documents";
import { accessibilityProblems, writeText } from "./portal";
import { test } from "./test";

test("an expense goes from a draft by three heads to its payment", async ({ browser }) => {
  const staff = await as(browser, "staff");
  const title = `고객 미팅 다과 ${Date.now()}`;
  await staff.goto("/documents/expenseinputadd");
  await staff.getByLabel("제목").fill(title);
  await fillDay(staff, "사용일 1", workday(-7));
  await staff.getByLabel("계정과목 1").selectOption("회의비");
  await staff.getByLabel("적요 1").fill("회의 다과");
  await staff.getByLabel("공급가 1").fill("30000");
  await staff.getByLabel("부가세 1").fill("3000");
  await staff.getByLabel("증빙 1").selectOption("카드전표");
  await expect(staff.getByText("합계 33,000원")).toBeVisible();
  await staff.getByRole("button", { name: "임시저장" }).click();
  await expect(staff.getByText("임시저장하였습니다.")).toBeVisible();
  await staff.reload();
  await expect(staff.getByLabel("적요 1")).toHaveValue("회의 다과");
  const address = await submit(staff);
  for (const head of ["lead", "division", "master"]) {
    const page = await as(browser, head);
    await page.goto(address);
    const approve = page.getByRole("button", { name: "승인", exact: true });
    // how many decide follows from the amount
    await expect(page.getByRole("toolbar", { name: "문서 처리" })).toBeVisible();
    if (!(await approve.isVisible())) continue;
    await page.keyboard.press("a");
    await page.getByRole("dialog", { name: "승인" }).getByRole("button", { name: "승인" }).click();
    await expect(page.getByText("승인하였습니다.")).toBeVisible();
  }
  const accounting = await as(browser, "accounting");
  await accounting.goto("/documents/allexpenselist");
  const words = accounting.getByRole("searchbox", { name: /^검색/ });
  await words.fill(title);
  await words.press("Enter");
  await expect(accounting.getByText("총 1건")).toBeVisible();
  const row = accounting.getByRole("row", { name: title });
  await row.getByRole("checkbox").check();
  await accounting.getByRole("button", { name: /지급완료/ }).click();
  await accounting.getByRole("dialog").getByRole("button", { name: "지급완료" }).click();
  await expect(row.getByText("지급완료")).toBeVisible();
  await staff.goto("/documents/myexpensemanagement");
  await expect(staff.getByRole("row", { name: title }).getByText("지급완료")).toBeVisible();
});

test("a rejected document is written again and submitted as its second revision", { tag: "@deep" }, async ({
  browser,
}) => {
  const staff = await as(browser, "staff");
  const title = `교육장 배치 변경 ${Date.now()}`;
  await staff.goto("/documents/draftingadd1");
  await staff.getByLabel("제목").fill(title);
  await writeText(staff.getByRole("textbox", { name: "본문" }), "의자를 네 줄로 놓습니다.");
  const address = await submit(staff);
  const lead = await as(browser, "lead");
  await openWaiting(lead, title);
  await lead.keyboard.press("r");
  const dialog = lead.getByRole("dialog", { name: "반려" });
  await dialog.getByRole("button", { name: "반려" }).click();
  await expect(dialog.getByText("반려 의견을 입력하세요.")).toBeVisible();
  await dialog.getByRole("textbox").fill("다섯 줄로 바꿔 주세요.");
  await dialog.getByRole("button", { name: "반려" }).click();
  await expect(lead.getByText("반려하였습니다.")).toBeVisible();
  await staff.goto(address);
  await expect(staff.getByText("다섯 줄로 바꿔 주세요.").first()).toBeVisible();
  await staff.getByRole("link", { name: "수정하여 재상신" }).click();
  await writeText(staff.getByRole("textbox", { name: "본문" }), "의자를 다섯 줄로 놓습니다.");
  await submit(staff);
  await expect(staff.getByText(/2차 상신/)).toBeVisible();
  await expect(staff.getByText(/1차 상신/)).toBeVisible();
  expect(await accessibilityProblems(staff)).toEqual([]);
  await openWaiting(lead, title);
  await decide(lead, "승인");
  const division = await as(browser, "division");
  await openWaiting(division, title);
  await decide(division, "승인", "그대로 진행하세요.");
  await staff.reload();
  await expect(staff.getByRole("paragraph").filter({ hasText: "그대로 진행하세요." })).toBeVisible();
  await expect(staff.getByText(/^GEN-\d{4}-/)).toBeVisible();
});
