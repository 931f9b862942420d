import writeExcel from "write-excel-file/node";

/** What stands in a cell of a file of rows. */
export type Cell = string | number | null;

/** How a file of rows is made. */
export interface TableForm {
  readonly format: "xlsx" | "csv";
  /** What a workbook's sheet is called. */
  readonly title: string;
  /** Lines above the head of a workbook. */
  readonly above: readonly string[];
}

/** Rows as a file for a spreadsheet; the first row is the head. */
export async function writeTable(form: TableForm, rows: readonly (readonly Cell[])[]): Promise<Uint8Array> {
  // bytes of their own, which can be handed over to another thread
  return Uint8Array.from(form.format === "csv" ? writeCsv(rows) : await writeXlsx(rows, form));
}

async function writeXlsx(rows: readonly (readonly Cell[])[], { title, above }: TableForm): Promise<Buffer> {
  const [head = [], ...body] = rows;
  const widths = head.map((cell, index) => {
    const longest = body.slice(0, 100).map((row) => String(row[index] ?? "").split("\n")[0]?.length ?? 0);
    return { width: Math.min(50, Math.max(10, String(cell).length * 2, ...longest.map((length) => length * 1.6))) };
  });
  const areDays = head.map((_, index) => hasDaysOnly(body.map((row) => row[index])));
  const cells = [
    ...above.map((text) => [{ value: text, type: String }]),
    head.map((cell) => ({ value: String(cell ?? ""), type: String, fontWeight: "bold" as const })),
    ...body.map((row) => row.map((cell, index) => excelCell(cell, areDays[index]))),
  ];
  const options = { columns: widths, sheet: sheetName(title), stickyRowsCount: above.length + 1 };
  const filtered = filterRow(above.length + 1, head.length, body.length);
  return writeExcel(cells, options, { features: [filtered] }).toBuffer();
}

function excelCell(cell: Cell | undefined, isDay = false) {
  if (cell === null || cell === undefined || cell === "") return null;
  if (typeof cell === "number") {
    return { value: cell, type: Number, format: Number.isInteger(cell) ? "#,##0" : "#,##0.##" };
  }
  const day = isDay ? dayIn(cell) : undefined;
  if (day) return { value: day, type: Date, format: FORMATS[cell.length] };
  // a text is a text also when it begins like a formula
  return { value: storable(cell), type: String };
}

/** How days and moments are shown, by the length of what is written. */
const FORMATS: Readonly<Record<number, string>> = {
  10: "yyyy-mm-dd",
  16: "yyyy-mm-dd hh:mm",
  19: "yyyy-mm-dd hh:mm:ss",
};

/** Whether all that stands in a column is days or moments. */
function hasDaysOnly(column: readonly (Cell | undefined)[]): boolean {
  const texts = column.filter((cell) => cell !== null && cell !== undefined && cell !== "");
  return texts.length > 0 && texts.every((cell) => typeof cell === "string" && dayIn(cell) !== undefined);
}

/** The day or moment that a text is, as UTC: a workbook has no zones, and its calendar begins in 1900. */
function dayIn(text: string): Date | undefined {
  const [, day, time = "00:00"] = /^((?:19\d\d|[2-9]\d{3})-\d\d-\d\d)(?: (\d\d:\d\d(?::\d\d)?))?$/.exec(text) ?? [];
  const at = new Date(`${day}T${time}Z`);
  // 31 February is no day
  return day && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? at : undefined;
}

/** Makes the head of the rows one by which they are filtered. */
function filterRow(head: number, columns: number, rows: number) {
  const reference = `A${head}:${columnLetters(columns)}${head + rows}`;
  const transform = (sheet: string) => sheet.replace("</sheetData>", `</sheetData><autoFilter ref="${reference}"/>`);
  return { files: { transform: { "xl/worksheets/sheet{id}.xml": { transform } } } };
}

/** The name of a spreadsheet's column: 1 is A, 27 is AA. */
function columnLetters(column: number): string {
  if (column <= 0) return "";
  return columnLetters(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26));
}

/** Rows as comma separated values that Excel reads as Korean: UTF-8 with a byte order mark. */
function writeCsv(rows: readonly (readonly Cell[])[]): Buffer {
  const lines = rows.map((row) => row.map(csvCell).join(","));
  return Buffer.from(`\uFEFF${lines.join("\r\n")}\r\n`, "utf8");
}

/** A text that a spreadsheet would run as a formula is kept from it by an apostrophe. */
function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const harmless = /^[=+\-@\t\r＝＋－＠]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A sheet's name has no signs of formulas and at most 31 characters. */
function sheetName(title: string): string {
  return title.replace(/[\\/?*[\]:']/g, " ").slice(0, 31);
}

/** XML has no place for these, and a cell for no more than 32,767 characters. */
function storable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, "").slice(0, 32_767);
}
