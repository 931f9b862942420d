import { Unzip, UnzipInflate } from "fflate";
import { readSheet } from "read-excel-file/node";
import writeExcel from "write-excel-file/node";
import { ApiError } from "../api-error";
import type { Cell } from "./cells";

/** Rows as a file for a spreadsheet. The first row is the head; lines of text may stand above it. */
export async function writeXlsx(
  rows: readonly (readonly Cell[])[],
  title: string,
  above: readonly string[] = [],
): Promise<Buffer> {
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
export function writeCsv(rows: readonly (readonly Cell[])[]): Buffer {
  const lines = rows.map((row) => row.map(csvCell).join(","));
  return Buffer.from(`\uFEFF${lines.join("\r\n")}\r\n`, "utf8");
}

/** A text that a spreadsheet would run as a formula is kept from it by an apostrophe. */
function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows of an .xlsx or a CSV file; refuses what is neither, and what unpacks to more than a spreadsheet of people. */
export async function readRows(bytes: Buffer): Promise<unknown[][]> {
  const isZip = bytes.subarray(0, 2).toString("latin1") === "PK";
  if (!isZip) return readCsv(bytes);
  if (unpackedSize(bytes) > UNPACKED) throw unreadable();
  try {
    return (await readSheet(bytes)) as unknown[][];
  } catch {
    throw unreadable();
  }
}

/** The most that a spreadsheet may unpack to, in bytes. */
const UNPACKED = 50 * 1024 * 1024;

/** What a zip unpacks to, counted while it is unpacked and not believed; it stops beyond the most. */
function unpackedSize(bytes: Buffer): number {
  let size = 0;
  const unzip = new Unzip((entry) => {
    entry.ondata = (error, chunk) => {
      if (error) throw unreadable();
      size += chunk.length;
      if (size > UNPACKED) entry.terminate();
    };
    if (size <= UNPACKED) entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && size <= UNPACKED; at += CHUNK) unzip.push(bytes.subarray(at, at + CHUNK));
  } catch {
    throw unreadable();
  }
  return size;
}

/** Small enough that what one of them unpacks to (a thousand times as much) is no danger. */
const CHUNK = 16 * 1024;

function readCsv(bytes: Buffer): string[][] {
  const text = bytes.toString("utf8").replace(/^\uFEFF/, "");
  if (text.includes("\0") || text.includes("\uFFFD")) throw unreadable();
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  for (let found = cells.exec(text); found; found = cells.exec(text)) {
    const [whole, quoted, plain = "", end] = found;
    if (whole === "" && row.length === 0) break;
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    row.push(cell.replace(/^'(?=[=+\-@\t\r])/, ""));
    if (end === ",") continue;
    rows.push(row);
    row = [];
    if (end === "") break;
  }
  if (cells.lastIndex !== 0 && cells.lastIndex < text.length) throw unreadable();
  return rows;
}

function unreadable(): ApiError {
  return new ApiError(400, "읽을 수 없는 파일입니다. 엑셀(.xlsx)이나 CSV(UTF-8) 파일로 저장해서 올려 주세요.");
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
