import { authOf, permissionsOf } from "@portal/definition";
import { and, eq, exists, inArray, isNull, or, sql } from "drizzle-orm";
import { wrongFields } from "../../api-error";
import { document } from "../../db/tables";
import type { RulesOf } from "../../records/rules";
import { dayOf } from "../../seoul";

/** Expenses as they were submitted: of documents that are decided on or through, the private ones for few. */
export const rules: RulesOf<"expense"> = {
  visible({ asker, person }, { idx_document }) {
    const isPaying = permissionsOf(asker).isSalesAdmin || authOf(asker.idx_office) === "accounting";
    const isShown = and(
      eq(document.idx, idx_document),
      isNull(document.deleted_at),
      inArray(document.status, ["run", "done"]),
      // a private one is between its participants and those who pay
      isPaying ? undefined : or(eq(document.secret, "normal"), eq(document.idx_drafter, person.idx)),
    );
    return exists(sql`(select from ${document} where ${isShown})`);
  },

  async moving({ now }, { values }) {
    if (values.pay_date && values.pay_date > dayOf(now)) {
      throw wrongFields({ pay_date: "지급일은 오늘이거나 그 전이어야 합니다." });
    }
    return undefined;
  },
};
