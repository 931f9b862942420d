/** A company's name without what is written now one way, now another: legal forms, spaces, signs and case. */
export function companyKey(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/주식회사|유한회사|\((주|유|재|사|가상)\)|㈜/g, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Whether ten digits are a Korean business registration number: the last one checks the others. */
export function isBusinessNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const at = [...digits].map(Number);
  const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5];
  const sum = weights.reduce(
    (all, weight, index) => all + weight * (at[index] ?? 0),
    Math.floor(((at[8] ?? 0) * 5) / 10),
  );
  return (10 - (sum % 10)) % 10 === at[9];
}
