import { describe, expect, test } from "vitest";
import { decoded } from "./decoded";

const KOREAN = "피고인에게는 살해의 고의가 인정된다. 2025. 3. 1. 과도로 피해자를 찔렀다.\n";
const DENSE = "피고인에게는살해의고의가인정된다과도로피해자를찔렀다";
/** 가 is U+AC00, 씀 is U+C500, 저 is U+C800: their lower bytes are empty, those of spaces are the upper ones. */
const AS_EMPTY = "가가가 씀저 가가 저저가 저가 가씀가 가저";
const FRENCH = "L'arrêt rendu à Besançon: le prévenu a été condamné. «Où est-il?» Öl, naïve, señor.\n";

/** The bytes of a text in an encoding of one or two bytes, by what each of them is read as. */
function encoded(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder(encoding);
  const codes = new Map<string, number[]>();
  for (let first = 0x80; first < 0xff; first++) {
    codes.set(decoder.decode(new Uint8Array([first])), [first]);
    for (let second = 0xa1; second < 0xff; second++) {
      const letters = decoder.decode(new Uint8Array([first, second]));
      if ([...letters].length === 1) codes.set(letters, [first, second]);
    }
  }
  return new Uint8Array([...text].flatMap((letter) => codes.get(letter) ?? letter.charCodeAt(0)));
}

function utf16(text: string, isLittle: boolean): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), isLittle);
  return view.buffer;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** With a byte that is no UTF-8 in its midst. */
function broken(text: string): Uint8Array<ArrayBuffer> {
  const bytes = bytesOf(text);
  const at = bytesOf(text.slice(0, text.length >> 1)).length;
  return new Uint8Array([...bytes.slice(0, at), 0xff, ...bytes.slice(at)]);
}

describe("the letters of a file", () => {
  test.each([
    ["UTF-8", bytesOf(KOREAN).buffer, KOREAN, "utf-8"],
    ["ASCII", bytesOf("Dismissed.").buffer, "Dismissed.", "utf-8"],
    ["nothing", new ArrayBuffer(0), "", "utf-8"],
    ["UTF-16 with a byte order mark", utf16(`\uFEFF${KOREAN}`, true), KOREAN, "utf-16le"],
    ["UTF-16 without one", utf16(KOREAN, true), KOREAN, "utf-16le"],
    ["UTF-16, big end first, without one", utf16(KOREAN, false), KOREAN, "utf-16be"],
    ["UTF-16 without one, in which no byte is empty", utf16(DENSE, true), DENSE, "utf-16le"],
    ["UTF-16, big end first, in which no byte is empty", utf16(DENSE, false), DENSE, "utf-16be"],
    ["UTF-16 whose letters have empty bytes as well", utf16(AS_EMPTY, true), AS_EMPTY, "utf-16le"],
    ["CP949", encoded(KOREAN, "euc-kr").buffer, KOREAN, "euc-kr"],
  ])("in %s are certain", (_name, bytes, text, encoding) => {
    expect(decoded(bytes)).toEqual({ text, encoding, isDoubtful: false });
  });

  test.each([
    ["little", true, "utf-16le"],
    ["big", false, "utf-16be"],
  ])("that are few, in UTF-16 with the %s end first, are read and doubtful", (_end, isLittle, encoding) => {
    for (const text of ["고의", "살인미수", "【주문】"])
      expect(decoded(utf16(text, isLittle))).toMatchObject({ text, encoding, isDoubtful: true });
  });

  test("of CP949 are not taken for UTF-16, be they few or many", () => {
    for (const text of ["고의", "살해의 고의", "피고인은 피해자를 찔렀다."])
      expect(decoded(encoded(text, "euc-kr").buffer)).toMatchObject({ text, encoding: "euc-kr" });
  });

  test("with one bad byte among them are still UTF-8, and doubtful", () => {
    const read = decoded(broken(KOREAN).buffer);
    expect(read).toMatchObject({ encoding: "utf-8", isDoubtful: true });
    expect(read?.text.replace("\uFFFD", "")).toBe(KOREAN);
  });

  test("of Western languages are Windows-1252, and doubtful", () => {
    expect(decoded(encoded(FRENCH, "windows-1252").buffer)).toEqual({
      text: FRENCH,
      encoding: "windows-1252",
      isDoubtful: true,
    });
  });

  test("are read as HTML says of itself, unless they are plainly UTF-8", () => {
    const html = (charset: string) => `<html><head><meta charset="${charset}"></head><p>`;
    const western = encoded(`${html("ISO-8859-1")}${FRENCH}`, "windows-1252");
    expect(decoded(western.buffer)).toMatchObject({ encoding: "windows-1252", isDoubtful: false });
    const japanese = new Uint8Array([...bytesOf(html("shift_jis")), 0x94, 0xbb, 0x8c, 0x88]);
    expect(decoded(japanese.buffer)?.text).toContain("判決");
    expect(decoded(bytesOf(`${html("euc-kr")}${KOREAN}`).buffer)).toMatchObject({ encoding: "utf-8" });
    expect(decoded(encoded(`${html("no-such")}${KOREAN}`, "euc-kr").buffer)).toMatchObject({ encoding: "euc-kr" });
  });

  test("are read as a person asks", () => {
    expect(decoded(encoded(KOREAN, "euc-kr").buffer, "windows-1252")?.text).toContain("ÇÇ°í");
  });

  test.each([
    ["an archive, as of .docx and .hwpx", [0x50, 0x4b, 3, 4, 20, 0]],
    ["a PDF", [...bytesOf("%PDF-1.7\n가나다")]],
    ["an old document of an office suite", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
    ["a picture", [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]],
    ["whatever else", Array.from({ length: 999 }, (_, index) => (index * 7919) % 251)],
  ])("are not in %s", (_name, bytes) => {
    expect(decoded(new Uint8Array(bytes).buffer)).toBeNull();
  });
});
