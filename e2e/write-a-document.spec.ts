import { expect, type Page } from "playwright/test";
import { as, decide, nameOf, openWaiting, submit } from "./documents";
import { PASSWORD, pressWithoutSession, writeText } from "./portal";
import { test } from "./test";

/** Pastes what a spreadsheet copies: cells by tabs, rows by lines. */
async function pasteCells(page: Page, label: string, cells: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, cells);
}

/** Waits until the server has what is written; gives the draft's address. */
async function savedByItself(page: Page): Promise<string> {
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/saveDraft") && answer.ok());
  await page.clock.fastForward(31_000);
  await saved;
  await expect(page).toHaveURL(/draft=\d+/);
  return page.url();
}

test("lines are pasted from a spreadsheet, and add up", async ({ browser }) => {
  const page = await as(browser, "smp");
  await page.goto("/documents/expenseinputadd");
  await expect(page.getByLabel("적요 1", { exact: true })).toBeVisible();
  await pasteCells(page, "적요 1", "회의 다과\t30,000\t3,000\r\n교재 배송\t12000\t1200\r\n");
  await expect(page.getByLabel("적요 2", { exact: true })).toHaveValue("교재 배송");
  await expect(page.getByText("합계 46,200원")).toBeVisible();
});

test("what has to be filled is marked alike on every form that is opened by itself", { tag: "@deep" }, async ({
  browser,
}) => {
  const page = await as(browser, "staff");
  await page.goto("/documents/draftingadd1");
  const marks = page.locator(".required, .mantine-InputWrapper-required");
  await expect(marks).toHaveCount(2);
  const label = await page
    .locator(".form-label")
    .first()
    .evaluate((it) => getComputedStyle(it).color);
  for (const mark of await marks.all()) await expect(mark).not.toHaveCSS("color", label);
});

test("a draft is kept every half minute; what was saved at another place is not overwritten", { tag: "@deep" }, async ({
  browser,
}) => {
  const page = await as(browser, "smp");
  await page.clock.install();
  await page.goto("/documents/draftingadd1");
  await page.getByLabel("제목").fill("저절로 저장되는 기안");
  const address = await savedByItself(page);

  const other = await page.context().newPage();
  await other.goto(address);
  await expect(other.getByLabel("제목")).toHaveValue("저절로 저장되는 기안");
  await other.getByLabel("제목").fill("다른 창에서 고친 기안");
  await other.getByRole("button", { name: "임시저장" }).click();
  await expect(other.getByText("임시저장하였습니다.")).toBeVisible();

  await page.getByLabel("제목").fill("이 창에서 쓴 기안");
  await page.getByRole("button", { name: "임시저장" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "쓴 내용은 이 화면에 그대로 있습니다." })).toBeVisible();
  await expect(page.getByLabel("제목")).toHaveValue("이 창에서 쓴 기안");
  await page.getByRole("button", { name: "새 문서로 저장" }).click();
  await expect(page).not.toHaveURL(address);
  await page.reload();
  await expect(page.getByLabel("제목")).toHaveValue("이 창에서 쓴 기안");
});

test("a session that ends while a document is written costs nothing of it", async ({ browser }) => {
  const page = await as(browser, "smp");
  await page.goto("/documents/draftingadd1");
  await page.getByLabel("제목").fill("오래 쓴 기안");
  const again = await pressWithoutSession(page, page.getByRole("button", { name: "임시저장" }));
  await again.getByLabel("PASSWORD").fill(PASSWORD);
  await again.getByRole("button", { name: "Login" }).click();
  await expect(again).toBeHidden();
  await expect(page.getByLabel("제목")).toHaveValue("오래 쓴 기안");
  await page.getByRole("button", { name: "임시저장" }).click();
  await expect(page).toHaveURL(/draft=\d+/);
});

test("the last one to decide holds a document and puts somebody behind them", { tag: "@deep" }, async ({ browser }) => {
  const title = `보류 뒤 승인 ${Date.now()}`;
  const staff = await as(browser, "staff");
  await staff.goto("/documents/draftingadd1");
  await staff.getByLabel("제목").fill(title);
  await writeText(staff.getByRole("textbox", { name: "본문" }), "검토를 부탁드립니다.");
  const address = await submit(staff);
  const more = async (page: Page, item: string) => {
    await page.getByRole("toolbar", { name: "문서 처리" }).getByRole("button", { name: "더보기" }).click();
    await page.getByRole("menuitem", { name: item }).click();
    return page.getByRole("dialog", { name: item });
  };

  const lead = await as(browser, "lead");
  await openWaiting(lead, title);
  await decide(lead, "승인");

  const division = await as(browser, "division");
  await openWaiting(division, title);
  await decide(division, "보류", "견적서를 기다립니다.");
  await division.goto(address);
  await expect(division.getByText("견적서를 기다립니다.").first()).toBeVisible();
  const adding = await more(division, "결재자 추가");
  await adding.getByLabel("내 다음에 결재할 사람").fill("ㅎ");
  await division.getByRole("listbox").getByRole("option").first().click();
  await adding.getByRole("button", { name: "추가", exact: true }).click();
  await expect(adding).toBeHidden();
  await decide(division, "보류 해제");
  await decide(division, "승인");

  await staff.goto(address);
  await expect(staff.getByText("견적서를 기다립니다.").first()).toBeVisible();
  await expect(staff.getByText("완료", { exact: true })).toHaveCount(0);
  await staff.getByText(/^이력 \d+$/).click();
  await expect(staff.getByText(/대기 → 보류/)).toBeVisible();
  await expect(staff.getByText(/보류 → 대기/)).toBeVisible();

  // while it goes on, its drafter tells one more person of it, by keyboard
  const told = await as(browser, "smp");
  const name = await nameOf(told);
  const telling = await more(staff, "참조 추가");
  await telling.getByLabel("참조할 사람").fill(name);
  await expect(staff.getByRole("listbox").getByRole("option", { name })).toBeVisible();
  await telling.getByLabel("참조할 사람").press("Enter");
  await telling.getByRole("button", { name: "추가", exact: true }).click();
  await expect(telling).toBeHidden();
  await expect(staff.getByRole("region", { name: "결재란" }).getByText(name)).toBeVisible();
  await told.goto("/documents/alldocumentlist?doc_type=T3");
  await expect(told.getByRole("link", { name: title })).toBeVisible();
});
