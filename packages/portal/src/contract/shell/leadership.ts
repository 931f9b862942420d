import { z } from "zod";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

/** The course: its newest round, my application for it, and who took part before. */
export const getLeadership = defineCall({
  method: "get",
  path: "/rest/leadership/getLeadership",
  title: "리더십 과정",
  can: ["staff"],
  answer: envelope.extend({
    round: z
      .object({
        idx: z.number().int(),
        title: z.string(),
        /** Sanitised HTML. */
        body: z.string(),
        apply_from: z.string(),
        apply_to: z.string(),
        /** 0 for any number. */
        capacity: z.number().int(),
      })
      .nullable(),
    /** Whether today is a day for applying. */
    is_open: z.boolean(),
    /** `state` as people call it. */
    mine: z.object({ idx: z.number().int(), state: z.string() }).nullable(),
    graduates: z.array(
      z.object({
        year: z.number().int(),
        title: z.string(),
        list: z.array(z.object({ kname: z.string(), team_name: z.string() })),
      }),
    ),
  }),
});
