import { expect, test } from "playwright/test";
import { as } from "./documents";
import { accessibilityProblems, allIsThere } from "./portal";

const rows = (from: number, to: number) =>
  Array.from(
    { length: to - from },
    (_, at) => `<tr><td>품목 ${from + at}</td><td style='text-align:right'>13,200</td></tr>`,
  ).join("");
/** As Excel puts it on the clipboard, long enough for several pages. */
const sheet = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table width=144><colgroup><col width=72 span=2></colgroup>
  <tr><td style='background:yellow'>품목</td><td>금액</td></tr>${rows(1, 120)}</table></body></html>`;

test("a table from Excel is pasted, given a heading, kept, read, and printed with its heading on each page", async ({
  browser,
}) => {
  const page = await as(browser, "staff");
  await page.goto("/documents/draftingadd1");
  await page.getByRole("textbox", { name: "제목", exact: true }).fill("다과 정산표");
  const body = page.getByRole("textbox", { name: "본문" });
  await body.click();
  await body.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, sheet);
  await body.getByRole("cell", { name: "품목", exact: true }).click();
  await page.getByRole("toolbar", { name: "표 편집" }).getByRole("button", { name: "제목 행" }).click();
  await expect(body.getByRole("columnheader")).toHaveCount(2);
  await page.getByRole("button", { name: "임시저장" }).click();
  await expect(page).toHaveURL(/\?draft=\d+/);
  await page.goto(`/documents/document/${/\d+$/.exec(page.url())?.[0]}`);
  const table = page.getByRole("article").getByRole("table").filter({ hasText: "품목 119" });
  await expect(table.getByRole("columnheader")).toHaveText(["품목", "금액"]);
  await expect(table.getByText("13,200").first()).toHaveCSS("text-align", "right");
  await allIsThere(page);
  expect(await accessibilityProblems(page)).toEqual([]);
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(2);
  await page.emulateMedia({ media: "print" });
  await expect(table.locator("thead")).toHaveCSS("display", "table-header-group");
});
