import { defineModule } from "../define/define-module";
import { choice, date, decimal, flag, hours, integer, link, money, month, text, time } from "../define/fields";

const all = ["isLead:team", "isSalesAdmin:all", "accounting:all"] as const;
/** They close what is about others. */
const payers = ["isSalesAdmin:others", "accounting:others"] as const;

const columns = [
  "work_date",
  "kind",
  "time_from",
  "time_to",
  "actual_from",
  "actual_to",
  "minutes",
  "paid_min",
  "comp",
  "reason",
  "amount",
  "status",
] as const;
/** By what the law pays. */
const parts = ["over_min", "holiday_min", "beyond_min", "night_min"] as const;
const titles = { time_from: "신청시작", time_to: "신청종료", minutes: "근무", "document.doc_no": "문서번호" } as const;
const sums = ["minutes", ...parts, "paid_min", "amount"] as const;
const months = [
  { label: "이번 달", month: { of: "work_date" } },
  { label: "지난달", month: { of: "work_date", from: -1 } },
] as const;
/** Work that was allowed. */
const counted = { status: "ok,check,closed" } as const;
const overWeek = { ...counted, is_over_week: "Y" } as const;
const view = [
  { fields: ["work_date", "kind", "status", "staff", "team", "reason", "document", "document.doc_no"] },
  { title: "시간", fields: ["time_from", "time_to", "rest_min", "actual_from", "actual_to", "minutes"] },
  { title: "계산", fields: [...parts, "paid_min", "comp", "amount", "close_month", "is_over_week"] },
] as const;

