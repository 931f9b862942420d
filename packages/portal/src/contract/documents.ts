import { z } from "zod";
import { defineCall } from "./define-call";
import {
  documentKind,
  documentStatus,
  formData,
  keepYears,
  lineStep,
  namedStaff,
  namedStep,
  report,
  secrecy,
  stepRole,
  stepStatus,
  ver,
} from "./document-values";
import { envelope } from "./envelope";
import { idx, idxOrAll, secret, whole, words } from "./values";

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

const storedFile = z.object({ idx: z.number().int(), name: z.string(), size: z.number().int(), mime: z.string() });
const relatedDocument = z.object({
  idx: z.number().int(),
  doc_no: z.string().nullable(),
  title: z.string(),
  kind: documentKind,
});

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
  body: z.object({ idx: idxOrAll, ver: whole(0, 2_147_483_647).default(0), ...written }),
  answer: envelope.extend({ idx: z.number().int(), ver: z.number().int() }),
});

/** Keeps and submits. What is missing is told by field; `ver` is that of the last save. */
export const submitDocument = defineCall({
  method: "post",
  path: "/rest/documents/submitDocument",
  title: "상신",
  can: ["staff:own"],
  body: z.object({ idx: idxOrAll, ver: whole(0, 2_147_483_647).default(0), ...written }),
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
    warnings: z.array(z.object({ path: z.string(), message: z.string() })),
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

const step = namedStep.extend({
  idx: z.number().int(),
  seq: z.number().int(),
  status: stepStatus,
  /** Who decided: another than `staff` is 대결. */
  acted_by: namedStaff.nullable(),
  acted_at: z.string().nullable(),
  /** Ended the line (전결). */
  is_final: z.boolean(),
  opinion: z.string().nullable(),
});

/** What I may do with a document now. */
const may = z.object({
  approve: z.boolean(),
  reject: z.boolean(),
  hold: z.boolean(),
  /** End the line (전결). */
  final: z.boolean(),
  recall: z.boolean(),
  /** Somebody has already approved: a recall needs its reason. */
  recallNeedsReason: z.boolean(),
  edit: z.boolean(),
  remove: z.boolean(),
  copy: z.boolean(),
  addStep: z.boolean(),
  addReference: z.boolean(),
  comment: z.boolean(),
  /** The forms that follow from it once it is completed. */
  follow: z.array(documentKind),
});

/** A document with everything its page shows. Reading it marks it as read; masters who take no part are recorded. */
export const getDocument = defineCall({
  method: "get",
  path: "/rest/documents/getDocument",
  title: "문서 보기",
  writes: true,
  can: ["staff:party", "isMaster:all"],
  query: z.object({ idx }),
  answer: envelope.extend({
    idx: z.number().int(),
    ver: z.number().int(),
    kind: documentKind,
    doc_no: z.string().nullable(),
    title: z.string(),
    body: z.string(),
    data: z.record(z.string(), z.unknown()),
    names: z.record(z.string(), z.record(z.string(), z.string())),
    amount: z.number().int().nullable(),
    secret: secrecy,
    keep_years: keepYears,
    rev: z.number().int(),
    status: documentStatus,
    drafter: namedStaff,
    office_name: z.string(),
    /** ISO 8601, as every time here. */
    wdate: z.string(),
    submitted_at: z.string().nullable(),
    done_at: z.string().nullable(),
    /** Every stored file of the document, those of its form's fields too. */
    files: z.array(storedFile),
    /** Which of them are attached to the document itself. */
    attached: z.array(z.number().int()),
    parent: relatedDocument.nullable(),
    /** Documents that followed from this one. */
    children: z.array(relatedDocument),
    /** The line of this revision; of a draft, as it is drawn up. */
    line: z.array(step),
    /** What was submitted before, newest first. */
    revisions: z.array(
      z.object({
        rev: z.number().int(),
        title: z.string(),
        submitted_at: z.string(),
        line: z.array(step),
      }),
    ),
    comments: z.array(z.object({ idx: z.number().int(), staff: namedStaff, content: z.string(), wdate: z.string() })),
    readers: z.array(z.object({ staff: namedStaff, read_at: z.string() })),
    history: z.array(
      z.object({
        at: z.string(),
        who: z.string(),
        from: z.string().nullable(),
        to: z.string(),
        memo: z.string().nullable(),
      }),
    ),
    /** How the teams that received it deal with it. */
    received: z.array(
      z.object({
        team_name: z.string(),
        handler: z.string().nullable(),
        status: z.string(),
        due: z.string().nullable(),
        note: z.string().nullable(),
      }),
    ),
    /** Records that came of it, with their screens. */
    results: z.array(z.object({ title: z.string(), note: z.string(), path: z.string() })),
    may,
    /** I see it as an auditor; that is recorded. */
    is_audit: z.boolean(),
  }),
});

/** A stored file of a document, for those who may read the document. */
export const getDocumentFile = defineCall({
  method: "get",
  path: "/rest/documents/getDocumentFile",
  title: "문서 파일",
  writes: true,
  can: ["staff:party", "isMaster:all"],
  query: z.object({ idx, file: idx, inline: z.enum(["Y", "N"]).default("N") }),
  type: "application/octet-stream",
});

/** What is done to a document. `rev` is the revision that was looked at; another one is refused. */
export const actions = ["approve", "reject", "hold", "final", "recall"] as const;

export const actOnDocument = defineCall({
  method: "post",
  path: "/rest/documents/actOnDocument",
  title: "결재 (승인·반려·보류·전결·회수)",
  can: ["staff:party"],
  body: z.object({
    idx,
    rev: whole(1, 10_000),
    action: z.enum(actions, "할 일을 선택하세요."),
    /** Needed to reject, and to recall what somebody has approved. */
    opinion: words(1000).default(""),
  }),
  answer: envelope.extend({ status: documentStatus, doc_no: z.string().nullable() }),
});

/** The highest amount of a document that may be approved among many at once, in won. */
export const BATCH_AMOUNT = 5_000_000;

/** Approves several documents; each is decided by itself. Amounts of {@link BATCH_AMOUNT} or more are left out. */
export const approveDocuments = defineCall({
  method: "post",
  path: "/rest/documents/approveDocuments",
  title: "일괄승인",
  can: ["staff:party"],
  body: z.object({
    list: z
      .array(z.object({ idx, rev: whole(1, 10_000) }))
      .min(1, "문서를 하나 이상 선택하세요.")
      .max(100),
    opinion: words(1000).default(""),
  }),
  answer: envelope.extend({ list: report }),
});

/** The last one in the line adds somebody behind themselves. */
export const addStep = defineCall({
  method: "post",
  path: "/rest/documents/addStep",
  title: "결재자 추가",
  can: ["staff:party"],
  body: z.object({ idx, rev: whole(1, 10_000), role: stepRole.extract(["approve", "agree"]), idx_staff: idx }),
  answer: envelope,
});

/** The drafter lets more people or teams know. */
export const addReference = defineCall({
  method: "post",
  path: "/rest/documents/addReference",
  title: "참조 추가",
  can: ["staff:party"],
  body: z
    .object({ idx, idx_staff: z.array(idx).max(30).default([]), idx_team: z.array(idx).max(30).default([]) })
    .refine(({ idx_staff, idx_team }) => idx_staff.length + idx_team.length > 0, "참조할 사람이나 부서를 선택하세요."),
  answer: envelope,
});

export const addDocumentComment = defineCall({
  method: "post",
  path: "/rest/documents/addComment",
  title: "의견 남기기",
  can: ["staff:party"],
  body: z.object({ idx, content: words(2000).min(1, "의견을 입력하세요.") }),
  answer: envelope.extend({ idx: z.number().int() }),
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
