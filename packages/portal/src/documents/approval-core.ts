import { z } from "zod";
import { defineModule } from "../define/define-module";
import {
  choice,
  date,
  dateTime,
  files,
  flag,
  html,
  integer,
  json,
  link,
  longText,
  money,
  staffList,
  text,
} from "../define/fields";

/** The largest file of a document, in bytes. */
const DOCUMENT_FILE_BYTES = 10 * 1024 * 1024;

/** A place in a line that is not submitted yet. */
const plannedLine = z.array(
  z.object({
    role: z.enum(["approve", "agree", "refer", "receive"]),
    idx_staff: z.number().int(),
    idx_team: z.number().int(),
    parallel_group: z.number().int().nullable(),
  }),
);

const kinds = {
  D1: "일반기안서",
  D2: "구매품의서",
  D3: "휴가신청서",
  D4: "재택근무신청서",
  D5: "출장신청서",
  D6: "추가수당신청서",
  D7: "교육수강신청서",
  D8: "채용요청서",
  D9: "업무협조전",
  D10: "사직서",
  EXP: "지출결의서",
  SALES: "매출발행요청",
} as const;

const statuses = { draft: "임시저장", run: "진행", done: "완료", reject: "반려", withdraw: "회수" } as const;

const formData = z.record(z.string(), z.unknown());

const byDocument = (entity: string) => ({ entity, link: "idx_document" });

