import type { ModuleDefinition } from "../../define/define-module";
import { count } from "../../define/derived";
import { choice, flag, integer, link, longText, ownFields, staff, team, text } from "../../define/fields";
import type { ScreenDefinition } from "../../define/screens";
import { admin, onBoard, readers } from "./people";

/** Where requests are made: boards with fields and categories of their own, and the people who work there. */
export const boards = {
  er_board: {
    title: "ER보드",
    isKnown: true,
    isKeptWhileLinked: true,
    party: [{ column: "idx_manager", holds: "staff" }, ...onBoard({}, {})],
    access: { read: ["staff:all"] },
    holds: { by: ["manager"], as: "er" },
    parts: {
      er_board_member: { link: "board", isMany: true, title: "구성원" },
      er_category: {
        link: "board",
        isMany: true,
        title: "분류",
        fields: ["name", "default_assignee", "sla_days", "is_use"],
      },
    },
    derived: {
      waiting: count("요청", "er", { where: { status: "req" }, unit: "건" }),
      running: count("진행", "er", { where: { status: ["recv", "run", "check"] }, unit: "건" }),
      held: count("보류", "er", { where: { status: "hold" }, unit: "건" }),
      finished: count("완료", "er", { where: { status: "done" }, unit: "건" }),
    },
    fields: {
      name: text("보드명", { required: true, unique: true, max: 60 }),
      description: longText("설명", { max: 1000 }),
      manager: staff("관리자", { required: true }),
      form_fields: ownFields("추가입력항목"),
      sla_days: integer("처리기준일", { min: 1, max: 100, default: 5, unit: "일", hint: "영업일" }),
      is_use: flag("사용", { default: true }),
    },
    sheets: {
      report: {
        title: "ER 보드 보고",
        sections: [
          { fields: ["name", "manager", "sla_days", "description"] },
          { title: "현황", fields: ["waiting", "running", "held", "finished"] },
          { title: "분류", fields: ["er_category"] },
        ],
      },
    },
  },
  er_board_member: {
    title: "보드참여",
    index: [["board"], ["staff"], ["team"]],
    fields: {
      board: link("ER보드", { to: "er_board", required: true }),
      team: team("팀"),
      staff: staff("직원"),
      role: choice("역할", { handler: "담당", member: "참여" }, { required: true, default: "member" }),
    },
  },
  er_category: {
    title: "ER분류",
    isKnown: true,
    isKeptWhileLinked: true,
    // whoever asks, and whoever moves a request to another board, chooses one of them
    access: { read: ["staff:all"] },
    unique: [["board", "name"]],
    index: [["board"]],
    holds: { by: ["default_assignee"], as: "er" },
    fields: {
      board: link("ER보드", { to: "er_board", required: true }),
      name: text("분류명", { required: true, max: 40 }),
      default_assignee: staff("기본담당"),
      sla_days: integer("처리기준일", { min: 1, max: 100, unit: "일", hint: "비우면 보드 기준" }),
      sort: integer("순서", { readOnly: true }),
      is_use: flag("사용", { default: true }),
    },
  },
} as const satisfies ModuleDefinition["entities"];

/** All boards at a glance, and how they are set up. */
export const boardScreens = [
  {
    path: "/businessmanagement/globalermanagement",
    name: "BusinessManagement-GlobalERManagement",
    guide: {
      label: "글로벌 ER 관리",
      about: "업무 요청 보드와 처리 현황을 봅니다.",
      words: "ER 요청 보드 SLA 처리기한 현황",
    },
    title: "글로벌 ER 관리",
    kind: "dashboard",
    of: "er",
    can: readers,
    filters: ["board", "wdate", "category", "assignee", "branch"],
    ways: [
      { label: "ER 요청", route: "BusinessManagement-ERAdd" },
      { label: "설정", route: "BusinessManagement-GlobalERSetting" },
    ],
    panels: [
      {
        of: "er_board",
        lists: [
          {
            key: "boards",
            title: "보드",
            columns: ["name", "manager", "waiting", "running", "held", "finished", "sla_days"],
            where: { is_use: "Y" },
            sort: [["name", "asc"]],
            rows: 30,
          },
        ],
      },
      {
        charts: [
          { key: "req", title: "요청", chart: "number", measure: "count", unit: "건", where: { status: "req" } },
          {
            key: "run",
            title: "진행",
            chart: "number",
            measure: "count",
            unit: "건",
            where: { status: "recv,run,check" },
          },
          {
            key: "late",
            title: "지연",
            chart: "number",
            measure: "count",
            unit: "건",
            where: { status: "recv,run", "left.to": "-1" },
          },
          { key: "done", title: "완료", chart: "number", measure: "count", unit: "건", where: { status: "done" } },
          { key: "days", title: "평균 처리일", chart: "number", measure: { average: "work_days" }, unit: "일" },
          {
            key: "sla",
            title: "SLA",
            chart: "number",
            measure: { share: { is_in_time: "Y" } },
            unit: "%",
            where: { status: "done" },
          },
          { key: "rating", title: "만족도", chart: "number", measure: { average: "rating" }, unit: "점" },
          { key: "boards", title: "보드별", chart: "stacked", by: "board", split: "phase", measure: "count" },
          {
            key: "load",
            title: "담당자별 부하",
            chart: "stacked",
            by: "assignee",
            split: "status",
            measure: "count",
            where: { status: "recv,run,check,hold" },
          },
          {
            key: "inTime",
            title: "보드별 SLA",
            chart: "bar",
            by: "board",
            measure: { share: { is_in_time: "Y" } },
            unit: "%",
            where: { status: "done" },
          },
          {
            key: "months",
            title: "월별",
            chart: "stacked",
            by: { month: "wdate" },
            split: "phase",
            measure: "count",
          },
        ],
      },
    ],
  },
  {
    path: "/businessmanagement/globalersetting",
    name: "BusinessManagement-GlobalERSetting",
    guide: {
      label: "글로벌 ER 설정",
      about: "보드와 분류, 추가 항목, 구성원을 정합니다.",
      words: "ER 보드 분류 양식 담당 구성원",
    },
    title: "글로벌 ER 설정",
    kind: "settings",
    of: "er_board",
    can: admin,
    columns: ["name", "manager", "er_category", "form_fields", "sla_days", "is_use"],
    form: [
      { fields: ["name", "manager", "sla_days", "is_use", "description"] },
      { title: "분류", fields: ["er_category"] },
      { title: "추가 입력 항목", fields: ["form_fields"] },
      { title: "구성원", fields: ["er_board_member"] },
    ],
  },
] as const satisfies readonly ScreenDefinition[];
