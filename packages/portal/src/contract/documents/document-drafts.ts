import { z } from "zod";
import { idx, idxOrAll, secret, ver, words } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";
import {
  documentKind,
  documentStatus,
  formData,
  keepYears,
  lineStep,
  namedStaff,
  namedStep,
  relatedDocument,
  secrecy,
} from "./document-values";

/** What somebody writes into a document; it is checked when it is submitted, not while it is drawn up. */
const written = {
  kind: documentKind,
  title: words(150).default(""),
  body: secret(500_000).default(""),
  data: formData.default({}),
  secret: secrecy.default("normal"),
  keep_years: keepYears.default("5"),
  /** The document it refers to. */
  idx_parent: idxOrAll,
  /** Stored files (`uploadFile`), at most ten. */
  files: z.array(idx).max(10, "첨부파일은 10개까지 올릴 수 있습니다.").default([]),
  line: z.array(lineStep).max(60).default([]),
};

/** What a form begins with: empty, or copied from a document of the same form or from the one that it follows from. */
export const startDocument = defineCall({
  method: "get",
  path: "/rest/documents/startDocument",
  title: "기안 시작",
  can: ["staff:own"],
  query: z.object({
    kind: documentKind,
    /** A document to copy; of another form, what follows from it (an expense from a purchase). */
    from: idxOrAll,
    /** Of a 교육 수강 신청서: the course that is signed up for. */
    course: idxOrAll,
    /** Of a 지출결의서: the record whose cost it claims, by its entity and number. */
    spent: words(40).default(""),
    spent_idx: idxOrAll,
  }),
  answer: envelope.extend({
    title: z.string(),
    body: z.string(),
    data: z.record(z.string(), z.unknown()),
    secret: secrecy,
    keep_years: keepYears,
    parent: relatedDocument.nullable(),
    line: z.array(namedStep),
    drafter: namedStaff,
    office_name: z.string(),
    /** The names of linked records in `data`, by entity and number. */
    names: z.record(z.string(), z.record(z.string(), z.string())),
  }),
});

/** Keeps what was written so far, finished or not. Without `idx` a new draft begins. */
export const saveDraft = defineCall({
  method: "post",
  path: "/rest/documents/saveDraft",
  title: "임시저장",
  can: ["staff:own"],
  body: z.object({ idx: idxOrAll, ver: ver.default(0), ...written }),
  answer: envelope.extend({ idx: z.number().int(), ver: z.number().int() }),
});

/** Keeps and submits. What is missing is reported by field; `ver` is that of the last save. */
export const submitDocument = defineCall({
  method: "post",
  path: "/rest/documents/submitDocument",
  title: "상신",
  can: ["staff:own"],
  body: z.object({ idx: idxOrAll, ver: ver.default(0), ...written }),
  answer: envelope.extend({ idx: z.number().int(), status: documentStatus }),
});

/** What would be said of a form if it were submitted now: what is wrong, and what is only to be looked at. */
export const checkDocument = defineCall({
  method: "post",
  path: "/rest/documents/checkDocument",
  title: "기안 검사",
  writes: false,
  can: ["staff:own"],
  body: z.object({ idx: idxOrAll, ...written }),
  answer: envelope.extend({
    problems: z.array(z.object({ path: z.string(), message: z.string() })),
    warnings: z.array(
      z.object({
        path: z.string(),
        message: z.string(),
        /** The screen on which it is put right, for whoever may open it. */
        way: z.object({ label: z.string(), route: z.string(), search: z.string().optional() }).optional(),
      }),
    ),
    /** The form's computed values, such as days or a total. */
    computed: z.record(z.string(), z.unknown()),
    /** What the server knows beside it, such as the days of leave that remain. */
    shown: z.record(z.string(), z.string()),
  }),
});

/** Removes a draft that was never submitted. */
export const removeDraft = defineCall({
  method: "post",
  path: "/rest/documents/removeDraft",
  title: "임시저장 삭제",
  can: ["staff:own"],
  body: z.object({ idx, ver }),
  answer: envelope,
});

/** What the form picker shows. */
export const getFormPicker = defineCall({
  method: "get",
  path: "/rest/documents/getFormPicker",
  title: "양식 선택",
  can: ["staff:own"],
  answer: envelope.extend({
    favourites: z.array(documentKind),
    /** The forms that I used last, newest first. */
    recent: z.array(documentKind),
    drafts: z.array(relatedDocument.extend({ status: documentStatus, mdate: z.string() })),
    /** My completed documents, newest first, to copy from. */
    completed: z.array(relatedDocument.extend({ done_at: z.string() })),
  }),
});

export const saveFavouriteForm = defineCall({
  method: "post",
  path: "/rest/documents/saveFavouriteForm",
  title: "즐겨 쓰는 양식",
  can: ["staff:own"],
  body: z.object({ kind: documentKind, is_on: z.boolean() }),
  answer: envelope,
});
