import { permissionsOf } from "@portal/definition";
import { eq } from "drizzle-orm";
import { contentPage } from "../../db/tables";
import type { RulesOf } from "../../records/rules";

/** Pages that stand by themselves: before one is published, its pictures are its admins' alone, as its text is. */
export const rules: RulesOf<"content_page"> = {
  async mayReadFiles({ db, asker }, idx) {
    const [page] = await db.select().from(contentPage).where(eq(contentPage.idx, idx));
    return page !== undefined && (page.is_published || permissionsOf(asker).isManageCompanyAdmin);
  },
};
