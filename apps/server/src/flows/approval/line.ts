import { type FormDefinition, type FormValues, permissionIds } from "@portal/definition";
import { and, asc, eq, gte, inArray, isNull, ne, or } from "drizzle-orm";
import { ApiError } from "../../api-error";
import type { Database } from "../../db/open";
import { approvalRule, staff, team } from "../../db/tables";
import { headsFor, type Level, type Placed, replacementOf } from "./heads";

/** A place in a line as it is drawn up. */
export interface PlannedStep {
  readonly role: "approve" | "agree" | "refer" | "receive";
  /** 0 where it is a team. */
  readonly idx_staff: number;
  readonly idx_team: number;
  readonly parallel_group: number | null;
}

const levels: readonly Level[] = ["team", "office", "ceo"];

/** Whether a step decides; the others are told. */
export function isDeciding({ role }: { readonly role: string }): boolean {
  return role === "approve" || role === "agree";
}

/** Up to which level the rules ask for documents of this form and amount; `null` where they say nothing. */
export async function lastLevelOf(db: Database, kind: string, amount: number | null): Promise<Level | null> {
  const [rule] = await db
    .select({ last_level: approvalRule.last_level })
    .from(approvalRule)
    .where(
      and(
        eq(approvalRule.kind, kind),
        or(isNull(approvalRule.amount_to), gte(approvalRule.amount_to, amount ?? 0)),
        isNull(approvalRule.deleted_at),
      ),
    )
    .orderBy(asc(approvalRule.amount_to))
    .limit(1);
  return (rule?.last_level as Level | undefined) ?? null;
}

/**
 * The line that a form begins with. The rules on amounts cut it; nobody decides on their own document or on that of
 * whom they work for, and who stands at two places decides at the later one. A level without a head is left out. Where
 * nobody of the form's own levels is left to approve it, who heads the next level does.
 */
export async function defaultLine(
  db: Database,
  form: FormDefinition,
  data: FormValues,
  drafter: Placed,
  day: string,
): Promise<PlannedStep[]> {
  const [heads, last] = [
    await headsFor(db, drafter, day),
    await lastLevelOf(db, form.kind, form.amount?.(data) ?? null),
  ];
  // whoever heads a level has only those beyond it above them
  const own = levels.findLastIndex((level) => heads.of(level, drafter)[0] === drafter.idx);
  const above = levels.slice(own + 1);
  const stepOf = (role: PlannedStep["role"], who: readonly (number | null)[]): PlannedStep[] => {
    const first = who.find((idx) => idx !== null && idx !== drafter.idx);
    return first == null ? [] : [{ role, idx_staff: first, idx_team: 0, parallel_group: null }];
  };
  const isWithin = (level: Level) => last === null || levels.indexOf(level) <= levels.indexOf(last);
  const steps = form.line(data).flatMap(({ role, unit }) => {
    if (unit === "hr") return stepOf(role, role === "refer" ? permissionIds.staff.hrAdmin : [heads.hr]);
    if (!above.includes(unit) || (role === "approve" && !isWithin(unit))) return [];
    return stepOf(role, heads.of(unit, drafter));
  });
  const isApproved = steps.some(({ role }) => role === "approve");
  const next = above.flatMap((level) => heads.of(level, drafter));
  const line = isApproved ? steps : [...stepOf("approve", next), ...steps];
  return line.filter(
    (step, index) =>
      !line.some((other, place) => place > index && other.idx_staff === step.idx_staff && isDeciding(other)),
  );
}

/**
 * A line that somebody drew up, as it can be decided on: their own steps and what stands there twice go, who has left is
 * replaced by the head of their unit. Throws in words when it names nobody who decides, or somebody who is not there.
 */
export async function usableLine(
  db: Database,
  planned: readonly PlannedStep[],
  drafter: Placed,
  { needsReceiver = false }: Pick<FormDefinition, "needsReceiver">,
  day: string,
): Promise<PlannedStep[]> {
  const people = await staffOf(
    db,
    planned.map(({ idx_staff }) => idx_staff),
  );
  await checkTeams(
    db,
    planned.map(({ idx_team }) => idx_team),
  );
  const steps: PlannedStep[] = [];
  for (const step of planned) {
    if ((step.idx_staff === 0) === (step.idx_team === 0))
      throw new ApiError(400, "결재선에 사람이나 부서를 선택하세요.");
    if (step.idx_staff === 0 && isDeciding(step))
      throw new ApiError(400, "결재와 합의는 사람이 합니다. 결재자를 선택하세요.");
    const person = people.get(step.idx_staff);
    if (step.idx_staff !== 0 && !person) throw new ApiError(400, "결재선에 없는 직원이 있습니다. 다시 선택하세요.");
    const idx_staff =
      person?.status === "retired" && isDeciding(step)
        ? ((await replacementOf(db, person, drafter.idx, day)) ?? 0)
        : step.idx_staff;
    const isGone = idx_staff === 0 && step.idx_team === 0;
    const isTwice = steps.some((other) => other.idx_staff === idx_staff && other.idx_team === step.idx_team);
    const isOwn = idx_staff === drafter.idx;
    if (!isGone && !isTwice && !isOwn) {
      steps.push({ ...step, idx_staff, parallel_group: step.role === "agree" ? step.parallel_group : null });
    }
  }
  if (!steps.some(isDeciding) && !(await headsFor(db, drafter, day)).of("ceo", drafter).includes(drafter.idx)) {
    throw new ApiError(400, "결재선에 결재자를 한 명 이상 넣으세요.");
  }
  if (needsReceiver && !steps.some(({ role }) => role === "receive")) {
    throw new ApiError(400, "수신부서를 하나 이상 선택하세요.");
  }
  return steps;
}

async function staffOf(db: Database, idxs: readonly number[]) {
  const wanted = idxs.filter((idx) => idx !== 0);
  if (wanted.length === 0) return new Map<number, Placed & { status: string }>();
  const { idx, idx_office, idx_team, status } = staff;
  const rows = await db
    .select({ idx, idx_office, idx_team, status })
    .from(staff)
    .where(and(inArray(idx, wanted), isNull(staff.deleted_at)));
  return new Map(rows.map((row) => [row.idx, row]));
}

async function checkTeams(db: Database, idxs: readonly number[]): Promise<void> {
  const wanted = [...new Set(idxs.filter((idx) => idx !== 0))];
  if (wanted.length === 0) return;
  const rows = await db
    .select({ idx: team.idx })
    .from(team)
    .where(and(inArray(team.idx, wanted), ne(team.is_use, false), isNull(team.deleted_at)));
  if (rows.length !== wanted.length) throw new ApiError(400, "결재선에 없는 부서가 있습니다. 다시 선택하세요.");
}
