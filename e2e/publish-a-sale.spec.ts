import { type Browser, expect, type Page } from "playwright/test";
import { as, decide, fillDay, openWaiting, submit, today, workday } from "./documents";
import { accessibilityProblems } from "./portal";
import { test } from "./test";

/** The lead and the head of the office allow a request, one after the other. */
async function allow(browser: Browser, title: string): Promise<void> {
  for (const account of ["lead", "division"]) {
    const page = await as(browser, account);
    await openWaiting(page, title);
    await decide(page, "승인");
    await page.context().close();
  }
}

/** The row of the list of invoices in which a contract stands. */
async function rowOf(page: Page, contract: string) {
  await page.goto(`/documents/salesmanagementpublishlist?q=${encodeURIComponent(contract)}`);
  const row = page.locator(".record-table").getByRole("row").filter({ hasText: contract });
  await expect(row.first()).toBeVisible();
  return row;
}

/** The sales team enters the number under which an invoice was issued. */
async function publish(page: Page, contract: string, number: string): Promise<void> {
  const row = (await rowOf(page, contract)).filter({ hasText: "발행대기" });
  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "발행처리" }).click();
  const dialog = page.getByRole("dialog", { name: /발행처리/ });
  await dialog
    .getByRole("group", { name: new RegExp(contract) })
    .getByRole("textbox")
    .fill(number);
  await dialog.getByRole("button", { name: "발행처리 (1건)" }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page
      .getByText("1건을 발행처리하였습니다.")
      .or(page.getByText(/1건.*하였습니다/))
      .first(),
  ).toBeVisible();
}

test("a sale is asked for, allowed, issued, paid in parts, and taken back by a corrected invoice", async ({
  browser,
}) => {
  const contract = `출강 계약 ${Date.now()}`;
  const staff = await as(browser, "staff");
  await staff.goto("/documents/salesmanagementpublishlist");
  await staff.getByRole("link", { name: "발행 요청" }).click();
  // the list has a choice of customers, too
  await expect(staff.getByRole("heading", { level: 1, name: "매출 발행 요청서" })).toBeVisible();
  await staff.getByRole("combobox", { name: /고객사/ }).fill("한빛");
  await expect(staff.getByRole("option", { name: /한빛/ }).first()).toBeVisible();
  await staff.getByRole("option", { name: /한빛/ }).first().click();
  // what an invoice needs of the customer is filled in
  await expect(staff.getByLabel(/사업자번호/)).toHaveValue(/\d{3}-?\d{2}-?\d{5}/);
  await expect(staff.getByLabel(/수신이메일/)).toHaveValue(/@/);
  // of another one, too, when the draft is opened again: nothing stays of the one before
  const number = await staff.getByLabel(/사업자번호/).inputValue();
  await staff.getByRole("button", { name: "임시저장" }).click();
  await expect(staff.getByText("임시저장하였습니다.")).toBeVisible();
  await staff.reload();
  await expect(staff.getByLabel(/사업자번호/)).toHaveValue(number);
  await staff.getByRole("combobox", { name: /고객사/ }).fill("가람전자");
  await staff
    .getByRole("option", { name: /가람전자/ })
    .first()
    .click();
  await expect(staff.getByLabel(/사업자번호/)).not.toHaveValue(number);
  await expect(staff.getByLabel(/사업자번호/)).toHaveValue(/\d{3}-?\d{2}-?\d{5}/);
  await staff.getByLabel(/계약명/).fill(contract);
  await fillDay(staff, "입금예정일", workday(20));
  const items = staff.getByRole("group", { name: "품목" }).or(staff.getByRole("region", { name: "품목" }));
  await items.getByRole("textbox", { name: /품목/ }).first().fill("어학 과정 운영");
  await items
    .getByRole("textbox", { name: /공급가/ })
    .first()
    .fill("2000000");
  await items.getByRole("textbox", { name: /세액/ }).first().fill("200000");
  expect(await accessibilityProblems(staff)).toEqual([]);
  const address = await submit(staff);
  const title = `${contract} 매출 발행`;
  await allow(browser, title);

  const sales = await as(browser, "sales");
  await rowOf(sales, contract);
  // the tax office's layout for many at once
  const download = sales.waitForEvent("download");
  await sales.getByRole("button", { name: "일괄발급 파일" }).click();
  expect((await download).suggestedFilename()).toMatch(/^세금계산서 일괄발급 .*\.xlsx$/);
  await publish(sales, contract, "20260101-41000000-00000001");
  expect(await accessibilityProblems(sales)).toEqual([]);

  // money comes in twice: what is left is offered the second time
  for (const [amount, state] of [
    ["1,000,000", "일부수금"],
    ["1,200,000", "수금완료"],
  ] as const) {
    await (await rowOf(sales, contract)).getByRole("link", { name: contract }).click();
    await sales.getByRole("button", { name: "수금 등록" }).click();
    const receipt = sales.getByRole("dialog");
    await expect(receipt.getByRole("combobox", { name: /매출발행/ })).toHaveValue(contract);
    if (state === "일부수금") await receipt.getByRole("textbox", { name: /금액/ }).fill("1000000");
    await expect(receipt.getByRole("textbox", { name: /금액/ })).toHaveValue(amount);
    await receipt.getByRole("button", { name: "저장" }).click();
    await expect(receipt.getByRole("button", { name: "저장" })).toBeHidden();
    await expect(await rowOf(sales, contract)).toContainText(state);
  }

  // the document tells what became of it, and leads there
  await staff.goto(address);
  await staff.getByRole("complementary").getByRole("link", { name: "매출 발행" }).click();
  const main = staff.getByRole("main");
  await expect(main).toContainText("수금완료");
  await expect(main.getByRole("region", { name: "수금" })).toContainText("1,200,000");
  await main.getByRole("link", { name: "수정발행" }).click();
  await staff.getByLabel(/수정사유/).fill("계약을 해지하였습니다.");
  await expect(items.getByRole("textbox", { name: /공급가/ }).first()).toHaveValue("-2,000,000");
  await staff.getByLabel("제목").fill(`${title} 취소`);
  await submit(staff);
  await allow(browser, `${title} 취소`);
  await publish(sales, contract, "20260101-41000000-00000002");
  const rows = await rowOf(sales, contract);
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: "발행취소" })).toHaveCount(1);
  // both together come to nothing
  await expect(sales.locator(".record-table tfoot tr")).toHaveText("합계0002,200,0000");
});