/** Work beyond the hours that are owed, and what is given for it. */
export default defineModule({
  key: "extra-pay",
  title: "추가수당",
  entities: {
    extra_pay: {
      title: "추가수당",
      name: "reason",
      isPersonal: true,
      ofLeavers: { kept: "balances and pay were counted by it" },
      own: ["idx_staff", "idx_writer"],
      hasOrgUnit: true,
      index: [["document"], ["staff", "work_date"], ["work_date"]],
      fields: {
        document: link("결재문서", { to: "document", required: true }),
        staff: link("근무자", { to: "staff", required: true }),
        work_date: date("근무일", { required: true }),
        time_from: time("시작", { required: true }),
        time_to: time("종료", { required: true }),
        rest_min: integer("휴게", { default: 0, min: 0, max: 600, unit: "분" }),
        /** Worked, without the rest. */
        minutes: hours("근무시간"),
        /** The same by what the law pays for them; see `minutesByRate`. */
        over_min: hours("연장 (×1.5)"),
        holiday_min: hours("휴일 (×1.5)"),
        beyond_min: hours("휴일 8시간 초과 (×2.0)"),
        night_min: hours("야간 가산 (×0.5)"),
        /** What they count together. */
        paid_min: decimal("인정시간", { digits: [8, 1], default: 0, readOnly: true, unit: "시간", isMinutes: true }),
        /** Of a week with more than twelve hours of extended work. */
        is_over_week: flag("주 52시간 초과", { default: false, readOnly: true }),
        kind: choice("구분", { over: "연장", night: "야간", holiday: "휴일" }, { required: true }),
        comp: choice("보상", { pay: "수당", leave: "보상휴가" }, { required: true }),
        reason: text("사유", { required: true, max: 200 }),
        actual_from: time("실적시작"),
        actual_to: time("실적종료"),
        amount: money("수당액", { readOnly: true }),
        close_month: month("마감월", { readOnly: true }),
        status: choice(
          "상태",
          { req: "신청", ok: "승인", check: "실적확인", closed: "마감", reject: "반려", cancel: "취소" },
          {
            required: true,
            default: "req",
            tones: {
              req: "running",
              ok: "done",
              check: "done",
              closed: "finished",
              reject: "refused",
              cancel: "ended",
            },
          },
        ),
      },
      flow: {
        field: "status",
        moves: {
          enter: {
            title: "실적 입력",
            from: ["ok"],
            to: "ok",
            by: ["staff:own"],
            fields: ["actual_from", "actual_to"],
            requires: ["actual_from", "actual_to"],
            writes: "실적",
          },
          confirm: {
            title: "실적확인",
            from: ["ok"],
            to: "check",
            by: ["isLead:others"],
            isBulk: true,
            waits: { title: "확인할 추가근무 실적" },
          },
          close: {
            title: "마감",
            from: ["check"],
            to: "closed",
            by: payers,
            asksPassword: true,
            isBulk: true,
            waits: { title: "마감할 추가수당" },
          },
          reopen: {
            title: "마감취소",
            from: ["closed"],
            to: "check",
            by: payers,
            asksPassword: true,
            isRare: true,
            isDangerous: true,
            isBulk: true,
          },
          cancel: {
            title: "취소",
            from: ["ok"],
            to: "cancel",
            by: ["staff:own"],
            isRare: true,
            isDangerous: true,
          },
        },
      },
    },
    /** What an hour is worth from a day on; the newest one that holds on the day of the work counts. */
    extra_pay_rate: {
      title: "추가수당 단가",
      asksPassword: ["write"],
      unique: [["position", "date_from"]],
      fields: {
        /** None: everybody whose position has no rate of its own. */
        position: link("직책", { to: "position" }),
        date_from: date("적용일", { required: true }),
        hourly: money("시간당 금액", { required: true, min: 1 }),
        memo: text("메모", { max: 200 }),
      },
    },
  },
  screens: [
    {
      path: "/documents/myextrapaymanagement",
      name: "documents-MyExtraPayManagement",
      guide: {
        label: "내 추가수당",
        about: "연장·휴일근무 수당을 봅니다.",
        words: "초과근무 야근 연장근무 휴일근무 시간외",
      },
      title: "내 추가수당",
      kind: "list",
      of: "extra_pay",
      can: ["staff:own"],
      columns,
      moreColumns: [...parts, "rest_min", "close_month", "is_over_week", "document.doc_no"],
      titles,
      search: ["reason", "document.doc_no"],
      filters: ["work_date", "status", "kind", "comp", "is_over_week"],
      narrows: months,
      sort: [["work_date", "desc"]],
      sums,
      ways: [{ label: "추가근무 신청", route: "documents-DraftingAdd6" }],
      drawer: { view },
    },
    {
      path: "/documents/allextrapaylist",
      name: "documents-AllExtraPayList",
      guide: {
        label: "전체 추가수당",
        about: "수당을 모아 보고 확정합니다.",
        words: "초과근무 연장근무 휴일근무 급여 마감",
      },
      title: "전체 추가수당",
      kind: "list",
      of: "extra_pay",
      can: all,
      columns: ["staff", "team", ...columns],
      leads: "work_date",
      moreColumns: [
        "staff.emp_no",
        "staff.position",
        ...parts,
        "rest_min",
        "close_month",
        "is_over_week",
        "document.doc_no",
      ],
      titles: { ...titles, team: "부서" },
      search: ["staff", "reason", "document.doc_no"],
      filters: ["work_date", "status", "office", "team", "kind", "comp", "is_over_week", "close_month", "staff"],
      narrows: [
        ...months,
        { label: "확인 전", asks: { status: "ok" } },
        { label: "마감 전", asks: { status: "check" } },
      ],
      sort: [["work_date", "desc"]],
      sums,
      ways: [{ label: "추가수당 단가", route: "documents-ExtraPayRates" }],
      drawer: { view },
      figures: [
        {
          key: "people",
          title: "사람별 합계",
          of: "extra_pay",
          can: all,
          narrows: months,
          filters: ["work_date", "office", "team", "status", "kind", "comp", "close_month"],
          charts: [
            {
              key: "rows",
              title: "사람별 추가수당",
              chart: "table",
              column: "건수",
              by: "staff",
              // payroll tells people of one name apart by it
              split: "staff.emp_no",
              measure: "count",
              unit: "건",
              where: counted,
              beside: [
                { key: "over", title: "연장", measure: { sum: "over_min" }, unit: "시간", where: counted },
                { key: "night", title: "야간", measure: { sum: "night_min" }, unit: "시간", where: counted },
                { key: "holiday", title: "휴일", measure: { sum: "holiday_min" }, unit: "시간", where: counted },
                {
                  key: "beyond",
                  title: "휴일 8시간 초과",
                  measure: { sum: "beyond_min" },
                  unit: "시간",
                  where: counted,
                },
                {
                  key: "leave",
                  title: "보상휴가",
                  measure: { sum: "paid_min" },
                  unit: "시간",
                  where: { ...counted, comp: "leave" },
                },
                { key: "amount", title: "수당", measure: { sum: "amount" }, unit: "원", where: counted },
                { key: "over_week", title: "주 52시간 초과", measure: "count", unit: "건", where: overWeek },
              ],
            },
          ],
        },
      ],
    },
    {
      path: "/documents/extrapayrates",
      name: "documents-ExtraPayRates",
      guide: { label: "수당 단가", about: "수당의 배율과 단가를 정합니다.", words: "수당 배율 요율" },
      kind: "settings",
      of: "extra_pay_rate",
      title: "추가수당 단가",
      can: ["isSalesAdmin:all", "accounting:all"],
      columns: ["position", "date_from", "hourly", "memo"],
      form: [{ fields: ["position", "date_from", "hourly", "memo"] }],
    },
  ],
});