/** Electronic documents, the line of people who decide on them, and who has read them. */
export default defineModule({
  key: "approval-core",
  title: "전자결재",
  entities: {
    document: {
      title: "전자문서",
      name: "title",
      own: ["idx_drafter", "idx_writer"],
      hasOrgUnit: true,
      party: [
        { column: "idx_drafter", holds: "staff" },
        { column: "idx_staff", holds: "staff", below: byDocument("doc_step") },
        { column: "idx_team", holds: "team", below: byDocument("doc_step") },
      ],
      index: [
        ["drafter", "status", "submitted_at"],
        ["kind", "status"],
        ["status", "submitted_at"],
        ["office", "submitted_at"],
        ["submitted_at"],
        ["parent"],
      ],
      words: ["title", "doc_no"],
      fields: {
        kind: choice("양식", kinds, { required: true }),
        /** Given when the document is completed. */
        doc_no: text("문서번호", { unique: true, max: 40 }),
        title: text("제목", { required: true, max: 150 }),
        drafter: link("기안자", { to: "staff", required: true }),
        body: html("본문"),
        data: json("양식데이터", formData, { required: true }),
        amount: money("금액"),
        secret: choice("공개범위", { normal: "일반", private: "참여자만" }, { required: true, default: "normal" }),
        keep_years: choice(
          "보존연한",
          { "1": "1년", "3": "3년", "5": "5년", "10": "10년", "99": "영구" },
          { required: true, default: "5" },
        ),
        files: files("첨부", { max: 10, maxBytes: DOCUMENT_FILE_BYTES }),
        parent: link("관련문서", { to: "document" }),
        rev: integer("차수", { default: 1 }),
        status: choice("상태", statuses, {
          required: true,
          default: "draft",
          tones: { draft: "waiting", run: "running", done: "finished", reject: "refused", withdraw: "ended" },
        }),
        submitted_at: dateTime("상신일시"),
        done_at: dateTime("완료일시"),
        /** The line as it is drawn up, until it is submitted. */
        draft_line: json("작성 중인 결재선", plannedLine),
        /** Who wrote it, paid or is paid, as it was submitted: none of them decides on it. */
        interested: staffList("당사자"),
      },
    },
    /** What was submitted each time; it is never changed. */
    doc_revision: {
      title: "문서차수",
      unique: [["document", "rev"]],
      fields: {
        document: link("문서", { to: "document", required: true }),
        rev: integer("차수", { required: true }),
        title: text("제목", { required: true, max: 150 }),
        body: html("본문"),
        data: json("양식데이터", formData, { required: true }),
        amount: money("금액"),
        files: files("첨부"),
        submitted_at: dateTime("상신일시", { required: true }),
      },
    },
    doc_step: {
      title: "결재선",
      index: [
        ["document"],
        ["staff", "status", "doc_status", "submitted_at", "document", "role"],
        ["staff", "role", "doc_status", "submitted_at", "document"],
        ["acted_by", "doc_status", "submitted_at", "document"],
        ["team", "role", "doc_status", "submitted_at", "document"],
      ],
      fields: {
        document: link("문서", { to: "document", required: true }),
        rev: integer("차수", { required: true }),
        seq: integer("순서", { required: true }),
        role: choice("역할", { approve: "결재", agree: "합의", refer: "참조", receive: "수신" }, { required: true }),
        staff: link("대상자", { to: "staff" }),
        team: link("대상부서", { to: "team" }),
        parallel_group: integer("병렬그룹"),
        status: choice(
          "상태",
          { wait: "예정", now: "대기", ok: "승인", reject: "반려", hold: "보류", skip: "생략" },
          {
            required: true,
            default: "wait",
            tones: { wait: "waiting", now: "waiting", ok: "done", reject: "refused", hold: "waiting", skip: "ended" },
          },
        ),
        acted_by: link("처리자", { to: "staff" }),
        acted_at: dateTime("처리일시"),
        is_final: flag("전결", { default: false }),
        /**
         * When the document was last submitted, and its status: what everybody's lists are read by. The database keeps
         * both.
         */
        submitted_at: dateTime("상신일시"),
        doc_status: choice("문서상태", statuses, {
          tones: { draft: "waiting", run: "running", done: "finished", reject: "refused", withdraw: "ended" },
        }),
        /** When it became this one's turn. */
        turn_at: dateTime("차례일시"),
        opinion: longText("의견"),
        /** Why this one decides, where the rules say so or the turn came from somebody else. */
        note: text("사유", { max: 300 }),
      },
    },
    doc_comment: {
      title: "문서의견",
      index: [["document"]],
      fields: {
        document: link("문서", { to: "document", required: true }),
        staff: link("작성자", { to: "staff", required: true }),
        content: longText("내용", { required: true, max: 2000 }),
        mentions: staffList("언급"),
      },
    },
    doc_read: {
      title: "열람기록",
      unique: [["document", "staff", "rev"]],
      fields: {
        document: link("문서", { to: "document", required: true }),
        /** The revision that was read: a later one is unread again. */
        rev: integer("차수", { required: true, default: 1 }),
        staff: link("열람자", { to: "staff", required: true }),
        read_at: dateTime("열람일시", { required: true }),
      },
    },
    line_template: {
      title: "개인결재선",
      own: ["idx_owner", "idx_writer"],
      index: [["owner"]],
      fields: {
        owner: link("소유자", { to: "staff", required: true }),
        name: text("이름", { required: true, max: 40 }),
        steps: json("결재선", plannedLine, { required: true }),
      },
    },
    /** Up to which amount who has the last word (전결). */
    approval_rule: {
      title: "전결규정",
      asksPassword: ["write"],
      unique: [["kind", "amount_to"]],
      fields: {
        kind: choice("양식", kinds, { required: true }),
        /** None: every higher amount. */
        amount_to: money("금액한도", { min: 0 }),
        last_level: choice("최종결재단계", { team: "팀장", office: "본부장", ceo: "대표" }, { required: true }),
      },
    },
    /** Who decides for somebody who is away (대결). */
    delegation: {
      title: "결재위임",
      own: ["idx_staff", "idx_writer"],
      index: [["delegate", "date_to"], ["staff"]],
      fields: {
        staff: link("위임자", { to: "staff", required: true }),
        delegate: link("대결자", { to: "staff", required: true }),
        date_from: date("시작일", { required: true }),
        date_to: date("종료일", { required: true }),
        reason: text("사유", { max: 200 }),
        /** Documents of a higher amount stay with who gave it. */
        amount_to: money("금액한도", { required: true, min: 0, default: 5_000_000 }),
      },
    },
    form_favourite: {
      title: "즐겨 쓰는 양식",
      own: ["idx_staff", "idx_writer"],
      unique: [["staff", "kind"]],
      fields: {
        staff: link("직원", { to: "staff", required: true }),
        kind: text("양식", { required: true, max: 10 }),
      },
    },
  },
  screens: [
    {
      path: "/documents/alldocumentlist",
      name: "documents-AllDocumentList",
      guide: {
        label: "전체 문서",
        about: "결재할 문서와 내가 올리거나 참조된 문서를 봅니다.",
        words: "결재 결재함 기안 상신 승인 반려 참조 위임 대결",
      },
      kind: "list",
      can: ["staff:party"],
    },
    {
      path: "/documents/document/:id",
      name: "documents-document-id",
      kind: "view",
      shows: "document",
      can: ["staff:party", "isMaster:all"],
    },
    {
      path: "/documents/approvalrules",
      name: "documents-ApprovalRules",
      guide: {
        label: "전결 규정",
        about: "서식과 금액에 따라 누가 결재하는지 정합니다.",
        words: "전결 결재선 결재 규정 위임전결",
      },
      kind: "settings",
      of: "approval_rule",
      title: "전결규정",
      can: ["isMaster:all", "isHrAdmin:all"],
      columns: ["kind", "amount_to", "last_level"],
      form: [{ fields: ["kind", "amount_to", "last_level"] }],
    },
  ],
});
