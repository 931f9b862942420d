import { mondayOf } from "../calendar/days";
import { choice, date, decimal, integer, text, time } from "../define/fields";
import { hoursOfMinutes } from "../define/minutes";
import { minutesByRate, overlaps, WEEKLY_EXTENDED, type Work, workedMinutes } from "../documents/extra-work";
import { defineForm, type Problem, sumOf } from "./define-form";

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
      computed: ({ works }) => hoursOfMinutes(sumOf(works as readonly Work[], workedMinutes)),
    }),
    /** How it is paid by the law; counted by the server, which knows the holidays and the other works of those days. */
    calc: text("수당 계산", { readOnly: true, max: 300 }),
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
        hours: decimal("시간", { digits: [4, 2], computed: (row) => hoursOfMinutes(workedMinutes(row)) }),
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
      if (workedMinutes(work) === 0) return [at("time_to", "휴게를 뺀 근무시간이 있어야 합니다.")];
      if (work.kind === "holiday" && work.work_date && isWorkday?.(work.work_date)) {
        return [at("kind", "휴일근무는 휴일과 주말에만 신청할 수 있습니다.")];
      }
      const [minutes] = minutesByRate([work], () => true);
      if (work.kind === "night" && minutes?.night === 0) {
        return [at("kind", "야간근무는 22:00~06:00에 일한 시간이 있어야 합니다. 연장이나 휴일을 선택하세요.")];
      }
      const other = works.findIndex((one, place) => place < index && overlaps(one, work));
      return other === -1 ? [] : [at("time_from", `${other + 1}행과 시간이 겹칩니다.`)];
    }),
  warn: ({ works = [] }, { isWorkday }) => {
    const weeks = new Map<string, number>();
    for (const work of works) {
      if (!work.work_date || !(isWorkday?.(work.work_date) ?? work.kind !== "holiday")) continue;
      const week = mondayOf(work.work_date);
      weeks.set(week, (weeks.get(week) ?? 0) + workedMinutes(work));
    }
    return [...weeks]
      .filter(([, minutes]) => minutes > WEEKLY_EXTENDED)
      .map(([week, minutes]) => ({
        path: "works",
        message: `${week} 주의 연장근무가 ${hoursOfMinutes(minutes)}시간입니다. 주 ${hoursOfMinutes(WEEKLY_EXTENDED)}시간(주 52시간제)을 넘습니다.`,
      }));
  },
  titleOf: ({ works = [] }) => (works[0]?.work_date ? `추가근무 신청 (${works[0].work_date})` : ""),
});
