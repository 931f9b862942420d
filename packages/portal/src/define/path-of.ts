/** The path of the screens that have the usual one: the name in small letters, a part after each dash, `idx` for a record. */
export function pathOf(name: string): string {
  const parts = name.toLowerCase().split("-").join("/");
  return `/${parts.replace(/\/idx$/, "/:idx")}`;
}
