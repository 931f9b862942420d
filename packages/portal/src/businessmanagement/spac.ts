import { defineModule } from "../define/define-module";
import { count } from "../define/derived";
import {
  choice,
  date,
  dateTime,
  decimal,
  file,
  integer,
  link,
  longText,
  money,
  staff,
  text,
  time,
} from "../define/fields";

const everybody = ["staff:all"] as const;
const keepers = ["staff:own", "isLead:team", "isSalesAdmin:all"] as const;
const owner = { column: "idx_owner", holds: "staff" } as const;
/** Who knows of the people that are tested. */
const knowsTakers = [
  "staff:own",
  "staff:team",
  "isLead:team",
  "isSalesAdmin:all",
  { column: "idx_staff", holds: "staff", below: { entity: "spac_rater", link: "idx_spac" }, readsOnly: true },
] as const;
const open = ["req", "plan", "run", "mark"] as const;
const form = [
  {
    fields: [
      "round_name",
      "contract",
      "class_run",
      "customer",
      "smp",
      "test_date",
      "first_at",
      "minutes",
      "mode",
      "language",
      "applicants",
    ],
  },
  { fields: ["fee", "result_due", "owner", "memo"] },
  { fields: ["spac_rater"] },
  { fields: ["spac_taker"] },
] as const;

