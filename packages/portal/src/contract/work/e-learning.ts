import { z } from "zod";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

/** A line of today: where it leads, and a day (YYYY-MM-DD) that belongs to it. */
const line = z.object({ idx: z.number().int(), title: z.string(), day: z.string() });

/** What the page after signing in shows of today: mine and the company's. */
export const getToday = defineCall({
  method: "get",
  path: "/rest/businessmanagement/getToday",
  title: "오늘",
  can: ["staff:all"],
  answer: envelope.extend({
    /** My tasks that are due today or are late. */
    tasks: z.array(line),
    /** How many of them there are, and how many are late. */
    due: z.number().int(),
    late: z.number().int(),
    /** Notices that I have still to confirm. */
    notices: z.array(line),
    /** Courses that open within a week. */
    opening: z.array(line),
    /** Courses of mine whose contract ends within 60 days. */
    expiring: z.array(line),
    /** Those of my pinned courses that are still there, in my order. */
    pinned: z.array(
      z.object({
        idx: z.number().int(),
        title: z.string(),
        code: z.string(),
        status: z.string(),
        thumbnail: z.number().int(),
      }),
    ),
  }),
});
