/** A file's words, and by which encoding of characters they were read. */
export interface Decoded {
  readonly text: string;
  readonly encoding: string;
  /** Whether the bytes can be read in another way as well: a person should look. */
  readonly isDoubtful: boolean;
}

/** As much of a file tells what it is (bytes). */
const SAMPLE = 65_536;
/** Of the bytes above ASCII, so many come as pairs of KS X 1001 in Korean, and so few at most in Western languages. */
const KOREAN = 0.95;
const WESTERN = 0.5;
/** So few of its characters may be broken for a text to be UTF-8 still. */
const BROKEN = 0.05;

/** So much of a text in Korean is Hangul, ASCII or a sign of writing. */
const WRITTEN = 0.9;
/** Fewer letters than this may be others by chance. */
const FEW = 16;

/**
 * The text of a file's bytes: by its byte order mark; as UTF-16 where every other byte is empty, or where only so it is
 * Korean; as UTF-8, also with a few bad bytes; as its HTML says; as CP949 (older Korean systems) or Windows-1252 by how the bytes lie. `null` when it
 * is no text. `asked` is the encoding that a person chose.
 */
export function decoded(buffer: ArrayBuffer, asked?: string): Decoded | null {
  const bytes = new Uint8Array(buffer);
  const certain = asked ?? markedEncoding(bytes) ?? wideEncoding(bytes);
  if (certain) return { text: textIn(bytes, certain), encoding: certain, isDoubtful: false };
  if (isOffice(bytes)) return null;
  const korean = koreanWideEncoding(bytes);
  if (korean) {
    const text = textIn(bytes, korean);
    return { text, encoding: korean, isDoubtful: text.length < FEW };
  }
  if (hasControls(bytes)) return null;
  const unicode = textIn(bytes, "utf-8");
  const broken = count(unicode, /\uFFFD/g);
  if (broken === 0) return { text: unicode, encoding: "utf-8", isDoubtful: false };
  const declared = declaredEncoding(bytes);
  if (declared) return { text: textIn(bytes, declared), encoding: declared, isDoubtful: false };
  const beyondAscii = count(unicode, /\P{ASCII}/gu);
  if (broken <= Math.max(1, beyondAscii * BROKEN) && beyondAscii > broken) {
    return { text: unicode, encoding: "utf-8", isDoubtful: true };
  }
  const share = koreanShare(bytes);
  const encoding = share < WESTERN ? "windows-1252" : "euc-kr";
  const text = textIn(bytes, encoding);
  return { text, encoding, isDoubtful: share < KOREAN || text.includes("\uFFFD") };
}

function textIn(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}

function count(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}

function markedEncoding([first, second, third]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xef && second === 0xbb && third === 0xbf ? "utf-8" : null;
}

/** UTF-16 without a byte order mark: the upper bytes of its spaces, digits and line breaks are empty, no others. */
function wideEncoding(bytes: Uint8Array): string | null {
  const empty = [0, 0];
  const sample = bytes.subarray(0, SAMPLE);
  for (const [index, byte] of sample.entries()) if (byte === 0) empty[index % 2] = (empty[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = empty;
  if (bytes.length % 2 === 1 || even + odd < sample.length / 100) return null;
  const encoding = odd > even * 5 ? "utf-16le" : even > odd * 5 ? "utf-16be" : null;
  if (encoding === null) return null;
  const text = textIn(sample.subarray(0, sample.length & ~1), encoding);
  return count(text, NO_LETTER) > text.length / 100 ? null : encoding;
}

/** UTF-16 of Korean in which few bytes are empty, or those of its letters are as well: `가` is U+AC00. */
function koreanWideEncoding(bytes: Uint8Array): string | null {
  if (bytes.length % 2 === 1 || bytes.length < 4) return null;
  const sample = bytes.subarray(0, SAMPLE);
  // what reads well in another way is no UTF-16
  if (!textIn(sample, "utf-8").slice(0, -1).includes("\uFFFD") || koreanShare(sample) >= KOREAN) return null;
  return (
    ["utf-16le", "utf-16be"].find((encoding) => {
      const text = textIn(sample, encoding);
      return /[가-힣]/.test(text) && count(text, /[\t\n\r -~가-힣ㄱ-ㅣ‐-…※①-⑳、-〟！-～]/g) > text.length * WRITTEN;
    }) ?? null
  );
}

/** What stands in no text: control characters, half characters, and what is no character at all. */
const NO_LETTER = /(?![\t-\r])\p{Cc}|\p{Co}|\p{Cn}|\uFFFD/gu;

/** What files of office suites, pictures and archives begin with. */
const BINARY_STARTS = [
  "PK\x03\x04",
  "%PDF-",
  "\xD0\xCF\x11\xE0",
  "\x89PNG",
  "GIF8",
  "\xFF\xD8\xFF",
  "\x1F\x8B",
  "{\\rtf",
];

function isOffice(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  return BINARY_STARTS.some((each) => start.startsWith(each));
}

function hasControls(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE);
  const controls = sample.reduce((sum, byte) => sum + (byte < 9 || (byte > 13 && byte < 32) ? 1 : 0), 0);
  return controls > sample.length / 100;
}

/** What HTML says of itself. */
function declaredEncoding(bytes: Uint8Array): string | null {
  const head = textIn(bytes.subarray(0, 2048), "windows-1252");
  const name = /<meta\s[^>]{0,200}?charset\s*=\s*["']?\s*([\w-]{2,30})/i.exec(head)?.[1];
  try {
    return name ? new TextDecoder(name).encoding : null;
  } catch {
    return null;
  }
}

/** How many of the bytes above ASCII come as pairs of the Korean standard set. */
function koreanShare(bytes: Uint8Array): number {
  let paired = 0;
  let high = 0;
  for (let index = 0; index < bytes.length; index++) {
    if ((bytes[index] as number) < 0x80) continue;
    const isPair = isOfKorean(bytes[index]) && isOfKorean(bytes[index + 1]);
    high += isPair ? 2 : 1;
    if (isPair) paired += 2;
    if (isPair) index++;
  }
  return high === 0 ? 0 : paired / high;
}

function isOfKorean(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0xa1 && byte <= 0xfe;
}
