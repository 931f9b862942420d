import { readFileSync } from "node:fs";
import { type Browser, expect, type Locator, type Page } from "playwright/test";
import { Annotation } from "./annotation";
import { accessibilityProblems } from "./portal";
import { test } from "./test";

const claim = "피고인에게는 살해의 고의가 인정되고";
const datum = "피고인이 사용한 과도는 칼날 길이가 12cm로서";
const earlierClaim = "피고인을 징역 5년에 처한다.";

/** Opens the chart of a claim with a datum. */
async function openedChart(page: Page): Promise<Locator> {
  const editor = await Annotation.opened(page);
  await editor.mark("주장", claim);
  await editor.mark("근거자료", datum);
  await page.getByRole("button", { name: "Toulmin" }).click();
  const chart = page.getByRole("dialog", { name: "1-주장-1 툴민 도식" });
  await expect(chart.getByRole("button", { name: /1-근거자료-1/ })).toBeVisible();
  return chart;
}

async function downloaded(page: Page, chart: Locator, button: string): Promise<{ name: string; content: Buffer }> {
  const download = page.waitForEvent("download");
  await chart.getByRole("button", { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

/** A page that has nothing of ours: no fonts, no style sheets. */
async function freshPage(browser: Browser, deviceScaleFactor = 1): Promise<Page> {
  return (await browser.newContext({ deviceScaleFactor })).newPage();
}

const addressOf = (type: string, content: Buffer) => `data:${type};base64,${content.toString("base64")}`;

test("the chart as SVG shows its Korean in a page without our fonts, and nothing is cut", async ({ page, browser }) => {
  const { name, content } = await downloaded(page, await openedChart(page), "SVG 저장");
  expect(name).toBe("1-주장-1 툴민 도식.svg");
  const svg = content.toString();
  for (const word of ["고의가", "인정되고", "12cm로서", "그러므로"]) expect(svg).toContain(word);
  expect(svg).not.toContain("foreignObject");
  expect(svg).not.toContain("var(--");

  const fresh = await freshPage(browser);
  await fresh.goto(addressOf("image/svg+xml", content));
  const faults = await fresh.evaluate(async () => {
    await document.fonts.ready;
    const picture = document.documentElement.getBoundingClientRect();
    return [...document.querySelectorAll("g:has(> rect)")].flatMap((box) => {
      const frame = (box.querySelector("rect") as Element).getBoundingClientRect();
      return [...box.querySelectorAll("text")]
        .filter((text) => {
          const own = text.getBoundingClientRect();
          return (
            own.left < frame.left || own.right > frame.right || own.bottom > frame.bottom || own.right > picture.right
          );
        })
        .map((text) => text.textContent);
    });
  });
  expect(faults).toEqual([]);
  expect(await differentLetters(fresh)).toBeGreaterThan(0.9);
});

/** The share of the letters that look different from each other; a missing font draws one box for all of them. */
function differentLetters(page: Page): Promise<number> {
  return page.evaluate(() => {
    const letters = [
      ...new Set([...document.querySelectorAll("text")].flatMap((text) => [...(text.textContent ?? "")])),
    ];
    const hangul = letters.filter((letter) => /[가-힣]/.test(letter));
    const canvas = document.createElementNS("http://www.w3.org/1999/xhtml", "canvas") as HTMLCanvasElement;
    canvas.width = canvas.height = 32;
    const context = canvas.getContext("2d") as CanvasRenderingContext2D;
    const family = getComputedStyle(document.querySelector("text") as Element).fontFamily;
    const looks = hangul.map((letter) => {
      context.clearRect(0, 0, 32, 32);
      context.font = `24px ${family}`;
      context.fillText(letter, 2, 26);
      return canvas.toDataURL();
    });
    return new Set(looks).size / hangul.length;
  });
}

test("the chart as PNG looks like the SVG, twice as large", { tag: "@deep" }, async ({ page, browser }) => {
  const chart = await openedChart(page);
  const svg = await downloaded(page, chart, "SVG 저장");
  const png = await downloaded(page, chart, "PNG 저장");
  expect(png.name).toBe("1-주장-1 툴민 도식.png");
  const fresh = await freshPage(browser, 2);
  await fresh.goto(addressOf("image/svg+xml", svg.content));
  const size = await fresh.evaluate(async () => {
    await document.fonts.ready;
    const { width, height } = document.documentElement.getBoundingClientRect();
    return { width, height };
  });
  const shot = await fresh.screenshot({ clip: { x: 0, y: 0, ...size } });
  const other = await freshPage(browser);
  const { width, different } = await other.evaluate(
    async ([drawn, found]) => {
      const load = async (address: string) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return image;
      };
      const [expected, actual] = [await load(drawn), await load(found)];
      // a third of the size: how edges are smoothed does not count, a missing word does
      const [width, height] = [Math.floor(expected.width / 3), Math.floor(expected.height / 3)];
      const pixelsOf = (image: HTMLImageElement) => {
        const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
        if (!context) throw new Error("no canvas");
        context.imageSmoothingQuality = "high";
        context.drawImage(image, 0, 0, width, height);
        return context.getImageData(0, 0, width, height).data;
      };
      const [a, b] = [pixelsOf(expected), pixelsOf(actual)];
      const far = a.filter((value, index) => Math.abs(value - (b[index] as number)) > 48).length;
      return { width: actual.width, different: far / a.length };
    },
    [addressOf("image/png", shot), addressOf("image/png", png.content)] as const,
  );
  expect(width).toBe(size.width * 2);
  expect(different).toBeLessThan(0.004);
});

test("the chart is printed whole on one sheet, in our fonts", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
      const fonts = [...document.fonts].filter(({ status }) => status === "loaded").length;
      Object.assign(window.top as Window, { printed: { html: document.body.innerHTML, css: rules.join("\n"), fonts } });
    };
  });
  const chart = await openedChart(page);
  await chart.getByRole("button", { name: "인쇄" }).click();
  const handle = await page.waitForFunction(
    () => (window as { printed?: { html: string; css: string; fonts: number } }).printed,
  );
  const printed = (await handle.jsonValue()) as { html: string; css: string; fonts: number };
  expect(printed.fonts).toBeGreaterThan(0);
  // what the hidden frame would print, as the page itself
  await page.evaluate(({ html, css }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    for (const own of document.querySelectorAll("link[rel=stylesheet], style")) own.remove();
    document.body.innerHTML = html;
    document.adoptedStyleSheets = [sheet];
  }, printed);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
  // A4, lying, in points
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595]);
});

