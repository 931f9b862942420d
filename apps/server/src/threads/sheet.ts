import { EXPORT_ROWS, LINE_ROWS } from "@portal/definition/contract";
import { ApiError } from "../api-error";
import type { Database } from "../db/open";
import { asOneTransaction } from "../db/transactions";
import { Lane, TaskRefused, TooBusy, TooMuch } from "./lane";
import type { FileRow } from "./read-table";
import type { Cell, TableForm } from "./write-table";

export type { Cell };

/** Files are read and made by threads of their own: nobody waits for one but who has sent or asked for it. */
const files = new Lane(2, { milliseconds: 20_000, megabytes: 512, ofOne: { running: 1, waiting: 1 } });

/** Rows as a file for a spreadsheet; the first row is the head. */
export async function writeTable(form: TableForm, rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  try {
    return Buffer.from(await files.run("write", form, rows));
  } catch (error) {
    if (error instanceof TooMuch) throw new ApiError(400, "파일이 너무 커서 만들지 못했습니다. 조건으로 좁혀 주세요.");
    throw reworded(error);
  }
}

/** The rows of an .xlsx or a CSV file, but for the empty ones: the first, and as many below it as may come at once. */
export async function readRows(bytes: Buffer, most: number): Promise<readonly FileRow[]> {
  try {
    return await files.run("read", { bytes, most });
  } catch (error) {
    if (error instanceof TaskRefused && error.why === "tooManyRows")
      throw new ApiError(400, `한 번에 ${most.toLocaleString("ko")}행까지 가져올 수 있습니다. 나누어 가져오세요.`);
    throw reworded(error);
  }
}

/** The cells of such a file as texts: days as YYYY-MM-DD, moments with their time. */
export async function textsOf(bytes: Buffer | undefined): Promise<string[][]> {
  if (!bytes) throw new ApiError(400, "가져올 파일을 선택하세요.");
  const rows = (await readRows(bytes, LINE_ROWS)).map(([, row]) => row.map(textOf));
  return rows.filter((row) => row.some((cell) => cell !== ""));
}

/** A cell's text on one line. */
export function textOf(cell: unknown): string {
  if (cell instanceof Date)
    return cell
      .toISOString()
      .replace(/T00:00:00.*$/, "")
      .replace("T", " ")
      .slice(0, 16);
  return String(cell ?? "")
    .replace(/\s+/g, " ")
    .trim();
}

function reworded(error: unknown): unknown {
  if (error instanceof TooBusy) {
    return new ApiError(429, "앞서 받은 파일을 처리하고 있습니다. 끝난 뒤에 다시 시도하세요.");
  }
  if (error instanceof TooMuch || (error instanceof TaskRefused && error.why === "tooLarge")) {
    return new ApiError(400, "칸이 너무 많은 파일입니다. 쓰지 않는 행과 열을 지우고 저장해서 올려 주세요.");
  }
  if (error instanceof TaskRefused) {
    return new ApiError(400, "읽을 수 없는 파일입니다. 엑셀(.xlsx)이나 CSV 파일로 저장해서 올려 주세요.");
  }
  return error;
}

/** How many rows are read at once: as many stop nobody, and the database answers soon. */
const IN_A_PART = 2000;

/** What is read of records, some of them after the others; more than a file takes are refused. */
export async function inParts<Read>(
  idxs: readonly number[],
  read: (some: readonly number[]) => Promise<readonly Read[]>,
): Promise<Read[]> {
  refuseTooMany(idxs.length);
  const all: Read[] = [];
  for (let at = 0; at < idxs.length; at += IN_A_PART) all.push(...(await read(idxs.slice(at, at + IN_A_PART))));
  return all;
}

/** The rows of every page of a list as they were at one moment; more than a file takes are refused. */
export function everyPage<Row>(
  db: Database,
  read: (page: { readonly page: number; readonly rows: number }) => Promise<readonly Row[]>,
): Promise<Row[]> {
  return asOneTransaction(
    db,
    async () => {
      const all: Row[] = [];
      for (let page = 1, isMore = true; isMore; page++) {
        const found = await read({ page, rows: IN_A_PART });
        all.push(...found);
        refuseTooMany(all.length);
        isMore = found.length === IN_A_PART;
      }
      return all;
    },
    { isolationLevel: "repeatable read" },
  );
}

function refuseTooMany(rows: number): void {
  if (rows <= EXPORT_ROWS) return;
  throw new ApiError(400, `${EXPORT_ROWS.toLocaleString("ko")}건까지 내려받을 수 있습니다. 조건으로 좁혀 주세요.`);
}
