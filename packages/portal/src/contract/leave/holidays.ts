import { z } from "zod";
import { day, spanned } from "../../define/dates";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

/** The days between two on which my company, or my sector, is closed. */
export const getHolidayList = defineCall({
  method: "get",
  path: "/rest/component/getHolidayList",
  title: "휴일",
  can: ["staff"],
  query: spanned(z.object({ from: day, to: day })),
  answer: envelope.extend({
    list: z.array(z.object({ hdate: z.string(), name: z.string(), half: z.enum(["full", "am", "pm"]) })),
  }),
});
