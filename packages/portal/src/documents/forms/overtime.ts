import { choice, date, decimal, integer, text, time } from "../../define/fields";
import { defineForm, type Problem, sumOf } from "./define-form";
import { mondayOf } from "./period";

/** Hours of extended work in a week from which the limit of 52 is passed. */
export const WEEKLY_EXTENDED = 12;

/** 연장·휴일근무(추가수당) 신청서. */
export const overtime = defineForm({
  kind: "D6",
  title: "연장·휴일근무(추가수당) 신청서",
  summary: "연장·야간·휴일 근무와 그 보상",
  category: "근태",
  prefix: "OVT",
  screens: { add: "documents-DraftingAdd6", edit: "documents-DraftingModify-id" },
  fields: {
    comp: choice("보상", { pay: "수당", leave: "보상휴가" }, { required: true, default: "pay" }),
    hours: decimal("합계 시간", {
      digits: [6, 2],
      computed: ({ works }) => sumOf(works as readonly Work[], hoursOf),
    }),
  },
  rows: {
    works: {
      title: "근무",
      required: true,
      fields: {
        work_date: date("일자", { required: true }),
        time_from: time("시작", { required: true }),
        time_to: time("종료", { required: true }),
        rest_min: integer("휴게(분)", { min: 0, max: 600 }),
        hours: decimal("시간", { digits: [4, 2], computed: (row) => hoursOf(row) }),
        kind: choice("구분", { over: "연장", night: "야간", holiday: "휴일" }, { required: true }),
        reason: text("사유", { required: true, max: 200 }),
      },
    },
  },
  readers: ["isSalesAdmin:all", "accounting:all"],
  line: () => [{ role: "approve", unit: "team" }],
  asksWorkdays: true,
  check: ({ works = [] }, { isWorkday }) =>
    works.flatMap((work, index): Problem[] => {
      const at = (field: string, message: string) => ({ path: `works.${index}.${field}`, message });
      if (hoursOf(work) <= 0) return [at("time_to", "휴게를 뺀 근무시간이 있어야 합니다.")];
      if (work.kind === "holiday" && work.work_date && isWorkday?.(work.work_date)) {
        return [at("kind", "휴일근무는 휴일과 주말에만 신청할 수 있습니다.")];
      }
      const overlaps = works.findIndex((other, place) => place < index && isSameTime(other, work));
      return overlaps === -1 ? [] : [at("time_from", `${overlaps + 1}행과 시간이 겹칩니다.`)];
    }),
  warn: ({ works = [] }) => {
    const weeks = new Map<string, number>();
    for (const work of works) {
      if (work.kind === "holiday" || !work.work_date) continue;
      const week = mondayOf(work.work_date);
      weeks.set(week, (weeks.get(week) ?? 0) + hoursOf(work));
    }
    return [...weeks]
      .filter(([, hours]) => hours > WEEKLY_EXTENDED)
      .map(([week, hours]) => ({
        path: "works",
        message: `${week} 주의 연장근무가 ${hours}시간입니다. 주 ${WEEKLY_EXTENDED}시간(주 52시간제)을 넘습니다.`,
      }));
  },
  titleOf: ({ works = [] }) => (works[0]?.work_date ? `추가근무 신청 (${works[0].work_date})` : ""),
});

interface Work {
  readonly work_date?: string | null;
  readonly time_from?: string | null;
  readonly time_to?: string | null;
  readonly rest_min?: number | null;
}

/** The hours of one line without its rest; work past midnight ends on the next day. 0 while a time is missing. */
export function hoursOf({ time_from, time_to, rest_min }: Work): number {
  if (!time_from || !time_to || time_from === time_to) return 0;
  const [from, to] = [minutesOf(time_from), minutesOf(time_to)];
  const minutes = (to > from ? to - from : to + 24 * 60 - from) - (rest_min ?? 0);
  return Math.max(0, Math.round((minutes / 60) * 100) / 100);
}

function isSameTime(a: Work, b: Work): boolean {
  if (a.work_date !== b.work_date || !a.time_from || !b.time_from || !a.time_to || !b.time_to) return false;
  const end = (work: { time_from: string; time_to: string }) =>
    minutesOf(work.time_to) + (work.time_to > work.time_from ? 0 : 24 * 60);
  const [first, second] = [
    { time_from: a.time_from, time_to: a.time_to },
    { time_from: b.time_from, time_to: b.time_to },
  ];
  return minutesOf(first.time_from) < end(second) && minutesOf(second.time_from) < end(first);
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
