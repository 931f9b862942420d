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
  await staff.goto(`/documents/myextrapaymanagement?work_date.from=${day}`);
  const mine = staff.getByRole("table").getByRole("row").filter({ hasText: reason });
  await expect(mine).toContainText("승인");
  await mine.getByRole("link").first().click();
  const drawer = staff.getByRole("dialog").filter({ hasText: reason });
  await drawer.getByRole("button", { name: "실적 입력" }).click();
  const actual = staff.getByRole("dialog", { name: "실적 입력" });
  await chooseTime(staff, "실적시작", "오후", "07");
  await chooseTime(staff, "실적종료", "오후", "10");
  await actual.getByRole("button", { name: "실적 입력" }).click();
  await expect(staff.getByText(/실적.* 저장하였습니다/)).toBeVisible();
  await expect(drawer).toContainText("22:00");
  expect(await accessibilityProblems(staff)).toEqual([]);

  const list = `/documents/allextrapaylist?q=${encodeURIComponent(reason)}`;
  await lead.goto(list);
  const asked = lead.getByRole("table").getByRole("row").filter({ hasText: reason });
  await asked.getByRole("checkbox").check();
  await lead.getByRole("button", { name: "실적확인" }).click();
  await lead.getByRole("dialog").or(lead.getByRole("alertdialog")).getByRole("button", { name: "확인" }).click();
  await expect(asked).toContainText("실적확인");

  const accounting = await as(browser, "accounting");
  await accounting.goto(list);
  const frozen = accounting.getByRole("table").getByRole("row").filter({ hasText: reason });
  await frozen.getByRole("checkbox").check();
  await accounting.getByRole("button", { name: "마감", exact: true }).click();
  await accounting
    .getByRole("alertdialog")
    .or(accounting.getByRole("dialog"))
    .getByRole("button", { name: "확인" })
    .click();
  // three hours, half as much again, at the demo company's rate
  await expect(frozen).toContainText("67,500");
  await expect(frozen).toContainText("마감");
  expect(await accessibilityProblems(accounting)).toEqual([]);
  await staff.reload();
  await expect(drawer).toContainText("67,500");
  await expect(drawer.getByRole("button", { name: "실적 입력" })).toHaveCount(0);

  // what each has in the month, and payroll takes it along
  await accounting.getByRole("link", { name: "사람별 합계" }).click();
  const sums = accounting.getByRole("table", { name: "사람별 추가수당" });
  await expect(sums.getByRole("row").filter({ hasText: "김이든" })).toBeVisible();
  await expect(sums.getByRole("row").last()).toContainText("합계");
  expect(await accessibilityProblems(accounting)).toEqual([]);
  await accounting.goto(list);
  const download = accounting.waitForEvent("download");
  await accounting.getByRole("button", { name: "내려받기" }).click();
  await accounting.getByRole("menuitem", { name: "엑셀 (.xlsx)" }).click();
  expect((await download).suggestedFilename()).toMatch(/추가수당.*\.xlsx$/);
});
