export const keepers = ["pd_auth:all"] as const;
/** Who interviews reads the applicant by their marks' sheet, and nothing by which one is reached or paid. */
export const interviewersBy = <const Link extends string>(link: Link) =>
  ({ column: "idx_interviewer", holds: "staff", below: { entity: "interview_eval", link }, readsOnly: true }) as const;
export const marks = [
  { fields: ["interviewer", "starts_at", "status", "submitted_at"] },
  { title: "평가", fields: ["skill", "attitude", "fit", "score", "decision", "comment"] },
] as const;
