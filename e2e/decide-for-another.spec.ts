import { expect, type Page } from "playwright/test";
import { as, decide, fillDay, nameOf, openWaiting, submit, workday } from "./documents";
import { accessibilityProblems } from "./portal";
import { test } from "./test";

/** Writes an expense so small that the head of the team has the last word, and submits it. */
async function spend(page: Page, title: string): Promise<string> {
  await page.goto("/documents/expenseinputadd");
  await page.getByLabel("제목").fill(title);
  await fillDay(page, "사용일 1", workday(-7));
  await page.getByLabel("계정과목 1").selectOption("도서비");
  await page.getByLabel("적요 1").fill("참고 도서");
  await page.getByLabel("공급가 1").fill("18000");
  await page.getByLabel("증빙 1").selectOption("카드전표");
  await expect(page.getByRole("region", { name: "결재선" }).getByRole("listitem")).toHaveCount(1);
  return submit(page);
}

test("an expense is decided on by whom its head asked to (대결), until that is taken back", { tag: "@deep" }, async ({
  browser,
}) => {
  const [head, other] = [await as(browser, "acting"), await as(browser, "growth")];
  const [headName, otherName] = [await nameOf(head), await nameOf(other)];
  const [first, second] = [`참고 도서 ${Date.now()}`, `참고 도서 뒤 ${Date.now()}`];
  await head.goto("/documents/alldocumentlist");
  await head.getByRole("button", { name: "결재 위임" }).click();
  const delegations = head.getByRole("dialog", { name: "결재 위임" });
  await delegations.getByRole("combobox", { name: "대신 결재할 사람" }).fill(otherName);
  await head.getByRole("option", { name: otherName }).first().click();
  await fillDay(head, "위임 종료일", workday(3));
  await delegations.getByLabel("사유").fill("외부 교육");
  await delegations.getByRole("button", { name: "위임", exact: true }).click();
  const given = delegations.getByRole("listitem").filter({ hasText: "외부 교육" });
  await expect(given).toContainText("진행 중");

  // it waits among the other's documents, and says for whom they decide
  const staff = await as(browser, "smp");
  const address = await spend(staff, first);
  await other.goto("/documents/alldocumentlist");
  await expect(other.getByRole("row", { name: first })).toContainText("대결");
  await openWaiting(other, first);
  expect(await accessibilityProblems(other)).toEqual([]);
  await decide(other, "승인", "대신 확인했습니다.");
  await staff.goto(address);
  const grid = staff.getByRole("region", { name: "결재란" });
  await expect(grid).toContainText(`대결 (${headName})`);
  await expect(grid).toContainText(otherName);
  await expect(staff.getByText(/^EXP-\d{4}-/)).toBeVisible();
  await staff.getByText(/^이력/).click();
  await expect(staff.getByRole("listitem").filter({ hasText: otherName }).first()).toBeVisible();
  // who asked for it has it among what is done
  await head.goto("/documents/alldocumentlist?doc_type=P2");
  await expect(head.getByRole("link", { name: first })).toBeVisible();

  await head.getByRole("button", { name: "결재 위임" }).click();
  await given.getByRole("button", { name: "해제" }).click();
  await expect(given.getByRole("button", { name: "해제" })).toBeHidden();
  const later = await spend(staff, second);
  await other.goto(later);
  await expect(other.getByRole("alert")).toContainText("이 문서를 볼 권한이 없습니다.");
  await openWaiting(head, second);
  await decide(head, "승인");
  await staff.goto(later);
  await expect(staff.getByText(/^EXP-\d{4}-/)).toBeVisible();
  await expect(staff.getByRole("region", { name: "결재란" })).not.toContainText("대결");
});
