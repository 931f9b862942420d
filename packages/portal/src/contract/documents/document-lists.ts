import { z } from "zod";
import { ordered } from "../../define/dates";
import { page, rows, whole } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";
import { documentKind, documentStatus, namedStaff, ofUnit, orAll, searched, sorted } from "./document-values";

/**
 * Which documents: those that wait for me (T1), that I am in but do not wait for me (P1), completed (P2), that I am to
 * know of (T3), returned (P3), my drafts (D1), those that I withdrew (D2), and those of the units that I lead and of the
 * forms whose books I keep (U1).
 */
export const documentLists = {
  T1: "결재할 문서",
  P1: "진행 중인 문서",
  P2: "완료 문서",
  T3: "참조 문서",
  P3: "반려 문서",
  D1: "임시저장",
  D2: "회수 문서",
  U1: "담당 문서",
} as const;

export type DocumentListType = keyof typeof documentLists;

const amount = orAll(whole(0, Number.MAX_SAFE_INTEGER));

/** Notes of every document that I am to know of (T3) that I have read it. */
export const readReferences = defineCall({
  method: "post",
  path: "/rest/documents/readReferences",
  title: "참조 문서 모두 읽음",
  can: ["staff:party"],
  body: z.object({}),
  answer: envelope.extend({ count: z.number().int() }),
});

export const getDocumentList = defineCall({
  method: "get",
  path: "/rest/documents/getDocumentList",
  title: "문서 목록",
  can: ["staff:party"],
  query: ordered(
    z.object({
      doc_type: z.enum(Object.keys(documentLists) as [DocumentListType, ...DocumentListType[]]).default("T1"),
      page,
      rows: rows(),
      /** Looked for in the title, the text, the number and the drafter's name, or in one of them. */
      ...searched,
      field: orAll(z.enum(["title", "body", "doc_no", "drafter"])),
      kind: orAll(documentKind),
      ...ofUnit,
      amount_from: amount,
      amount_to: amount,
      ...sorted(["submitted_at", "done_at", "title", "kind", "amount", "drafter"]),
    }),
  ),
  answer: envelope.extend({
    list: z.array(
      z.object({
        idx: z.number().int(),
        rev: z.number().int(),
        doc_no: z.string().nullable(),
        kind: documentKind,
        title: z.string(),
        amount: z.number().int().nullable(),
        status: documentStatus,
        secret: z.enum(["normal", "private"]),
        drafter: namedStaff,
        /** Who decides now; more than one when they agree at the same time. */
        current: z.array(z.string()),
        files: z.number().int(),
        opinions: z.number().int(),
        /** When it was submitted, or last written to while it was not. ISO 8601. */
        submitted_at: z.string(),
        done_at: z.string().nullable(),
        is_unread: z.boolean(),
        /** It is of a person for whom I decide (대결). */
        is_for_another: z.boolean(),
        /** May be approved among many at once. */
        is_batch: z.boolean(),
      }),
    ),
    /** How many there are, counted up to {@link COUNTED_ROWS}. */
    total: z.number().int(),
    /** There are more than were counted. */
    more: z.boolean(),
  }),
});
