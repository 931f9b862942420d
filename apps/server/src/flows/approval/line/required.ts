import { type FormDefinition, type LineRule, withParticle } from "@portal/definition";
import type { Heads, Level, Placed } from "../../../company/heads";
import type { PlannedStep } from "./planned-step";

/** The levels at which somebody decides, from below. */
export const levels: readonly Level[] = ["team", "office", "ceo"];

export const levelTitles: Readonly<Record<Level, string>> = { team: "팀장", office: "본부장", ceo: "대표" };

/** Who has the last word on documents of a form, amount and drafter. */
export interface ApprovalRule {
  readonly last_level: Level;
  /** In won; none is every amount. */
  readonly amount_to: number | null;
  /** Why this drafter has a rule of their own; `null` where it is everybody's. */
  readonly exception: string | null;
}

/** A step that the rules ask for, and why. */
export interface RequiredStep extends PlannedStep {
  readonly role: "approve" | "agree";
  readonly why: string;
}

interface Asked {
  readonly form: Pick<FormDefinition, "title" | "amount">;
  readonly line: readonly LineRule[];
  readonly rule: ApprovalRule | null;
  readonly drafter: Placed;
  /** Who wrote it, paid or is paid: none of them decides. */
  readonly interested: readonly number[];
  readonly heads: Heads;
}

/**
 * The steps that a document cannot do without. The rules on amounts cut the levels that its form names. Nobody decides on
 * what is theirs or on what belongs to whom they work for: where one of the interested heads a level, the turn goes to who
 * stands above. A level without a head is left out, and who stands at two places decides at the later one.
 */
export function requiredSteps({ form, line, rule, drafter, interested, heads }: Asked): RequiredStep[] {
  const isInterested = (idx: number) => interested.includes(idx);
  const headsOf = (level: Level) => heads.of(level, drafter);
  const own = levels.findLastIndex((level) => headsOf(level).includes(drafter.idx));
  const bar = levels.findLastIndex((level) => headsOf(level).some(isInterested));
  const why = ruleText(form, rule);
  const steps: RequiredStep[] = line.flatMap(({ role, unit }) => {
    if (role === "refer") return [];
    if (unit === "hr") return stepOf(role, heads.hr, isInterested, `${form.title}: 피플본부 ${roleTitles[role]}`);
    const at = levels.indexOf(unit);
    const isWithin = role !== "approve" || rule === null || at <= levels.indexOf(rule.last_level);
    if (at <= own || !isWithin || headsOf(unit).some(isInterested)) return [];
    return stepOf(role, headsOf(unit)[0], isInterested, why);
  });
  const isDecided = steps.some((step) => step.role === "approve" && (bar === own || isBeyond(step.idx_staff, bar)));
  if (!isDecided) steps.splice(lastApproval(steps) + 1, 0, ...above());
  return steps.filter(
    (step, index) =>
      !steps.some(
        (other, place) =>
          other.idx_staff === step.idx_staff &&
          (other.role === step.role ? place > index : place !== index && other.role === "approve"),
      ),
  );

  function isBeyond(idx: number, level: number): boolean {
    return levels.some((one, at) => at > level && headsOf(one).includes(idx));
  }

  /** Who stands above all whom it concerns; above the head of the company only the accounting office looks at money. */
  function above(): RequiredStep[] {
    const next = levels.slice(bar + 1).flatMap((level) => headsOf(level)[0] ?? [])[0];
    const because =
      bar < 0
        ? why
        : `${withParticle(levelTitles[levels[bar] as Level], "이/가")} 기안자이거나 지급받는 당사자여서 위 조직장이 결재`;
    if (next !== undefined) return stepOf("approve", next, isInterested, because);
    if (form.amount === undefined || bar < 0) return [];
    return stepOf("approve", heads.accounting, isInterested, "대표의 지출이어서 회계 조직장이 결재");
  }
}

const roleTitles = { approve: "결재", agree: "합의" };

function stepOf(
  role: "approve" | "agree",
  idx: number | null | undefined,
  isInterested: (idx: number) => boolean,
  why: string,
): RequiredStep[] {
  if (idx == null || isInterested(idx)) return [];
  return [{ role, idx_staff: idx, idx_team: 0, parallel_group: null, why }];
}

function lastApproval(steps: readonly RequiredStep[]): number {
  return steps.findLastIndex(({ role }) => role === "approve");
}

function ruleText({ title }: Pick<FormDefinition, "title">, rule: ApprovalRule | null): string {
  if (rule === null) return `${title}의 결재 단계`;
  const upTo = rule.amount_to === null ? "" : `${rule.amount_to.toLocaleString("ko-KR")}원까지 `;
  const words = `${upTo}${levelTitles[rule.last_level]} 전결`;
  return rule.exception === null ? `전결규정: ${words}` : `전결 예외: ${words} (${rule.exception})`;
}
