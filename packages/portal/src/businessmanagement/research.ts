import type { Having, Party } from "../define/access";
import { defineModule } from "../define/define-module";
import { daysUntil } from "../define/derived";
import { choice, date, file, files, flag, integer, link, longText, money, staff, text } from "../define/fields";
import type { Notice } from "../define/flow";
import { said } from "../define/records/comments";
import { webAddress } from "../text/web-address";

const everybody = ["staff:all"] as const;
const keepers = ["staff:own", "isLead:team"] as const;
const leader: Party = { column: "idx_leader", holds: "staff" };
const member: Party = {
  column: "idx_staff",
  holds: "staff",
  below: { entity: "research_member", link: "idx_research" },
  readsOnly: true,
};
const isOpen: Having = { column: "is_open", is: true };
/** Who reads more of a project than its title and its leader. */
const insiders = ["staff:own", "isLead:team", member, isOpen] as const;
const unfinished = ["plan", "run", "check"] as const;
const running = ["run", "check"] as const;
const form = [
  { fields: ["title", "kind", "leader", "date_from", "date_to", "is_open"] },
  { fields: ["goal", "abstract", "budget", "spent", "files"] },
  { fields: ["research_member"] },
  { fields: ["research_milestone"] },
  { fields: ["research_output"] },
].map((section) => ({ ...section, editable: { in: unfinished } }));

const notice = (what: string): Notice => ({ to: [leader], kind: "task", text: `연구과제 ${what}: {name}` });

