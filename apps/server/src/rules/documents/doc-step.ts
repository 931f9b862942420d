import { moduleOf } from "@portal/definition";
import { and, eq, inArray, sql } from "drizzle-orm";
import { docStep, document, staff } from "../../db/tables";
import { findSteps, passOn, stepsLeftOf } from "../../flows/approval/acting/pass-on";
import type { RulesOf } from "../../records/rules";

const forms = JSON.stringify(moduleOf.approvalCore.entities.document.fields.kind.options);

/** Steps of documents: whoever leaves gives on where they still decide, told by form and drafter alone. */
export const rules: RulesOf<"doc_step"> = {
  handsOver: {
    kind: "approval",
    held: (idx) => sql`select ${docStep.idx} as idx,
        concat('결재할 문서: ', ${forms}::jsonb ->> ${document.kind}, ' (', ${staff.kname}, ')') as title from ${docStep}
      join ${document} on ${document.idx} = ${docStep.idx_document} join ${staff} on ${staff.idx} = ${document.idx_drafter}
      where ${stepsLeftOf(idx, ["now", "hold", "wait"])}`,
    async give(context, idxs, from, to) {
      const isMeant = and(eq(docStep.idx_staff, from), inArray(docStep.idx, sql`(${idxs})`));
      for (const step of await findSteps(context.db, isMeant)) await passOn(context.db, step, to, context);
    },
  },
};
