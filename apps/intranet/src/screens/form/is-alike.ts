/** Whether two values of a field are the same; what is empty is alike, however it is written. */
export function isAlike(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
