import { z } from "zod";
import { month } from "../../define/dates";
import { idx, page, rows } from "../../define/values";
import extraPay from "../../documents/extra-pay";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";
import { codesOf, idxs, namedStaff, ofUnit, orAll, report, won } from "./document-values";

const { kind, comp, status } = extraPay.entities.extra_pay.fields;
export const extraPayKind = codesOf(kind.options);
export const extraPayStatus = codesOf(status.options);

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]0$/, "시각은 10분 단위로 입력하세요.");

const row = z.object({
  idx: z.number().int(),
  idx_document: z.number().int(),
  work_date: z.string(),
  kind: extraPayKind,
  time_from: z.string(),
  time_to: z.string(),
  rest_min: z.number().int(),
  /** Worked, in hours. */
  hours: z.number(),
  /** Of these on working days, on holidays up to eight hours and beyond, and by night. */
  over: z.number(),
  holiday: z.number(),
  beyond: z.number(),
  night: z.number(),
  /** What they count, in hours, and how. */
  paid_hours: z.number(),
  calc: z.string(),
  comp: codesOf(comp.options),
  reason: z.string(),
  actual_from: z.string().nullable(),
  actual_to: z.string().nullable(),
  amount: won.nullable(),
  close_month: z.string().nullable(),
  status: extraPayStatus,
});

export const getMyExtraPayList = defineCall({
  method: "get",
  path: "/rest/documents/getMyExtraPayList",
  title: "내 추가수당",
  can: ["staff:own"],
  query: z.object({ month }),
  answer: envelope.extend({
    list: z.array(row.extend({ may: z.object({ actual: z.boolean(), cancel: z.boolean() }) })),
    /** Hours of the month by kind, and what they come to in won. */
    sums: z.object({ over: z.number(), night: z.number(), holiday: z.number(), amount: won }),
    /** Weeks with more than twelve hours of extended work: their Mondays. */
    over_weeks: z.array(z.string()),
  }),
});

/** When I really worked; within three days of the day. */
export const saveExtraPayActual = defineCall({
  method: "post",
  path: "/rest/documents/saveExtraPayActual",
  title: "실적 입력",
  can: ["staff:own"],
  body: z.object({ idx, actual_from: time, actual_to: time }),
  answer: envelope,
});

export const cancelExtraPay = defineCall({
  method: "post",
  path: "/rest/documents/cancelExtraPay",
  title: "추가근무 취소",
  can: ["staff:own"],
  body: z.object({ idx }),
  answer: envelope,
});

const readers = ["isLead:team", "isSalesAdmin:all", "accounting:all"] as const;

export const extraPayQuery = { month, ...ofUnit, kind: orAll(extraPayKind), status: orAll(extraPayStatus) };

/** Rows one by one, and sums for each person. */
export const getAllExtraPayList = defineCall({
  method: "get",
  path: "/rest/documents/getAllExtraPayList",
  title: "전체 추가수당",
  isPersonal: true,
  can: readers,
  query: z.object({ ...extraPayQuery, page, rows: rows(), view: z.enum(["person", "row"]).default("person") }),
  answer: envelope.extend({
    people: z.array(
      z.object({
        staff: namedStaff,
        rows: z.number().int(),
        over: z.number(),
        night: z.number(),
        holiday: z.number(),
        amount: won,
        /** Hours that become leave, each as often as it counts. */
        leave_hours: z.number(),
        is_over_limit: z.boolean(),
      }),
    ),
    list: z.array(row.extend({ staff: namedStaff })),
    total: z.number().int(),
    /** Whether the month is closed for the rows that I see. */
    is_closed: z.boolean(),
    may: z.object({ confirm: z.boolean(), close: z.boolean() }),
  }),
});

/** The lead says that the work was done as written. */
export const confirmExtraPay = defineCall({
  method: "post",
  path: "/rest/documents/confirmExtraPay",
  title: "실적확인",
  can: ["isLead:team"],
  body: z.object({ idxs }),
  answer: envelope.extend({ list: report }),
});

/** Counts the amounts of a month and freezes its rows, or opens it again. */
export const closeExtraPay = defineCall({
  method: "post",
  path: "/rest/documents/closeExtraPay",
  title: "추가수당 월 마감",
  asksPassword: true,
  can: ["isSalesAdmin:all", "accounting:all"],
  body: z.object({ month, is_close: z.boolean() }),
  /** `left`: allowed and not confirmed, so not closed; `own`: the person's own, which somebody else closes. */
  answer: envelope.extend({ changed: z.number().int(), left: z.number().int(), own: z.number().int() }),
});
