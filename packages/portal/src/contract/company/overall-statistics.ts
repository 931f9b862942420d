import { z } from "zod";
import { day } from "../../define/dates";
import { keysOf, words } from "../../define/values";
import { employTypes } from "../../mypims/people/employ-types";
import { defineCall } from "../define-call";
import { ofUnit, orAll } from "../documents/document-values";
import { envelope } from "../envelope";

const asked = {
  /** Today or a day before; YYYY-MM-DD. */
  day: orAll(day),
  ...ofUnit,
  employ_type: orAll(keysOf(employTypes)),
};

/** Figures of the people who worked here on a day, of the units that one leads. Of fewer than three nothing is shown. */
export const getOverallStatistics = defineCall({
  method: "get",
  path: "/rest/mypims/getOverallStatistics",
  title: "인원 종합 통계",
  can: ["isLead:team", "pd_auth:all"],
  query: z.object(asked),
  answer: envelope.extend({
    day: z.string(),
    /** The first day of which anything is known; none where nobody has joined. */
    since: z.string().nullable(),
    blocks: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        unit: z.string(),
        columns: z.array(z.string()),
        /** Nothing where a number is hidden, or there is none. */
        rows: z.array(z.object({ name: z.string(), values: z.array(z.number().nullable()) })),
      }),
    ),
  }),
});

/** One block of them, or all, as a file. */
export const exportOverallStatistics = defineCall({
  method: "get",
  path: "/rest/mypims/exportOverallStatistics",
  title: "인원 종합 통계 내려받기",
  can: ["isLead:team", "pd_auth:all"],
  writes: true,
  query: z.object({ ...asked, block: words(20).default(""), format: z.enum(["xlsx", "csv"]).default("xlsx") }),
  type: "application/octet-stream",
});
