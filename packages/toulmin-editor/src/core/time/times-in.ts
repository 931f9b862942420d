import { readTime, saysWhen } from "./read-time";

/** Where a time may begin: a year with its month or season, a day counted from another, a clock time; or that it is unknown. */
const BEGINNING =
  /(?<!\d)(?:\d{4}\s*년\s*(?:봄|여름|가을|겨울|[상하]반기|초|말)|(?:오전|오후|새벽|아침|저녁|밤)\s*\d{1,2}\s*시|일[자시]\s*불상|불상의?\s*일|['’]?\d{2,4}\s*[.년]\s*\d{1,2}\s*[.월]|같은\s*(?:날|달|해)|다음\s*날|이튿날|당일|전날|그로부터|\d{1,2}\s*월\s*(?:\d{1,2}\s*일|[초중하]순|초|말|일자)|\d{1,2}\s*[:：]\s*\d{2})/gu;
/** The letters in which a time may end. */
const END = /[.\d)일월년시분초경지렵쯤순말전후뒤날낮밤벽녁침오정반]/u;
/** Times are no longer than this. */
const LONGEST = 44;
/** Phrases longer than this are looked through to here. */
const LOOKED_THROUGH = 2000;

/** The times that a phrase tells, as it words them and in its order: each as long as it can be read. */
export function timesIn(phrase: string): string[] {
  const text = phrase.slice(0, LOOKED_THROUGH);
  const found: string[] = [];
  let end = 0;
  for (const { index } of text.matchAll(BEGINNING)) {
    if (index < end) continue;
    const time = longestTime(text.slice(index, index + LONGEST));
    if (time === null) continue;
    found.push(time);
    end = index + time.length;
  }
  return found;
}

function longestTime(text: string): string | null {
  for (let length = text.length; length > 1; length--) {
    if (!END.test(text.charAt(length - 1))) continue;
    const words = text.slice(0, length);
    if (readTime(words) || !saysWhen(words)) return words;
  }
  return null;
}
