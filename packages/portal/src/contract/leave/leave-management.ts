import { z } from "zod";
import { day, spanned, TEN_YEARS } from "../../define/dates";
import { idx, keysOf, page, rows, words } from "../../define/values";
import vacation from "../../mypims/vacation";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";
import { fileFormat, leaveBalance, leaveNotice, leaveSpan, people, unfilled } from "./leave";

const hr = ["isHrAdmin:all", "pd_auth:all"] as const;
const { leave_ledger, vacation_type, vacation: leave } = vacation.entities;
const name = z.string();
const qty = z
  .number()
  .min(-365, "일수를 확인하세요.")
  .max(365, "일수를 확인하세요.")
  .multipleOf(0.25, "일수는 0.25일 단위로 입력하세요.");
const memo = words(leave_ledger.fields.memo.max).min(1, "사유를 입력하세요.");

/** Orders of the list of everybody's leave. */
export const managementOrders = ["org", "name", "joined", "remain", "used"] as const;

/** How far the notices of unused leave have come: not received, not answered, answered, days set by the company. */
export const noticeStates = ["all", "unread", "unanswered", "answered", "set"] as const;

const management = {
  ...people,
  sort: z.enum(managementOrders).default("org"),
  notice: z.enum(noticeStates).default("all"),
};

/** A notice of unused leave: when it was sent, and when it was received; empty before. */
const notice = z.object({ sent: name, read: name, /** Days of which the person has said when. */ planned: z.number() });

/** Everybody's leave, one row a person. */
export const getLeaveManagement = defineCall({
  method: "get",
  path: "/rest/mypims/getLeaveManagement",
  title: "휴가 관리",
  isPersonal: true,
  can: hr,
  query: z.object({ ...management, page, rows: rows() }),
  answer: envelope.extend({
    today: day,
    total: z.number().int(),
    list: z.array(
      z.object({
        idx,
        emp_no: name,
        kname: name,
        team_name: name,
        joinday: day,
        /** Full years and months of service. */
        years: z.number().int(),
        months: z.number().int(),
        balance: leaveBalance,
        /** The notices of this year's unused leave. */
        first: notice.nullable(),
        second: notice.nullable(),
      }),
    ),
  }),
});

/** All rows of {@link getLeaveManagement} as a file. */
export const exportLeaveManagement = defineCall({
  method: "get",
  path: "/rest/mypims/exportLeaveManagement",
  title: "휴가 관리 내려받기",
  asksPassword: true,
  can: hr,
  writes: true,
  query: z.object({ ...management, format: fileFormat }),
  type: "application/octet-stream",
});

const change = z.object({ idx, kname: name, before: z.number(), change: z.number(), after: z.number(), why: name });

/** Corrects the leave of several people: adds the same to each, or what the rules say is due. `check` only shows it. */
export const changeLeave = defineCall({
  method: "post",
  path: "/rest/mypims/changeLeave",
  title: "연차 부여·조정",
  asksPassword: true,
  can: hr,
  body: spanned(
    z.object({
      idx_staff: z.array(idx).min(1, "대상자를 선택하세요.").max(1000),
      kind: z.enum(["grant", "adjust", "payout"]),
      qty: qty.refine((value) => value !== 0, "일수를 입력하세요."),
      valid_from: day,
      valid_to: day,
      memo,
      check: z.boolean().default(false),
    }),
    {
      of: ["valid_from", "valid_to"],
      called: ["유효시작", "유효종료"],
      most: TEN_YEARS,
      said: "유효기간은 10년까지 입력하세요.",
    },
  ),
  answer: envelope.extend({ done: z.number().int(), rows: z.array(change) }),
});

/**
 * Sets for several people when they take the leave of which they have not said so in time, and notifies them: on days that are
 * proposed or, for one of them, given. `check` only shows it; who cannot be notified now is refused with the reason.
 */
export const designateLeave = defineCall({
  method: "post",
  path: "/rest/mypims/designateLeave",
  title: "연차 사용 시기 지정 통보",
  can: hr,
  body: z.object({
    idx_staff: z.array(idx).min(1, "대상자를 선택하세요.").max(1000),
    days: z.array(day).min(1, "사용일을 지정하세요.").max(60).optional(),
    check: z.boolean().default(false),
  }),
  answer: envelope.extend({
    done: z.number().int(),
    unfilled,
    rows: z.array(
      z.object({
        idx,
        kname: name,
        /** What nobody has said when it will be taken. */
        remain: z.number(),
        /** Until when it can be set. */
        until: day.nullable(),
        days: z.array(day),
        refused: name,
      }),
    ),
  }),
});

/** What the rules grant now, and what the end of the year does; `check` only shows it. */
export const runLeaveRules = defineCall({
  method: "post",
  path: "/rest/mypims/runLeaveRules",
  title: "정기 부여·연말 소멸 이월",
  asksPassword: true,
  can: hr,
  body: z.object({ does: z.enum(["grant", "end"]), on: day, check: z.boolean().default(false) }),
  answer: envelope.extend({ done: z.number().int(), rows: z.array(change) }),
});

/** One person's leave: the balance, the ledger and the requests. */
export const getStaffLeave = defineCall({
  method: "get",
  path: "/rest/mypims/getStaffLeave",
  title: "직원 휴가 현황",
  isPersonal: true,
  can: hr,
  query: z.object({ idx }),
  answer: envelope.extend({
    today: day,
    kname: name,
    ename: name,
    emp_no: name,
    team_name: name,
    joinday: day,
    balance: leaveBalance,
    /** What may be used in advance, and where it is set; null while nothing is. */
    advance: z.object({ idx: idx.nullable(), days: z.number() }),
    /** The year of leave that today belongs to. */
    year: z.object({ from: day, to: day }),
    /** Of today, and of the working days of leave that is still to come. */
    unfilled,
    ledger: z.array(
      z.object({
        idx,
        wdate: name,
        kind: keysOf(leave_ledger.fields.kind.options),
        qty: z.number(),
        valid_from: day,
        valid_to: day,
        memo: name,
        writer: name,
        /** What is left of this row's time after it. */
        balance: z.number(),
      }),
    ),
    leaves: z.array(
      z.object({
        idx,
        ver: z.number().int(),
        type: name,
        when: name,
        days: z.number(),
        reason: name,
        status: keysOf(leave.fields.status.options),
        decider: name,
      }),
    ),
    types: z.array(
      z.object({
        idx,
        name,
        unit: name,
        counts: keysOf(vacation_type.fields.counts.options),
        needsFile: z.boolean(),
      }),
    ),
    /** The notices of unused leave to the person, and the answers. */
    notices: z.array(leaveNotice),
  }),
});

/** HR enters a leave for somebody; it is allowed at once. */
export const enterLeave = defineCall({
  method: "post",
  path: "/rest/mypims/enterLeave",
  title: "휴가 직접 등록",
  asksPassword: true,
  can: hr,
  body: spanned(
    z.object({
      idx_staff: idx,
      idx_type: idx,
      from: day,
      to: day,
      at: z
        .string()
        .regex(/^\d\d:[0-5]0$/)
        .optional(),
      reason: words(leave.fields.reason.max).min(1, "사유를 입력하세요."),
    }),
    leaveSpan,
  ),
  answer: envelope.extend({ idx, days: z.number(), warnings: z.array(name) }),
});
