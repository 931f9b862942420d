import { z } from "zod";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

/** A path of the portal; empty while it has no screen for it. */
const link = z.string();

/** What waits for me: documents to sign, returned ones, the inbox, tasks and whatever else modules add. */
export const getTodoList = defineCall({
  method: "get",
  path: "/rest/personal/getTodoList",
  title: "내가 할 일",
  can: ["staff:own"],
  answer: envelope.extend({
    list: z.array(
      z.object({
        /** By which the intranet knows the few that are no screens: `gift`. */
        key: z.string(),
        title: z.string(),
        count: z.number().int(),
        link,
        /** YYYY-MM-DD; empty when there is no hurry. */
        due: z.string(),
      }),
    ),
  }),
});

/** What the main page shows beside what waits for me. */
export const getHome = defineCall({
  method: "get",
  path: "/rest/personal/getHome",
  title: "메인 화면",
  can: ["staff:own"],
  answer: envelope.extend({
    /** Today, mine first, in the order of the hours. */
    schedule: z.array(
      z.object({
        kind: z.string(),
        title: z.string(),
        /** HH:MM in Seoul; both empty for the whole day. */
        from: z.string(),
        to: z.string(),
        is_mine: z.boolean(),
        link,
      }),
    ),
    /** My tasks that are late or due within a week, the nearest first; at most five. */
    tasks: z.array(z.object({ idx: z.number().int(), title: z.string(), due: z.string(), link })),
    /** What I may apply for now, the nearest deadline first. */
    rounds: z.array(
      z.object({
        /** By which the intranet knows the few that are no screens: `jobrotation`. */
        key: z.string(),
        title: z.string(),
        /** YYYY-MM-DD */
        due: z.string(),
        link,
      }),
    ),
    /** The newest posts of the news zone but notices. */
    news: z.array(z.object({ idx: z.number().int(), board: z.string(), title: z.string(), wdate: z.string(), link })),
    /** Birthdays of this week and who joined in the last 30 days. */
    people: z.array(
      z.object({
        idx: z.number().int(),
        kind: z.enum(["birthday", "joiner"]),
        kname: z.string(),
        team_name: z.string(),
        /** MM-DD */
        day: z.string(),
      }),
    ),
  }),
});
