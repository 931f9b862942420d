/** The names of the holidays among these days. */
export function useHolidays(_days: readonly string[]): Readonly<Record<string, string>> {
  return {};
}
