import { z } from "zod";
import { day, ordered } from "../../define/dates";
import { idx, idxOrAll, page, rows, words } from "../../define/values";
import deptInbox from "../../documents/dept-inbox";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";
import { codesOf, documentKind, idxs, namedStaff, orAll, report, searched, sorted } from "./document-values";

export const inboxStatus = codesOf(deptInbox.entities.doc_inbox.fields.status.options);

/** What reached my team. */
export const getDeptInboxList = defineCall({
  method: "get",
  path: "/rest/documents/getDeptInboxList",
  title: "부서 수신함",
  can: ["staff:team"],
  query: ordered(
    z.object({
      ...searched,
      status: orAll(inboxStatus),
      /** The sending team. */
      idx_team: idxOrAll,
      idx_handler: idxOrAll,
      page,
      rows: rows(),
      ...sorted(["wdate", "due", "title", "status"]),
    }),
  ),
  answer: envelope.extend({
    list: z.array(
      z.object({
        idx: z.number().int(),
        idx_document: z.number().int(),
        /** ISO 8601. */
        wdate: z.string(),
        doc_no: z.string().nullable(),
        kind: documentKind,
        title: z.string(),
        drafter: namedStaff,
        due: z.string().nullable(),
        handler: namedStaff.nullable(),
        status: inboxStatus,
        result: z.string().nullable(),
        back_reason: z.string().nullable(),
        done_at: z.string().nullable(),
        /** The task that was made of it. */
        idx_task: z.number().int().nullable(),
      }),
    ),
    total: z.number().int(),
    /** I may give it to others than myself. */
    may: z.object({ assign: z.boolean() }),
  }),
});

export const receiveInbox = defineCall({
  method: "post",
  path: "/rest/documents/receiveInbox",
  title: "수신 문서 접수",
  can: ["staff:team"],
  body: z.object({ idxs }),
  answer: envelope.extend({ list: report }),
});

/** Gives it to somebody of the team: to oneself, or, as the lead, to anybody. */
export const assignInbox = defineCall({
  method: "post",
  path: "/rest/documents/assignInbox",
  title: "수신 문서 담당자 지정",
  can: ["staff:team"],
  body: z.object({ idx, idx_handler: idx, due: orAll(day) }),
  answer: envelope,
});

/** Makes a task of it. */
export const taskFromInbox = defineCall({
  method: "post",
  path: "/rest/documents/taskFromInbox",
  title: "수신 문서를 업무로 등록",
  can: ["staff:team"],
  body: z.object({ idx, title: words(150).default(""), due: orAll(day) }),
  answer: envelope.extend({ idx_task: z.number().int() }),
});

export const finishInbox = defineCall({
  method: "post",
  path: "/rest/documents/finishInbox",
  title: "수신 문서 처리완료",
  can: ["staff:team"],
  body: z.object({ idx, result: words(2000).min(1, "처리 결과를 입력하세요.") }),
  answer: envelope,
});

export const returnInbox = defineCall({
  method: "post",
  path: "/rest/documents/returnInbox",
  title: "수신 문서 반송",
  can: ["staff:team"],
  body: z.object({ idx, reason: words(300).min(1, "반송 사유를 입력하세요.") }),
  answer: envelope,
});
