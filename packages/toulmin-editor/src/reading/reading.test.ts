import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleJudgment } from "../testing/sample";
import { readHtml } from "./read-html";
import { readJudgment, readJudgmentText } from "./read-judgment";
import { readMarkdown } from "./read-markdown";
import { titleIn } from "./title-in";

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

  test.each([
    "3~5회, 다시 7~9회",
    "010-****-1234",
    "5*3=15, 2*4=8",
    "<A>는 피해자이다.",
    "[이하 '甲'이라 한다]: 설명",
    "김**은 이**에게 피해자 **씨와 박**를 소개하였다.",
    "snake_case_이름 `코드` ~~취소~~ *강조*",
    "- 2 -",
    "#1 피고인",
    ">5cm의 상처",
    "A | B",
  ])("%s stays as it is", (line) => {
    expect(readMarkdown(line).blocks).toEqual([{ kind: "paragraph", text: line }]);
  });

  test("every letter and digit of the source stands in the document, in the same order", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "*",
        "**",
        "_",
        "~",
        "`",
        "|",
        "---",
        "#",
        "## ",
        "> ",
        "- ",
        "1. ",
        "\\",
        "[",
        "](",
        ")",
        "<",
        ">",
      ),
      fc.constantFrom("가", "피고인은", "3", "A", " ", "\n", "\n\n", "|---|---|", "\n| ", "&amp;", "!", "\t", ":", "."),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const source = pieces.join("").replace(/<br ?\/?>/gi, "");
        fc.pre(!source.startsWith("---"));
        const read = readMarkdown(source).blocks.map((block) => block.text);
        expect(lettersOf(read.join("\n"))).toBe(lettersOf(source));
      }),
      { numRuns: 2000 },
    );
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

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

describe("the head of a judgment", () => {
  const title = (...lines: string[]) => titleIn(lines.map((text) => ({ kind: "paragraph", text })));

  test.each([
    ["서울고법 2019. 3. 1. 선고 2018노123 판결 【상해】", { court: "서울고법", caseNo: "2018노123", charge: "상해" }],
    ["광주지법 순천지원 2019고단11, 2019고단12(병합) 판결", { court: "광주지법 순천지원", caseNo: "2019고단11" }],
    [
      "광주고등법원(제주) 2019노57 공직선거법위반",
      { court: "광주고등법원(제주)", caseNo: "2019노57", charge: "공직선거법위반" },
    ],
    ["사       건    2020고합55 살인미수", { caseNo: "2020고합55", charge: "살인미수" }],
    ["대법원", { court: "대법원" }],
    [
      "대법원 2031. 3. 13. 선고 2030다900001 판결 [보험금[가 나]]",
      { court: "대법원", caseNo: "2030다900001", charge: "보험금[가 나]" },
    ],
    ["서울행법 2031. 3. 14. 선고 2030구합90001 판결", { court: "서울행법", caseNo: "2030구합90001" }],
    [
      "헌법재판소 2031. 11. 25. 선고 2029헌마9001 전원재판부 결정 [기소유예처분취소]",
      { court: "헌법재판소", caseNo: "2029헌마9001", charge: "기소유예처분취소" },
    ],
    [
      "대법원 2031. 5. 1. 선고 2030다900048, 900055(반소), 900062 판결 〔손해배상(기)〕〔공2031상, 100〕",
      { court: "대법원", caseNo: "2030다900048", charge: "손해배상(기)" },
    ],
    ["2030도9001, 2030전도9002 (병합) 살인·부착명령", { caseNo: "2030도9001", charge: "살인·부착명령" }],
    ["대법원 1997. 8. 26. 선고 97다90063 전원합의체 판결", { court: "대법원", caseNo: "97다90063" }],
    ["한결고등법원 4292. 9. 16. 선고 4292형공9544 제1형사부판결", { court: "한결고등법원", caseNo: "4292형공9544" }],
    [
      "한결지법 2031. 1. 2.자 2030카합9001 결정 [가처분] 확정",
      { court: "한결지법", caseNo: "2030카합9001", charge: "가처분" },
    ],
    ["2030가단9001 손해배상(기)", { caseNo: "2030가단9001", charge: "손해배상(기)" }],
    ["[대법원 2030. 3. 13. 선고 2029다900217 판결]", { court: "대법원", caseNo: "2029다900217" }],
    ["헌재 2030. 4. 11. 2029헌바9001, 판례집 31-1, 404", { court: "헌재", caseNo: "2029헌바9001" }],
    ["사건명: 강도상해", { charge: "강도상해" }],
  ])("%s is read", (line, expected) => {
    expect(title(line)).toEqual(expected);
  });

  test("never takes the lower court's number for the case's own, nor a sentence's", () => {
    const lower = "한결지방법원 2019. 5. 23. 선고 2018고합199 판결";
    expect(title("【피 고 인】 피고인", `【원심판결】 ${lower}`, "【주 문】")).toEqual({});
    expect(title("【원심판결】", lower)).toEqual({});
    expect(title("제1심판결", "", lower)).toEqual({});
    expect(title("【주 문】", lower)).toEqual({});
    expect(title("한결지방법원은 2018고합199 사건에서 다음과 같이 판단하였다.")).toEqual({});
    expect(title("2018고합199 판결을 파기한다.")).toEqual({});
    expect(title("서울고법 2018. 3. 1. 선고 2017노199 판결(이하 '원심판결'이라 한다)")).toEqual({});
    expect(title("【참조판례】", "대법원 1997. 8. 26. 선고 97다90063 판결(공1997하, 2830)")).toEqual({});
    expect(title("97명3")).toEqual({});
  });
});