test("a planned sale is carried on with a reason and asked for from its row; lists and sums go along as workbooks", {
  tag: "@deep",
}, async ({ browser }) => {
  const sales = await as(browser, "sales");
  await sales.goto("/documents/salesmanagementnotpublishlist");
  const table = sales.locator(".record-table");
  await expect(table.getByRole("link").first()).toBeVisible();
  expect(await accessibilityProblems(sales)).toEqual([]);
  await table.getByRole("link").first().click();
  const drawer = sales.getByRole("dialog");
  await drawer.getByRole("button", { name: "더보기" }).click();
  await sales.getByRole("menuitem", { name: "이월" }).click();
  const dialog = sales.getByRole("dialog", { name: "이월" });
  await dialog.getByRole("button", { name: "이월" }).click();
  await expect(dialog.getByRole("textbox", { name: /이월사유/ })).toBeFocused();
  const reason = `고객 일정 ${Date.now()}`;
  await dialog.getByRole("textbox", { name: /이월사유/ }).fill(reason);
  await dialog.getByRole("button", { name: "이월" }).click();
  await expect(dialog.getByText(/보다 뒤의 달을 입력하세요/)).toBeVisible();
  await dialog.getByLabel("예정월 연도").selectOption(String(Number(today().slice(0, 4)) + 1));
  await dialog.getByRole("button", { name: "이월" }).click();
  await expect(dialog).toBeHidden();
  await expect(drawer).toContainText(reason);

  await drawer.getByRole("link", { name: "발행 요청" }).click();
  await expect(sales.getByLabel(/계약명/)).toHaveValue(/./);
  await expect(sales.getByLabel(/사업자번호/)).toHaveValue(/\d/);

  for (const [path, name] of [
    ["/documents/salesmanagementnotpublishlist", "매출 미발행"],
    ["/documents/salesmanagementpublishlist", "매출 발행"],
    ["/documents/totalsalesamountlist", "매출 집계"],
    ["/documents/allstatisticslist", "문서 통계"],
  ] as const) {
    await sales.goto(path);
    const download = sales.waitForEvent("download");
    await sales.getByRole("button", { name: "내려받기" }).click();
    await sales.getByRole("menuitem", { name: "엑셀 (.xlsx)" }).click();
    expect((await download).suggestedFilename()).toContain(name);
  }
});

test("the sales team writes what each team is to sell, which stands beside what was sold", { tag: "@deep" }, async ({
  browser,
}) => {
  const sales = await as(browser, "sales");
  const year = Number(today().slice(0, 4)) + 1;
  await sales.goto(`/documents/salestargets?year=${year}`);
  const table = sales.getByRole("table", { name: `${year}년 매출목표` });
  await expect(table).toBeVisible();
  const cell = table.getByRole("textbox", { name: "기업교육1팀 12월 목표" });
  const amount = 7_000_000 + (Date.now() % 1000) * 1000;
  await cell.fill(String(amount));
  await expect(cell).toHaveValue(amount.toLocaleString("ko-KR"));
  expect(await accessibilityProblems(sales)).toEqual([]);
  await sales.getByRole("button", { name: "저장 (1)" }).click();
  await expect(sales.getByText("매출목표를 저장하였습니다.")).toBeVisible();
  await sales.goto(`/documents/totalsalesamountlist?year=${year}&measure=target`);
  await expect(
    sales.getByRole("group", { name: "전체 매출 집계 표" }).getByRole("row", { name: /기업교육1팀/ }),
  ).toContainText(amount.toLocaleString("ko-KR"));
});
