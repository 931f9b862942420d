import { expect, type Page } from "playwright/test";
import { demoPdf } from "../apps/server/src/demo/pdf";
import { as } from "./documents";
import { writeText } from "./portal";
import { problemsOf } from "./problems-of";
import { test, triesBefore } from "./test";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const issue = "/resourcemanagement/newslettermanagement";

/** Asks the server as the page would, and is answered. */
async function call(page: Page, name: string, data: object) {
  const answer = await (await page.request.post(`/rest/records/newsletter/${name}`, { data })).json();
  expect(answer, JSON.stringify(answer)).toMatchObject({ err: 0 });
  return answer;
}

/** Ticks all that a stage asks for, and goes on by its button. */
async function goOn(page: Page, button: string) {
  const checks = page.getByRole("region", { name: /^점검/ });
  const boxes = checks.getByRole("checkbox");
  await expect(boxes.first()).toBeVisible();
  const all = await boxes.count();
  for (let at = 0; at < all; at++) {
    await boxes.nth(at).click();
    await expect(checks.getByRole("heading", { name: `점검 ${at + 1}/${all}` })).toBeVisible();
  }
  await page.getByRole("button", { name: button, exact: true }).click();
}

test("an issue of the newsletter goes through its five stages to its readers", async ({ browser }) => {
  const editor = await as(browser, "editor");
  const upload = await editor.request.post("/rest/records/uploadFile", {
    multipart: { entity: "newsletter", field: "cover", file: { name: "표지.png", mimeType: "image/png", buffer: png } },
  });
  const cover = (await upload.json()).idx;
  // a number is given once, also at a second try
  const [issue_no, article] = [`가을 특별 ${triesBefore()}`, `옆자리 이야기 ${triesBefore()}`];
  const head = { issue_no, title: `${issue_no}호`, publish_date: "2026-12-24", idx_chief: 114, cover };
  const { idx } = await call(editor, "add", { screen: "ResourceManagement-NewsLetterManagementAdd", values: head });
  const nl_article = [{ section: "사람", title: article, idx_author: 100, due: "2026-12-10" }];
  const { record } = await (await editor.request.get(`/rest/records/newsletter/read?idx=${idx}`)).json();
  await call(editor, "change", { idx, ver: record.ver, values: { nl_article } });

  await editor.goto(`${issue}view_tab1/${idx}`);
  await editor.getByRole("button", { name: "다음 단계: 원고" }).click();
  await expect(editor.getByText(/점검을 마치지 않았습니다: 주제 확정/)).toBeVisible();
  await goOn(editor, "다음 단계: 원고");

  const writer = await as(browser, "staff");
  await writer.goto("/carrotzone/mediazonelist?list=articles");
  await writer.getByRole("link", { name: article }).click();
  await writer.getByRole("button", { name: "수정" }).click();
  await writeText(writer.getByRole("textbox", { name: "내용" }), "옆자리의 그 사람을 만났습니다.");
  await writer.getByRole("button", { name: "저장" }).click();
  await writer.getByRole("button", { name: "제출" }).click();
  await expect(writer.getByRole("dialog").getByText("접수", { exact: true }).first()).toBeVisible();

  await editor.goto(`${issue}view_tab2/${idx}`);
  await editor.getByRole("link", { name: article }).click();
  await editor.getByRole("button", { name: "확정", exact: true }).click();
  await expect(editor.getByRole("button", { name: "수정요청" })).toBeVisible();
  await editor.goto(`${issue}view_tab2/${idx}`);
  await goOn(editor, "다음 단계: 디자인");
  await expect(editor.getByRole("button", { name: "다음 단계: 교정" })).toBeVisible();
  await editor.goto(`${issue}view_tab3/${idx}`);
  expect(await problemsOf(editor)).toEqual([]);
  await goOn(editor, "다음 단계: 교정");
  await expect(editor.getByRole("button", { name: "발행", exact: true })).toBeVisible();
  await editor.goto(`${issue}view_tab4/${idx}`);
  await goOn(editor, "발행");
  await editor.getByRole("dialog").getByRole("button", { name: "확인" }).click();
  await expect(editor.getByRole("button", { name: "보관", exact: true })).toBeVisible();

  await editor.goto(`${issue}_tab5/${idx}`);
  await editor
    .locator('input[type=file][aria-label="PDF"]')
    .setInputFiles({ name: "특별호.pdf", mimeType: "application/pdf", buffer: demoPdf("Autumn", 3) });
  await expect(editor.getByText("특별호.pdf")).toBeVisible();
  await editor.getByRole("button", { name: "저장" }).click();

  await writer.goto("/carrotzone/mediazonelist");
  await writer.getByRole("link", { name: new RegExp(`^${issue_no}호`) }).click();
  const pdf = writer.getByRole("region", { name: "특별호.pdf" });
  await expect(pdf.getByRole("group", { name: "특별호.pdf 1쪽" })).toContainText("Page 1 of 3");
  await pdf.getByLabel("PDF에서 찾을 말").fill("page 3");
  await pdf.getByRole("button", { name: "찾기" }).click();
  await expect(pdf.getByText("3쪽에 있습니다.")).toBeVisible();
  await expect(pdf.getByRole("group", { name: "특별호.pdf 3쪽" })).toContainText("Page 3 of 3");
  expect(await problemsOf(writer)).toEqual([]);

  await editor.goto(`${issue}view_tab5/${idx}`);
  await expect(
    editor.getByRole("region", { name: "본부별 열람" }).getByRole("row", { name: /기업교육본부/ }),
  ).toContainText("1명");
});

test("a plan goes from its draft to the targets that total sales show", async ({ browser }) => {
  const lead = await as(browser, "lead");
  const next = (await lead.evaluate(() => new Date().getFullYear())) + 1;
  const title = `${next}년 기업교육1팀 경영계획`;
  await lead.goto(`/businessmanagement/managementplanlist?year=${next}`);
  await lead.getByRole("link", { name: title }).click();
  await lead.getByRole("button", { name: "수정", exact: true }).click();
  const december = lead.getByLabel("매출목표 12", { exact: true });
  const goal = lead.getByLabel("목표값 1", { exact: true });
  await december.fill("9000000");
  await expect(lead.getByText(/월별 매출 합계가 매출 목표보다 .*원 많습니다/)).toBeVisible();
  await goal.fill(String(11 * 6_480_000 + 9_000_000));
  await expect(lead.getByText(/월별 매출 합계가/)).toBeHidden();
  await lead.getByRole("button", { name: "저장" }).click();
  await lead.getByRole("button", { name: "제출", exact: true }).click();
  await expect(lead.getByRole("button", { name: "제출", exact: true })).toBeHidden();

  const division = await as(browser, "division");
  await division.goto(new URL(lead.url()).pathname);
  await division.getByRole("button", { name: "확정", exact: true }).click();
  await expect(division.getByRole("button", { name: "확정", exact: true })).toBeHidden();
  expect(await problemsOf(division)).toEqual([]);

  await lead.goto(`/documents/totalsalesamountlist?year=${next}&measure=target`);
  const row = lead.getByRole("group", { name: "전체 매출 집계 표" }).getByRole("row", { name: /기업교육1팀/ });
  await expect(row).toContainText("9,000,000");
  await expect(row).toContainText("80,280,000");
});
