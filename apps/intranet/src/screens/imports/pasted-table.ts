/** A table that was copied from a spreadsheet, its cells parted by tabs, as CSV; CSV stays as it is. */
export function pastedTable(text: string): string {
  if (!text.includes("\t")) return text;
  const cells = /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r?\n|$)/g;
  return text.replace(cells, (_, cell: string, end: string) => {
    const isPlain = cell.startsWith('"') || !/[",]/.test(cell);
    return `${isPlain ? cell : `"${cell.replaceAll('"', '""')}"`}${end === "\t" ? "," : end}`;
  });
}
