import type { Party } from "../../define/access";
import type { ModuleDefinition } from "../../define/define-module";
import { choice, date, decimal, file, integer, link, number, staff, text, time } from "../../define/fields";
import type { ListScreen } from "../../define/list-screen";
import { products } from "../../define/records/products";
import { sellers } from "./sellers";

const manager: Party = { column: "idx_manager", holds: "staff" };
/** Who sells where a class is held. */
const seller: Party = { column: "idx_owner", holds: "staff", through: { entity: "smp", link: "idx_smp" } };
const tutor: Party = { column: "idx_tutor_staff", holds: "staff", readsOnly: true };
const runners = ["staff:own", "staff:party", "isLead:team", "issmp:all", "isSalesAdmin:all", "gthr_auth:all"] as const;

const planners = [...sellers, seller, manager, "gthr_auth:all"] as const;

const classForm = [
  {
    fields: ["smp", "contract", "title", "product", "language", "level", "date_from", "date_to", "sessions", "hours"],
    editable: { by: [...sellers, manager, seller] },
  },
  { title: "시간", fields: ["class_time"], editable: { by: [...sellers, manager, seller] } },
  {
    title: "장소와 사람",
    fields: ["place", "online_url", "headcount", "manager"],
    editable: { by: [...sellers, manager, seller] },
  },
  { title: "강사", fields: ["tutor_staff", "tutor_name", "tutor_phone"] },
  { title: "교재", fields: ["class_textbook"], editable: { by: [...sellers, manager, seller] } },
  {
    title: "결과",
    fields: ["attend_rate", "rating", "report"],
    editable: { in: ["run", "done"], by: [...sellers, manager, seller] },
  },
] as const;

/** Classes: what is held for a contract, when, where and by whom. */
export const classes = {
  class_run: {
    title: "클래스",
    name: "title",
    own: ["idx_manager", "idx_writer"],
    party: [seller, tutor],
    /** As its opportunity, or as its manager. */
    hasOrgUnit: true,
    access: { read: runners },
    isKeptWhileLinked: true,
    index: [["smp"], ["customer"], ["contract"], ["status"], ["tutor_staff"], ["manager"]],
    // its unit is that of whoever sells it
    holds: { by: ["manager"], while: { status: ["plan", "run"] }, as: "class", keepsPlace: true },
    parts: {
      class_time: { link: "class_run", isMany: true, title: "요일·시간" },
      class_textbook: { link: "class_run", isMany: true, title: "교재" },
    },
    fields: {
      class_no: number("클래스번호", "K-{yyyy}-{0000}"),
      title: text("클래스명", { required: true, max: 150 }),
      customer: link("고객사", { to: "customer", required: true, readOnly: true }),
      contract: link("계약", { to: "contract" }),
      smp: link("영업건", { to: "smp", required: true }),
      product: choice("상품", products, { required: true, default: "class" }),
      language: choice(
        "언어",
        { en: "영어", zh: "중국어", ja: "일본어", ko: "한국어", etc: "기타" },
        { required: true, default: "en" },
      ),
      level: text("레벨", { max: 20 }),
      date_from: date("시작일", { required: true }),
      date_to: date("종료일", { required: true }),
      sessions: integer("총회차", { min: 1, unit: "회", hint: "비우면 기간과 요일로 셉니다." }),
      /** Counted by its times, holidays left out. */
      sessions_done: integer("진행회차", { default: 0, readOnly: true, unit: "회" }),
      hours: decimal("총시간", { digits: [6, 1], min: 0, unit: "시간" }),
      place: text("장소", { max: 150 }),
      online_url: text("화상주소", { max: 300 }),
      tutor_staff: staff("전임강사"),
      tutor_name: text("강사명", { max: 60 }),
      tutor_phone: text("강사연락처", {
        max: 20,
        format: "phone",
        mask: "phone",
        whole: [...sellers, manager, "gthr_auth:all"],
      }),
      headcount: integer("수강인원", { required: true, min: 1, unit: "명" }),
      manager: staff("운영담당", { required: true, initial: "me" }),
      attend_rate: decimal("출석률", { digits: [5, 1], min: 0, max: 100, unit: "%" }),
      rating: decimal("만족도", { digits: [3, 2], min: 0, max: 5 }),
      report: file("종료보고"),
      stop_reason: text("중단사유", { max: 200 }),
      status: choice(
        "상태",
        { plan: "준비", run: "진행", done: "종료", stop: "중단" },
        { required: true, default: "plan", tones: { plan: "running", run: "running", done: "ended", stop: "ended" } },
      ),
    },
    flow: {
      field: "status",
      moves: {
        /** Writes its sessions into the instructor's times. */
        plan: { title: "일정 만들기", from: ["plan"], to: "plan", by: planners },
        planRest: { title: "일정 만들기", from: ["run"], to: "run", by: planners },
        start: { title: "진행 시작", from: ["plan"], to: "run", by: [...sellers, seller] },
        finish: {
          title: "종료",
          from: ["run"],
          to: "done",
          by: [...sellers, seller],
          fields: ["attend_rate", "rating", "report"],
          requires: ["rating", "report"],
        },
        stop: {
          title: "중단",
          from: ["plan", "run"],
          to: "stop",
          isRare: true,
          by: [...sellers, seller],
          fields: ["stop_reason"],
          requires: ["stop_reason"],
          isDangerous: true,
        },
      },
    },
    reminders: {
      begins: {
        title: "곧 시작하는 클래스",
        on: "date_from",
        days: [-7],
        to: [manager],
        when: { status: ["plan"] },
        text: "{name}: {date}에 시작합니다. 강사와 교재를 확인하세요.",
        kind: "class",
      },
      ends: {
        title: "곧 끝나는 클래스",
        on: "date_to",
        days: [-14],
        to: [manager],
        when: { status: ["run"] },
        text: "{name}: {date}에 끝납니다({left}).",
        kind: "class",
      },
    },
    sheets: {
      times: {
        title: "클래스 시간표",
        sections: [
          {
            fields: [
              "class_no",
              "title",
              "customer",
              "language",
              "level",
              "date_from",
              "date_to",
              "place",
              "tutor_staff",
            ],
          },
          { title: "시간", fields: ["class_time"] },
        ],
      },
    },
  },
  class_textbook: {
    title: "클래스교재",
    unique: [["class_run", "textbook"]],
    fields: {
      class_run: link("클래스", { to: "class_run", required: true }),
      textbook: link("교재", { to: "textbook", required: true }),
      qty: integer("수량", { required: true, min: 1, default: 1, unit: "권" }),
    },
  },
  class_time: {
    title: "클래스시간",
    index: [["class_run"]],
    fields: {
      class_run: link("클래스", { to: "class_run", required: true }),
      weekday: choice(
        "요일",
        { "1": "월", "2": "화", "3": "수", "4": "목", "5": "금", "6": "토", "7": "일" },
        { required: true },
      ),
      time_from: time("시작", { required: true }),
      time_to: time("종료", { required: true }),
    },
  },
} as const satisfies ModuleDefinition["entities"];

