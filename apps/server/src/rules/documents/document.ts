import { moduleOf } from "@portal/definition";
import { sql } from "drizzle-orm";
import { document } from "../../db/tables";
import { findDocument, stepsOf } from "../../flows/approval/document";
import { isToldTo, readerOf } from "../../flows/approval/reading/reading";
import type { RulesOf } from "../../records/rules";
import { dayOf } from "../../seoul";

const forms = JSON.stringify(moduleOf.approvalCore.entities.document.fields.kind.options);

/** Documents: their way through a line of people is written in flows/approval. */
export const rules: RulesOf<"document"> = {
  // nobody writes on what another one has begun: it is named, and stays whose it is
  handsOver: {
    kind: "approval",
    held: (idx) => sql`select ${document.idx} as idx,
        concat(case ${document.status} when 'draft' then '작성 중인 기안: ' else '진행 중인 기안: ' end,
          ${forms}::jsonb ->> ${document.kind}) as title from ${document}
      where ${document.idx_drafter} = ${idx} and ${document.status} in ('draft', 'run') and ${document.deleted_at} is null`,
  },

  readable: ({ asker, now }, table) => isToldTo(asker, dayOf(now), table),

  async mayReadFiles({ db, now, asker }, idx) {
    const reader = await readerOf(db, asker, await findDocument(db, idx), await stepsOf(db, idx), dayOf(now));
    return reader !== null;
  },
};
