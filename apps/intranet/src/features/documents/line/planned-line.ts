import type { PlannedStep, RequiredStep, Role } from "../names";

/** A line as the server takes it. */
export function sentLine(line: readonly PlannedStep[]) {
  return line.map(({ role, staff, team, parallel_group }) => ({
    role,
    idx_staff: staff?.idx ?? 0,
    idx_team: team?.idx ?? 0,
    parallel_group,
  }));
}

/** Whether a step decides; the others are notified. */
export function isDeciding({ role }: Pick<PlannedStep, "role">): boolean {
  return role === "approve" || role === "agree";
}

/** Why the rules ask for a step; nothing where it may be left out. */
export function whyOf(step: PlannedStep, required: readonly RequiredStep[] = []): string | undefined {
  if (!isDeciding(step)) return undefined;
  return required.find(
    ({ idx_staff, role }) => idx_staff === step.staff?.idx && (role === step.role || step.role === "approve"),
  )?.why;
}

/** A line in the order in which it is kept: who decides, who is notified, who receives. */
export function orderedLine(line: readonly PlannedStep[]): PlannedStep[] {
  const of = (role: Role) => line.filter((step) => step.role === role);
  return grouped([...line.filter(isDeciding), ...of("refer"), ...of("receive")]);
}

/** Joins somebody who agrees with those before them who agree at the same time, or takes them out of the group. */
export function joined(line: readonly PlannedStep[], at: number): PlannedStep[] {
  const before = line[at - 1];
  const step = line[at];
  if (!step || !before || step.role !== "agree" || before.role !== "agree") return [...line];
  const isTogether = step.parallel_group !== null && step.parallel_group === before.parallel_group;
  const group = before.parallel_group ?? 1 + Math.max(0, ...line.map((one) => one.parallel_group ?? 0));
  return grouped(
    line.map((one, index) => {
      if (index === at) return { ...one, parallel_group: isTogether ? null : group };
      return index === at - 1 && !isTogether ? { ...one, parallel_group: group } : one;
    }),
  );
}

/** Whether somebody agrees at the same time as the one before. */
export function isTogether(line: readonly PlannedStep[], at: number): boolean {
  const group = line[at]?.parallel_group ?? null;
  return group !== null && line[at - 1]?.parallel_group === group;
}

/** Numbers the groups anew by their place; a group is those who stand together and agree, two at least. */
function grouped(line: readonly PlannedStep[]): PlannedStep[] {
  let last = 0;
  return line.map((step, at) => {
    const isGroup = (other: PlannedStep | undefined) =>
      step.role === "agree" &&
      other?.role === "agree" &&
      step.parallel_group !== null &&
      other.parallel_group === step.parallel_group;
    const withBefore = isGroup(line[at - 1]);
    if (!withBefore && !isGroup(line[at + 1])) return { ...step, parallel_group: null };
    if (!withBefore) last += 1;
    return { ...step, parallel_group: last };
  });
}
