import { z } from "zod";
import { yesNo } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

const counter = z.object({ is_new: yesNo, count: z.number().int() });

/** What the header and the my box show. */
export const getGNBInfo = defineCall({
  method: "get",
  path: "/rest/personal/getGNBInfo",
  title: "헤더 정보",
  can: ["staff:own"],
  answer: envelope.extend({
    ename: z.string(),
    kname: z.string(),
    /** The photo's address; empty without one. */
    photouri: z.string(),
    team_name: z.string(),
    office_name: z.string(),
    idx_position: z.number().int(),
    is_show_jobrotation: z.boolean(),
    /** Whether the person has applied and may still change it. */
    is_sent_jobrotation: z.boolean(),
    /** What I was notified of and have not read. */
    notification: counter,
    /** Documents that wait for my decision. */
    sign: counter,
    /** Completed documents, of mine or decided by me, that I have not read. */
    done: counter,
    /** Documents I am to know of and have not read. */
    referenced: counter,
    /** My documents that came back and that I have not read. */
    returned: counter,
    /** What reached my team and nobody took. */
    received: counter,
    /** Remaining annual leave, as “12.5일”. */
    vacation: z.object({ count_txt: z.string() }),
    /** Credits of this year, as “8.5/12”; without a goal only the credits. */
    education: z.object({ grade_txt: z.string() }),
    thanks: z.object({
      /** What is left to give, as “$120”. */
      dollar_txt: z.string(),
      /** Whether a gift has not been read. */
      is_new: yesNo,
      /** The newest gift not read, for `getMyThxDollar`; 0 without one. */
      idx: z.number().int(),
      /** What is left to give this month. */
      remain: z.number().int(),
      /** What was ever received and sent. */
      recv: z.number().int(),
      send: z.number().int(),
    }),
  }),
});