/** Research projects: who works on them, by when what is done, and what came of it. */
export default defineModule({
  key: "research",
  title: "연구",
  entities: {
    research: {
      title: "연구과제",
      name: "title",
      own: ["idx_leader", "idx_writer"],
      party: [leader, member],
      /** The unit of the leader. */
      hasOrgUnit: true,
      isKeptWhileLinked: true,
      comments: { of: "research_comment", kind: "task", notifies: [leader, member] },
      index: [["status"], ["date_from"], ["leader"]],
      holds: { by: ["leader"], while: { status: unfinished }, as: "etc" },
      parts: {
        research_member: {
          link: "research",
          isMany: true,
          title: "연구원",
          fields: ["staff", "role", "share", "date_from", "date_to"],
        },
        research_milestone: {
          link: "research",
          isMany: true,
          title: "추진일정",
          totals: ["weight"],
          fields: ["title", "due", "owner", "weight", "done_at", "memo"],
        },
        research_output: {
          link: "research",
          isMany: true,
          title: "산출물",
          fields: ["kind", "title", "out_date", "file", "url", "textbook"],
        },
      },
      derived: { left: daysUntil("종료까지", "date_to", { where: { status: unfinished } }) },
      ordered: [["date_from", "date_to"]],
      fields: {
        title: text("과제명", { required: true, max: 150 }),
        kind: choice(
          "구분",
          { content: "콘텐츠", method: "교수법", market: "시장조사", tech: "기술", paper: "학술" },
          { required: true, read: insiders },
        ),
        leader: staff("책임자", { required: true, initial: "me" }),
        date_from: date("시작일", { required: true, initial: "today", read: insiders }),
        date_to: date("종료일", { required: true, read: insiders }),
        budget: money("예산", { min: 0, read: insiders }),
        spent: money("집행액", { min: 0, read: insiders }),
        goal: longText("목표", { required: true, max: 4000, read: insiders }),
        abstract: longText("요약", { max: 8000, read: insiders }),
        progress: integer("진행률", { default: 0, unit: "%", readOnly: true, read: insiders }),
        /** When the next of its milestones is due, its last day once all are done; kept, so that lists are in its order. */
        next_due: date("다음 일정", { readOnly: true, read: insiders }),
        outputs: integer("산출물", { default: 0, unit: "건", readOnly: true, read: insiders }),
        is_open: flag("공개", {
          default: true,
          hint: "끄면 책임자, 연구원, 조직장 밖에는 과제명과 책임자만 보입니다.",
        }),
        files: files("첨부", { read: insiders }),
        status: choice(
          "상태",
          { plan: "계획", run: "진행", check: "중간보고", done: "완료", stop: "중단" },
          {
            required: true,
            default: "plan",
            readOnly: true,
            read: insiders,
            tones: { plan: "waiting", run: "running", check: "running", done: "finished", stop: "ended" },
          },
        ),
      },
      flow: {
        field: "status",
        moves: {
          start: { title: "시작 승인", from: ["plan"], to: "run", by: ["isLead:team"], notifies: notice("시작 승인") },
          report: { title: "중간보고", from: ["run"], to: "check", by: ["staff:own"], reason: "required" },
          resume: {
            title: "계속 진행",
            from: ["check"],
            to: "run",
            by: ["isLead:team"],
            reason: "optional",
            notifies: notice("계속 진행"),
            waits: { title: "중간보고한 연구" },
          },
          finish: { title: "완료", from: running, to: "done", by: ["isLead:team"], notifies: notice("완료") },
          stop: {
            title: "중단",
            from: unfinished,
            to: "stop",
            isRare: true,
            by: keepers,
            reason: "required",
            isDangerous: true,
            notifies: notice("중단"),
          },
        },
      },
      reminders: {
        end: {
          title: "끝나는 연구과제",
          on: "date_to",
          days: [-30],
          to: [leader],
          when: { status: running },
          text: "연구과제가 {date}에 끝납니다({left}): {name}",
          kind: "task",
        },
      },
      sheets: {
        outline: {
          title: "과제 개요서",
          sections: [
            { fields: ["title", "kind", "leader", "date_from", "date_to", "status", "progress", "budget", "spent"] },
            { fields: ["goal", "abstract"] },
            { title: "연구원", fields: ["research_member"] },
            { title: "추진일정", fields: ["research_milestone"] },
            { title: "산출물", fields: ["research_output"] },
          ],
          can: insiders,
        },
      },
    },
    research_member: {
      title: "연구원",
      index: [["research"], ["staff"]],
      ordered: [["date_from", "date_to"]],
      fields: {
        research: link("연구과제", { to: "research", required: true }),
        staff: staff("연구원", { required: true }),
        role: text("역할", { max: 60 }),
        share: integer("참여율", { min: 1, max: 100, unit: "%" }),
        date_from: date("시작일"),
        date_to: date("종료일"),
      },
    },
    research_milestone: {
      title: "추진일정",
      name: "title",
      index: [["research"], ["due"]],
      holds: { by: ["owner"], while: { is_done: [false], "research.status": unfinished }, as: "etc" },
      fields: {
        research: link("연구과제", { to: "research", required: true }),
        seq: integer("순서", { required: true, readOnly: true }),
        title: text("내용", { required: true, max: 150 }),
        due: date("기한", { required: true }),
        owner: staff("담당자"),
        weight: integer("비중", { required: true, min: 1, max: 100, unit: "%", hint: "모두 더해 100%" }),
        done_at: date("완료일"),
        memo: longText("경과", { max: 1000 }),
        is_done: flag("완료", { computed: ({ done_at }) => Boolean(done_at) }),
      },
      reminders: {
        due: {
          title: "연구과제 추진일정",
          on: "due",
          days: [-7, 1],
          to: [
            { column: "idx_owner", holds: "staff" },
            { ...leader, through: { entity: "research", link: "idx_research" } },
          ],
          when: { is_done: [false], "research.status": running },
          text: "연구과제 추진일정의 기한이 {date}입니다({left}): {name}",
          kind: "task",
        },
      },
    },
    research_output: {
      title: "산출물",
      name: "title",
      index: [["research"], ["textbook"]],
      fields: {
        research: link("연구과제", { to: "research", required: true }),
        kind: choice(
          "종류",
          { report: "보고서", paper: "논문", book: "교재", patent: "특허", data: "데이터", talk: "발표" },
          { required: true },
        ),
        title: text("제목", { required: true, max: 150 }),
        out_date: date("산출일", { required: true, initial: "today" }),
        file: file("파일", { maxBytes: 20 * 1024 * 1024 }),
        url: text("주소", {
          max: 300,
          pattern: webAddress,
        }),
        textbook: link("교재", { to: "textbook" }),
      },
    },
    research_comment: {
      title: "연구 의견",
      index: [["research"]],
      fields: { research: link("연구과제", { to: "research", required: true }), ...said("research_comment") },
    },
  },
  screens: [
    {
      path: "/businessmanagement/researchlist",
      name: "BusinessManagement-ResearchList",
      guide: {
        label: "연구과제",
        about: "연구과제의 일정과 산출물을 봅니다.",
        words: "연구 논문 특허 과제 프로젝트 간트 산출물 R&D",
      },
      title: "연구과제",
      kind: "list",
      of: "research",
      can: everybody,
      tabs: [
        { key: "mine", title: "내 과제", party: [leader, member] },
        { key: "run", title: "진행", where: { status: "run" } },
        { key: "all", title: "전체" },
      ],
      columns: ["title", "kind", "leader", "date_from", "date_to", "progress", "next_due", "outputs", "status"],
      leads: "title",
      moreColumns: ["team", "left", "budget", "spent", "is_open", "wdate"],
      search: ["title", "abstract", "leader", "research_member.staff"],
      filters: ["date_from", "kind", "status", "leader", "next_due"],
      narrows: [{ label: "지연만", asks: { "next_due.to": -1, status: "run,check" } }],
    },
    {
      path: "/businessmanagement/researchadd",
      name: "BusinessManagement-ResearchAdd",
      guide: { label: "연구과제 등록", about: "연구과제와 추진일정을 등록합니다.", words: "연구 과제 계획" },
      title: "연구과제",
      kind: "add",
      of: "research",
      can: ["staff:own"],
      form,
    },
    {
      path: "/businessmanagement/researchview/:idx",
      name: "BusinessManagement-ResearchView-idx",
      title: "연구과제",
      kind: "view",
      of: "research",
      can: everybody,
      view: [
        { fields: ["leader", "status", "kind", "date_from", "date_to", "left", "progress", "is_open"] },
        { fields: ["goal", "abstract", "files"] },
        { title: "연구원", fields: ["research_member"], can: insiders },
        { title: "추진일정", fields: ["research_milestone"], can: insiders },
        { title: "산출물", fields: ["research_output"], can: insiders },
      ],
      related: [
        {
          of: "task",
          title: "업무",
          columns: ["title", "requester", "due", "status"],
          sort: [["due", "asc"]],
          can: insiders,
        },
        {
          of: "studio_booking",
          title: "스튜디오",
          columns: ["booking", "booking.during", "kind", "producer"],
          can: insiders,
        },
      ],
    },
    {
      path: "/businessmanagement/researchmod/:idx",
      name: "BusinessManagement-ResearchMod-idx",
      title: "연구과제",
      kind: "edit",
      of: "research",
      can: keepers,
      form,
    },
  ],
});