export const classList = {
  path: "/customermanagement/statussmplist_tab4",
  name: "customerManagement-statusSMPList_tab4",
  guide: { label: "클래스 목록", about: "고객사에서 하는 수업을 봅니다.", words: "출강 과정 수업 강사 요일" },
  title: "클래스",
  kind: "tab-list",
  of: "class_run",
  can: runners,
  columns: [
    "class_no",
    "title",
    "customer",
    "language",
    "level",
    "class_time",
    "tutor_staff",
    "headcount",
    "sessions_done",
    "sessions",
    "status",
  ],
  leads: "title",
  moreColumns: ["product", "tutor_name", "date_from", "date_to", "manager", "place", "team", "attend_rate", "rating"],
  search: ["class_no", "title", "customer.name", "tutor_name"],
  filters: [
    "manager",
    "team",
    "status",
    "language",
    "product",
    "tutor_staff",
    "class_time.weekday",
    "date_from",
    "date_to",
    "customer",
  ],
  narrows: [{ label: "내 것", asks: { manager: "me" } }],
  drawer: {
    view: [
      {
        fields: [
          "class_no",
          "status",
          "customer",
          "smp",
          "contract",
          "product",
          "language",
          "level",
          "date_from",
          "date_to",
          "sessions_done",
          "sessions",
          "hours",
        ],
      },
      { title: "시간", fields: ["class_time"] },
      {
        fields: ["place", "online_url", "tutor_staff", "tutor_name", "tutor_phone", "headcount", "manager"],
      },
      { title: "교재", fields: ["class_textbook"] },
      { title: "결과", fields: ["attend_rate", "rating", "report", "stop_reason"] },
    ],
    ways: [
      {
        label: "강의실 예약",
        route: "ResourceManagement-ClassroomReservationAdd",
        as: "class_run",
        when: { status: ["plan", "run"] },
      },
    ],
    related: [
      { of: "booking", title: "강의실 예약", columns: ["during", "title", "booker", "status"] },
      { of: "mi_schedule", title: "수업", columns: ["during", "mi", "kind", "attended", "status"] },
      { of: "tutor_textbook", title: "강사 교재", columns: ["title", "tutor_name", "need_by", "status"] },
      { of: "shipment", title: "출고", columns: ["ship_no", "title", "out_at", "status"] },
      { of: "textbook_rental", title: "교재 대여", columns: ["title", "borrower", "due", "status"] },
    ],
    form: classForm,
    add: ["staff:own"],
    change: ["staff:own", "staff:party", "isLead:team", "issmp:all", "isSalesAdmin:all", "gthr_auth:all"],
  },
} as const satisfies ListScreen;
