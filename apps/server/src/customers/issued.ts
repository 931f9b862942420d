/** States of an invoice that was issued and holds. */
export const issued: readonly string[] = ["done", "part", "paid"];

/** Whether an invoice was issued and holds. */
export function isIssued({ status }: { readonly status: string }): boolean {
  return issued.includes(status);
}
