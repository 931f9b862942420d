import type { By } from "../define/access";
import { defineModule } from "../define/define-module";
import { choice, date, dateTime, link, longText, staff, text } from "../define/fields";

/** The people of the team, whom it was sent to, and who leads it. */
const theirs: readonly By[] = [{ column: "idx_team", holds: "team" }, "isLead:team"];
const open = ["new", "recv", "run"] as const;

const handed = {
  title: "담당자 지정",
  by: theirs,
  fields: ["handler", "due"],
  requires: ["handler"],
  notifies: {
    to: [{ column: "idx_handler", holds: "staff" }],
    kind: "inbox",
    text: "수신 문서의 담당자로 지정되었습니다: {name}",
  },
  writes: "담당자",
} as const;

/** The drafter reads the document, and not the inbox. */
const toDrafter = {
  to: [{ column: "idx_drafter", holds: "staff", through: { entity: "document", link: "idx_document" } }],
  at: "document",
  kind: "inbox",
} as const;

/** Documents that reached a team. */
export default defineModule({
  key: "dept-inbox",
  title: "부서수신함",
  entities: {
    doc_inbox: {
      title: "수신문서",
      name: "title",
      hasOrgUnit: true,
      party: [
        { column: "idx_team", holds: "team" },
        { column: "idx_handler", holds: "staff" },
      ],
      asksPassword: ["export"],
      unique: [["document", "team"]],
      twice: { adds: [] },
      index: [["team", "status"]],
      holds: { by: ["handler"], while: { status: ["recv", "run"] }, as: "approval" },
      fields: {
        document: link("문서", { to: "document", required: true, readOnly: true }),
        /** The document's, as it was when it came. */
        title: text("제목", { required: true, max: 150, readOnly: true }),
        team: link("수신부서", { to: "team", required: true, readOnly: true }),
        handler: staff("담당자", { initial: "me", within: { team: "team" } }),
        due: date("처리기한"),
        result: longText("처리결과", { max: 2000 }),
        /** The task that was made of it. */
        task: link("업무", { to: "task", readOnly: true }),
        status: choice(
          "상태",
          { new: "미접수", recv: "접수", run: "처리중", done: "처리완료", back: "반송" },
          {
            required: true,
            default: "new",
            tones: { new: "waiting", recv: "running", run: "running", done: "finished", back: "refused" },
          },
        ),
        back_reason: text("반송사유", { max: 300, readOnly: true }),
        done_at: dateTime("완료일시", { readOnly: true }),
      },
      flow: {
        field: "status",
        moves: {
          receive: {
            title: "접수",
            from: ["new"],
            to: "recv",
            by: theirs,
            sets: { handler: "meIfEmpty" },
            isBulk: true,
          },
          finish: {
            title: "처리완료",
            from: open,
            to: "done",
            by: theirs,
            fields: ["result"],
            requires: ["result"],
            sets: { handler: "meIfEmpty", done_at: "now" },
            notifies: { ...toDrafter, text: "협조 문서 처리완료: {name}" },
          },
          assign: { ...handed, from: ["new", "recv"], to: "recv", isBulk: true },
          reassign: { ...handed, from: ["run"], to: "run" },
          task: { title: "업무로 등록", from: open, to: "run", by: theirs, fields: ["due"] },
          giveBack: {
            title: "반송",
            from: open,
            to: "back",
            by: theirs,
            reason: "required",
            reasonIn: "back_reason",
            sets: { done_at: "now" },
            notifies: { ...toDrafter, text: "협조 문서 반송: {name}{why}" },
            isDangerous: true,
          },
        },
      },
    },
  },
  screens: [
    {
      path: "/documents/deptinboxlist",
      name: "documents-DeptInboxList",
      guide: { label: "부서 수신함", about: "우리 부서가 받은 문서를 처리합니다.", words: "수신 접수 협조 공문" },
      title: "부서 수신함",
      kind: "list",
      of: "doc_inbox",
      can: ["staff:team"],
      columns: ["wdate", "document.doc_no", "title", "document.team", "document.drafter", "due", "handler", "status"],
      leads: "title",
      moreColumns: ["document.kind", "task", "result", "back_reason", "done_at"],
      titles: {
        wdate: "수신일",
        "document.doc_no": "문서번호",
        "document.kind": "양식",
        "document.team": "발신부서",
        "document.drafter": "기안자",
        due: "희망완료일",
      },
      search: ["title", "document.doc_no", "document.drafter"],
      filters: ["status", "wdate", "document.team", "handler"],
      narrows: [{ label: "내 담당", asks: { handler: "me" } }],
      sort: [
        ["status", "asc"],
        ["wdate", "desc"],
      ],
      drawer: {
        view: [
          {
            fields: [
              "document",
              "document.doc_no",
              "document.kind",
              "document.team",
              "document.drafter",
              "wdate",
              "due",
              "handler",
              "status",
              "task",
              "result",
              "back_reason",
              "done_at",
            ],
          },
        ],
      },
    },
  ],
});
