import { z } from "zod";
import { month } from "../../define/dates";
import { idx, whole, words } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";
import { fileFormat } from "../leave/leave";

const can = ["isManageSupportAdmin:all"] as const;
const MOST_LINES = 200;
const count = whole(0, 99_999, "수량은 0~99,999로 입력하세요.");
const done = envelope.extend({ done: z.number().int() });

/** What came and went of each book in a month of Seoul, and what is left, at the moving average of what was paid. */
export const getStockBook = defineCall({
  method: "get",
  path: "/rest/resourcemanagement/getStockBook",
  title: "교재 수불부",
  can,
  query: z.object({ month }),
  answer: envelope.extend({
    list: z.array(
      z.object({
        idx,
        code: z.string(),
        title: z.string(),
        opening: z.number().int(),
        came: z.number().int(),
        went: z.number().int(),
        closing: z.number().int(),
        /** Won each, on average; and what is left all together. */
        cost: z.number().int(),
        amount: z.number().int(),
      }),
    ),
  }),
});

/** {@link getStockBook} as a file. */
export const exportStockBook = defineCall({
  method: "get",
  path: "/rest/resourcemanagement/exportStockBook",
  title: "교재 수불부 내려받기",
  can,
  writes: true,
  query: z.object({ month, format: fileFormat }),
  type: "application/octet-stream",
});

/** Books that have come from a supplier, entered all or none. */
export const receiveStock = defineCall({
  method: "post",
  path: "/rest/resourcemanagement/receiveStock",
  title: "교재 입고",
  can,
  body: z.object({
    supplier: words(100),
    lines: z
      .array(z.object({ idx_textbook: idx, qty: whole(1, 99_999), unit_cost: whole(0, 99_999_999).nullish() }))
      .min(1, "교재를 한 줄 이상 입력하세요.")
      .max(MOST_LINES),
  }),
  answer: done,
});

/** The places where books stand, and the books of one of them with how many there should be. */
export const getShelf = defineCall({
  method: "get",
  path: "/rest/resourcemanagement/getShelf",
  title: "서가별 교재",
  can,
  query: z.object({ place: words(40).optional() }),
  answer: envelope.extend({
    places: z.array(z.object({ place: z.string(), books: z.number().int() })),
    list: z.array(z.object({ idx, code: z.string(), isbn: z.string(), title: z.string(), stock: z.number().int() })),
  }),
});

/** What was counted on the shelves: what differs is set right, all or none. */
export const countStock = defineCall({
  method: "post",
  path: "/rest/resourcemanagement/countStock",
  title: "교재 재고실사",
  can,
  body: z.object({
    memo: words(100).min(1, "실사 사유를 입력하세요."),
    /** `stock` is what there was said to be as it was counted. */
    lines: z
      .array(z.object({ idx, counted: count, stock: count }))
      .min(1, "센 교재가 없습니다.")
      .max(1000),
  }),
  answer: done,
});
