import { defineModule } from "../define/define-module";
import { choice, dateTime, integer, link, longText, period, staff, text } from "../define/fields";

const readers = ["staff:all"] as const;
const keepers = ["staff:own", "isLead:team", "isSalesAdmin:all"] as const;
const upcoming = ["plan", "delay"] as const;

const planned = [
  "customer",
  "customer_text",
  "contact",
  "smp",
  "visitor",
  "visit_member",
  "kind",
  "purpose",
  "during",
  "place",
  "vehicle",
  "memo",
] as const;
const calendar = {
  of: "visit",
  can: readers,
  during: "during",
  adds: "일정 등록",
  hides: ["cancel"],
} as const;

/** Whom we visit or call when, and what came of it. */
export default defineModule({
  key: "visit-schedule",
  title: "방문 일정",
  entities: {
    visit: {
      title: "방문일정",
      name: "title",
      own: ["idx_visitor", "idx_writer"],
      /** The unit of the visitor. */
      isPlaced: true,
      index: [["booking"]],
      parts: { visit_member: { link: "visit", isMany: true, title: "동행자" } },
      fields: {
        /** Whom it is to, as it was called then. */
        title: text("일정", { max: 120, readOnly: true }),
        customer: link("고객사", { to: "customer" }),
        customer_text: text("신규고객명", { max: 100, hint: "아직 등록하지 않은 고객이면 이름만 입력하세요." }),
        contact: link("담당자", { to: "contact" }),
        smp: link("영업건", { to: "smp" }),
        visitor: staff("방문자", { required: true, initial: "me" }),
        kind: choice(
          "종류",
          { visit: "방문", call: "전화", online: "화상", event: "행사", in: "내방" },
          { required: true, default: "visit" },
        ),
        during: period("일시", { required: true }),
        place: text("장소", { max: 150 }),
        purpose: choice(
          "목적",
          { new: "신규제안", care: "관리", contract: "계약", claim: "클레임", edu: "교육운영", etc: "기타" },
          { required: true, default: "care" },
        ),
        memo: longText("내용", { max: 4000 }),
        /** The car that is booked with it, and its booking. */
        vehicle: link("차량 예약 함께", { to: "vehicle", hint: "고르면 같은 시간에 차량도 예약합니다." }),
        booking: link("차량예약", { to: "booking", readOnly: true }),
        weeks: integer("매주 반복", {
          min: 2,
          max: 12,
          unit: "주",
          hint: "같은 요일과 시각으로 이만큼 만듭니다. 차량이 한 번이라도 겹치면 아무것도 저장하지 않습니다.",
        }),
        status: choice(
          "상태",
          { plan: "예정", done: "완료", delay: "연기", cancel: "취소" },
          { required: true, default: "plan", readOnly: true },
        ),
        result: longText("결과", { max: 4000 }),
        next_action: text("다음활동", { max: 200 }),
        next_at: dateTime("다음일시"),
        done_at: dateTime("완료일시", { readOnly: true }),
        cancel_reason: text("취소사유", { max: 200, readOnly: true }),
        /** A customer that we have, or one that we hope for. */
        reach: choice(
          "신규·기존",
          { new: "신규", exist: "기존" },
          { computed: ({ idx_customer }) => (idx_customer ? "exist" : "new") },
        ),
      },
      flow: {
        field: "status",
        moves: {
          complete: {
            title: "결과 작성",
            from: upcoming,
            to: "done",
            by: keepers,
            fields: ["result", "next_action", "next_at"],
            isBulk: true,
            bulkOf: { kind: ["call"] },
          },
          delay: { title: "연기", from: upcoming, to: "delay", by: keepers, fields: ["during"], reason: "optional" },
          cancel: { title: "취소", from: upcoming, to: "cancel", by: keepers, reason: "required", isDangerous: true },
        },
      },
      reminders: {
        result: {
          title: "결과를 쓰지 않은 방문",
          on: "during",
          days: [2],
          to: [{ column: "idx_visitor", holds: "staff" }],
          when: { status: upcoming },
          text: "{name} 일정의 결과를 작성하세요({left}).",
          kind: "customer",
        },
        late: {
          title: "결과가 늦은 방문",
          on: "during",
          days: [5],
          to: [{ column: "idx_visitor", holds: "staff" }, "isLead:team"],
          when: { status: upcoming },
          text: "{name} 일정의 결과가 아직 없습니다({left}).",
          kind: "customer",
        },
      },
    },
    visit_member: {
      title: "동행자",
      unique: [["visit", "staff"]],
      index: [["staff"]],
      fields: {
        visit: link("방문일정", { to: "visit", required: true }),
        staff: staff("동행자", { required: true }),
      },
    },
  },
  screens: [
    {
      path: "/customermanagement/schedulevisitweekly",
      name: "customerManagement-scheduleVisitWeekly",
      guide: {
        label: "방문 일정",
        about: "팀의 한 주 방문과 통화를 봅니다.",
        words: "고객 방문 미팅 영업 주간 캘린더",
      },
      title: "방문 일정 (주)",
      kind: "calendar-week",
      ...calendar,
      label: ["title", "kind", "place"],
      resources: { entity: "staff", column: "idx_visitor" },
      filters: ["team", "kind", "status"],
    },
    {
      path: "/customermanagement/schedulevisitmonthly",
      name: "customerManagement-scheduleVisitMonthly",
      guide: { label: "방문 일정 월간", about: "한 달의 방문과 통화를 봅니다.", words: "고객 방문 미팅 달력" },
      title: "방문 일정 (월)",
      kind: "calendar-month",
      ...calendar,
      label: ["title", "visitor", "place"],
      resources: { column: "kind" },
      filters: ["team", "status"],
    },
    {
      path: "/customermanagement/schedulevisitlist",
      name: "customerManagement-scheduleVisitList",
      guide: {
        label: "방문 목록",
        about: "방문과 통화를 찾고 결과를 봅니다.",
        words: "고객 방문 미팅 결과 미작성 이력",
      },
      title: "방문 목록",
      kind: "list",
      of: "visit",
      can: readers,
      tabs: [
        { key: "mine", title: "내 일정", party: [{ column: "idx_visitor", holds: "staff" }] },
        { key: "team", title: "팀", can: ["staff:team", "isLead:team"] },
        { key: "all", title: "전체" },
      ],
      columns: ["during", "title", "contact", "kind", "purpose", "visitor", "visit_member", "status", "result"],
      leads: "title",
      moreColumns: ["customer", "smp", "place", "team", "reach", "next_action", "next_at", "done_at", "wdate"],
      search: ["title", "place", "result", "contact.name"],
      filters: ["during", "team", "visitor", "kind", "purpose", "status", "customer"],
      narrows: [
        { label: "결과 미작성", asks: { "during.to": -1, status: "plan,delay" } },
        { label: "7일 안", asks: { "during.from": 0, "during.to": 7, status: "plan,delay" } },
      ],
      sort: [["during", "desc"]],
      lists: [
        {
          key: "outside",
          title: "외근",
          of: "outside_work",
          can: readers,
          tabs: [
            { key: "mine", title: "내 외근", party: [{ column: "idx_staff", holds: "staff" }] },
            { key: "team", title: "팀", can: ["staff:team", "isLead:team"] },
            { key: "all", title: "전체" },
          ],
          columns: ["work_date", "place", "customer", "staff", "out_at", "in_at", "transport", "distance_km", "status"],
          leads: "place",
          moreColumns: ["visit", "cost", "go_direct", "return_direct", "result", "checked_by", "team"],
          search: ["place", "customer.name", "purpose"],
          filters: ["work_date", "team", "staff", "transport", "status", "customer"],
          sort: [["work_date", "desc"]],
        },
        {
          key: "cars",
          title: "내 자차",
          of: "own_car",
          can: ["staff:own"],
          columns: ["plate_no", "model", "fuel", "insurance_to", "is_use"],
          drawer: {
            view: [{ fields: ["plate_no", "model", "fuel", "insurance_to", "is_use"] }],
            form: [{ fields: ["plate_no", "model", "fuel", "insurance_to", "is_use"] }],
            add: ["staff:own"],
            change: ["staff:own"],
          },
        },
      ],
    },
    {
      path: "/customermanagement/schedulevisitstatus",
      name: "customerManagement-scheduleVisitStatus",
      guide: { label: "방문 현황", about: "방문 계획과 완료율을 봅니다.", words: "고객 방문 통계 실적 완료율" },
      title: "방문 현황",
      kind: "statistics",
      of: "visit",
      can: keepers,
      filters: ["during", "team", "visitor", "kind", "purpose"],
      charts: [
        { key: "planned", title: "계획", chart: "number", measure: "count", unit: "건" },
        { key: "done", title: "완료", chart: "number", measure: "count", unit: "건", where: { status: "done" } },
        { key: "rate", title: "완료율", chart: "number", measure: { share: { status: "done" } }, unit: "%" },
        { key: "people", title: "방문자별", chart: "stacked", by: "visitor", split: "status", measure: "count" },
        {
          key: "teams",
          title: "팀별 완료율",
          chart: "bar",
          by: "team",
          measure: { share: { status: "done" } },
          unit: "%",
        },
        { key: "months", title: "월별", chart: "stacked", by: { month: "during" }, split: "status", measure: "count" },
        { key: "reach", title: "신규·기존", chart: "bar", by: "reach", measure: "count" },
        { key: "kinds", title: "종류별", chart: "bar", by: "kind", measure: "count" },
        { key: "purposes", title: "목적별", chart: "bar", by: "purpose", measure: "count" },
      ],
    },
    {
      path: "/customermanagement/schedulevisitadd",
      name: "customerManagement-scheduleVisitAdd",
      guide: { label: "방문 등록", about: "방문이나 통화 일정을 등록합니다.", words: "고객 방문 미팅 약속 예약" },
      title: "방문 일정",
      kind: "add",
      of: "visit",
      can: ["staff:own"],
      form: [{ fields: [...planned, "weeks"] }],
    },
    {
      path: "/customermanagement/schedulevisitview/:idx",
      name: "customerManagement-scheduleVisitView-idx",
      title: "방문 일정",
      kind: "view",
      of: "visit",
      can: readers,
      view: [
        {
          fields: ["status", "during", "customer", "contact", "kind", "purpose", "visitor", "place", "smp", "booking"],
        },
        { fields: ["memo"] },
        { title: "결과", fields: ["result", "next_action", "next_at", "done_at", "cancel_reason"] },
        { fields: ["visit_member"] },
      ],
      related: [
        { of: "vehicle_log", title: "운행일지", columns: ["use_date", "vehicle", "driver", "km"] },
        {
          of: "outside_work",
          columns: ["work_date", "staff", "transport", "distance_km", "status"],
          from: { place: "place", purpose: "memo" },
        },
      ],
    },
    {
      path: "/customermanagement/schedulevisitmod/:idx",
      name: "customerManagement-scheduleVisitMod-idx",
      title: "방문 일정",
      kind: "edit",
      of: "visit",
      can: keepers,
      form: [
        { fields: planned, editable: { in: upcoming } },
        { title: "결과", fields: ["result", "next_action"], editable: { in: ["done"] } },
      ],
    },
  ],
});
