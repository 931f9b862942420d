import { z } from "zod";
import { LONGEST_LEAVE } from "../../calendar/leave-days";
import { day, month, spanned } from "../../define/dates";
import { idx, idxOrAll, keysOf, words } from "../../define/values";
import vacation from "../../mypims/vacation";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

const { step } = vacation.entities.leave_notice.fields;

const name = z.string();
const days = z.number();

/** Somebody's leave on a day: given, corrected, used, asked for, left, and when the first of it expires. */
export const leaveBalance = z.object({
  granted: days,
  adjusted: days,
  used: days,
  pending: days,
  remain: days,
  expires: day.nullable(),
});

/** What the holidays of a month are called. */
const holidays = z.record(day, name);

/** Said where days are counted of a year whose holidays have not been entered; empty when they have. */
export const unfilled = name;

/** A notice of unused leave, its receipt, the days on which the person will take it, and what happened to it. */
export const leaveNotice = z.object({
  idx,
  step: keysOf(step.options),
  remain: days,
  valid_to: day,
  deadline: day,
  /** When it was sent, to the minute. */
  sent: name,
  /** When it was received; empty before. */
  read: name,
  /** In a first round as the person says, in a second one as the company has set. */
  plan: z.array(day),
  unfilled,
  /** The company has set the days that were not said. */
  isFollowed: z.boolean(),
  log: z.array(z.object({ at: name, who: name, what: z.enum(["sent", "auto", "read", "plan"]), memo: name })),
});

/** What my leave consists of: the balance, what I am to decide or answer, and a month of it. */
export const getMyLeave = defineCall({
  method: "get",
  path: "/rest/mypims/getMyLeave",
  title: "나의 휴가 현황",
  can: ["staff:own"],
  query: z.object({ month: month.optional() }),
  answer: envelope.extend({
    today: day,
    balance: leaveBalance,
    /** What may be used in advance. */
    advance: days,
    notices: z.array(leaveNotice),
    month,
    holidays,
    unfilled,
    /** My leave and work from home in the month. */
    away: z.array(z.object({ day, title: name, isPending: z.boolean() })),
  }),
});

/** Leave whose cancellation I decide on, with the reasons that were given. */
export const getLeaveCancellations = defineCall({
  method: "get",
  path: "/rest/mypims/getLeaveCancellations",
  title: "결정할 휴가 취소신청",
  can: ["staff:own"],
  answer: envelope.extend({
    list: z.array(z.object({ idx, ver: z.number().int(), kname: name, type: name, when: name, days, reason: name })),
  }),
});

/** Says that I have received a notice of unused leave and, with a plan, when I will take it. */
export const answerLeaveNotice = defineCall({
  method: "post",
  path: "/rest/mypims/answerLeaveNotice",
  title: "연차 사용 계획 회신",
  can: ["staff:own"],
  body: z.object({ idx, plan: z.array(day).max(60).optional() }),
  answer: envelope,
});

/** As long as a leave may be: its days are counted one by one. */
export const leaveSpan = { most: LONGEST_LEAVE, said: `한 번에 ${LONGEST_LEAVE}일까지 신청할 수 있습니다.` };

/** People of an office, a team, or with a name or number. */
export const people = { idx_office: idxOrAll, idx_team: idxOrAll, q: words(60).default("") };
/** What a list is taken along as. */
export const fileFormat = z.enum(["xlsx", "csv"]).default("xlsx");
const team = {
  ...people,
  /** Only those with leave between these days, and that leave. */
  from: day.optional(),
  to: day.optional(),
};
const leads = ["isLead:team", "pd_auth:all"] as const;
const person = z.object({ idx, kname: name, ename: name, team_name: name });

/** The leave of the people I head, one row a person. */
export const getTeamLeave = defineCall({
  method: "get",
  path: "/rest/mypims/getTeamLeave",
  title: "팀 휴가 현황",
  isPersonal: true,
  can: leads,
  query: spanned(z.object({ ...team, month: month.optional() })),
  answer: envelope.extend({
    list: z.array(
      person.extend({
        balance: leaveBalance,
        /** Used of what there was, in percent. */
        rate: z.number(),
        /** The leave that comes next, or lasts; with a period, the first in it. */
        next: z.object({ type: name, when: name }).nullable(),
      }),
    ),
    month,
    holidays,
    unfilled,
    /** Who is away when, of those in the list. */
    away: z.array(z.object({ day, idx, kname: name, title: name, isPending: z.boolean() })),
    /** Days on which so much of a team is on leave that it is pointed out. */
    warnings: z.array(z.object({ day, team_name: name, away: z.number().int(), size: z.number().int() })),
  }),
});

/** The rows of {@link getTeamLeave} as a file. */
export const exportTeamLeave = defineCall({
  method: "get",
  path: "/rest/mypims/exportTeamLeave",
  title: "팀 휴가 현황 내려받기",
  asksPassword: true,
  can: leads,
  writes: true,
  query: spanned(z.object({ ...team, format: fileFormat })),
  type: "application/octet-stream",
});

/** How many of the teams that I may see work from home today. */
export const getHomeToday = defineCall({
  method: "get",
  path: "/rest/mypims/getHomeToday",
  title: "오늘 재택근무 인원",
  can: ["staff:own", "isLead:team", "pd_auth:all"],
  answer: envelope.extend({
    today: day,
    teams: z.array(z.object({ team_name: name, away: z.number().int(), size: z.number().int() })),
  }),
});
