/** The day of a time (by default now) on this machine's calendar, YYYY-MM-DD. */
export function today(time = new Date()): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
