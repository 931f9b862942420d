import { expect, type Page } from "playwright/test";
import { as, decide, nameOf } from "./documents";
import { test } from "./test";

/** Opens a new general document, once its line is there. */
async function begin(page: Page, title = ""): Promise<void> {
  await page.goto("/documents/draftingadd1");
  await expect(lineOf(page).getByRole("listitem").first()).toBeVisible();
  if (title) await page.getByLabel("제목").fill(title);
}

const lineOf = (page: Page) => page.getByRole("region", { name: "결재선" });

/** Submits an expense of so many won to the lead; gives the document's number. */
function spend(page: Page, title: string, won: number): Promise<number> {
  return page.evaluate(
    async ([named, supply]) => {
      const item = {
        use_date: "2026-01-05",
        account: "meet",
        summary: "월간 보고서 인쇄",
        supply,
        vat: 0,
        proof: "card",
      };
      const line = [{ role: "approve", idx_staff: 101, idx_team: 0 }];
      const body = JSON.stringify({ kind: "EXP", title: named, data: { expense_kind: "card", items: [item] }, line });
      const headers = { "content-type": "application/json" };
      const answer = await fetch("/rest/documents/submitDocument", { method: "POST", headers, body });
      return (await answer.json()).idx as number;
    },
    [title, won] as const,
  );
}

test("a line is kept under a name, put into another document, and removed", { tag: "@deep" }, async ({ browser }) => {
  const other = await as(browser, "smp");
  const name = await nameOf(other);
  const page = await as(browser, "newcomer");
  await begin(page);
  await lineOf(page).getByRole("combobox", { name: "결재선에 넣을 사람" }).fill(name);
  await expect(page.getByRole("listbox").getByRole("option", { name })).toBeVisible();
  await lineOf(page).getByRole("combobox", { name: "결재선에 넣을 사람" }).press("Enter");
  await expect(lineOf(page).getByRole("listitem").filter({ hasText: name })).toBeVisible();

  await page.getByRole("button", { name: "개인결재선" }).click();
  await page.getByRole("menuitem", { name: "지금 결재선 저장…" }).click();
  const dialog = page.getByRole("dialog", { name: "개인결재선" });
  const kept = `나의 결재선 ${Date.now()}`;
  await dialog.getByLabel("결재선 이름").fill(kept);
  await dialog.getByRole("button", { name: "저장", exact: true }).click();
  await expect(dialog).toBeHidden();

  page.on("dialog", (asked) => void asked.accept());
  await begin(page);
  await expect(lineOf(page).getByRole("listitem").filter({ hasText: name })).toHaveCount(0);
  await page.getByRole("button", { name: "개인결재선" }).click();
  await page.getByRole("menuitem", { name: kept }).click();
  await expect(lineOf(page).getByRole("listitem").filter({ hasText: name })).toBeVisible();

  await page.goto("/documents/alldocumentlist");
  await page.getByRole("button", { name: "개인결재선" }).click();
  const row = dialog.getByRole("listitem").filter({ hasText: kept });
  await row.getByRole("button", { name: "삭제" }).click();
  await page.getByRole("dialog", { name: "확인" }).getByRole("button", { name: "확인" }).click();
  await expect(row).toHaveCount(0);
});

test("documents are gone through by keys; one is copied from an earlier one, another is taken back", {
  tag: "@deep",
}, async ({ browser }) => {
  const staff = await as(browser, "newcomer");
  const titles = [1, 2].map((each) => `월간 보고 ${each} ${Date.now()}`);
  const addresses: string[] = [];
  // so little that the lead alone decides
  for (const title of titles) addresses.push(`/documents/document/${await spend(staff, title, 9_000)}`);
  const [first = "", second = ""] = titles;
  const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

  const lead = await as(browser, "lead");
  await lead.goto("/documents/alldocumentlist");
  await lead.getByRole("link", { name: first }).click();
  await expect(heading(lead, first)).toBeVisible();
  await lead.keyboard.press("j");
  await expect(heading(lead, second)).toBeVisible();
  await lead.keyboard.press("k");
  await expect(heading(lead, first)).toBeVisible();
  await lead.keyboard.press("a");
  const approval = lead.getByRole("dialog", { name: "승인" });
  await approval.getByRole("textbox").fill("확인했습니다.");
  await approval.getByRole("textbox").press("Control+Enter");
  await expect(heading(lead, second)).toBeVisible();

  await staff.goto(addresses[1] ?? "");
  await decide(staff, "회수");
  await expect(staff.getByRole("link", { name: "수정하여 재상신" })).toBeVisible();

  await staff.goto("/documents/draftingadd");
  await staff.getByRole("link", { name: first }).click();
  await expect(staff.getByLabel("제목")).toHaveValue(first);
  await expect(staff).toHaveURL(/expenseinputadd\?copy=\d+/i);
});

test("an expense is found by its amount by who decides, and taken back from the list of one's own", {
  tag: "@deep",
}, async ({ browser }) => {
  const staff = await as(browser, "newcomer");
  const title = `회의 다과 ${Date.now()}`;
  const supply = 10_000 + (Date.now() % 80_000);
  await spend(staff, title, supply);
  const lead = await as(browser, "lead");
  await lead.goto("/documents/alldocumentlist");
  await lead.getByLabel("금액 부터").fill(String(supply));
  await lead.getByLabel("금액 부터").press("Enter");
  await expect(lead).toHaveURL(/amount_from=/);
  await expect(lead.getByRole("link", { name: title })).toBeVisible();
  await lead.getByLabel("금액 까지").fill(String(supply - 1));
  await lead.getByLabel("금액 까지").press("Enter");
  await expect(lead.getByRole("link", { name: title })).toHaveCount(0);

  await staff.goto("/documents/myexpensemanagement");
  const row = staff.getByRole("row", { name: title });
  await row.getByRole("button", { name: `${title} 회수` }).click();
  await staff.getByRole("dialog", { name: "회수" }).getByRole("button", { name: "회수" }).click();
  await expect(row.getByText("회수", { exact: true })).toBeVisible();
  await expect(row.getByRole("link", { name: "수정" })).toBeVisible();
});
