import { defineModule } from "../define/define-module";
import { choice, date, dateTime, link, longText, text } from "../define/fields";

/** Documents that reached a team. */
export default defineModule({
  key: "dept-inbox",
  title: "부서수신함",
  entities: {
    doc_inbox: {
      title: "부서수신함",
      party: [
        { column: "idx_team", holds: "team" },
        { column: "idx_handler", holds: "staff" },
      ],
      unique: [["document", "team"]],
      twice: { adds: [] },
      index: [["team", "status"]],
      holds: { by: ["handler"], while: { status: ["recv", "run"] }, as: "approval" },
      fields: {
        document: link("문서", { to: "document", required: true }),
        team: link("수신부서", { to: "team", required: true }),
        handler: link("담당자", { to: "staff" }),
        due: date("처리기한"),
        result: longText("처리결과"),
        /** The task that was made of it. */
        task: link("업무", { to: "task" }),
        status: choice(
          "상태",
          { new: "미접수", recv: "접수", run: "처리중", done: "처리완료", back: "반송" },
          {
            required: true,
            default: "new",
            tones: { new: "waiting", recv: "running", run: "running", done: "finished", back: "refused" },
          },
        ),
        back_reason: text("반송사유", { max: 300 }),
        done_at: dateTime("완료일시"),
      },
    },
  },
  screens: [
    {
      path: "/documents/deptinboxlist",
      name: "documents-DeptInboxList",
      guide: { label: "부서 수신함", about: "우리 부서가 받은 문서를 처리합니다.", words: "수신 접수 협조 공문" },
      kind: "list",
      can: ["staff:team"],
    },
  ],
});
