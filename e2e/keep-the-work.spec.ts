import { type BrowserContext, expect, type Page } from "playwright/test";
import { Annotation } from "./annotation";
import { test } from "./test";

// faults of the browser's storage, put in on purpose: nothing a person did is lost without being told

const claim = "피고인을 징역 5년에 처한다.";
const other = "압수된 과도 1자루(증 제1호)를 몰수한다.";

test("what is called saved outlives the page being killed", async ({ context, page }) => {
  const editor = await Annotation.opened(page);
  await editor.mark("주장", claim);
  await editor.saved();
  await killed(page);
  const again = await reopened(context);
  await expect(again.fragments("1-주장-1")).toHaveText(claim);
});

test("a page killed in the middle of a save leaves the last whole state", { tag: "@deep" }, async ({
  context,
  page,
}) => {
  const editor = await Annotation.opened(page);
  await editor.mark("주장", claim);
  await editor.saved();
  await editor.fragments("1-주장-1").first().click();
  const keyword = page.getByRole("region", { name: "속성" }).getByLabel("핵심어");
  for (const letter of "가나다라마바사") await keyword.pressSequentially(letter);
  await killed(page);
  const again = await reopened(context);
  await again.fragments("1-주장-1").first().click();
  const saved = await again.page.getByRole("region", { name: "속성" }).getByLabel("핵심어").inputValue();
  expect("가나다라마바사".startsWith(saved)).toBe(true);
  expect(await again.codes()).toEqual(["1-주장-1"]);
});

test("typing that is not saved yet is saved when the page is left", async ({ context, page }) => {
  const editor = await Annotation.opened(page);
  await editor.mark("주장", claim);
  await editor.fragments("1-주장-1").first().click();
  await editor.saved();
  await page.getByRole("region", { name: "속성" }).getByLabel("핵심어").fill("떠나기 전");
  await page.close({ runBeforeUnload: true });
  const again = await reopened(context);
  await again.fragments("1-주장-1").first().click();
  await expect(again.page.getByRole("region", { name: "속성" }).getByLabel("핵심어")).toHaveValue("떠나기 전");
});

test("leaving warns while the work cannot be saved", { tag: "@deep" }, async ({ page }) => {
  const editor = await Annotation.opened(page);
  await holdSaves(page);
  await editor.mark("주장", claim);
  await expect(page.getByText("저장하지 못함 — 이 화면을 닫으면 사라집니다")).toBeVisible();
  const warned = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await warned;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(editor.fragments("1-주장-1")).toHaveText(claim);
});

test("a full storage is told, the work stays on the page, and is saved when there is room again", async ({ page }) => {
  const editor = await Annotation.opened(page);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    let refused = 0;
    IDBObjectStore.prototype.put = () => {
      refused++;
      throw new DOMException("no space", "QuotaExceededError");
    };
    Object.assign(window, {
      makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }),
      countRefused: () => refused,
    });
  });
  await editor.mark("주장", claim);
  await expect(page.getByText("저장하지 못함 — 이 화면을 닫으면 사라집니다")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "작업 내려받기" }).click();
  expect((await download).suggestedFilename()).toBe("판결문-논증.json");
  const refused = await page.evaluate("countRefused()");
  await editor.mark("근거자료", other);
  await expect(editor.fragments("1-근거자료-1")).toHaveText(other);
  await expect.poll(() => page.evaluate("countRefused()")).not.toBe(refused);

  await page.evaluate("makeRoom()");
  await page.getByRole("button", { name: "다시 저장" }).click();
  await editor.saved();
  await page.reload();
  await expect(editor.fragments("1-근거자료-1")).toHaveText(other);
});

test("without any storage the editor works and says that nothing is kept", { tag: "@deep" }, async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException("private mode", "InvalidStateError");
    };
  });
  const editor = await Annotation.opened(page);
  await expect(page.getByText("저장하지 못함 — 이 화면을 닫으면 사라집니다")).toBeVisible();
  await editor.mark("주장", claim);
  await expect(editor.fragments("1-주장-1")).toHaveText(claim);
});

test("a damaged record is told, can be downloaded and is not overwritten", { tag: "@deep" }, async ({ page }) => {
  const editor = await Annotation.opened(page);
  await editor.mark("주장", claim);
  await editor.saved();
  await write(page, "ed_node", "쓰레기 {{{");
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("저장된 기록이 손상되어 따로 보관했습니다.");
  await expect(editor.text).toContainText("고의");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "보관된 기록 내려받기" }).click();
  await download;
  await page.getByRole("button", { name: "알림 닫기" }).click();
  await editor.mark("주장", other);
  await editor.saved();
  const keys = await allKeys(page);
  expect(keys.filter((key) => key.startsWith("ed_damaged:default:"))).toHaveLength(1);
  await page.reload();
  await expect(editor.fragments("1-주장-1")).toHaveText(other);
  await expect(page.getByRole("alert")).toBeHidden();
});

test("an idle tab shows what another tab saved", { tag: "@deep" }, async ({ context, page }) => {
  const first = await Annotation.opened(page);
  const second = await reopened(context);
  await second.mark("주장", claim);
  await second.saved();
  await expect(first.fragments("1-주장-1")).toHaveText(claim);
  await expect(first.notice).toHaveText("다른 창에서 저장한 내용을 가져왔습니다.");
});

test("two tabs that both changed: the later one asks, and neither side is lost without a word", async ({
  context,
  page,
}) => {
  const first = await Annotation.opened(page);
  const second = await reopened(context);
  await holdSaves(first.page);
  await first.mark("주장", claim);
  await second.mark("주장", other);
  await second.saved();
  await releaseSaves(first.page);
  await expect(first.page.getByText("다른 창에서 이 판결문을 고쳤습니다")).toBeVisible();
  await expect(first.fragments("1-주장-1")).toHaveText(claim);

  await first.page.getByRole("button", { name: "다른 창의 내용 가져오기" }).click();
  await expect(first.fragments("1-주장-1")).toHaveText(other);
  await first.press("실행 취소");
  await expect(first.fragments("1-주장-1")).toHaveText(claim);
  await first.saved();
  await expect(second.fragments("1-주장-1")).toHaveText(claim);
});

/** Ends a page as a crash does: nothing of it runs any more. */
async function killed(page: Page): Promise<void> {
  await page.close({ runBeforeUnload: false });
}

async function reopened(context: BrowserContext): Promise<Annotation> {
  const editor = new Annotation(await context.newPage());
  await editor.open();
  return editor;
}

async function write(page: Page, key: string, value: unknown): Promise<void> {
  await page.evaluate(
    ([name, content]) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open("toulmin-editor");
        request.onsuccess = () => {
          const transaction = request.result.transaction("documents", "readwrite");
          transaction.objectStore("documents").put(content, name as string);
          transaction.oncomplete = () => resolve();
        };
      }),
    [key, value],
  );
}

function allKeys(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const request = indexedDB.open("toulmin-editor");
        request.onsuccess = () => {
          const keys = request.result.transaction("documents").objectStore("documents").getAllKeys();
          keys.onsuccess = () => resolve(keys.result.map(String));
        };
      }),
  );
}

/** Lets no transaction of the editor begin until it is released. */
async function holdSaves(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException("held", "AbortError");
    };
    Object.assign(window, { release: () => Object.assign(IDBDatabase.prototype, { transaction }) });
  });
}

async function releaseSaves(page: Page): Promise<void> {
  await page.evaluate("release()");
  await page.getByRole("button", { name: "다시 저장" }).click();
}
