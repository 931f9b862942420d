import { expect, type Page } from "playwright/test";
import { as, decide, fillDay, openWaiting, submit, today } from "./documents";
import { accessibilityProblems } from "./portal";
import { test } from "./test";

/** Chooses a full hour. */
async function chooseTime(page: Page, label: string, half: string, hour: string): Promise<void> {
  await page.getByLabel(`${label} 오전/오후`).selectOption(half);
  await page.getByLabel(`${label} 시`, { exact: true }).selectOption(hour);
  await page.getByLabel(`${label} 분`).selectOption("00");
}

test("extra work is asked for, allowed, entered as it was, confirmed by the lead, and closed with its month", async ({
  browser,
}) => {
  const day = today();
  const reason = `교재 마감 ${Date.now()}`;
  const staff = await as(browser, "staff");
  await staff.goto("/documents/myextrapaymanagement");
  await staff.getByRole("link", { name: "추가근무 신청" }).click();
  await staff.getByLabel("제목").fill(reason);
  await fillDay(staff, "일자 1", day);
  await chooseTime(staff, "시작 1", "오후", "07");
  await chooseTime(staff, "종료 1", "오후", "09");
  await staff.getByLabel("구분 1").selectOption("연장");
  await staff.getByLabel("사유 1").fill(reason);
  expect(await accessibilityProblems(staff)).toEqual([]);
  await submit(staff);
  const lead = await as(browser, "lead");
  await openWaiting(lead, reason);
  await decide(lead, "승인");

  // when it really was, from the list
  await staff.goto("/documents/myextrapaymanagement");
  const mine = staff.getByRole("table", { name: "내 추가수당" }).getByRole("row").filter({ hasText: reason });
  await expect(mine).toContainText("승인");
  await mine.getByRole("button", { name: "실적 입력" }).click();
  const actual = staff.getByRole("dialog", { name: "실적 입력" });
  await actual.getByLabel("실제 종료 시").selectOption("10");
  await actual.getByRole("button", { name: "저장" }).click();
  await expect(staff.getByText("실적을 저장하였습니다.")).toBeVisible();
  await expect(mine).toContainText("19:00~22:00");
  expect(await accessibilityProblems(staff)).toEqual([]);

  await lead.goto("/documents/allextrapaylist?view=row");
  const asked = lead.getByRole("table", { name: "추가수당 상세" }).getByRole("row").filter({ hasText: reason });
  await asked.getByRole("checkbox").check();
  await lead.getByRole("button", { name: "실적확인 (1)" }).click();
  await expect(lead.getByRole("dialog").getByText("1건", { exact: false }).first()).toBeVisible();
  await lead
    .getByRole("dialog")
    .getByRole("button", { name: /닫기|확인/ })
    .last()
    .click();
  await expect(asked).toContainText("실적확인");

  const accounting = await as(browser, "accounting");
  await accounting.goto("/documents/allextrapaylist?view=row&idx_team=111");
  await accounting.getByRole("button", { name: "월 마감" }).click();
  await accounting
    .getByRole("alertdialog")
    .or(accounting.getByRole("dialog"))
    .getByRole("button", { name: /확인|예/ })
    .click();
  await expect(accounting.getByText(/건을 마감하였습니다/)).toBeVisible();
  const frozen = accounting.getByRole("row").filter({ hasText: reason });
  // three hours, half as much again, at the demo company's rate
  await expect(frozen).toContainText("67,500");
  await expect(frozen).toContainText("마감");
  expect(await accessibilityProblems(accounting)).toEqual([]);
  await staff.reload();
  await expect(mine).toContainText("마감");
  await expect(mine.getByRole("button")).toHaveCount(0);

  // payroll takes the month along
  const download = accounting.waitForEvent("download");
  await accounting.getByRole("button", { name: "내려받기" }).click();
  await accounting.getByRole("menuitem", { name: "엑셀 (.xlsx)" }).click();
  expect((await download).suggestedFilename()).toMatch(/^추가수당 .*\.xlsx$/);
});
