import { type FormDefinition, type FormValues, withParticle } from "@portal/definition";
import { and, inArray, isNull, ne } from "drizzle-orm";
import { holdersOf } from "../../../access/grants";
import { ApiError, wrongFields } from "../../../api-error";
import { headsFor, type Placed, replacementOf } from "../../../company/heads";
import type { Database } from "../../../db/open";
import { staff, team } from "../../../db/tables";
import { namedStaff, nameIn } from "../reading/people";
import { isDeciding, type PlannedStep } from "./planned-step";
import { type RequiredStep, requiredSteps } from "./required";
import { ruleFor } from "./rule";

/** Whose document it is, what is written on it, and who may not decide on it. */
export interface Concerning {
  readonly form: FormDefinition;
  readonly data: FormValues;
  readonly drafter: Placed;
  readonly interested: readonly number[];
}

/** The steps that the rules ask for of a document on a day (YYYY-MM-DD), and why. */
export async function requiredLine(
  db: Database,
  { form, data, drafter, interested }: Concerning,
  day: string,
): Promise<RequiredStep[]> {
  const amount = form.amount?.(data) ?? null;
  const [heads, rule] = [
    await headsFor(db, drafter, day),
    await ruleFor(db, { kind: form.kind, amount, drafter: drafter.idx }, day),
  ];
  return requiredSteps({ form, line: form.line(data), rule, drafter, interested, heads });
}

/** The line that a form begins with: what the rules ask for, and those who are notified. */
export async function defaultLine(db: Database, concerning: Concerning, day: string) {
  const { form, data, drafter } = concerning;
  const required = await requiredLine(db, concerning, day);
  const hrAdmins = await holdersOf(db, "isHrAdmin", day);
  const told = form.line(data).flatMap(({ role, unit }): PlannedStep[] => {
    const first = role === "refer" && unit === "hr" && hrAdmins.find((idx) => idx !== drafter.idx);
    return first && !required.some(({ idx_staff }) => idx_staff === first) ? [personal("refer", first)] : [];
  });
  return { line: [...required.map(({ role, idx_staff }) => personal(role, idx_staff)), ...told], required };
}

function personal(role: PlannedStep["role"], idx_staff: number): PlannedStep {
  return { role, idx_staff, idx_team: 0, parallel_group: null };
}

/**
 * A line that somebody drew up, as it can be decided on: their own steps and what stands there twice go, who has left is
 * replaced by the head of their unit. Throws in words when it names somebody who may not decide, or who is not there.
 */
export async function usableLine(
  db: Database,
  planned: readonly PlannedStep[],
  drafter: Placed,
  interested: readonly number[],
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
        ? ((await replacementOf(db, person, interested, day)) ?? 0)
        : step.idx_staff;
    const isOwn = idx_staff === drafter.idx;
    if (!isOwn && isDeciding(step) && interested.includes(idx_staff)) {
      throw wrongFields({
        line: `${person?.kname}님은 이 문서로 지급받는 당사자여서 결재하거나 합의할 수 없습니다. 결재선에서 빼세요.`,
      });
    }
    const isGone = idx_staff === 0 && step.idx_team === 0;
    const isTwice = steps.some((other) => other.idx_staff === idx_staff && other.idx_team === step.idx_team);
    if (!isGone && !isTwice && !isOwn) {
      steps.push({ ...step, idx_staff, parallel_group: step.role === "agree" ? step.parallel_group : null });
    }
  }
  return steps;
}

/** The steps that the rules ask for and that a line does not have; who only agrees has not approved. */
export function missingFrom(required: readonly RequiredStep[], line: readonly PlannedStep[]): RequiredStep[] {
  return required.filter(
    ({ idx_staff, role }) =>
      !line.some((step) => step.idx_staff === idx_staff && (step.role === "approve" || step.role === role)),
  );
}

/** Two approvals that the rules ask for of which the later one stands before the earlier one; the first such pair. */
function outOfOrder(required: readonly RequiredStep[], line: readonly PlannedStep[]) {
  const asked = required.filter(({ role }) => role === "approve");
  const placeOf = ({ idx_staff }: RequiredStep) => line.findIndex((step) => step.idx_staff === idx_staff);
  const at = asked.findIndex((step, index) => index > 0 && placeOf(step) < placeOf(asked[index - 1] as RequiredStep));
  return at === -1 ? null : { before: asked[at - 1] as RequiredStep, after: asked[at] as RequiredStep };
}

/** What is wrong with a line: who the rules ask for and is not there, or not in their order, nobody who decides or receives. */
export async function lineProblem(
  db: Database,
  line: readonly PlannedStep[],
  concerning: Concerning,
  required: readonly RequiredStep[],
  day: string,
): Promise<string | null> {
  const missing = missingFrom(required, line);
  if (missing.length > 0) {
    const people = await namedStaff(
      db,
      missing.map(({ idx_staff }) => idx_staff),
    );
    const words = missing.map(({ idx_staff, role, why }) => {
      const { kname, position_name } = nameIn(people, idx_staff);
      return `${kname} ${position_name}(${role === "approve" ? "결재" : "합의"} · ${why})`;
    });
    return `결재선에 꼭 있어야 할 사람이 없습니다: ${words.join(", ")}`;
  }
  const wrong = outOfOrder(required, line);
  if (wrong) {
    const people = await namedStaff(db, [wrong.before.idx_staff, wrong.after.idx_staff]);
    const [first, second] = [wrong.before, wrong.after].map(({ idx_staff }) => {
      const { kname, position_name } = nameIn(people, idx_staff);
      return `${kname} ${position_name}`;
    });
    return `결재 순서가 규정과 다릅니다: ${withParticle(String(first), "이/가")} 먼저 결재하고 그다음에 ${withParticle(String(second), "이/가")} 결재합니다.`;
  }
  const { form, drafter } = concerning;
  if (!line.some(isDeciding)) {
    const isFirst = (await headsFor(db, drafter, day)).of("ceo", drafter).includes(drafter.idx);
    if (!isFirst || form.amount !== undefined) return "결재선에 결재자를 한 명 이상 넣으세요.";
  }
  if (form.needsReceiver && !line.some(({ role }) => role === "receive")) return "수신부서를 하나 이상 선택하세요.";
  return null;
}

/** A step as it is submitted, with why the rules ask for it. */
export interface SubmittedStep extends PlannedStep {
  readonly note: string | null;
}

/** A line as it is submitted. Throws, in words, what is wrong with it. */
export async function submittedLine(
  db: Database,
  planned: readonly PlannedStep[],
  concerning: Concerning,
  day: string,
): Promise<SubmittedStep[]> {
  const { drafter, interested } = concerning;
  const line = await usableLine(db, planned, drafter, interested, day);
  const required = await requiredLine(db, concerning, day);
  const problem = await lineProblem(db, line, concerning, required, day);
  if (problem !== null) throw wrongFields({ line: problem });
  const whyOf = (step: PlannedStep) =>
    isDeciding(step) ? required.find(({ idx_staff }) => idx_staff === step.idx_staff)?.why : undefined;
  return line.map((step) => ({ ...step, note: whyOf(step)?.slice(0, 300) ?? null }));
}

async function staffOf(db: Database, idxs: readonly number[]) {
  const wanted = idxs.filter((idx) => idx !== 0);
  if (wanted.length === 0) return new Map<number, Placed & { status: string; kname: string }>();
  const { idx, idx_office, idx_team, status, kname } = staff;
  const rows = await db
    .select({ idx, idx_office, idx_team, status, kname })
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
