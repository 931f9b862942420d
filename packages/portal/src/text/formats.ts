/** What a text is that people write one way and another: it is checked, kept in one form, and found in any. */
export type TextFormat = "phone" | "businessNumber" | "email" | "homepage" | "postcode";

/** Whether it is found by its digits alone. */
export function isFoundByDigits(format: TextFormat | undefined): boolean {
  return format === "phone" || format === "businessNumber";
}

/** A kept text as people read it: a company's registration number in three groups. */
export function shownText(format: TextFormat | undefined, kept: string): string {
  return format === "businessNumber" ? kept.replace(/^(\d{3})(\d{2})(\d{5})$/, "$1-$2-$3") : kept;
}
