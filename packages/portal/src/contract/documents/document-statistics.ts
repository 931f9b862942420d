import { z } from "zod";
import { whole } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";
import { documentKind, namedStaff, ofUnit, orAll, won } from "./document-values";
import { expenseAccount } from "./expenses";

const count = z.number().int();

/** How the documents of a year or a month went. */
export const getDocumentStatistics = defineCall({
  method: "get",
  path: "/rest/documents/getDocumentStatistics",
  title: "문서 통계",
  can: ["isLead:team", "isSalesAdmin:all", "accounting:all"],
  query: z.object({
    year: whole(2000, 2200),
    /** 1 to 12; without it, the whole year. */
    month: orAll(whole(1, 12)),
    ...ofUnit,
    kind: orAll(documentKind),
  }),
  answer: envelope.extend({
    kinds: z.array(z.object({ kind: documentKind, count })),
    /** `hours` is how long documents took from their submission to their completion, on average. */
    teams: z.array(
      z.object({
        idx: z.number().int(),
        name: z.string(),
        submitted: count,
        done: count,
        rejected: count,
        hours: z.number().nullable(),
      }),
    ),
    /** Hours that steps waited, on average, by the level of who decided: 팀장, 본부장, 임원, 그 밖. */
    levels: z.array(z.object({ level: z.string(), steps: count, hours: z.number() })),
    /** One for each month of the year. */
    months: z.array(z.object({ month: z.string(), submitted: count, done: count, rejected: count })),
    accounts: z.array(z.object({ account: expenseAccount, amount: won })),
    /** What waits longest. Private ones have no title. */
    open: z.array(
      z.object({
        idx: z.number().int(),
        title: z.string(),
        kind: documentKind,
        drafter: namedStaff,
        current: z.array(z.string()),
        days: z.number(),
      }),
    ),
  }),
});
