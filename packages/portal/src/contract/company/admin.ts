import { z } from "zod";
import { day, ordered } from "../../define/dates";
import { idx, page, rows, words } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

const dayOrAny = z.union([z.literal(""), day]).default("");

const query = z.object({
  log: z.enum(["audit", "signIns", "sessions", "jobs", "mails"]).default("audit"),
  /** Part of a name or an email. */
  who: words(60).default(""),
  /** Part of the call, the record or the address. */
  what: words(60).default(""),
  outcome: z.enum(["", "ok", "refused"]).default(""),
  /** Days in Seoul, both counted in. */
  from: dayOrAny,
  to: dayOrAny,
  page,
  rows: rows(),
});

export const getAdminLog = defineCall({
  method: "get",
  path: "/rest/admin/getLog",
  title: "운영 기록",
  can: ["isDevelopmentTeam:all"],
  isPersonal: true,
  query: ordered(query),
  answer: envelope.extend({
    list: z.array(
      z.object({
        idx: z.number().int(),
        /** `2026-03-02 09:10:05` in Seoul. */
        at: z.string(),
        who: z.string(),
        /** The call, the job or the screen. */
        what: z.string(),
        /** Which record. */
        subject: z.string(),
        outcome: z.string(),
        ip: z.string(),
        ua: z.string(),
      }),
    ),
    /** Counted up to {@link COUNTED_ROWS}. */
    total: z.number().int(),
    /** There are more than were counted. */
    more: z.boolean(),
  }),
});

export const exportAdminLog = defineCall({
  method: "get",
  path: "/rest/admin/exportLog",
  title: "운영 기록 내려받기",
  asksPassword: true,
  writes: true,
  can: ["isDevelopmentTeam:all"],
  query: ordered(query.extend({ format: z.enum(["xlsx", "csv"]).default("xlsx") })),
  type: "application/octet-stream",
});

/** Signs somebody out of one device. */
export const endStaffSession = defineCall({
  method: "post",
  path: "/rest/admin/endSession",
  title: "다른 사람의 로그인 끝내기",
  can: ["isDevelopmentTeam:all"],
  body: z.object({ idx }),
  answer: envelope,
});

/** Tries a mail again that was given up. */
export const resendMail = defineCall({
  method: "post",
  path: "/rest/admin/resendMail",
  title: "메일 다시 보내기",
  can: ["isDevelopmentTeam:all"],
  body: z.object({ idx }),
  answer: envelope,
});
