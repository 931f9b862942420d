import { z } from "zod";
import { idx, words } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

const kind = z.enum(["praise", "improve"]);

/** Gives somebody feedback that says of nobody who gave it. */
export const sendAnonymousFeedback = defineCall({
  method: "post",
  path: "/rest/mypims/sendAnonymousFeedback",
  title: "익명 피드백 보내기",
  can: ["staff:own"],
  isAnonymous: true,
  body: z.object({ to: idx, kind, content: words(1000).min(1, "내용을 입력하세요.") }),
  /** The day on which it is delivered, with the others of that day. */
  answer: envelope.extend({ day: z.string() }),
});

/** What I have given anonymously in a year, the newest first: nobody but me sees it. */
export const getMyAnonymousFeedback = defineCall({
  method: "get",
  path: "/rest/mypims/getMyAnonymousFeedback",
  title: "내가 보낸 익명 피드백",
  can: ["staff:own"],
  isAnonymous: true,
  answer: envelope.extend({
    list: z.array(
      z.object({
        given_on: z.string(),
        to: z.string(),
        kind,
        content: z.string(),
        isDelivered: z.boolean(),
        reply: z.string().nullable(),
      }),
    ),
  }),
});

/** Discloses who gave an anonymous one that was reported. The reason is kept, and whoever gave it is notified. */
export const openFeedbackGiver = defineCall({
  method: "post",
  path: "/rest/mypims/openFeedbackGiver",
  title: "신고된 익명 피드백의 작성자 확인",
  can: ["isHrAdmin:all"],
  asksPassword: true,
  // a kept answer would tell the name to whoever reads the table
  once: false,
  body: z.object({ idx, reason: words(300).min(1, "사유를 입력하세요.") }),
  answer: envelope.extend({ kname: z.string(), team: z.string() }),
});

/** How much feedback was given, by month and kind: of few no number is shown. */
export const getFeedbackCounts = defineCall({
  method: "get",
  path: "/rest/mypims/getFeedbackCounts",
  title: "월별 피드백 수",
  can: ["pd_auth:all"],
  answer: envelope.extend({
    kinds: z.array(z.string()),
    months: z.array(z.object({ month: z.string(), counts: z.array(z.number().int().nullable()) })),
  }),
});
