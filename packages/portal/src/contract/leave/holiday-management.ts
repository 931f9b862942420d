import { z } from "zod";
import { day } from "../../define/dates";
import { idx, keysOf, whole } from "../../define/values";
import holidays from "../../mypims/holidays";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

const { kind, half } = holidays.entities.holiday.fields;
const year = whole(2000, 2100);
const people = ["pd_auth:all"] as const;

/** The holidays of a year, of everyone and of each sector. */
export const getHolidays = defineCall({
  method: "get",
  path: "/rest/mypims/getHolidays",
  title: "연도별 휴일",
  can: people,
  query: z.object({ year }),
  answer: envelope.extend({
    today: day,
    list: z.array(
      z.object({
        idx,
        ver: z.number().int(),
        hdate: day,
        name: z.string(),
        kind: keysOf(kind.options),
        half: keysOf(half.options),
        idx_sector: z.number().int().nullable(),
        sector_name: z.string(),
      }),
    ),
  }),
});

/** Fills a year: the public holidays by the rules, the company's own from the year before. `check` only shows them. */
export const copyHolidays = defineCall({
  method: "post",
  path: "/rest/mypims/copyHolidays",
  title: "휴일 연도 복사",
  can: people,
  body: z.object({ year, check: z.boolean().default(false) }),
  answer: envelope.extend({
    added: z.number().int(),
    list: z.array(z.object({ hdate: day, name: z.string(), kind: keysOf(kind.options) })),
  }),
});

/** Leave that counts days on which nobody works any more. */
export const getLeaveRecounts = defineCall({
  method: "get",
  path: "/rest/mypims/getLeaveRecounts",
  title: "휴일로 달라진 휴가",
  can: people,
  answer: envelope.extend({
    list: z.array(
      z.object({ idx, kname: z.string(), type: z.string(), when: z.string(), days: z.number(), after: z.number() }),
    ),
  }),
});

/** Gives the days back that have become holidays. */
export const recountLeaves = defineCall({
  method: "post",
  path: "/rest/mypims/recountLeaves",
  title: "휴가 다시 계산",
  can: people,
  body: z.object({ idxs: z.array(idx).min(1, "휴가를 선택하세요.").max(500) }),
  answer: envelope.extend({ done: z.number().int(), days: z.number() }),
});
