import type { Party } from "../define/access";
import { defineModule } from "../define/define-module";
import { daysUntil } from "../define/derived";
import {
  checklist,
  choice,
  date,
  files,
  flag,
  html,
  integer,
  link,
  longText,
  staff,
  staffList,
  text,
  words,
} from "../define/fields";

const requester: Party = { column: "idx_requester", holds: "staff" };
const memberAs = (role: "assignee" | "watcher"): Party => ({
  column: "idx_staff",
  holds: "staff",
  below: { entity: "task_member", link: "idx_task", where: { role } },
});
const assignee = memberAs("assignee");
const watcher: Party = { ...memberAs("watcher"), readsOnly: true };

const status = choice(
  "상태",
  { todo: "대기", run: "진행", wait: "보류", review: "검토요청", done: "완료", cancel: "취소" },
  {
    required: true,
    default: "todo",
    tones: {
      todo: "waiting",
      run: "running",
      wait: "waiting",
      review: "running",
      done: "finished",
      cancel: "ended",
    },
  },
);
const seen = ["staff:party", "staff:team", "isLead:team"] as const;
const form = [
  {
    fields: [
      "title",
      "kind",
      "priority",
      "requester",
      "task_member",
      "start_date",
      "due",
      "progress",
      "repeat_rule",
      "repeat_to",
    ],
  },
  { fields: ["content", "checklist", "tags", "files"] },
  { title: "관련", fields: ["customer"] },
  { isRare: true, fields: ["research", "parent", "document", "is_private"] },
] as const;

