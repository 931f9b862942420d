import { type Day, roundDays } from "@portal/definition/calendar";
import { and, inArray, isNull, ne, type SQL } from "drizzle-orm";
import { ApiError } from "../../api-error";
import { lockStaff } from "../../company/away";
import type { Database } from "../../db/open";
import { staff } from "../../db/tables";
import type { Actor } from "../../status-log";
import { advanceOf, balancesOf, bucketsOf, demandsOf } from "../ledger/balance";
import { dueGrants, dueText, giveDueGrants } from "../ledger/grants";
import { enter } from "../ledger/ledger";
import { endingsBefore, endLeave } from "../ledger/year-end";

/** What a change does to one person's leave. */
export interface Change {
  readonly idx: number;
  readonly kname: string;
  readonly before: number;
  readonly change: number;
  readonly after: number;
  /** What it is, or why it is refused. */
  readonly why: string;
}

interface Correction {
  readonly kind: "grant" | "adjust" | "payout";
  readonly qty: number;
  readonly valid_from: Day;
  readonly valid_to: Day;
  readonly memo: string;
}

/**
 * Adds the same row to several people's ledgers. All or nothing: refused, naming the first, when it would take more from
 * somebody than is left and not asked for. With `check` nothing is written.
 */
export async function changeAll(
  tx: Database,
  people: readonly number[],
  correction: Correction,
  { check, ...doing }: Actor & { check: boolean },
): Promise<Change[]> {
  const { valid_from, valid_to, qty, memo, kind } = correction;
  if (kind === "grant" && qty < 0) throw new ApiError(400, "부여 일수는 0보다 커야 합니다. 빼려면 조정을 이용하세요.");
  if (kind === "payout" && qty > 0) throw new ApiError(400, "수당정산은 빼는 일수(음수)로 입력하세요.");
  const rows: Change[] = [];
  for (const person of await named(tx, inArray(staff.idx, [...people]))) {
    await lockStaff(tx, person.idx);
    const before = await leftIn(tx, person.idx, correction);
    const after = roundDays(before + qty);
    const isTooMuch = qty < 0 && after < -((await advanceOf(tx, person.idx))?.days ?? 0);
    rows.push({
      ...person,
      before,
      change: qty,
      after,
      why: isTooMuch ? `잔여보다 많이 뺄 수 없습니다. (사용 가능 ${before}일)` : memo,
    });
    if (isTooMuch && !check) {
      throw new ApiError(
        409,
        `${person.kname} 님의 잔여보다 많이 뺄 수 없습니다. (사용 가능 ${before}일) 아무것도 바뀌지 않았습니다.`,
      );
    }
    if (!check) await enter(tx, person.idx, [{ kind, qty, valid_from, valid_to, memo }], doing);
  }
  return rows;
}

/** Does what the rules say on a day, or shows it: the grants that are due, or the end of leave whose time is over. */
export async function runRules(
  tx: Database,
  { does, on, today, check }: { does: "grant" | "end"; on: Day; today: Day; check: boolean },
  doing: Actor,
): Promise<Change[]> {
  if (!check && on > today)
    throw new ApiError(409, `아직 오지 않은 날(${on})로는 실행할 수 없습니다. 미리보기만 됩니다.`);
  const people = new Map((await named(tx)).map((person) => [person.idx, person]));
  const rows: Change[] = [];
  if (does === "grant") {
    const balances = await balancesOf(tx, on);
    for (const { person, grant, ...earned } of await dueGrants(tx, on)) {
      const before = grant.valid_from <= on ? (balances.get(person.idx)?.remain ?? 0) : 0;
      const { idx, kname } = person;
      rows.push({
        idx,
        kname,
        before,
        change: earned.qty,
        after: roundDays(before + earned.qty),
        why: dueText({ grant, ...earned }),
      });
    }
    if (!check) await giveDueGrants(tx, on, doing.now, "hr");
  } else {
    for (const { idx_staff: idx, left, carried, expired } of await endingsBefore(tx, on)) {
      const why =
        left < 0
          ? "선사용분을 다음 해에서 뺌"
          : carried > 0
            ? `이월 ${carried}일, 소멸 ${expired}일`
            : `소멸 ${expired}일`;
      rows.push({
        idx,
        kname: people.get(idx)?.kname ?? "",
        before: left,
        change: roundDays(carried - left),
        after: carried,
        why,
      });
    }
    if (!check) await endLeave(tx, on, doing);
  }
  return rows;
}

/** What of somebody's leave can be used within a time and is not asked for. */
export async function leftIn(
  tx: Database,
  idx: number,
  { valid_from, valid_to }: { valid_from: Day; valid_to: Day },
): Promise<number> {
  const inside = (day: Day) => valid_from <= day && day <= valid_to;
  const left = (await bucketsOf(tx, idx))
    .filter((bucket) => bucket.valid_from === valid_from && bucket.valid_to === valid_to)
    .reduce((sum, { qty }) => sum + qty, 0);
  const asked = (await demandsOf(tx, idx)).filter(({ day }) => inside(day)).reduce((sum, { days }) => sum + days, 0);
  return roundDays(left - asked);
}

async function named(tx: Database, who?: SQL) {
  return tx
    .select({ idx: staff.idx, kname: staff.kname })
    .from(staff)
    .where(and(ne(staff.status, "retired"), isNull(staff.deleted_at), who))
    .orderBy(staff.idx);
}
