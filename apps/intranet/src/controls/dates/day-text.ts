/** Whether a text names a day that there is, as `YYYY-MM-DD`. */
export function isDay(text: string | null): text is string {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day that a text begins with: 2026-3-2, 2026.3.2, 2026. 3. 2, 2026/03/02 and 20260302 are the same one. */
export function dayIn(text: string): string | null {
  const [, year, month = "", day = ""] =
    /^(\d{4})[-./]\s?(\d{1,2})[-./]\s?(\d{1,2})(?!\d)/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})(?!\d)/.exec(text) ?? [];
  const found = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(found) ? found : null;
}
