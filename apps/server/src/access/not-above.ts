import { type Access, type Asker, mayOpen, permissionFlags } from "@portal/definition";
import { eq } from "drizzle-orm";
import { ApiError } from "../api-error";
import type { Database } from "../db/open";
import { staff } from "../db/tables";
import { askerOf } from "./asker";

/** What somebody may by more than being on the staff: by a flag, by heading a unit, by working in accounting. */
const more: readonly Access[] = [
  ...permissionFlags.map((flag) => `${flag}:all` as const),
  "isLead:team",
  "accounting:all",
];

/** Whether somebody may what another one may not. */
export function mayMore(theirs: Asker, mine: Asker): boolean {
  return more.some((access) => mayOpen(theirs, [access]) && !mayOpen(mine, [access]));
}

/** Refuses what would make somebody's way in another one's, where they may what that one may not: it would be a way up. */
export async function refuseAbove(db: Database, mine: Asker, idx: number, today: string): Promise<void> {
  const [whose] = await db.select().from(staff).where(eq(staff.idx, idx));
  if (whose && mayMore(await askerOf(db, whose, today), mine))
    throw new ApiError(
      403,
      "나에게 없는 권한이 있는 직원의 로그인은 바꿀 수 없습니다. 그 권한이 모두 있는 관리자에게 부탁하세요.",
    );
}
