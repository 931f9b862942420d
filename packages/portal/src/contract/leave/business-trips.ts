import { z } from "zod";
import { idx, secret, ver, words } from "../../define/values";
import drafting from "../../documents/drafting";
import { defineCall } from "../define-call";
import { codesOf } from "../documents/document-values";
import { envelope } from "../envelope";

/** The trip that a document asked for, by the document's number, with its report; for those who may read the document. */
export const getTripReport = defineCall({
  method: "get",
  path: "/rest/documents/getTripReport",
  title: "출장 결과보고 보기",
  can: ["staff:party", "isMaster:all"],
  query: z.object({ idx }),
  answer: envelope.extend({
    ver: z.number().int(),
    status: codesOf(drafting.entities.business_trip.fields.status.options),
    /** HTML; empty until it is written. */
    report: z.string(),
    report_due: z.string().nullable(),
    /** When it was written last, ISO 8601. */
    reported_at: z.string().nullable(),
    may: z.object({ report: z.boolean(), cancel: z.boolean() }),
  }),
});

/** The traveller reports what came of the trip, from its first day on; written again, it is changed. */
export const saveTripReport = defineCall({
  method: "post",
  path: "/rest/documents/saveTripReport",
  title: "출장 결과보고",
  can: ["staff:own"],
  body: z.object({ idx, ver, report: secret(500_000) }),
  answer: envelope,
});

/** The traveller does not go after all: the time is free again, and so is the car. Until the trip begins. */
export const cancelTrip = defineCall({
  method: "post",
  path: "/rest/documents/cancelTrip",
  title: "출장 취소",
  can: ["staff:own"],
  body: z.object({ idx, ver, reason: words(300).min(1, "취소 사유를 입력하세요.") }),
  answer: envelope,
});
