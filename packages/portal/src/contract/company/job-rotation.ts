import { z } from "zod";
import { idx, idxOrAll, words } from "../../define/values";
import { WISHES } from "../../limits";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

const wish = { title: words(50).default(""), memo: words(500).default("") };
const told = { title: z.string(), memo: z.string() };

export const getJobRatationInfo = defineCall({
  method: "get",
  path: "/rest/personal/getJobRatationInfo",
  title: "잡로테이션 안내",
  can: ["staff:own"],
  answer: envelope.extend({
    /** 0 when there is no round. */
    idx_jobrotation: z.number().int(),
    is_show_jobrotation: z.boolean(),
    /** First and last day to write, YYYY-MM-DD; empty when there is no round. */
    sdate_txt: z.string(),
    edate_txt: z.string(),
    /** HTML of the people team; empty when they say nothing beside what is always said. */
    notice: z.string(),
    /** The file of the round's own example; nothing where it has none. */
    sample_image: idx.nullable(),
    /** What the person has applied for, until the last day; nothing where they have not. */
    mine: z
      .object({
        rotation_1: z.array(z.object(told)),
        rotation_2: z.array(z.object({ ...told, idx_office: z.number().int(), idx_team: z.number().int() })),
      })
      .nullable(),
  }),
});

export const addJRApplicant = defineCall({
  method: "post",
  path: "/rest/mypims/addJRApplicant",
  title: "잡로테이션 신청",
  can: ["staff:own"],
  body: z.object({
    /** The round. */
    idx,
    rotation_1: z.array(z.object(wish)).length(WISHES),
    rotation_2: z.array(z.object({ ...wish, idx_office: idxOrAll, idx_team: idxOrAll })).length(WISHES),
  }),
  answer: envelope,
});
