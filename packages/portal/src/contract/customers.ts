import { z } from "zod";
import { type CustomerEvent, customerEvents } from "../customermanagement/customer-events";
import { defineCall } from "./define-call";
import { envelope } from "./envelope";
import { idx, rows, words } from "./values";

/** Customers that are called the same, legal forms and spaces aside, or have the same registration number. */
export const getSimilarCustomers = defineCall({
  method: "get",
  path: "/rest/customermanagement/getSimilarCustomers",
  title: "같은 고객사 찾기",
  can: ["staff:all"],
  query: z.object({
    name: words(100),
    biz_no: words(10).optional(),
    /** The customer itself, where it is there already. */
    idx: idx.optional(),
  }),
  answer: envelope.extend({
    list: z.array(z.object({ idx, name: z.string(), biz_no: z.string(), owner: z.string() })),
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
        /** What its state is called; empty where it has none. */
        state: z.string(),
        /** Where it is opened; empty where it has no page. */
        link: z.string(),
      }),
    ),
    /** Where the next page begins; empty behind the last one. */
    next: z.string(),
  }),
});
