import { expect, type Page, test } from "playwright/test";
import { Annotation } from "./annotation";
import { accessibilityProblems, signIn, withoutIntro } from "./portal";

const claim = "피고인에게는 살해의 고의가 인정되고";
const datum = "피고인이 사용한 과도는 칼날 길이가 12cm로서";
const earlierClaim = "피고인을 징역 5년에 처한다.";

test("a member of staff marks a judgment, works on without a line, and it is all there after a reload", async ({
  context,
  page,
}) => {
  await withoutIntro(page);
  await signIn(page);
  await page.getByRole("link", { name: "판결문 논증 편집기" }).click();
  const editor = new Annotation(page);
  await expect(editor.text).toContainText(claim);
  const words = await editor.words();

  // an element needs a claim first, and the button says so
  await editor.mark("근거자료", datum);
  await expect(editor.notice).toHaveText("먼저 ‘주장’을 표시하세요. 다른 요소는 주장에 딸립니다.");

  await editor.mark("주장", claim);
  await editor.mark("근거자료", datum);
  await expect.poll(() => editor.codes()).toEqual(["1-근거자료-1", "1-주장-1"]);
  await expect(editor.fragments("1-주장-1").first()).toHaveAttribute("data-toulmin-type", "C");

  // a claim earlier in the text takes the first number
  await editor.mark("주장", earlierClaim);
  await expect.poll(() => editor.codes()).toEqual(["1-주장-1", "2-근거자료-1", "2-주장-1"]);

  // what a mark, the chart and the keys open was loaded while nothing was done
  await loadedAhead(page);
  await context.setOffline(true);
  await editor.press("단축키");
  const keys = page.getByRole("dialog", { name: "단축키" });
  await expect(keys.getByText("단축키 보기")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await editor.fragments("2-근거자료-1").first().click();
  const panel = page.getByRole("region", { name: "속성" });
  await expect(panel.getByLabel("분류 코드")).toHaveValue("2-근거자료-1");
  await expect(panel.getByLabel("분류 코드")).toHaveAttribute("readonly");
  await expect(panel.getByLabel("원문 구절")).toHaveValue(datum);
  await expect(panel.getByLabel("원문 구절")).toHaveAttribute("readonly");
  await expect(panel.getByLabel("대체 문구")).toHaveValue(datum);
  await panel.getByLabel("대체 문구").fill("흉기는 칼날 12cm의 과도이다");
  await panel.getByLabel("행위자").selectOption("피고인");
  await panel.getByLabel("핵심어").fill("흉기");
  await panel.getByLabel("시작 시각", { exact: true }).fill("2025. 6. 14. 22:50경");
  await panel.getByLabel("장소").fill("별밭식당 앞 골목");
  await panel.getByLabel("쟁점 번호").fill("1");

  expect(await accessibilityProblems(page)).toEqual([]);

  // the browser's own print has the judgment whole, and nothing of what is around it
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("toolbar").first()).toBeHidden();
  await expect(page.getByRole("region", { name: "속성" })).toBeHidden();
  await expect
    .poll(() => editor.text.evaluate((text) => document.documentElement.scrollHeight - text.scrollHeight))
    .toBeGreaterThan(0);
  await page.emulateMedia({ media: null });

  await editor.text.getByText("증거의 요지").click();
  const list = page.getByRole("table");
  await expect(list.getByRole("row")).toHaveCount(3);
  await expect(list.getByRole("columnheader")).toHaveText(["분류", "주장", "기능"]);

  await list
    .getByRole("row", { name: /2-주장-1/ })
    .getByRole("button", { name: "Toulmin" })
    .click();
  const chart = page.getByRole("dialog", { name: "2-주장-1 툴민 도식" });
  await expect(chart.getByRole("button", { name: /2-근거자료-1 흉기는 칼날 12cm의 과도이다/ })).toBeVisible();
  await expect(chart.getByText("그러므로")).toBeVisible();
  expect((await chart.boundingBox())?.width).toBe(400);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.mouse.click(20, 20);
  await expect(chart).toBeHidden();

  await editor.saved();
  await context.setOffline(false);
  await page.reload();
  await expect(editor.fragments("2-근거자료-1")).toHaveText(datum);
  await expect.poll(() => editor.codes()).toEqual(["1-주장-1", "2-근거자료-1", "2-주장-1"]);
  await editor.fragments("2-근거자료-1").first().click();
  await expect(panel.getByLabel("대체 문구")).toHaveValue("흉기는 칼날 12cm의 과도이다");
  await expect(panel.getByLabel("행위자")).toHaveValue("defendant");
  await expect(panel.getByLabel("핵심어")).toHaveValue("흉기");
  await expect(panel.getByLabel("시작 시각", { exact: true })).toHaveValue("2025. 6. 14. 22:50경");
  await expect(panel.getByLabel("장소")).toHaveValue("별밭식당 앞 골목");
  await expect(panel.getByLabel("쟁점 번호")).toHaveValue("1");

  await panel.getByRole("button", { name: "삭제" }).click();
  await expect.poll(() => editor.codes()).toEqual(["1-주장-1", "2-주장-1"]);
  await editor.press("실행 취소");
  await expect.poll(() => editor.codes()).toEqual(["1-주장-1", "2-근거자료-1", "2-주장-1"]);
  await editor.press("다시 실행");
  await expect.poll(() => editor.codes()).toEqual(["1-주장-1", "2-주장-1"]);
  await expect.poll(() => editor.words()).toBe(words);
});