describe("texts made to be slow", () => {
  // none of them would end before the test does if its reader's time grew with the square of its length
  test.each([
    ["one word of Hangul", "a.txt", "가".repeat(3_000_000)],
    ["courts without a space", "a.txt", "법원".repeat(1_500_000)],
    ["underlined words", "a.md", "_a".repeat(1_500_000)],
    ["words in bold that never end", "a.md", "**a ".repeat(700_000)],
    ["a line of stars", "a.md", `${"*".repeat(300_000)} 가`],
    ["a quote in a quote in a quote", "a.md", `${"> ".repeat(300_000)}가`],
    ["frames", "a.html", "<frameset><frame>글"],
    ["spaces in a paragraph", "a.html", `<p>${" \n".repeat(1_000_000)}글`],
  ])("%s are read", async (_what, name, text) => {
    expect(await readJudgmentText(name, text)).toHaveProperty("blocks");
  });

  test("elements in elements without end are refused", () => {
    expect(() => readHtml("<div>".repeat(1_000_000))).toThrow(RangeError);
  });
});

describe("a file", () => {
  test("is read by its ending, and its head gives court and case number", async () => {
    const document = await readJudgment(
      file("판결.txt", "한결지방법원\r\n2025고합1041 살인미수\r\n\r\n\r\n피고인은 찔렀다.\r\n"),
    );
    expect(document).toMatchObject({
      title: { court: "한결지방법원", caseNo: "2025고합1041", charge: "살인미수" },
      blocks: [{ text: "한결지방법원" }, { text: "2025고합1041 살인미수" }, { text: "" }, { text: "피고인은 찔렀다." }],
    });
  });

  test("in CP949 or UTF-16 is read as well", async () => {
    const cp949 = new Uint8Array([0xb0, 0xed, 0xc0, 0xc7]);
    expect(await readJudgment(file("a.txt", cp949))).toMatchObject({ blocks: [{ text: "고의" }] });
    const utf16 = new Uint8Array([0xff, 0xfe, 0xe0, 0xac, 0x58, 0xc7]);
    expect(await readJudgment(file("a.txt", utf16))).toMatchObject({ blocks: [{ text: "고의" }] });
  });

  test("has the parts of a judgment and short numbered lines as headings, and no sentences", async () => {
    const lines = [
      "【주    문】",
      "1. 피고인을 징역 3년에 처한다.",
      "이   유",
      "1. 범죄사실",
      "가. 전제",
      "1) 관계",
      "【이유】1. 쟁점",
      "2. 판단",
      "【주문】 기각한다.",
      "증거의 요지",
    ];
    const document = await readJudgment(file("판결.txt", lines.join("\n")));
    expect(document).toMatchObject({
      blocks: [
        { kind: "heading", level: 1 },
        { kind: "paragraph" },
        { kind: "heading", level: 1 },
        { kind: "heading", level: 2 },
        { kind: "heading", level: 3 },
        { kind: "paragraph" },
        { kind: "heading", level: 1, text: "【이유】" },
        { kind: "heading", level: 2, text: "1. 쟁점" },
        { kind: "heading", level: 2, text: "2. 판단" },
        { kind: "heading", level: 1, text: "【주문】" },
        { kind: "paragraph", text: "기각한다." },
        { kind: "heading", level: 1, text: "증거의 요지" },
      ],
    });
  });

  test("has no heading among sentences that are numbered alike", async () => {
    const sentences = ["1. 피고인은 돈을 빌렸다.", "2. 위 칼", "3. 피고인은 갚지 않았다.", "4. 그 뒤 만났다."];
    const titles = ["이유", "1. 쟁점", "2. 판단", "3. 그러므로 항소를 기각한다."];
    const document = await readJudgment(file("판결.txt", [...sentences, ...titles].join("\n")));
    if ("error" in document) throw new Error(JSON.stringify(document));
    expect(document.blocks.map(({ level = 0 }) => level)).toEqual([0, 0, 0, 0, 1, 2, 2, 0]);
  });

  test("has no heading two levels below the one before it", async () => {
    const lines = ["쟁점", "가. 주장의 요지", "① 찔렀다", "나. 판단", "【이유】", "가. 전제"];
    const document = await readJudgment(file("판결.txt", lines.join("\n")));
    if ("error" in document) throw new Error(JSON.stringify(document));
    expect(document.blocks.map(({ level }) => level)).toEqual([undefined, 1, undefined, 1, 1, 2]);
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
