import { expect } from "playwright/test";
import { as } from "./documents";
import { choose, paste, submitByKeys } from "./form-keys";
import { tabTo } from "./tab-to";
import { test } from "./test";

test("an expense is written, submitted and rejected by the keyboard alone", { tag: "@deep" }, async ({ browser }) => {
  const title = `자판으로 쓴 지출 ${Date.now()}`;
  const staff = await as(browser, "staff");
  await choose(staff, "지출결의서");
  await tabTo(staff, staff.getByRole("textbox", { name: /^제목/ }));
  await staff.keyboard.type(title);

  // two lines from a spreadsheet and a third that goes again; the second becomes the first
  await tabTo(staff, staff.getByRole("button", { name: "지출 내역 추가" }));
  await staff.keyboard.press("Enter");
  const day = (line: number) => staff.getByRole("textbox", { name: `사용일 ${line}`, exact: true });
  await expect(day(2)).toBeFocused();
  await tabTo(staff, day(1), "Shift+Tab");
  await paste(staff, [
    ["2026-02-26", "교통비", "택시", "12000", "0", "12000", "카드전표"],
    ["2026-02-27", "도서비", "사전", "30000", "0", "30000", "카드전표"],
  ]);
  const summary = (line: number) => staff.getByRole("textbox", { name: `적요 ${line}`, exact: true });
  await expect(summary(2)).toHaveValue("사전");
  await tabTo(staff, summary(2));
  await staff.keyboard.press("Enter");
  await expect(staff.getByRole("row")).toHaveCount(4);
  await tabTo(staff, staff.getByRole("button", { name: "지출 내역 3번째 줄 삭제" }));
  await staff.keyboard.press("Enter");
  await expect(staff.getByRole("button", { name: "지출 내역 2번째 줄 삭제" })).toBeFocused();
  await tabTo(staff, summary(2), "Shift+Tab");
  await staff.keyboard.press("ControlOrMeta+Shift+ArrowUp");
  await expect(summary(1)).toHaveValue("사전");
  await expect(summary(1)).toBeFocused();
  const address = await submitByKeys(staff);

  // a and r are letters while something is written
  const lead = await as(browser, "lead");
  await lead.goto(address);
  await expect(lead.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await tabTo(lead, lead.getByLabel("의견 남기기"));
  await lead.keyboard.type("receipt a k j");
  await expect(lead.getByRole("dialog")).toHaveCount(0);
  await tabTo(lead, lead.getByRole("button", { name: "의견 등록" }));
  await lead.keyboard.press("Enter");
  await expect(lead.getByRole("listitem").filter({ hasText: "receipt a k j" })).toBeVisible();
  await expect(lead.getByLabel("의견 남기기")).toBeFocused();
  await tabTo(lead, lead.getByRole("button", { name: "반려" }), "Shift+Tab");
  await lead.keyboard.press("r");
  const opinion = lead.getByRole("dialog", { name: "반려" }).getByRole("textbox");
  await expect(opinion).toBeFocused();
  await lead.keyboard.type("영수증을 붙여 주세요");
  await lead.keyboard.press("ControlOrMeta+Enter");
  await expect(lead.getByRole("dialog")).toHaveCount(0);
  await expect(lead.getByText("영수증을 붙여 주세요").first()).toBeVisible();
});

test("a sale's invoice is asked for by the keyboard alone, and a team is told of it", { tag: "@deep" }, async ({
  browser,
}) => {
  const contract = `자판 계약 ${Date.now()}`;
  const staff = await as(browser, "staff");
  await choose(staff, "매출 발행 요청서");
  await tabTo(staff, staff.getByRole("combobox", { name: /^고객사/ }));
  await staff.keyboard.type("한빛");
  await expect(staff.getByRole("option", { name: /한빛/ }).first()).toBeVisible();
  await staff.keyboard.press("ArrowDown");
  await staff.keyboard.press("Enter");
  await expect(staff.getByLabel(/수신이메일/)).toHaveValue(/@/);
  await tabTo(staff, staff.getByLabel(/계약명/));
  await staff.keyboard.type(contract);
  // the day on which money is expected, from the browser's own calendar
  const planned = staff.getByRole("button", { name: "입금예정일 달력 열기" });
  await tabTo(staff, planned);
  await staff.keyboard.press("Enter");
  await staff.keyboard.press("ArrowDown");
  await staff.keyboard.press("Enter");
  await expect(staff.getByRole("textbox", { name: "입금예정일", exact: true })).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
  const item = staff.getByRole("textbox", { name: "품목 1", exact: true });
  await tabTo(staff, item);
  await paste(staff, [["이러닝 운영", "", "1", "1000000", "1000000", "100000"]]);
  await expect(item).toHaveValue("이러닝 운영");
  const told = staff.getByRole("combobox", { name: "참조 부서" });
  await tabTo(staff, told);
  await staff.keyboard.type("총무");
  await expect(staff.getByRole("option", { name: "총무지원팀" })).toBeVisible();
  await staff.keyboard.press("Enter");
  await submitByKeys(staff);
  await expect(staff.getByRole("heading", { level: 1 })).toContainText(contract);
});
