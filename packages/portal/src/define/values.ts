import { z } from "zod";

/** What is said of a value that nobody types; its name means nothing to people, and stands beside the words. */
const MALFORMED = "요청이 올바르지 않습니다. 화면을 새로 고친 후 다시 시도하세요.";

// what is said of a value that has no words of its own
z.config({
  customError: ({ code, maximum, minimum, origin }) => {
    const unit = origin === "string" ? "자" : origin === "array" ? "개" : "";
    // what a number in JSON ends at is no limit that people know
    if (code === "too_big" && maximum !== Number.MAX_SAFE_INTEGER) return `${maximum}${unit} 이하로 입력하세요.`;
    if (code === "too_small") return `${minimum}${unit} 이상으로 입력하세요.`;
    return MALFORMED;
  },
});

/**
 * Text of at most `max` UTF-16 units, trimmed; without characters that cannot be stored (NUL, half a pair), and without
 * marks that turn the direction of what stands behind them: `exe.fdp` would be read as a PDF.
 */
export function words(max: number) {
  return z.string().overwrite(undirected).trim().max(max).refine(isStorable, "저장할 수 없는 문자가 들어 있습니다.");
}

function undirected(text: string): string {
  return text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, "");
}

/** As {@link words}, kept as it was typed: for passwords. */
export function secret(max: number) {
  return z.string().max(max).refine(isStorable, "저장할 수 없는 문자가 들어 있습니다.");
}

function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** A whole number, as a number or in digits: queries and form fields have only text. `message` is said of all else. */
export function whole(min: number, max: number, message?: string) {
  const digits = z
    .string()
    .trim()
    .regex(/^\d{1,15}$/)
    .transform(Number);
  return z
    .union([z.number(), digits], message)
    .pipe(z.number(message).int(message).min(min, message).max(max, message));
}

/** A record's number. */
export const idx = whole(1, Number.MAX_SAFE_INTEGER, MALFORMED);

/** Those whom a comment mentions, to be notified. */
export const mentions = z.array(idx).max(20, "한 번에 20명까지 부를 수 있습니다.").default([]);

/** Those whom a comment has called. */
export const called = z.array(z.object({ idx: z.number().int(), name: z.string() }));

/** Records' numbers with commas between, in a query: people see them in addresses, so what is none is named. */
export function idxs(most: number) {
  return z
    .string()
    .max(most * 17, `${most}건까지 선택하세요.`)
    .transform((text): (number | string)[] => text.split(","))
    .superRefine((parts, context) => {
      const wrong = parts.find((part) => !idx.safeParse(part).success);
      if (wrong === undefined) return;
      const message = `주소에 번호가 아닌 것이 있습니다: ‘${String(wrong).slice(0, 20)}’. 번호를 쉼표로 나눠 입력하세요.`;
      context.addIssue({ code: "custom", message });
    })
    .pipe(z.array(idx).min(1).max(most));
}

/** A version that was read before it is changed; 0 is said of what is new. */
export const ver = whole(0, 2_147_483_647, MALFORMED);

/** A unit of the organisation; 0 is the company. */
export const unitIdx = whole(0, 2_147_483_647, MALFORMED);

/** A unit to choose by: 0, nothing or no value is every one. */
export const idxOrAll = z.preprocess(
  (value) => (value === "" || value === undefined || value === null ? 0 : value),
  whole(0, Number.MAX_SAFE_INTEGER, MALFORMED),
);

/** The page of a list, from 1. */
export const page = whole(1, 1_000_000, MALFORMED).default(1);

/** Rows on a page; 30 where a screen says nothing. */
export const rows = (usual = 30) => whole(1, 100, MALFORMED).default(usual);

/** One of the keys of a choice's options. */
export function keysOf<Options extends object>(options: Options) {
  return z.enum(Object.keys(options) as [keyof Options & string, ...(keyof Options & string)[]]);
}

export const yesNo = z.enum(["Y", "N"]);