/** What somebody is to do for somebody by when. */
export default defineModule({
  key: "task",
  title: "업무",
  entities: {
    task: {
      title: "업무",
      own: ["idx_requester", "idx_writer"],
      /** The unit of the first assignee, who does it. */
      hasOrgUnit: true,
      party: [requester, assignee, watcher],
      index: [["parent"], ["customer", "due"], ["research", "due"]],
      comments: { of: "task_comment", kind: "task", notifies: [requester, assignee, watcher] },
      derived: { left: daysUntil("남은 날", "due", { where: { status: ["todo", "run", "wait", "review"] } }) },
      parts: {
        task_member: { link: "task", isMany: true, title: "담당", copies: ["is_closed", "due", "status"] },
      },
      ordered: [
        ["start_date", "due"],
        ["due", "repeat_to"],
      ],
      fields: {
        title: text("제목", { required: true, max: 150 }),
        content: html("내용"),
        kind: choice(
          "구분",
          { task: "업무", req: "요청", issue: "이슈", meeting: "회의후속" },
          { required: true, default: "task" },
        ),
        priority: choice(
          "우선순위",
          { urgent: "긴급", high: "높음", mid: "보통", low: "낮음" },
          { required: true, default: "mid" },
        ),
        requester: staff("요청자", { required: true, initial: "me", change: ["isLead:team"] }),
        start_date: date("시작일"),
        due: date("마감일", { required: true, initial: "today" }),
        progress: integer("진행률", { unit: "%", min: 0, max: 100, default: 0, hint: "완료하면 100%가 됩니다." }),
        parent: link("상위업무", { to: "task" }),
        checklist: checklist("체크리스트"),
        tags: words("태그"),
        document: link("관련문서", { to: "document" }),
        customer: link("고객사", { to: "customer" }),
        research: link("연구과제", { to: "research" }),
        repeat_rule: choice("반복", { week: "매주", month: "매월" }, { hint: "완료하면 다음 업무가 만들어집니다." }),
        repeat_to: date("반복종료"),
        /** Of a task of every month, the day of the month that it is due on; months that have no such day, on their last. */
        repeat_day: integer("반복일", { min: 1, max: 31, readOnly: true }),
        /** Made when it was done the first time. */
        next: link("다음 업무", { to: "task", readOnly: true }),
        files: files("첨부"),
        is_private: flag("비공개", { default: false, hint: "요청자·담당·참조만 봅니다." }),
        status,
        /** Lists show what is still to be done before it. */
        is_closed: flag("종결", { default: false, readOnly: true }),
        /** Kept with the task, so that lists need not count. */
        comment_count: integer("댓글수", { default: 0, readOnly: true }),
      },
      flow: {
        field: "status",
        moves: {
          start: { title: "시작", from: ["todo"], to: "run", by: [assignee], isBulk: true },
          submit: { title: "검토요청", from: ["run"], to: "review", by: [assignee], isBulk: true },
          complete: {
            title: "완료",
            from: ["todo", "run", "wait", "review"],
            to: "done",
            by: [requester, "isLead:team"],
            isBulk: true,
          },
          giveBack: {
            title: "되돌림",
            from: ["review", "done"],
            to: "run",
            by: [requester, "isLead:team"],
            reason: "required",
          },
          hold: { title: "보류", from: ["todo", "run"], to: "wait", by: [assignee, requester], reason: "optional" },
          resume: { title: "다시 진행", from: ["wait"], to: "run", by: [assignee, requester] },
          cancel: {
            title: "취소",
            from: ["todo", "run", "wait", "review"],
            to: "cancel",
            by: [requester],
            reason: "optional",
            isRare: true,
            isDangerous: true,
          },
        },
      },
    },
    task_member: {
      title: "업무참여자",
      // whether somebody takes part, and in which order, is answered by the indexes alone
      index: [
        ["task"],
        ["staff", "role", "task", "deleted_at"],
        ["staff", "role", "is_closed", "due", "task", "status", "deleted_at"],
      ],
      fields: {
        task: link("업무", { to: "task", required: true }),
        staff: staff("직원", { required: true }),
        role: choice("역할", { assignee: "담당", watcher: "참조" }, { required: true, default: "assignee" }),
        is_closed: flag("종결", { default: false, readOnly: true }),
        due: date("마감일", { readOnly: true }),
        status: { ...status, readOnly: true },
      },
    },
    task_comment: {
      title: "업무댓글",
      index: [["task"]],
      fields: {
        task: link("업무", { to: "task", required: true }),
        content: longText("내용", { required: true, max: 2000 }),
        mentions: staffList("언급"),
      },
    },
  },
  screens: [
    {
      path: "/taskmanagement/tasklist",
      name: "TaskManagement-taskList",
      guide: { label: "업무", about: "내 업무와 팀의 업무를 봅니다.", words: "할 일 태스크 todo 일감" },
      kind: "list",
      of: "task",
      can: seen,
      layouts: ["table", "board", "calendar"],
      tabs: [
        { key: "mine", title: "내 업무", party: [assignee] },
        { key: "requested", title: "요청한", party: [requester] },
        { key: "watched", title: "참조", party: [watcher] },
        { key: "team", title: "팀", can: ["staff:team", "isLead:team"] },
      ],
      columns: [
        "priority",
        "title",
        "task_member",
        "requester",
        "start_date",
        "due",
        "progress",
        "status",
        "comment_count",
      ],
      leads: "title",
      moreColumns: [
        "left",
        "kind",
        "tags",
        "parent",
        "parent.status",
        "parent.due",
        "repeat_rule",
        "is_private",
        "wdate",
        "mdate",
      ],
      search: ["title", "content", "tags"],
      filters: ["status", "task_member.staff", "due", "tags", "priority", "kind", "customer"],
      narrows: [{ label: "지연만", asks: { "due.to": -1, status: "todo,run,wait,review" } }],
      sort: [
        ["is_closed", "asc"],
        ["due", "asc"],
      ],
      bulk: ["due", "task_member.staff"],
    },
    {
      path: "/taskmanagement/taskadd",
      name: "TaskManagement-taskAdd",
      guide: { label: "업무 등록", about: "업무를 새로 등록합니다.", words: "할 일 요청 지시" },
      kind: "add",
      of: "task",
      can: ["staff:own"],
      form,
    },
    {
      path: "/taskmanagement/taskview/:idx",
      name: "TaskManagement-taskView-idx",
      kind: "view",
      of: "task",
      can: seen,
      view: [
        {
          fields: [
            "status",
            "progress",
            "priority",
            "kind",
            "requester",
            "start_date",
            "due",
            "repeat_rule",
            "repeat_to",
            "tags",
            "customer",
            "research",
            "document",
            "is_private",
          ],
        },
        { fields: ["content"] },
        { fields: ["files"] },
      ],
    },
    {
      path: "/taskmanagement/taskmod/:idx",
      name: "TaskManagement-taskMod-idx",
      kind: "edit",
      of: "task",
      can: ["staff:party", "isLead:team"],
      form,
    },
  ],
});
