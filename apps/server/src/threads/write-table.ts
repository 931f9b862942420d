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
  const cells = [
    ...above.map((text) => [{ value: text, type: String }]),
    head.map((cell) => ({ value: String(cell ?? ""), type: String, fontWeight: "bold" as const })),
    ...body.map((row) =>
      row.map((cell) =>
        typeof cell === "number"
          ? { value: cell, type: Number, format: Number.isInteger(cell) ? "#,##0" : "#,##0.##" }
          : // a text is a text also when it begins like a formula
            cell !== null && { value: storable(cell), type: String },
      ),
    ),
  ].map((row) => row.map((cell) => (cell === false ? null : cell)));
  return writeExcel(cells, { columns: widths, sheet: sheetName(title), stickyRowsCount: above.length + 1 }).toBuffer();
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
