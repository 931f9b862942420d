import type { ModuleDefinition } from "../../define/define-module";
import { daysSince, daysUntil } from "../../define/derived";
import {
  answers,
  choice,
  date,
  dateTime,
  decimal,
  files,
  flag,
  html,
  integer,
  link,
  number,
  staff,
  team,
  text,
} from "../../define/fields";
import { said } from "../../define/records/comments";
import { assignee, doers, handlers, manager, onBoard, requester, taking } from "./people";

const open = { req: "요청", recv: "접수", run: "처리중", check: "확인요청" } as const;
const aside = { hold: "보류", reject: "반려", dup: "중복" } as const;
const phases = { open: "진행", aside: "보류·반려·중복", done: "완료" } as const;
const active = ["req", "recv", "run"] as const;

/** What is asked on a board: who does it by when, with whom, and what is said about it. */
export const requests = {
  er: {
    title: "ER요청",
    name: "title",
    own: ["idx_requester"],
    party: [requester, assignee, taking, manager, ...onBoard({})],
    isKeptWhileLinked: true,
    index: [["board", "phase", "wdate"], ["board", "status"], ["category"], ["dup_of"], ["task"]],
    holds: { by: ["assignee"], while: { status: ["recv", "run", "check", "hold"] }, as: "er" },
    comments: { of: "er_comment", kind: "er", notifies: [requester, assignee, taking], notes: doers },
    parts: { er_member: { link: "er", isMany: true, title: "참여자" } },
    derived: {
      left: daysUntil("기한까지", "sla_due", { where: { status: Object.keys(open) } }),
      age: daysSince("경과", "wdate", { where: { status: [...Object.keys(open), "hold"] } }),
    },
    fields: {
      er_no: number("번호", "ER-{yyyy}-{00000}"),
      board: link("보드", { to: "er_board", required: true }),
      category: link("분류", { to: "er_category", required: true, within: { board: "board" } }),
      title: text("제목", { required: true, max: 150 }),
      content: html("내용", { required: true }),
      extra: answers("추가항목", { of: "board", shape: "form_fields" }),
      requester: staff("요청자", { required: true, initial: "me", readOnly: true }),
      /** Who heads a division has none. */
      request_team: team("요청부서", { readOnly: true }),
      branch: choice(
        "지사",
        { KR: "한국", VN: "베트남", JP: "일본", CN: "중국", US: "미국" },
        { default: "KR", hint: "기한과 시각은 서울 기준입니다." },
      ),
      priority: choice(
        "우선순위",
        { urgent: "긴급", high: "높음", mid: "보통", low: "낮음" },
        { required: true, default: "mid" },
      ),
      want_date: date("희망완료일"),
      files: files("첨부"),
      assignee: staff("담당자", { change: doers }),
      /** Business days from receipt, as the category or its board had them then. */
      sla_days: integer("처리기준일", { readOnly: true, unit: "일" }),
      sla_due: date("처리기한", { readOnly: true, inBusinessDays: true }),
      /** Business days that were left when it was put on hold. */
      sla_left: integer("남은 처리일", { readOnly: true, unit: "일" }),
      plan_date: date("예정일", { change: doers }),
      estimate_h: decimal("예상공수(h)", { digits: [5, 1], min: 0, unit: "시간", change: doers }),
      task: link("연결업무", { to: "task", readOnly: true }),
      dup_of: link("중복원본", { to: "er" }),
      recv_at: dateTime("접수일시", { readOnly: true }),
      check_at: dateTime("확인요청일시", { readOnly: true }),
      done_at: dateTime("완료일시", { readOnly: true }),
      /** Business days from receipt to completion, without those on hold. */
      work_days: integer("처리일", { readOnly: true, unit: "일" }),
      is_in_time: flag("기한 준수", { readOnly: true }),
      reopened: integer("재요청횟수", { required: true, default: 0, readOnly: true, unit: "회" }),
      result: html("처리결과"),
      rating: integer("만족도", { min: 1, max: 5, unit: "점", hint: "1~5점" }),
      reason: text("보류·반려사유", { max: 300, readOnly: true }),
      status: choice(
        "상태",
        { ...open, done: "완료", ...aside },
        {
          required: true,
          default: "req",
          tones: {
            req: "running",
            recv: "running",
            run: "running",
            check: "running",
            done: "finished",
            hold: "waiting",
            reject: "refused",
            dup: "ended",
          },
        },
      ),
      /** Which of a board's lists it is in. */
      phase: choice("구분", phases, {
        computed: ({ status }) => (status === "done" ? "done" : String(status) in aside ? "aside" : "open"),
      }),
    },
    flow: {
      field: "status",
      moves: {
        receive: {
          title: "접수",
          from: ["req"],
          to: "recv",
          by: handlers,
          isBulk: true,
          waits: { title: "접수할 ER 요청" },
        },
        assign: {
          title: "담당·예정일 지정",
          from: active,
          to: "recv",
          by: handlers,
          fields: ["assignee", "plan_date"],
          isBulk: true,
        },
        start: {
          title: "처리 시작",
          from: ["recv"],
          to: "run",
          by: doers,
          fields: ["plan_date", "estimate_h"],
          isBulk: true,
        },
        makeTask: { title: "업무 만들기", from: ["run"], to: "run", by: doers },
        check: { title: "확인요청", from: ["run"], to: "check", by: doers, fields: ["result"], requires: ["result"] },
        finish: { title: "완료", from: ["check"], to: "done", by: [requester], fields: ["rating"] },
        reopen: { title: "재요청", from: ["check"], to: "run", by: [requester], reason: "required" },
        hold: {
          title: "보류",
          from: ["recv", "run"],
          to: "hold",
          by: doers,
          reason: "required",
          reasonIn: "reason",
        },
        resume: { title: "다시 처리", from: ["hold"], to: "run", by: doers },
        relocate: {
          title: "보드 이동",
          from: active,
          to: "req",
          isRare: true,
          by: handlers,
          fields: ["board", "category"],
        },
        duplicate: {
          title: "중복",
          from: active,
          to: "dup",
          isRare: true,
          by: handlers,
          fields: ["dup_of"],
          requires: ["dup_of"],
          reason: "required",
          reasonIn: "reason",
          isDangerous: true,
        },
        reject: {
          title: "반려",
          from: active,
          to: "reject",
          by: handlers,
          reason: "required",
          reasonIn: "reason",
          isDangerous: true,
        },
      },
    },
    reminders: {
      due: {
        title: "기한이 다가온 ER 요청",
        on: "sla_due",
        days: [-1, 0],
        to: [assignee],
        when: { status: ["recv", "run"] },
        text: "{name}: 처리기한이 {date}입니다({left}).",
        kind: "er",
      },
      late: {
        title: "기한이 지난 ER 요청",
        on: "sla_due",
        days: Array.from({ length: 30 }, (_, at) => at + 1),
        to: [manager],
        when: { status: ["recv", "run"] },
        text: "{name}: 처리기한이 {date}입니다({left}).",
        kind: "er",
      },
      unanswered: {
        title: "확인할 ER 요청",
        on: "check_at",
        days: [3],
        to: [requester],
        when: { status: ["check"] },
        text: "{name}: 처리 결과를 확인해 주세요.",
        kind: "er",
      },
    },
  },
  er_member: {
    title: "ER참여자",
    unique: [["er", "staff"]],
    index: [["er"], ["staff"]],
    fields: {
      er: link("ER요청", { to: "er", required: true }),
      staff: staff("직원", { required: true }),
      role: choice("역할", { helper: "협업", watcher: "참조" }, { required: true, default: "watcher" }),
    },
  },
  er_comment: {
    title: "ER 댓글",
    index: [["er"]],
    fields: { er: link("ER요청", { to: "er", required: true }), ...said("er_comment") },
  },
} as const satisfies ModuleDefinition["entities"];
