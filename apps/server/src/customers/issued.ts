/** States of an invoice that was issued and holds. */
export const issued: readonly string[] = ["done", "part", "paid"];
/** States of what was issued ever: an invoice that was taken back counts with the negative one that took it back. */
export const everIssued: readonly string[] = [...issued, "cancel"];

/** Whether an invoice was issued and holds. */
export function isIssued({ status }: { readonly status: string }): boolean {
  return issued.includes(status);
}
