import { z } from "zod";
import { day, ordered } from "../../define/dates";
import { idx, keysOf, whole, words } from "../../define/values";
import leadership from "../../shell/leadership";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

const { status, files } = leadership.entities.leadership_apply.fields;
const number = whole(0, Number.MAX_SAFE_INTEGER);
const file = z.object({ idx: z.number().int(), name: z.string(), size: z.number(), mime: z.string() });

const round = z.object({
  idx: z.number().int(),
  title: z.string(),
  year: z.number().int(),
  /** Sanitised HTML. */
  body: z.string(),
  apply_from: z.string(),
  apply_to: z.string(),
  /** 0 for any number. */
  capacity: z.number().int(),
  ver: z.number().int(),
});

/** The course: its newest round, my application for it, and who took part before. */
export const getLeadership = defineCall({
  method: "get",
  path: "/rest/leadership/getLeadership",
  title: "리더십 과정",
  can: ["staff"],
  answer: envelope.extend({
    round: round.nullable(),
    /** Whether today is a day for applying. */
    is_open: z.boolean(),
    mine: z
      .object({
        motive: z.string(),
        career: z.string(),
        /** 0 for nobody. */
        recommender: z.number().int(),
        files: z.array(file),
        status: keysOf(status.options),
      })
      .nullable(),
    graduates: z.array(
      z.object({
        year: z.number().int(),
        title: z.string(),
        list: z.array(z.object({ kname: z.string(), team_name: z.string() })),
      }),
    ),
  }),
});

/** Applies for a round, changes the application or takes the cancelled one up again, while the round is open. */
export const applyLeadership = defineCall({
  method: "post",
  path: "/rest/leadership/applyLeadership",
  title: "리더십 과정 신청",
  can: ["staff:own"],
  body: z.object({
    round: idx,
    motive: words(1000).min(1, "지원동기를 입력하세요."),
    career: words(1000).default(""),
    recommender: number.default(0),
    /** Stored files, by their numbers. */
    files: z.array(idx).max(files.max, `첨부는 ${files.max}개까지 올릴 수 있습니다.`).default([]),
  }),
  answer: envelope,
});

/** Takes my application back, until the last day for applying. */
export const cancelLeadership = defineCall({
  method: "post",
  path: "/rest/leadership/cancelLeadership",
  title: "리더십 과정 신청 취소",
  can: ["staff:own"],
  body: z.object({ round: idx }),
  answer: envelope,
});

/** Makes a round (`idx` 0) or changes one; the HTML is sanitised. */
export const saveLeadershipRound = defineCall({
  method: "post",
  path: "/rest/leadership/saveRound",
  title: "리더십 과정 저장",
  can: ["pd_auth:all"],
  body: ordered(
    z.object({
      idx: number,
      title: words(100).min(1, "과정명을 입력하세요."),
      year: whole(2000, 2100, "연도를 입력하세요."),
      body: words(100_000),
      apply_from: day,
      apply_to: day,
      capacity: whole(0, 10_000),
      ver: number,
    }),
    { of: ["apply_from", "apply_to"], called: ["신청 시작", "신청 마감"] },
  ),
  answer: envelope,
});

/** Who applied for a round, in the order in which they did. */
export const getLeadershipApplicants = defineCall({
  method: "get",
  path: "/rest/leadership/getApplicants",
  title: "리더십 과정 신청자",
  isPersonal: true,
  can: ["pd_auth:all"],
  query: z.object({ round: idx }),
  answer: envelope.extend({
    list: z.array(
      z.object({
        idx: z.number().int(),
        kname: z.string(),
        ename: z.string(),
        office_name: z.string(),
        team_name: z.string(),
        position_name: z.string(),
        motive: z.string(),
        career: z.string(),
        /** Names; empty for nobody. */
        recommender: z.string(),
        files: z.array(file),
        status: keysOf(status.options),
        /** YYYY-MM-DD */
        wdate: z.string(),
      }),
    ),
  }),
});

/** The same list as a workbook. */
export const exportLeadershipApplicants = defineCall({
  method: "get",
  path: "/rest/leadership/exportApplicants",
  title: "리더십 과정 신청자 엑셀",
  asksPassword: true,
  can: ["pd_auth:all"],
  writes: true,
  query: z.object({ round: idx }),
  type: "application/octet-stream",
});

/** Decides on applicants of one round; each is notified. Cancelled applications are left out. */
export const decideLeadership = defineCall({
  method: "post",
  path: "/rest/leadership/decide",
  title: "리더십 과정 선발",
  can: ["pd_auth:all"],
  body: z.object({
    list: z.array(idx).min(1, "신청자를 선택하세요.").max(1000),
    status: z.enum(["pass", "fail"]),
  }),
  answer: envelope.extend({ done: z.number().int(), refused: z.number().int() }),
});
