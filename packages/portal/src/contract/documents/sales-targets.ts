import { z } from "zod";
import { month } from "../../define/dates";
import { idx, whole } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";
import { won } from "./document-values";

const target = z.object({ idx_team: idx, month, amount: whole(0, 1_000_000_000_000, "목표금액을 확인하세요.") });

/** What each team is to sell in each month of a year. */
export const getSalesTargets = defineCall({
  method: "get",
  path: "/rest/documents/getSalesTargets",
  title: "매출목표",
  can: ["isSalesAdmin:all"],
  query: z.object({ year: whole(2000, 2200) }),
  answer: envelope.extend({
    /** Teams that have a target or sales in the year or the one before. */
    teams: z.array(z.object({ idx: z.number().int(), name: z.string() })),
    list: z.array(z.object({ idx_team: z.number().int(), month: z.string(), amount: won })),
  }),
});

/** Sets the targets that are given; 0 takes one away. */
export const saveSalesTargets = defineCall({
  method: "post",
  path: "/rest/documents/saveSalesTargets",
  title: "매출목표 저장",
  can: ["isSalesAdmin:all"],
  body: z.object({ list: z.array(target).min(1, "바꾼 목표가 없습니다.").max(2000) }),
  answer: envelope.extend({ changed: z.number().int() }),
});
