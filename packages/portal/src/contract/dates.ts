import { z } from "zod";
import { notBefore } from "../text/not-before";

/** The years that the portal knows: what lies outside of them is a slip of the keyboard, or means harm. */
const [FIRST, LAST] = [1900, 2200] as const;
const YEARS = `${FIRST}년부터 ${LAST}년까지 입력하세요.`;

/** How many days a stretch may have whose days are walked one by one. */
const LONGEST_SPAN = 366;

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
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= 10 * LONGEST_SPAN * DAY, "10년까지 입력하세요.");

/** Refuses days, `from` and `to`, that are the wrong way round or more than so many. */
export function spanned<Fields extends z.ZodObject>(fields: Fields, most: number = LONGEST_SPAN): Fields {
  return fields.superRefine(({ from, to }, refused) => {
    if (typeof from !== "string" || typeof to !== "string") return;
    const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
    if (days < 1) refused.addIssue({ code: "custom", message: notBefore("종료일", "시작일") });
    if (days > most) refused.addIssue({ code: "custom", message: `한 번에 ${most}일까지 볼 수 있습니다.` });
  });
}

const DAY = 24 * 60 * 60 * 1000;

/** Whether a day, month or moment that is written right lies in a year that the portal knows. */
function isKnown(written: string): boolean {
  return FIRST <= Number(written.slice(0, 4)) && Number(written.slice(0, 4)) <= LAST;
}