test("the overview leads to a chart, the chart to the text, by keyboard alone", { tag: "@deep" }, async ({ page }) => {
  const editor = await Annotation.opened(page);
  await editor.mark("주장", claim);
  await editor.mark("근거자료", datum);
  await editor.mark("주장", earlierClaim);
  await page.getByRole("button", { name: "주장 개요" }).focus();
  await page.keyboard.press("Enter");
  const overview = page.getByRole("dialog", { name: "주장 개요도" });
  const box = overview.getByRole("button", { name: /^2-주장-1/ });
  await expect(box).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await overview.getByRole("button", { name: "인쇄" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await expect(box).toBeFocused();
  await page.keyboard.press("Enter");

  const chart = page.getByRole("dialog", { name: "2-주장-1 툴민 도식" });
  await chart.getByRole("button", { name: "크게 보기" }).click();
  expect((await chart.boundingBox())?.width).toBeGreaterThan(1400);
  await page.keyboard.press("Tab");
  await expect(chart.getByRole("button", { name: /2-근거자료-1/ })).toBeFocused();
  await expect(chart.getByRole("note")).toContainText(datum);
  await page.keyboard.press("Enter");
  await expect(chart).toBeHidden();
  await expect(page.getByLabel("분류 코드")).toHaveValue("2-근거자료-1");
});
