// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { sampleJudgment } from "../testing/sample";
import { readHtml } from "./read-html";
import { readJudgment } from "./read-judgment";
import { readMarkdown } from "./read-markdown";

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);
const texts = (html: string) => readHtml(html).blocks.map((block) => block.text);

describe("html", () => {
  test("blocks and line breaks separate, inline formatting does not", () => {
    expect(texts("<p>피고<b>인</b>은 <i>찔렀다</i>.<br>고의가   있다.</p><div>판단</div>")).toEqual([
      "피고인은 찔렀다.",
      "고의가 있다.",
      "판단",
    ]);
  });

  test("headings, quotes, list items, table rows and alignment keep their kind", () => {
    const { blocks } = readHtml(
      `<h1>판결</h1><h5>가</h5><blockquote>인용</blockquote><ul><li>하나</li></ul><ol start="3"><li>셋</li></ol>
       <table><tr><th>일자</th><td>장소</td></tr></table><p style="text-align: right">판사</p>`,
    );
    expect(blocks).toEqual([
      { kind: "heading", level: 1, text: "판결" },
      { kind: "heading", level: 3, text: "가" },
      { kind: "quote", text: "인용" },
      { kind: "list-item", text: "하나" },
      { kind: "paragraph", text: "3. 셋" },
      { kind: "table-row", text: "일자\t장소" },
      { kind: "paragraph", align: "right", text: "판사" },
    ]);
  });

  test("scripts, styles, hidden and embedded parts never become text", () => {
    const hostile = `<title>t</title><style>p{}</style><script>alert(1)</script><p>본문<img src=x onerror=alert(1)></p>
      <p hidden>숨김</p><p style="display:none">숨김</p><noscript>숨김</noscript><template>숨김</template>
      <iframe srcdoc="숨김"></iframe><svg><text>숨김</text></svg><button>숨김</button><textarea>숨김</textarea>`;
    expect(texts(hostile)).toEqual(["본문"]);
  });
});

describe("markdown", () => {
  test("front matter gives the title, and the court's numbers stay as they are written", () => {
    const { blocks, title } = readMarkdown(
      "---\n사건번호: '2025고합1041'\n법원명: 한결지방법원\n사건명: 살인미수\n---\n\n# 판결\n\n1. 이 사건 공소사실\n피고인은 **찔렀다**.\n2. 판단\n가. 법리\n",
    );
    expect(title).toEqual({ caseNo: "2025고합1041", court: "한결지방법원", charge: "살인미수" });
    expect(blocks.map((block) => block.text)).toEqual([
      "판결",
      "1. 이 사건 공소사실",
      "피고인은 찔렀다.",
      "2. 판단",
      "가. 법리",
    ]);
    expect(blocks[0]).toMatchObject({ kind: "heading", level: 1 });
  });

  test("quotes and tables keep their kind", () => {
    const { blocks } = readMarkdown("> 인용\n\n| 일자 | 장소 |\n|---|---|\n| 1일 | 골목 |\n");
    expect(blocks).toEqual([
      { kind: "quote", text: "인용" },
      { kind: "table-row", text: "일자\t장소" },
      { kind: "table-row", text: "1일\t골목" },
    ]);
  });
});

describe("a file", () => {
  test("is read by its ending, and its head gives court and case number", async () => {
    const document = await readJudgment(
      file("판결.txt", "한결지방법원\r\n2025고합1041 살인미수\r\n\r\n\r\n피고인은 찔렀다.\r\n"),
    );
    expect(document).toMatchObject({
      title: { court: "한결지방법원", caseNo: "2025고합1041", charge: "판결" },
      blocks: [{ text: "한결지방법원" }, { text: "2025고합1041 살인미수" }, { text: "" }, { text: "피고인은 찔렀다." }],
    });
  });

  test("in CP949 or UTF-16 is read as well", async () => {
    const cp949 = new Uint8Array([0xb0, 0xed, 0xc0, 0xc7]);
    expect(await readJudgment(file("a.txt", cp949))).toMatchObject({ blocks: [{ text: "고의" }] });
    const utf16 = new Uint8Array([0xff, 0xfe, 0xe0, 0xac, 0x58, 0xc7]);
    expect(await readJudgment(file("a.txt", utf16))).toMatchObject({ blocks: [{ text: "고의" }] });
  });

  test("of another kind, without words, or too large is refused", async () => {
    expect(await readJudgment(file("판결.hwp", "x"))).toMatchObject({ error: { reason: "unknown-kind" } });
    expect(await readJudgment(file("txt", "x"))).toMatchObject({ error: { reason: "unknown-kind" } });
    expect(await readJudgment(file("a.html", "<script>x</script>"))).toMatchObject({ error: { reason: "empty" } });
    const large = { name: "a.txt", size: 50 * 1024 * 1024, arrayBuffer: () => Promise.reject(new Error("not read")) };
    expect(await readJudgment(large)).toMatchObject({ error: { reason: "too-large" } });
  });
});

test("the sample judgment has 5,000 to 8,000 characters and four issues", () => {
  const { blocks } = sampleJudgment();
  const length = blocks.reduce((sum, block) => sum + block.text.length, 0);
  expect(length).toBeGreaterThan(5000);
  expect(length).toBeLessThan(8000);
  expect(blocks.filter((block) => /^쟁점 \d/.test(block.text))).toHaveLength(4);
});