/** Rounds of the speaking test: who takes it when, who marks it, and how well they did. */
export default defineModule({
  key: "spac",
  title: "SPAC",
  entities: {
    spac: {
      title: "SPAC시험",
      name: "round_name",
      own: ["idx_owner", "idx_writer"],
      isPlaced: true,
      isKeptWhileLinked: true,
      index: [["test_date"], ["customer"], ["contract"], ["class_run"], ["status"]],
      parts: {
        spac_rater: { link: "spac", isMany: true, title: "채점자", fields: ["staff", "name", "capacity"] },
        spac_taker: {
          link: "spac",
          isMany: true,
          title: "응시자",
          import: ["emp_no", "name"],
          fields: ["name", "dept", "emp_no", "email", "phone", "test_at", "status", "level", "score", "note"],
        },
      },
      derived: {
        roster: count("명단", "spac_taker", { isWhole: true, unit: "명" }),
        raters: count("채점자", "spac_rater", { isWhole: true, unit: "명" }),
      },
      fields: {
        round_name: text("회차명", { required: true, max: 100 }),
        contract: link("계약", { to: "contract", fills: { customer: "customer", smp: "smp" } }),
        class_run: link("클래스", {
          to: "class_run",
          fills: { contract: "contract", customer: "customer", smp: "smp" },
        }),
        customer: link("고객사", { to: "customer", required: true }),
        smp: link("영업건", { to: "smp" }),
        test_date: date("시험일", { required: true }),
        first_at: time("첫 시각", { default: "10:00", hint: "시간을 배정할 때 첫 응시자의 시각입니다." }),
        minutes: integer("1인 시간", { default: 20, min: 5, max: 120, unit: "분" }),
        mode: choice(
          "방식",
          { tel: "전화", video: "화상", visit: "방문", online: "온라인" },
          { required: true, default: "tel" },
        ),
        applicants: integer("신청인원", { required: true, min: 1, max: 200, unit: "명" }),
        taken: integer("응시인원", { default: 0, readOnly: true, unit: "명" }),
        language: text("언어", { required: true, max: 20 }),
        fee: money("1인응시료", { min: 0 }),
        result_due: date("결과예정일"),
        result_file: file("결과파일"),
        sales_plan: link("매출예정", { to: "sales_plan", readOnly: true }),
        owner: staff("담당자", { required: true, initial: "me" }),
        memo: longText("메모", { max: 2000 }),
        status: choice(
          "상태",
          { req: "의뢰", plan: "일정확정", run: "시행중", mark: "채점", done: "결과발송", cancel: "취소" },
          { required: true, default: "req", readOnly: true },
        ),
      },
      flow: {
        field: "status",
        moves: {
          plan: { title: "일정확정", from: ["req"], to: "plan", by: keepers, reason: "optional" },
          spread: { title: "시간 배정", from: ["plan"], to: "plan", by: keepers, fields: ["first_at", "minutes"] },
          begin: { title: "시행", from: ["plan"], to: "run", by: keepers },
          mark: { title: "채점", from: ["run"], to: "mark", by: keepers },
          send: { title: "결과발송", from: ["mark"], to: "done", by: keepers, fields: ["result_file"] },
          cancel: {
            title: "취소",
            from: open,
            to: "cancel",
            by: keepers,
            reason: "required",
            isRare: true,
            isDangerous: true,
          },
        },
      },
      reminders: {
        roster: {
          title: "SPAC 명단",
          on: "test_date",
          days: [-7],
          to: [owner],
          when: { status: ["req"] },
          text: "{name}: 시험이 {date}인데 일정을 확정하지 않았습니다({left}).",
          kind: "class",
        },
        tomorrow: {
          title: "SPAC 시험",
          on: "test_date",
          days: [-1],
          to: [owner],
          when: { status: ["plan", "run"] },
          text: "{name}: 시험이 {date}입니다({left}).",
          kind: "class",
        },
        result: {
          title: "SPAC 결과",
          on: "result_due",
          days: [-2, 0, 1, 3, 7],
          to: [owner],
          when: { status: ["run", "mark"] },
          text: "{name}: 결과예정일이 {date}입니다({left}).",
          kind: "class",
        },
      },
      sheets: {
        result: {
          title: "SPAC 결과표",
          sections: [
            { fields: ["round_name", "customer", "test_date", "language", "mode", "taken"] },
            { title: "응시자", fields: ["spac_taker"] },
          ],
          in: ["mark", "done"],
          can: knowsTakers,
        },
      },
    },
    spac_rater: {
      title: "채점자",
      index: [["spac"], ["staff"]],
      access: { read: everybody },
      derived: {
        assigned: count("배정", "spac_taker", { isWhole: true, unit: "명" }),
        marked: count("응시", "spac_taker", { where: { status: "done" }, isWhole: true, unit: "명" }),
      },
      fields: {
        spac: link("SPAC시험", { to: "spac", required: true }),
        staff: staff("직원채점자"),
        name: text("외부채점자", { max: 40 }),
        capacity: integer("최대인원", { min: 1, max: 200, unit: "명" }),
      },
    },
    spac_taker: {
      title: "응시자",
      isPersonal: true,
      index: [["spac"], ["rater"]],
      // levels and scores stay, as nobody's
      purge: {
        after: { years: 3, from: "spac.test_date" },
        fields: ["name", "dept", "emp_no", "email", "phone", "note"],
      },
      fields: {
        spac: link("SPAC시험", { to: "spac", required: true }),
        name: text("이름", { required: true, max: 40 }),
        dept: text("부서", { max: 60 }),
        emp_no: text("사번", { max: 20 }),
        email: text("이메일", { max: 120, format: "email" }),
        phone: text("연락처", { max: 20, format: "phone" }),
        test_at: dateTime("응시일시"),
        rater: link("채점자", { to: "spac_rater", readOnly: true }),
        status: choice(
          "상태",
          { wait: "대기", done: "응시", absent: "결시", retake: "재응시" },
          { required: true, default: "wait" },
        ),
        level: text("레벨", { max: 20 }),
        score: decimal("점수", { digits: [5, 1], min: 0, max: 1000 }),
        note: longText("총평", { max: 1000 }),
      },
    },
  },
  screens: [
    {
      path: "/businessmanagement/spaclist",
      name: "BusinessManagement-SPACList",
      guide: { label: "SPAC", about: "말하기 시험 회차와 결과를 봅니다.", words: "스피킹 시험 평가 레벨 테스트 응시" },
      title: "SPAC",
      kind: "list",
      of: "spac",
      can: everybody,
      columns: [
        "test_date",
        "customer",
        "round_name",
        "language",
        "mode",
        "applicants",
        "taken",
        "raters",
        "result_due",
        "status",
        "owner",
      ],
      leads: "round_name",
      moreColumns: ["fee", "roster", "smp", "sales_plan", "team"],
      search: ["round_name", "customer"],
      filters: ["test_date", "customer", "status", "language", "owner"],
      sort: [["test_date", "desc"]],
    },
    {
      path: "/businessmanagement/spacadd",
      name: "BusinessManagement-SPACAdd",
      guide: { label: "SPAC 등록", about: "말하기 시험 회차를 등록합니다.", words: "스피킹 시험 평가 의뢰" },
      title: "SPAC",
      kind: "add",
      of: "spac",
      can: ["staff:own"],
      form,
    },
    {
      path: "/businessmanagement/spacview/:idx",
      name: "BusinessManagement-SPACView-idx",
      title: "SPAC",
      kind: "view",
      of: "spac",
      can: everybody,
      ways: [{ label: "다음 회차 등록", route: "BusinessManagement-SPACAdd", as: "copy" }],
      view: [
        { fields: ["status", "customer", "test_date", "mode", "language", "applicants", "roster", "taken", "owner"] },
        { fields: ["fee", "result_due", "contract", "class_run", "smp", "sales_plan", "memo"] },
        { title: "결과", fields: ["result_file"], can: knowsTakers },
        { title: "응시자", fields: ["spac_taker"], can: knowsTakers },
      ],
      related: [
        {
          of: "spac_rater",
          title: "채점자",
          columns: ["staff", "name", "capacity", "assigned", "marked"],
          sort: [["idx", "asc"]],
        },
      ],
    },
    {
      path: "/businessmanagement/spacmod/:idx",
      name: "BusinessManagement-SPACMod-idx",
      title: "SPAC",
      kind: "edit",
      of: "spac",
      can: ["staff:own", "isLead:team"],
      form,
    },
  ],
});
