import { z } from "zod";
import { idx, mentions, whole, words } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";
import { documentStatus, report, stepRole } from "./document-values";

/** What is done to a document; `resume` ends what `hold` began. `rev` is the revision that was looked at; another one is refused. */
export const actions = ["approve", "reject", "hold", "resume", "final", "recall"] as const;

export const actOnDocument = defineCall({
  method: "post",
  path: "/rest/documents/actOnDocument",
  title: "결재 (승인·반려·보류·전결·회수)",
  can: ["staff:party"],
  body: z.object({
    idx,
    rev: whole(1, 10_000),
    action: z.enum(actions, "할 일을 선택하세요."),
    /** Needed to reject, to hold, and to recall what somebody has approved. */
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
  body: z.object({ idx, content: words(2000).min(1, "의견을 입력하세요."), mentions }),
  answer: envelope.extend({ idx: z.number().int() }),
});
