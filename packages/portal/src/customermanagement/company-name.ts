/** A company's name without what is written now one way, now another: legal forms, spaces, signs and case. */
export function companyKey(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/주식회사|유한회사|\((주|유|재|사|가상)\)|㈜/g, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
