import { z } from "zod";
import { day, ordered } from "../../define/dates";
import { idx, idxOrAll, whole, words } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";
import { documentKind, formData, lineStep, namedStaff, namedStep, stepRole, stepStatus, won } from "./document-values";

/** The line that a form begins with: who decides follows from the form, its content and the rules on amounts. */
export const previewLine = defineCall({
  method: "post",
  path: "/rest/documents/previewLine",
  title: "기본 결재선",
  writes: false,
  can: ["staff:own"],
  body: z.object({ kind: documentKind, data: formData.default({}) }),
  answer: envelope.extend({
    line: z.array(namedStep),
    /** Who cannot be left out of it, in which part, and why. */
    required: z.array(z.object({ idx_staff: z.number().int(), role: stepRole, why: z.string() })),
  }),
});

/** The lines that I keep under a name. */
export const getLineTemplates = defineCall({
  method: "get",
  path: "/rest/documents/getLineTemplates",
  title: "개인결재선 목록",
  can: ["staff:own"],
  answer: envelope.extend({
    list: z.array(z.object({ idx: z.number().int(), name: z.string(), line: z.array(namedStep) })),
  }),
});

export const saveLineTemplate = defineCall({
  method: "post",
  path: "/rest/documents/saveLineTemplate",
  title: "개인결재선 저장",
  can: ["staff:own"],
  body: z.object({
    idx: idxOrAll,
    name: words(40).min(1, "결재선 이름을 입력하세요."),
    line: z.array(lineStep).min(1, "결재선에 한 명 이상 넣으세요.").max(60),
  }),
  answer: envelope.extend({ idx: z.number().int() }),
});

export const removeLineTemplate = defineCall({
  method: "post",
  path: "/rest/documents/removeLineTemplate",
  title: "개인결재선 삭제",
  can: ["staff:own"],
  body: z.object({ idx }),
  answer: envelope,
});

const delegation = z.object({
  idx: z.number().int(),
  staff: namedStaff,
  delegate: namedStaff,
  date_from: z.string(),
  date_to: z.string(),
  reason: z.string(),
  /** Documents of a higher amount stay with who gave it, in won. */
  amount_to: won,
  is_active: z.boolean(),
});

/** A document that somebody decided on in another one's place. */
const decidedInPlace = z.object({
  idx_document: z.number().int(),
  /** "(비공개)" to who may not open it. */
  title: z.string(),
  kind: documentKind,
  amount: won.nullable(),
  staff: namedStaff,
  delegate: namedStaff,
  status: stepStatus,
  acted_at: z.string(),
});

/** Who decides for me while I am away, and for whom I do. */
export const getDelegations = defineCall({
  method: "get",
  path: "/rest/documents/getDelegations",
  title: "결재위임 목록",
  can: ["staff:own"],
  answer: envelope.extend({
    given: z.array(delegation),
    received: z.array(delegation),
    /** What was decided in my place, by me in another one's, or in a unit that I head; the newest fifty. */
    decided: z.array(decidedInPlace),
  }),
});

/** Up to which amount others decide for somebody unless they say otherwise, in won. */
export const DELEGATED_AMOUNT = 5_000_000;

export const saveDelegation = defineCall({
  method: "post",
  path: "/rest/documents/saveDelegation",
  title: "결재위임 저장",
  asksPassword: true,
  can: ["staff:own"],
  body: ordered(
    z.object({
      idx: idxOrAll,
      idx_delegate: idx,
      date_from: day,
      date_to: day,
      reason: words(200).default(""),
      amount_to: whole(0, Number.MAX_SAFE_INTEGER, "금액한도를 원 단위로 입력하세요.").default(DELEGATED_AMOUNT),
    }),
    { of: ["date_from", "date_to"] },
  ),
  answer: envelope.extend({ idx: z.number().int() }),
});

/** Ends it at once, or undoes it when it has not begun. */
export const endDelegation = defineCall({
  method: "post",
  path: "/rest/documents/endDelegation",
  title: "결재위임 해제",
  can: ["staff:own"],
  body: z.object({ idx }),
  answer: envelope,
});
