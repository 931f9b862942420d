import { z } from "zod";
import { notBefore } from "../text/not-before";

/** The years that the portal knows: what lies outside of them is a slip of the keyboard, or means harm. */
const [FIRST, LAST] = [1900, 2200] as const;
const YEARS = `${FIRST}년부터 ${LAST}년까지 입력하세요.`;

/** How many days a stretch may have whose days are walked one by one. */
const LONGEST_SPAN = 366;

/** How many days may be written of what is not walked. */
export const TEN_YEARS = 10 * LONGEST_SPAN;

/** A day, YYYY-MM-DD. */
export const day = z.iso.date("날짜는 YYYY-MM-DD로 입력하세요.").refine(isKnown, YEARS);

/** A month, YYYY-MM. */
export const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, "월은 YYYY-MM으로 입력하세요.")
  .refine(isKnown, YEARS);

/** A moment, ISO 8601 with its offset. */
export const moment = z.iso.datetime({ offset: true, error: "날짜와 시각을 입력하세요." }).refine(isKnown, YEARS);

/** A year as it is kept. */
export const year = z.number().int().min(FIRST).max(LAST);

/** From a moment up to another one, at most ten years later. */
export const period = z
  .object({ from: moment, to: moment })
  .refine(({ from, to }) => Date.parse(from) < Date.parse(to), notBefore("종료 일시", "시작 일시"))
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= TEN_YEARS * DAY, "10년까지 입력하세요.");

/** The names of a pair of days or moments, `from` and `to` by default, and what people call them. */
interface Pair {
  readonly of?: readonly [begin: string, end: string];
  readonly called?: readonly [begin: string, end: string];
}

/** Refuses a pair of days that is the wrong way round, or more days than `most`. */
export function spanned<Fields extends z.ZodObject>(
  fields: Fields,
  {
    most = LONGEST_SPAN,
    /** What is said of more. */
    said = `한 번에 ${most}일까지 볼 수 있습니다.`,
    ...pair
  }: Pair & { readonly most?: number; readonly said?: string } = {},
): Fields {
  return stretched(fields, pair, (days) => (days > most ? said : undefined));
}

/** Refuses a pair of days that is the wrong way round; for what looks for days, or keeps them, and walks none. */
export function ordered<Fields extends z.ZodObject>(fields: Fields, pair: Pair = {}): Fields {
  return stretched(fields, pair, () => undefined);
}

function stretched<Fields extends z.ZodObject>(
  fields: Fields,
  { of: [begin, end] = ["from", "to"], called: [start, stop] = ["시작일", "종료일"] }: Pair,
  whyNot: (days: number) => string | undefined,
): Fields {
  return fields.superRefine(({ [begin]: from, [end]: to }, refused) => {
    // a side that is open is not written, or empty
    if (typeof from !== "string" || typeof to !== "string") return;
    const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
    const message = days < 1 ? notBefore(stop, start) : whyNot(days);
    if (message !== undefined) refused.addIssue({ code: "custom", message });
  });
}

const DAY = 24 * 60 * 60 * 1000;

/** Whether a day, month or moment that is written right lies in a year that the portal knows. */
function isKnown(written: string): boolean {
  return FIRST <= Number(written.slice(0, 4)) && Number(written.slice(0, 4)) <= LAST;
}
