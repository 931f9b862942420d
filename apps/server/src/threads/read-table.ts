import { isUtf8 } from "node:buffer";
import { Unzip, UnzipInflate } from "fflate";
import iconv from "iconv-lite";
import { readSheet } from "read-excel-file/node";
import { composed } from "../http/requests/composed";
import { RefusedTask } from "./refused-task";

/** A row of a file that is not empty, and its number in the file; the first is 0. */
export type FileRow = readonly [number: number, cells: readonly unknown[]];

/** The most that a spreadsheet may unpack to, in bytes. */
const UNPACKED = 50 * 1024 * 1024;
/** The most cells between the first of a file and its last, empty ones too. */
const CELLS = 200_000;
/** The most lines of a CSV file, empty ones too. */
const LINES = 100_000;
/** Small enough that what one of them unpacks to (a thousand times as much) is no danger. */
const CHUNK = 16 * 1024;

/**
 * The rows of an .xlsx or a CSV file that are not empty; refuses what is neither, and more than people write. More rows
 * below the first than `most` are refused before the rest is read.
 */
export async function readTable(file: Uint8Array, most = Number.POSITIVE_INFINITY): Promise<FileRow[]> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const isZip = bytes.subarray(0, 2).toString("latin1") === "PK";
  const rows = composed(isZip ? await readWorkbook(bytes, most) : readCsv(bytes, most));
  const filled = [...rows.entries()].filter(([, cells]) => isFilled(cells));
  if (filled.length > most + 1) throw new RefusedTask("tooManyRows");
  return filled;
}

function isFilled(cells: readonly unknown[]): boolean {
  return cells.some((cell) => String(cell ?? "").trim() !== "");
}

async function readWorkbook(bytes: Buffer, most: number): Promise<unknown[][]> {
  const sheets = unpackedSheets(bytes);
  // one of them is read
  if (sheets.length > 0 && sheets.every((sheet) => filledRowsOf(sheet) > most + 1))
    throw new RefusedTask("tooManyRows");
  for (const sheet of sheets) if (cellsOf(sheet) > CELLS) throw new RefusedTask("tooLarge");
  try {
    return (await readSheet(bytes)) as unknown[][];
  } catch {
    throw new RefusedTask("unreadable");
  }
}

/** The XML of a workbook's sheets. What it unpacks to is counted while it is unpacked, and not believed. */
function unpackedSheets(bytes: Buffer): string[] {
  let size = 0;
  const sheets: Uint8Array[][] = [];
  const unzip = new Unzip((entry) => {
    const parts: Uint8Array[] = [];
    if (/worksheets\/[^/]+$/i.test(entry.name)) sheets.push(parts);
    entry.ondata = (error, chunk) => {
      if (error) throw new RefusedTask("unreadable");
      size += chunk.length;
      if (size > UNPACKED) entry.terminate();
      else parts.push(chunk);
    };
    if (size <= UNPACKED) entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && size <= UNPACKED; at += CHUNK) unzip.push(bytes.subarray(at, at + CHUNK));
  } catch {
    throw new RefusedTask("unreadable");
  }
  if (size > UNPACKED) throw new RefusedTask("tooLarge");
  return sheets.map((parts) => Buffer.concat(parts).toString("latin1"));
}

/** How many rows of a sheet have a value. */
function filledRowsOf(sheet: string): number {
  return sheet.split("<row").filter((row) => /<(v|is)>/.test(row)).length;
}

/** How many cells a sheet has between its first and its last: the reader makes every one of them. */
function cellsOf(sheet: string): number {
  let lastRow = 0;
  let lastColumn = 0;
  for (const [, letters = "", digits] of sheet.matchAll(/\br=["']([A-Za-z]{0,4})(\d{1,8})["']/g)) {
    lastRow = Math.max(lastRow, Number(digits));
    let column = 0;
    for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
    lastColumn = Math.max(lastColumn, column);
  }
  return lastRow * lastColumn;
}

/** The text of a file in UTF-8; of one that is in none, as Excel saves it in Korean. */
function textOf(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString("utf8").replace(/^\uFEFF/, "");
  return iconv.decode(bytes, "cp949");
}

function readCsv(bytes: Buffer, most: number): string[][] {
  const text = textOf(bytes);
  if (text.includes("\0") || text.includes("\uFFFD")) throw new RefusedTask("unreadable");
  const rows: string[][] = [];
  let row: string[] = [];
  let count = 0;
  let filled = 0;
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  for (let found = cells.exec(text); found; found = cells.exec(text)) {
    const [whole, quoted, plain = "", end] = found;
    if (whole === "" && row.length === 0) break;
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    row.push(cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, ""));
    if (++count > CELLS || rows.length > LINES) throw new RefusedTask("tooLarge");
    if (end === ",") continue;
    if (isFilled(row) && ++filled > most + 1) throw new RefusedTask("tooManyRows");
    rows.push(row);
    row = [];
    if (end === "") break;
  }
  if (cells.lastIndex !== 0 && cells.lastIndex < text.length) throw new RefusedTask("unreadable");
  return rows;
}
