import { z } from "zod";
import { defineModule } from "../define/define-module";
import { choice, dateTime, flag, html, integer, json, link, money, text } from "../define/fields";

const byDocument = (entity: string) => ({ entity, link: "idx_document" });

/** Electronic documents, the line of people who decide on them, and who has read them. */
export default defineModule({
  key: "approval-core",
  title: "전자결재",
  entities: {
    document: {
      title: "전자문서",
      own: ["idx_drafter"],
      isPlaced: true,
      party: [
        { column: "idx_drafter", holds: "staff" },
        { column: "idx_staff", holds: "staff", below: byDocument("doc_step") },
        { column: "idx_team", holds: "team", below: byDocument("doc_step") },
      ],
      index: [["drafter", "status"]],
      fields: {
        kind: choice(
          "양식",
          {
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
          },
          { required: true },
        ),
        /** Given when the document is completed. */
        doc_no: text("문서번호", { unique: true, max: 40 }),
        title: text("제목", { required: true, max: 150 }),
        drafter: link("기안자", { to: "staff", required: true }),
        body: html("본문"),
        data: json("양식데이터", z.record(z.string(), z.unknown()), { required: true }),
        amount: money("금액"),
        secret: choice("공개범위", { normal: "일반", private: "참여자만" }, { required: true, default: "normal" }),
        keep_years: choice(
          "보존연한",
          { "1": "1년", "3": "3년", "5": "5년", "10": "10년", "99": "영구" },
          { required: true, default: "5" },
        ),
        parent: link("관련문서", { to: "document" }),
        rev: integer("차수", { default: 1 }),
        status: choice(
          "상태",
          { draft: "임시저장", run: "진행", done: "완료", reject: "반려", withdraw: "회수" },
          { required: true, default: "draft" },
        ),
        submitted_at: dateTime("상신일시"),
        done_at: dateTime("완료일시"),
      },
    },
    doc_step: {
      title: "결재선",
      index: [["document"], ["staff", "status"], ["acted_by"], ["team"]],
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
          { required: true, default: "wait" },
        ),
        acted_by: link("처리자", { to: "staff" }),
        acted_at: dateTime("처리일시"),
        is_final: flag("전결", { default: false }),
        opinion: text("의견"),
      },
    },
    doc_read: {
      title: "열람기록",
      unique: [["document", "staff"]],
      fields: {
        document: link("문서", { to: "document", required: true }),
        staff: link("열람자", { to: "staff", required: true }),
        read_at: dateTime("열람일시", { required: true }),
      },
    },
  },
  screens: [],
});