test("a phrase over two paragraphs is one node, and an overlap is refused with its reason", { tag: "@deep" }, async ({
  page,
}) => {
  const editor = await Annotation.opened(page);
  await editor.mark("주장", "피고인을 징역 5년에 처한다.", "압수된 과도 1자루(증 제1호)를 몰수한다.");
  await expect(editor.fragments("1-주장-1")).toHaveCount(2);
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);

  await editor.mark("근거자료", "징역 5년");
  await expect(editor.notice).toHaveText("이미 표시된 구절(1-주장-1) 안이어서 표시할 수 없습니다.");
  await editor.mark("근거자료", "과도 1자루(증 제1호)를 몰수한다.", "이　　유");
  await expect(editor.notice).toHaveText("이미 표시된 구절(1-주장-1)과 겹쳐서 표시할 수 없습니다.");
  await expect.poll(() => editor.codes()).toEqual(["1-주장-1"]);
});

test("reset asks, clears what is saved, and can be undone", { tag: "@deep" }, async ({ page }) => {
  const editor = await Annotation.opened(page);
  await editor.mark("주장", "피고인을 징역 5년에 처한다.");
  await editor.saved();
  await editor.press("초기화");
  await page.getByRole("dialog", { name: "초기화" }).getByRole("button", { name: "모두 지우기" }).click();
  await expect(editor.fragments("1-주장-1")).toHaveCount(0);
  const keys = () =>
    page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open("toulmin-editor");
        request.onsuccess = () => resolve(request.result);
      });
      return new Promise<IDBValidKey[]>((resolve) => {
        const request = database.transaction("documents").objectStore("documents").getAllKeys();
        request.onsuccess = () => resolve(request.result);
      });
    });
  // a reset is a revision like any other
  await expect.poll(keys).toEqual(["ed_revision"]);
  await editor.press("실행 취소");
  await expect(editor.fragments("1-주장-1")).toHaveCount(1);
  await editor.saved();
  expect(await keys()).toEqual(["ed_content", "ed_entry", "ed_node", "ed_revision", "lastid"]);
});

test("a judgment from a file is read by a worker, its head is corrected, and it is handed out again", async ({
  page,
}) => {
  const editor = await Annotation.opened(page);
  const worker = page.waitForEvent("worker");
  const buffer = Buffer.from("새벽지법 2025고단7 절도\n【이    유】\n1. 범죄사실\n피고인은 자전거를 훔쳤다.\n");
  await page.getByLabel("파일 열기…").setInputFiles({ name: "판결.txt", mimeType: "text/plain", buffer });
  await worker;
  await editor.press("새 문서로 열기");
  await expect(editor.text).toContainText("자전거를 훔쳤다");
  await page.getByRole("tab", { name: "차례" }).click();
  const outline = page.getByRole("navigation", { name: "차례" });
  await expect(outline.getByRole("button")).toHaveText([/【이 {4}유】/, /1\. 범죄사실/]);

  await editor.press("사건 표시 고치기");
  await page.getByLabel("법원", { exact: true }).fill("새벽지방법원");
  await page.keyboard.press("Enter");
  await editor.saved();
  await page.reload();
  await expect(page.getByText("새벽지방법원")).toBeVisible();

  // by the mouse, which takes the focus from the menu when it is pressed
  const download = page.waitForEvent("download");
  await editor.press("파일");
  await page.getByRole("menuitem", { name: "판결문 본문 (텍스트)" }).click();
  expect((await download).suggestedFilename()).toBe("2025고단7 절도-논증.txt");
});

/** Waits until nothing more is fetched. */
async function loadedAhead(page: Page): Promise<void> {
  let before = -1;
  const hasMore = async () => {
    const fetched = await page.evaluate(() => performance.getEntriesByType("resource").length);
    const isMore = fetched !== before;
    before = fetched;
    return isMore;
  };
  await expect.poll(hasMore, { intervals: [500] }).toBe(false);
}
