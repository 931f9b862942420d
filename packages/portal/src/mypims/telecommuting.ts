import { defineModule } from "../define/define-module";
import { choice, date, dateTime, decimal, link, longText, staff, text } from "../define/fields";

/** Work from home or elsewhere, with what was planned and what came of it. */
export default defineModule({
  key: "telecommuting",
  title: "재택근무",
  entities: {
    telecommuting: {
      title: "재택근무",
      isPersonal: true,
      ofLeavers: { kept: "balances and pay were counted by it" },
      asksPassword: ["export"],
      own: ["idx_staff", "idx_writer"],
      isPlaced: true,
      index: [["staff", "status"], ["date_from", "date_to"], ["document"]],
      fields: {
        staff: staff("신청자", { required: true }),
        date_from: date("시작일", { required: true }),
        date_to: date("종료일", { required: true }),
        unit: choice("단위", { day: "종일", am: "오전", pm: "오후" }, { required: true, default: "day" }),
        place: choice("근무장소", { home: "자택", hub: "거점오피스", etc: "기타" }, { required: true }),
        address: text("주소", { max: 200 }),
        contact: text("연락처", { required: true, max: 20, format: "phone" }),
        plan: longText("업무계획", { required: true, max: 2000 }),
        report: longText("업무결과", { max: 2000 }),
        in_at: dateTime("시작시각"),
        out_at: dateTime("종료시각"),
        /** Business days of it, counted when it is asked for and again when a holiday comes or goes. */
        days: decimal("일수", { digits: [5, 2], required: true, default: 0, readOnly: true }),
        document: link("결재문서", { to: "document", readOnly: true }),
        status: choice(
          "상태",
          {
            req: "결재중",
            ok: "승인",
            run: "근무중",
            reported: "보고완료",
            check: "확인",
            cancel: "취소",
            reject: "반려",
          },
          {
            required: true,
            default: "req",
            tones: {
              req: "running",
              ok: "done",
              run: "running",
              reported: "finished",
              check: "done",
              cancel: "ended",
              reject: "refused",
            },
          },
        ),
      },
      flow: {
        field: "status",
        moves: {
          report: {
            title: "업무결과 작성",
            from: ["run"],
            to: "reported",
            by: [{ column: "idx_staff", holds: "staff" }],
            fields: ["in_at", "out_at", "report"],
            requires: ["report"],
            writes: "업무결과",
          },
          check: { title: "확인", from: ["reported"], to: "check", by: ["isLead:team", "pd_auth:all"], isBulk: true },
          back: {
            title: "보완 요청",
            from: ["reported"],
            to: "run",
            by: ["isLead:team", "pd_auth:all"],
            reason: "required",
            tells: {
              to: [{ column: "idx_staff", holds: "staff" }],
              kind: "leave",
              text: "재택근무({date_from}) 보고를 보완해 주세요{why}",
            },
          },
          cancel: {
            title: "취소",
            from: ["ok"],
            to: "cancel",
            by: [{ column: "idx_staff", holds: "staff" }, "pd_auth:all"],
            reason: "optional",
            isRare: true,
            isDangerous: true,
          },
        },
      },
    },
  },
  screens: [
    {
      path: "/mypims/telecommutinglist",
      name: "myPIMS-TelecommutingList",
      guide: { label: "재택근무", about: "재택근무 신청과 현황을 봅니다.", words: "재택 원격근무" },
      kind: "list",
      of: "telecommuting",
      can: ["staff:own", "isLead:team", "pd_auth:all"],
      titles: { staff: "이름", date_from: "기간 시작", date_to: "기간 종료", place: "장소", report: "보고여부" },
      columns: ["staff", "team", "date_from", "date_to", "unit", "days", "place", "plan", "report", "status"],
      moreColumns: ["address", "contact", "in_at", "out_at", "document"],
      search: ["staff", "plan"],
      filters: ["date_from", "office", "team", "status"],
      exports: ["pd_auth:all"],
      sort: [["date_from", "desc"]],
      tabs: [
        { key: "all", title: "전체" },
        { key: "missing", title: "보고 미작성", where: { status: "run" } },
        { key: "reported", title: "확인 대기", where: { status: "reported" } },
      ],
    },
  ],
});
