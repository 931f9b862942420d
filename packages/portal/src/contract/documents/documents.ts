import { z } from "zod";
import { called, idx } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";
import {
  documentKind,
  documentStatus,
  keepYears,
  namedStaff,
  namedStep,
  relatedDocument,
  secrecy,
  stepRole,
  stepStatus,
} from "./document-values";

const storedFile = z.object({ idx: z.number().int(), name: z.string(), size: z.number().int(), mime: z.string() });

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
  /** Why this one decides, or why the turn went to somebody else. */
  note: z.string().nullable(),
});

/** What I may do with a document now. */
const may = z.object({
  approve: z.boolean(),
  reject: z.boolean(),
  hold: z.boolean(),
  /** It is held: its turn can go on without a decision. */
  resume: z.boolean(),
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
    comments: z.array(
      z.object({ idx: z.number().int(), staff: namedStaff, content: z.string(), mentions: called, wdate: z.string() }),
    ),
    readers: z.array(z.object({ staff: namedStaff, read_at: z.string() })),
    /** Its changes of status and those of the steps of every revision, newest first. */
    history: z.array(
      z.object({
        at: z.string(),
        who: z.string(),
        /** Whose step it is that changed; of the document itself, nothing. */
        step: z.object({ role: stepRole, name: z.string() }).nullable(),
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
