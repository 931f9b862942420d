import { defineModule } from "../define/define-module";
import { choice, date, integer, link, money, month, text, time } from "../define/fields";

/** Work beyond the hours that are owed, and what is given for it. */
export default defineModule({
  key: "extra-pay",
  title: "추가수당",
  entities: {
    extra_pay: {
      title: "추가수당",
      isPersonal: true,
      ofLeavers: { kept: "balances and pay were counted by it" },
      own: ["idx_staff", "idx_writer"],
      isPlaced: true,
      index: [["document"], ["staff", "work_date"], ["work_date"]],
      fields: {
        document: link("결재문서", { to: "document", required: true }),
        staff: link("근무자", { to: "staff", required: true }),
        work_date: date("근무일", { required: true }),
        time_from: time("시작", { required: true }),
        time_to: time("종료", { required: true }),
        rest_min: integer("휴게(분)", { default: 0, min: 0, max: 600 }),
        /** Worked, without the rest; hours are shown, minutes are kept. */
        minutes: integer("근무(분)", { default: 0, min: 0, readOnly: true }),
        /** The same by what the law pays for them; see `minutesByRate`. */
        over_min: integer("연장(분)", { default: 0, min: 0, readOnly: true }),
        holiday_min: integer("휴일(분)", { default: 0, min: 0, readOnly: true }),
        beyond_min: integer("휴일 8시간 초과(분)", { default: 0, min: 0, readOnly: true }),
        night_min: integer("야간(분)", { default: 0, min: 0, readOnly: true }),
        kind: choice("구분", { over: "연장", night: "야간", holiday: "휴일" }, { required: true }),
        comp: choice("보상", { pay: "수당", leave: "보상휴가" }, { required: true }),
        reason: text("사유", { required: true, max: 200 }),
        actual_from: time("실적시작"),
        actual_to: time("실적종료"),
        amount: money("수당액"),
        close_month: month("마감월"),
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
      kind: "list",
      can: ["staff:own"],
    },
    {
      path: "/documents/allextrapaylist",
      name: "documents-AllExtraPayList",
      guide: {
        label: "전체 추가수당",
        about: "수당을 모아 보고 확정합니다.",
        words: "초과근무 연장근무 휴일근무 급여",
      },
      kind: "list",
      can: ["isLead:team", "isSalesAdmin:all", "accounting:all"],
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
