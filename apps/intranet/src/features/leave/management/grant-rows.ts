/** The rows of a table copied from Excel or of CSV: employee number, days, first and last day, reason; a head is left out. */
export function grantRowsOf(text: string) {
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((line) => cellsOf(line))
    .filter(([first = ""]) => first !== "" && first !== "사번")
    .map(([emp_no = "", qty = "", valid_from = "", valid_to = "", memo = ""]) => ({
      emp_no,
      qty,
      valid_from: dayOf(valid_from),
      valid_to: dayOf(valid_to),
      memo,
    }));
}

function cellsOf(line: string): string[] {
  const cells = line.includes("\t") ? line.split("\t") : (line.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? []);
  return cells.map((cell) =>
    cell
      .replace(/,$/, "")
      .trim()
      .replace(/^"(.*)"$/s, "$1")
      .replaceAll('""', '"')
      .trim(),
  );
}

/** Excel writes days in several ways: 2026.1.1, 2026/01/01. */
function dayOf(text: string): string {
  const parts = /^(\d{4})[-./]\s*(\d{1,2})[-./]\s*(\d{1,2})\.?$/.exec(text);
  return parts ? [parts[1], parts[2]?.padStart(2, "0"), parts[3]?.padStart(2, "0")].join("-") : text;
}
