import { z } from "zod";
import { idx, page, rows, whole, words } from "../../define/values";
import { THANKS_PAGE } from "../../limits";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

/** One gift; who sent it is never shown. The names are the receiver's. It counts as read from then on. */
export const getMyThxDollar = defineCall({
  method: "get",
  path: "/rest/personal/getMyThxDollar",
  title: "감사달러 한 건",
  writes: true,
  can: ["staff:own"],
  query: z.object({ idx }),
  answer: envelope.extend({
    ename: z.string(),
    kname: z.string(),
    dollar_txt: z.string(),
    contents: z.string(),
  }),
});

export const getMyThxDollarList = defineCall({
  method: "get",
  path: "/rest/personal/getMyThxDollarList",
  title: "감사달러 내역",
  can: ["staff:own"],
  query: z.object({ page, rows: rows(THANKS_PAGE), state: z.enum(["RECV", "SEND"]).default("RECV") }),
  answer: envelope.extend({
    list: z.array(
      z.object({
        idx: z.number().int(),
        /** YYYY-MM-DD */
        wdate: z.string(),
        contents: z.string(),
        dollar: z.number().int(),
      }),
    ),
    total: z.number().int(),
  }),
});

export const sendThxDollar = defineCall({
  method: "post",
  path: "/rest/personal/sendThxDollar",
  title: "감사달러 보내기",
  can: ["staff:own"],
  body: z.object({
    target: whole(1, Number.MAX_SAFE_INTEGER, "받는 사람을 선택하세요."),
    dollar: whole(1, 999, "선물 달러를 입력하세요."),
    message: words(500).default(""),
  }),
  answer: envelope,
});
