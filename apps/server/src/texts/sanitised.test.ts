import { richTextTags } from "@portal/definition/rich-text";
import sanitizeHtml from "sanitize-html";
import { expect, test } from "vitest";
import { cleanHtml } from "../threads/clean-html";
import { sanitised } from "./sanitised";

test("formats stay as they were written", async () => {
  const html = "<h2>과정 안내</h2><p>한 줄<br />두 <b>줄</b></p><ul><li>하나</li></ul><blockquote>말</blockquote>";
  expect(await sanitised(html)).toBe(html);
});

test.each([
  ["a script", "<p>가</p><script>alert(1)</script>"],
  ["a handler", '<p onclick="alert(1)">가</p>'],
  ["an address that runs", '<p>가<a href="javascript:alert(1)"></a></p>'],
  ["a picture from elsewhere", '<p>가<img src="https://elsewhere.example/x" onerror="alert(1)"></p>'],
  ["a style that covers the page", '<p style="position:fixed;inset:0">가</p>'],
  ["a frame", '<p>가</p><iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ["a drawing that hides a script", "<p>가</p><svg><style><img src=x onerror=alert(1)></style></svg>"],
])("%s is taken out and the words stay", async (_, html) => {
  const clean = await sanitised(html);
  expect(clean).toContain("<p>가");
  expect(clean).not.toMatch(/alert|elsewhere|style|<(script|img|iframe|svg|a)\b/);
});

const own = '<img src="/rest/records/downloadFile?idx=7&amp;inline=Y" alt="약도" width="640" height="480" />';

test("a picture of the portal's own store stays, with what it shows, where pictures are kept", async () => {
  expect(await sanitised(`<p>${own}</p>`, { hasPictures: true })).toBe(`<p>${own}</p>`);
  expect(await sanitised(`<p>가${own}</p>`)).toBe("<p>가</p>");
});

test.each([
  "https://elsewhere.example/a.png",
  "//elsewhere.example/rest/records/downloadFile?idx=7&inline=Y",
  "data:image/png;base64,iVBORw0KGgo=",
  "blob:https://portal.example/7",
  "javascript:alert(1)",
  "/rest/records/downloadFile?idx=7",
  "/rest/records/downloadFile?idx=7&inline=Y&next=//elsewhere.example",
  "/rest/records/downloadFile?idx=7&inline=Y#x",
  "/rest/records/../logout?idx=7&inline=Y",
  "/rest/records/downloadFile?idx=-7&inline=Y",
])("a picture from %s is taken out", async (src) => {
  expect(await sanitised(`<p>가<img src="${src}" alt="x"></p>`, { hasPictures: true })).toBe("<p>가</p>");
});

test("a picture keeps no size, style or handler that is none of a picture's", async () => {
  const hostile = own.replace(
    'width="640"',
    'width="99999999" style="position:fixed" onerror="alert(1)" srcset="x 2x"',
  );
  expect(await sanitised(hostile, { hasPictures: true })).toBe(own.replace(' width="640" height="480"', ""));
});

test.each([
  "https://elsewhere.example/가?b=1",
  "http://elsewhere.example",
  "mailto:help@portal.example",
  "tel:0212345678",
])("a link to %s stays, as its address alone", async (href) => {
  expect(await sanitised(`<p><a href="${href}" target="top" onclick="alert(1)">안내</a></p>`)).toBe(
    `<p><a href="${href}">안내</a></p>`,
  );
});

test.each([
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "//elsewhere.example",
  "/main",
  "",
])("of a link to %j its words stay", async (href) => {
  expect(await sanitised(`<p><a href="${href}">안내</a></p>`)).toBe("<p>안내</p>");
});

test("a text that is nested without end is cut, and does not take the server down", async () => {
  expect((await sanitised("<ul><li>".repeat(20_000))).length).toBeLessThan(10_000);
});

test("of a text that is nested too deep the words stay, and what comes after it is as it was written", async () => {
  const deep = `${"<b>".repeat(160_000)}말${"</b>".repeat(160_000)}<p>끝 <i>문단</i></p>`;
  expect(await sanitised(deep)).toBe(`${"<b>".repeat(30)}말${"</b>".repeat(30)}<p>끝 <i>문단</i></p>`);
});

test.each([
  ["a frame", "<iframe>"],
  ["a frame in a frame", "<iframe>&lt;iframe><iframe>"],
  ["a form", "<form>", "<form><i>"],
])("nothing that is nested too deep in %s takes the server's time", async (_, before, element = "<b>") => {
  expect((await sanitised(before + element.repeat(160_000))).length).toBeLessThan(10_000);
});

test("a long text is cleaned as a short one is", async () => {
  const html = `<h2>제목</h2><p onclick="x">한 <b>줄</b><script>alert(1)</script><a href="/x">말</a></p>`;
  const clean = await sanitised(html);
  expect(await sanitised(html.repeat(500))).toBe(clean.repeat(500));
});

test.each([
  ["what has no end", "<p>가</p><b"],
  ["what was left out and is closed in a comment", `${"<b>".repeat(101)}<!--</b>-->나</b></b>`],
  ["paragraphs that nobody closed", "<p>가".repeat(500)],
  ["lists in lists", `${"<ul><li>".repeat(40)}가${"</li></ul>".repeat(40)}<p>나</p>`],
  ["cells that nobody closed", `<table>${"<tr><td>가<th>나".repeat(200)}</table><p>다</p>`],
  ["signs that are no elements", "<p>1 < 2 && 3 > 2 </ p></p >"],
])("%s comes out as without the cut", (_, html) => {
  const tags = richTextTags.filter((tag) => tag !== "img");
  const uncut = sanitizeHtml(html, { allowedTags: tags, allowedAttributes: {}, nestingLimit: 30 });
  expect(cleanHtml(html, false)).toBe(uncut);
});

const table =
  '<table><thead><tr><th align="center"><p>항목</p></th><th colspan="2"><p>금액</p></th></tr></thead><tbody><tr><td rowspan="2"><p>다과</p></td><td><p align="right">13,200</p></td><td></td></tr></tbody></table>';

test("a table with its heading row, what stands in the middle or on the right, and colours stay as they were written", async () => {
  const html = `<h2 align="center">정산</h2>${table}<p align="right"><span class="text-red">기한</span> <b><span class="text-blue">엄수</span></b></p>`;
  expect(await sanitised(html)).toBe(html);
});

test.each([
  ['<p align="justify">가</p>', "<p>가</p>"],
  ['<p align="center; position: fixed">가</p>', "<p>가</p>"],
  ['<b align="center">가</b>', "<b>가</b>"],
  ['<p class="text-red">가</p>', "<p>가</p>"],
  ["<p><span>가</span></p>", "<p>가</p>"],
  ['<p><span class="text-red popup-overlay">가</span></p>', "<p>가</p>"],
  ['<p><span class="constructor">가</span></p>', "<p>가</p>"],
  ['<p><span style="color:#fff" onclick="alert(1)">가</span></p>', "<p>가</p>"],
  [
    '<p><span class="text-red" style="font-size:900px" id="root">가</span></p>',
    '<p><span class="text-red">가</span></p>',
  ],
  [
    '<table background="//elsewhere.example" style="position:fixed" onclick="alert(1)"><tr><td>가</td></tr></table>',
    "<table><tr><td>가</td></tr></table>",
  ],
  [
    '<table><tr><td colspan="1000000">가</td><td rowspan="0">나</td><td colspan="1e1">다</td></tr></table>',
    "<table><tr><td>가</td><td>나</td><td>다</td></tr></table>",
  ],
  [
    '<table><caption onclick="x">가</caption><colgroup><col span="9999999"></colgroup><tr><td bgcolor="#fff" width="1" nowrap>나</td></tr></table>',
    "<table>가<tr><td>나</td></tr></table>",
  ],
  // the host is what stands behind the @
  ['<p>가<a href="https://portal.example@evil.example/">나</a></p>', "<p>가나</p>"],
  ['<p>가<a href="https://portal.example%2f@evil.example/">나</a></p>', "<p>가나</p>"],
  [
    '<p><a href="https://portal.example/a@b?c=d@e">나</a></p>',
    '<p><a href="https://portal.example/a@b?c=d@e">나</a></p>',
  ],
])("of %s nothing is left that a text may not have", async (html, clean) => {
  expect(await sanitised(html)).toBe(clean);
});
