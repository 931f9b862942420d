import { type Asker, permissionsOf, rowsOf } from "@portal/definition";
import type { Post } from "./posts";

type Target = NonNullable<Post["target"]>;

/**
 * The target of a lead's notice, who notifies only the units that the lead heads: what was chosen, all of these units where
 * nothing was, `undefined` when something else was chosen. Whoever may tell everybody keeps what was chosen.
 */
export function leadTarget(
  asker: Asker,
  chosen: Target | null,
  officeOf: (team: number) => number,
): Target | null | undefined {
  const headed = rowsOf(asker, ["isLead:team"], { hasOrgUnit: true });
  if (headed === "all" || tellsAll(asker)) return chosen;
  const of = (column: string) => [
    ...new Set(headed.filter((match) => match.column === column).flatMap((match) => match.in.map(Number))),
  ];
  const [offices, teams] = [of("idx_office"), of("idx_team")];
  if (chosen === null) {
    return { ...(offices.length > 0 && { idx_office: offices }), ...(teams.length > 0 && { idx_team: teams }) };
  }
  const isWithin =
    !chosen.idx_sector?.length &&
    (chosen.idx_office ?? []).every((idx) => offices.includes(idx)) &&
    (chosen.idx_team ?? []).every((idx) => teams.includes(idx) || offices.includes(officeOf(idx)));
  return isWithin ? chosen : undefined;
}

/** A target that names a unit; `null` for everybody. */
export function targetOf(given: Target | null | undefined): Target | null {
  const named = Object.entries(given ?? {}).filter(([, units]) => units !== undefined && units.length > 0);
  return named.length > 0 ? Object.fromEntries(named) : null;
}

function tellsAll(asker: Asker): boolean {
  const { isMaster, pd_auth, isManageSupportAdmin, isManageCompanyAdmin } = permissionsOf(asker);
  return isMaster || pd_auth || isManageSupportAdmin || isManageCompanyAdmin;
}
