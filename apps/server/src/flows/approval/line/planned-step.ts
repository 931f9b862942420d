/** A place in a line as it is drawn up. */
export interface PlannedStep {
  readonly role: "approve" | "agree" | "refer" | "receive";
  /** 0 where it is a team. */
  readonly idx_staff: number;
  readonly idx_team: number;
  readonly parallel_group: number | null;
}

/** Whether a step decides; the others are notified. */
export function isDeciding({ role }: { readonly role: string }): boolean {
  return role === "approve" || role === "agree";
}
