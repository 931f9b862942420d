import { columnName, type EntityScreen, type Field } from "@portal/definition";
import { and, inArray, or } from "drizzle-orm";
import { ApiError } from "../api-error";
import { type FindByName, readCell } from "./cells";
import { type Entity, entityOf } from "./entity";
import { columnsOf, fixedOf, readForm } from "./forms";
import { columnOf, isKept, namingField, placeOf } from "./place";
import { rewordRefusal } from "./refusal";
import type { Asking, Row } from "./rules";
import { addingScreens, insertRecord, refuseOutside } from "./save";
import { screenFor } from "./scope";
import { readRows } from "./sheet";

/** How many rows a file may bring. */
const IMPORT_ROWS = 2000;
/** The largest file, in bytes. */
export const IMPORT_BYTES = 3 * 1024 * 1024;

interface RowError {
  readonly row: number;
  readonly column: string;
  readonly message: string;
}

/** Thrown to leave the transaction without a trace of it. */
class Undone extends Error {}

/**
 * Adds the rows of a file as records, all of them or none: with one that is wrong nothing is kept, and every row's
 * mistakes are told. With `check` they are only told.
 */
export async function importRows(
  asking: Asking,
  entity: Entity,
  { screen: name, check }: { readonly screen: string; readonly check: "Y" | "N" },
  file: Buffer | undefined,
) {
  const screen = screenFor(asking, entity, name, ["list", "tab-list"]);
  const keys = screen.import ?? [];
  if (keys.length === 0) throw new ApiError(400, "가져오기가 없는 화면입니다.");
  if (!file) throw new ApiError(400, "가져올 파일을 고르세요.");
  const [head = [], ...body] = (await readRows(file)).map((row) => [...row]);
  // an empty row is left out, and those behind it keep the numbers that they have in the file
  const filled = [...body.entries()].filter(([, row]) => row.some((cell) => String(cell ?? "").trim() !== ""));
  const rows = filled.map(([, row]) => row);
  if (rows.length === 0) throw new ApiError(400, "파일에 가져올 행이 없습니다. 첫 줄은 항목 이름입니다.");
  if (rows.length > IMPORT_ROWS) throw new ApiError(400, `한 번에 ${IMPORT_ROWS}행까지 가져올 수 있습니다.`);
  const fields = keys.map((key) => placeOf(entity, key).field);
  const columns = head.map((cell) => fields.findIndex(({ label }) => label === String(cell ?? "").trim()));
  const errors: RowError[] = head.flatMap((cell, index) =>
    columns[index] === -1 && String(cell ?? "").trim() !== ""
      ? [
          {
            row: 0,
            column: String(cell),
            message: `모르는 항목입니다. (${fields.map(({ label }) => label).join(", ")})`,
          },
        ]
      : [],
  );
  if (errors.length > 0) return { added: 0, errors };
  const find = await finderOf(asking, entity, fields, columns, rows);
  const read = rows.map((row) => readRow(entity, keys, columns, row, find));
  let added = 0;
  try {
    await asking.db.transaction(async (tx) => {
      for (const [index, { values, problems }] of read.entries()) {
        const further = await addRow({ ...asking, db: tx }, entity, screen, values);
        const wrong = problems.length > 0 ? [...problems, ...besides(problems, further)] : further;
        const [at = index] = filled[index] ?? [];
        errors.push(...wrong.map((error) => ({ row: at + 1, ...error })));
        if (wrong.length === 0) added++;
      }
      if (errors.length > 0 || check === "Y") throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return { added: errors.length > 0 ? 0 : added, errors };
}

type Problem = Omit<RowError, "row">;

/** What is wrong beside the cells that could not be read: these count as empty, and nothing said of them is news. */
function besides(problems: readonly Problem[], further: readonly Problem[]): Problem[] {
  const told = new Set(["", ...problems.map(({ column }) => column)]);
  return further.filter(({ column }) => !told.has(column));
}

function readRow(
  entity: Entity,
  keys: readonly string[],
  columns: readonly number[],
  row: readonly unknown[],
  find: FindByName,
): { values: Row; problems: Problem[] } {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [index, cell] of row.entries()) {
    const key = keys[columns[index] ?? -1];
    if (key === undefined) continue;
    const { field, name } = placeOf(entity, key);
    const read = readCell(field, cell, find);
    if ("problem" in read) problems.push({ column: field.label, message: read.problem });
    else if (read.value !== null) values[name] = read.value;
  }
  return { values, problems };
}

/** Adds one row behind a savepoint: what is wrong with it lets the others be tried. */
async function addRow(asking: Asking, entity: Entity, screen: EntityScreen, values: Row): Promise<Problem[]> {
  const adders = addingScreens(asking, entity);
  const fixed = { ...fixedOf(entity, adders.length === 1 ? adders[0]?.where : {}), ...fixedOf(entity, screen.where) };
  const form = columnsOf(entity, "import" in screen ? (screen.import ?? []) : []);
  try {
    await asking.db.transaction(async (tx) => {
      const each = { ...asking, db: tx };
      const idx = await insertRecord(each, entity, readForm(entity, form, null, fixed, values), fixed);
      await refuseOutside(each, entity, adders, idx);
    });
    return [];
  } catch (error) {
    const reworded = await rewordRefusal(asking, entity, error, values);
    if (!(reworded instanceof ApiError)) throw reworded;
    const { fields = {} } = reworded.details;
    const told = Object.entries(fields).map(([column, message]) => {
      const [key] =
        Object.entries(entity.definition.fields).find(([k, field]) => columnName(k, field) === column) ?? [];
      return { column: key === undefined ? column : placeOf(entity, key).field.label, message };
    });
    return told.length > 0 ? told : [{ column: "", message: reworded.message }];
  }
}

/** Looks up all names of a file at once; staff are also found by their number and their address. */
async function finderOf(
  { db }: Asking,
  entity: Entity,
  fields: readonly Field[],
  columns: readonly number[],
  rows: readonly (readonly unknown[])[],
): Promise<FindByName> {
  const found = new Map<string, Map<string, number[]>>();
  for (const [index, at] of columns.entries()) {
    const field = fields[at];
    const to = field?.kind === "link" ? field.to : field?.kind === "staffList" ? "staff" : undefined;
    if (to === undefined) continue;
    const linked = entityOf(entity, to);
    const keys = [namingField(linked), ...(to === "staff" ? ["emp_no", "email"] : [])].filter(
      (key) => key !== undefined,
    );
    const names = [
      ...new Set(
        rows.flatMap((row) =>
          String(row[index] ?? "")
            .split(",")
            .map((name) => name.trim()),
        ),
      ),
    ];
    const byName = found.get(to) ?? new Map<string, number[]>();
    const { table } = linked;
    const chosen = keys.map((key) => columnOf(table, key));
    const records = await db
      .select({ idx: table.idx, ...Object.fromEntries(keys.map((key, n) => [key, chosen[n] ?? table.idx])) })
      .from(table)
      .where(and(isKept(table), or(...chosen.map((column) => inArray(column, names)))));
    for (const record of records as Row[]) {
      for (const key of keys) {
        const name = String(record[key]);
        byName.set(name, [...new Set([...(byName.get(name) ?? []), record.idx as number])]);
      }
    }
    found.set(to, byName);
  }
  return (to, name) => found.get(to)?.get(name) ?? [];
}
