import { z } from "zod";
import { type CustomerEvent, customerEvents } from "../../customermanagement/customer-events";
import { day, spanned } from "../../define/dates";
import { tones } from "../../define/fields";
import { idx, rows, whole, words } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

/** A month's calendar has six weeks at most. */
const MONTH_SHOWN = 42;

/** The people of a team, for the calendar of their visits, and when they are away; of all teams, those who visit then. */
export const getVisitors = defineCall({
  method: "get",
  path: "/rest/customermanagement/getVisitors",
  title: "방문하는 사람과 부재",
  can: ["staff:all"],
  query: spanned(z.object({ team: whole(0, Number.MAX_SAFE_INTEGER).default(0), from: day, to: day }), {
    most: MONTH_SHOWN,
  }),
  answer: envelope.extend({
    people: z.array(z.object({ idx, name: z.string(), note: z.string() })),
    away: z.array(z.object({ idx, day, text: z.string() })),
  }),
});

/** All that has happened with a customer and that the person may read, the latest first, a page at a time. */
export const getCustomerTimeline = defineCall({
  method: "get",
  path: "/rest/customermanagement/getCustomerTimeline",
  title: "고객사 활동",
  can: ["staff:all"],
  query: z.object({
    idx,
    /** Only these, with commas between. */
    kinds: words(200).optional(),
    /** Only what was before this, as the last answer has it. */
    before: words(80).optional(),
    rows: rows(),
  }),
  answer: envelope.extend({
    list: z.array(
      z.object({
        kind: z.enum(Object.keys(customerEvents) as [CustomerEvent, ...CustomerEvent[]]),
        idx,
        at: z.string(),
        title: z.string(),
        who: z.string(),
        /** What its state is called and means; null where it has none. */
        state: z.object({ label: z.string(), tone: z.enum(tones) }).nullable(),
        /** Where it is opened; empty where it has no page. */
        link: z.string(),
      }),
    ),
    /** Where the next page begins; empty behind the last one. */
    next: z.string(),
  }),
});
