import { type Asker, permissionsOf } from "@portal/definition";
import { eq } from "drizzle-orm";
import { familySite } from "../../db/tables";
import type { RecordOf } from "../../records/record-of";
import type { RulesOf } from "../../records/rules";

/** Other systems: the icon of each is for those who see it, and for those who keep the list. */
export const rules: RulesOf<"family_site"> = {
  async mayReadFiles({ db, asker }, idx) {
    const [site] = await db.select().from(familySite).where(eq(familySite.idx, idx));
    const { isManageCompanyAdmin, isDevelopmentTeam } = permissionsOf(asker);
    return site !== undefined && (isManageCompanyAdmin || isDevelopmentTeam || isShownTo(asker, site));
  },
};

/** Whether somebody is led to another system: any one of its permissions is enough, and none is needed where it has none. */
export function isShownTo(
  asker: Asker,
  { is_use, visible_rule }: Pick<RecordOf<"family_site">, "is_use" | "visible_rule">,
): boolean {
  const permissions = permissionsOf(asker);
  const flags = visible_rule ?? [];
  return is_use === true && (flags.length === 0 || flags.some((flag) => permissions[flag]));
}
