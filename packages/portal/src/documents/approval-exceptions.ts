import { defineModule } from "../define/define-module";
import { choice, date, money, staff, text } from "../define/fields";
import approvalCore from "./approval-core";

const { document, approval_rule } = approvalCore.entities;
const keepers = ["isMaster:all", "isHrAdmin:all"] as const;
const readers = [...keepers, "accounting:all"] as const;

/** Rules of their own for one drafter: who has the last word instead, why, and that accounting agreed. */
export default defineModule({
  key: "approval-exceptions",
  title: "전결 예외",
  entities: {
    approval_exception: {
      title: "전결예외",
      asksPassword: ["write"],
      index: [["staff", "kind"]],
      ordered: [["date_from", "date_to"]],
      fields: {
        staff: staff("기안자", { required: true }),
        kind: choice("양식", document.fields.kind.options, { required: true }),
        /** Documents of a higher amount follow the rules. */
        amount_to: money("금액한도", { required: true, min: 0 }),
        last_level: choice("최종결재단계", approval_rule.fields.last_level.options, { required: true }),
        date_from: date("시작일", { required: true, initial: "today" }),
        date_to: date("종료일", { required: true }),
        reason: text("사유", { required: true, max: 300 }),
        status: choice(
          "상태",
          { req: "동의 대기", ok: "동의", reject: "거절", end: "해지" },
          { required: true, default: "req", tones: { req: "waiting", ok: "done", reject: "refused", end: "ended" } },
        ),
      },
      flow: {
        field: "status",
        moves: {
          agree: { title: "동의", from: ["req"], to: "ok", by: ["accounting:all"] },
          refuse: {
            title: "거절",
            from: ["req"],
            to: "reject",
            by: ["accounting:all"],
            reason: "required",
            isDangerous: true,
          },
          end: {
            title: "해지",
            from: ["req", "ok"],
            to: "end",
            isRare: true,
            by: readers,
            reason: "optional",
            isDangerous: true,
          },
        },
      },
    },
  },
  screens: [
    {
      path: "/documents/approvalexceptions",
      name: "documents-ApprovalExceptions",
      guide: { label: "전결 예외", about: "전결 규정의 예외를 보고 합의합니다.", words: "전결 결재선 예외 합의" },
      kind: "list",
      of: "approval_exception",
      title: "전결 예외",
      can: readers,
      columns: ["staff", "kind", "amount_to", "last_level", "date_from", "date_to", "reason", "status"],
      search: ["staff", "reason"],
      filters: ["kind", "status"],
      sort: [["date_to", "desc"]],
    },
    {
      path: "/documents/approvalexceptionadd",
      name: "documents-ApprovalExceptionAdd",
      guide: {
        label: "전결 예외 요청",
        about: "사유를 적어 전결 규정의 예외를 요청합니다.",
        words: "전결 결재선 예외",
      },
      kind: "add",
      of: "approval_exception",
      title: "전결 예외",
      can: keepers,
      form: [
        { fields: ["staff", "kind", "amount_to", "last_level", "date_from", "date_to"] },
        { title: "예외 사유", fields: ["reason"] },
      ],
    },
    {
      path: "/documents/approvalexceptionview/:idx",
      name: "documents-ApprovalExceptionView-idx",
      kind: "view",
      of: "approval_exception",
      title: "전결 예외",
      can: readers,
      view: [
        { fields: ["staff", "kind", "amount_to", "last_level", "date_from", "date_to", "reason", "status", "writer"] },
      ],
    },
  ],
});
