import { permissionsOf } from "@portal/definition";
import { sql } from "drizzle-orm";
import { kpiItem } from "../../../db/tables";
import type { RulesOf } from "../../../records/rules";

/** Of what somebody is measured by only those know who read their sheet. */
export const rules: RulesOf<"kpi_item"> = {
  readable: ({ person, asker }) =>
    permissionsOf(asker).pd_auth
      ? sql`true`
      : sql`${kpiItem.idx_sheet} in (select idx from kpi_sheet where ${person.idx} in (idx_staff, idx_first_staff, idx_second_staff))`,
};
