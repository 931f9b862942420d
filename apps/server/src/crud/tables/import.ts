import { columnName, type Field, type ListScreen, withParticle } from "@portal/definition";
import { and, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import type { RequestContext, Row } from "../../records/rules";
import { readRows } from "../../threads/sheet";
import { inTurns } from "../../threads/turns";
import { whereComparable } from "../access/field-access";
import { screenFor, waysTo, whereFixed } from "../access/scope";
import { refuseClosed } from "../by-date/round";
import { type Entity, entityOf } from "../entity";
import { fieldAt, isKept } from "../place";
import { mayRead, whereReadable } from "../reading/reading";
import { rewordRefusal } from "../refusal";
import { alikeTo } from "../writing/alike";
import { columnsOf, fixedOf, formOf, formWith, newRecord } from "../writing/forms";
import { moveRecord } from "../writing/move";
import { addingScreens, insertRecord, lockOpen, readSent, refuseOutside, updateRecord } from "../writing/save";
import { changedColumns, stored } from "../writing/values";
import { type FindByName, readCell } from "./cells";
import { changesBy, EFFECTS, type Effect, effectOf } from "./import-effects";
import { finderOf } from "./import-names";

/** How many rows a file may bring. */
const IMPORT_ROWS = 5000;

interface RowError {
  readonly row: number;
  readonly column: string;
  readonly message: string;
}

/** What is said beside the file: the list, and the record that all rows link to, where the list asks for one. */
interface Chosen {
  readonly screen: string;
  readonly check: "Y" | "N";
  readonly into?: number | undefined;
}

/** Thrown to leave the transaction without a trace of it. */
class Undone extends Error {}

/**
 * Writes the rows of a file, all of them or none: with one that is wrong nothing is kept, and every row's mistakes are
 * told. With `check` it only says what would come of it.
 */
export async function importRows(
  context: RequestContext,
  entity: Entity,
  { screen: name, check, into }: Chosen,
  file: Buffer | undefined,
) {
  const screen = screenFor(context, entity, name, ["list", "tab-list"]);
  const keys = screen.import ?? [];
  if (keys.length === 0) throw new ApiError(400, "가져오기가 없는 화면입니다.");
  const alike = await intoOf(context, entity, screen, into);
  if (!file) throw new ApiError(400, "가져올 파일을 선택하세요.");
  // those behind an empty row keep the numbers that they have in the file
  const [[first, head] = [0, []], ...filled] = await readRows(file, IMPORT_ROWS);
  const rows = filled.map(([, row]) => row);
  if (rows.length === 0 || first > 0) throw new ApiError(400, "파일에 가져올 행이 없습니다. 첫 줄은 항목 이름입니다.");
  const fields = keys.map((key) => fieldAt(entity, key).field);
  const columns = head.map((cell) => indexOfHead(fields, String(cell ?? "").trim()));
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
  const nothing: Done = { added: 0, changed: 0, same: 0 };
  const warnings: RowError[] = [];
  const effects: (Effect & { row: number })[] = [];
  if (errors.length > 0) return { ...nothing, errors, warnings, effects };
  const find = await finderOf(context, entity, fields, columns, rows);
  const read = await inTurns(rows, (row) => readRow(entity, screen, columns, row, find));
  let done = nothing;
  try {
    await context.db.transaction(async (tx) => {
      // once more from the beginning when the database has asked for it
      errors.length = 0;
      warnings.length = 0;
      effects.length = 0;
      done = { ...nothing };
      const named = new Map<number, number>();
      for (const [index, { values, problems }] of read.entries()) {
        const [at = index] = filled[index] ?? [];
        const isShown = check === "Y" && effects.length < EFFECTS;
        const row = await writeRow({ ...context, db: tx }, entity, screen, values, { at, named, alike, isShown });
        const further = row.problems ?? [];
        const wrong = problems.length > 0 ? [...problems, ...besides(problems, further)] : further;
        errors.push(...wrong.map((error) => ({ row: at, ...error })));
        warnings.push(...(row.warnings ?? []).map((warning) => ({ row: at, ...warning })));
        effects.push(...(row.effects ?? []).map((effect) => ({ row: at, ...effect })));
        if (row.done) done[row.done] += 1;
      }
      if (errors.length > 0 || check === "Y") throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return { ...(errors.length > 0 ? nothing : done), errors, warnings, effects };
}

/** Which field a column's head means: staff stand in many files by their numbers. */
function indexOfHead(fields: readonly Field[], head: string): number {
  const called = fields.findIndex(({ label }) => label === head);
  if (called !== -1 || head !== "사번") return called;
  return fields.findIndex((field) => field.kind === "link" && field.to === "staff");
}

interface Done {
  added: number;
  changed: number;
  same: number;
}

type Problem = Omit<RowError, "row">;

/** What is wrong beside the cells that could not be read: these count as empty, and nothing said of them is news. */
function besides(problems: readonly Problem[], further: readonly Problem[]): Problem[] {
  const told = new Set(["", ...problems.map(({ column }) => column)]);
  return further.filter(({ column }) => !told.has(column));
}

function readRow(
  entity: Entity,
  { import: keys = [], importNeeds: needed = [] }: ListScreen,
  columns: readonly number[],
  row: readonly unknown[],
  find: FindByName,
): { values: Row; problems: Problem[] } {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [index, cell] of row.entries()) {
    const key = keys[columns[index] ?? -1];
    if (key === undefined) continue;
    const { field, name } = fieldAt(entity, key);
    const read = readCell(field, cell, find);
    if ("problem" in read) problems.push({ column: field.label, message: read.problem });
    else if (read.value !== null) values[name] = read.value;
  }
  for (const { field, name } of needed.map((key) => fieldAt(entity, key))) {
    const isTold = name in values || problems.some(({ column }) => column === field.label);
    if (!isTold) problems.push({ column: field.label, message: `${field.label}: 필수 항목입니다.` });
  }
  return { values, problems };
}

interface InFile {
  /** Its number in the file. */
  readonly at: number;
  /** The rows by the records that they name or are. */
  readonly named: Map<number, number>;
  /** What all rows have alike. */
  readonly alike: Row;
  /** Whether the answer says what it does to values. */
  readonly isShown: boolean;
}

/** Writes one row behind a savepoint: what is wrong with it lets the others be tried. */
async function writeRow(
  context: RequestContext,
  entity: Entity,
  screen: ListScreen,
  values: Row,
  { at, named, alike, isShown }: InFile,
): Promise<{
  readonly done?: keyof Done;
  readonly effects?: readonly Effect[];
  readonly problems?: readonly Problem[];
  readonly warnings?: readonly Problem[];
}> {
  const warnings: Problem[] = [];
  const effects: Effect[] = [];
  try {
    const done = await context.db.transaction(async (tx): Promise<keyof Done> => {
      const each = { ...context, db: tx };
      const idx = await recordNamed(each, entity, screen, values);
      if (idx === undefined) {
        if (screen.importMove) throw new ApiError(400, `${keyLabels(entity, screen)}: 필수 항목입니다.`);
        const added = await addRow(each, entity, screen, values, alike);
        warnings.push(...(await doublesOf(each, entity, added, named)));
        named.set(Number(added.idx), at);
        if (isShown) effects.push(...(await effectOf(each, entity, screen, added)));
        return "added";
      }
      const before = named.get(idx);
      if (before !== undefined) throw new ApiError(400, `${before}번째 줄과 같은 항목입니다.`);
      named.set(idx, at);
      const { importMove: move } = screen;
      if (move === undefined) {
        const changed = await changeRow(each, entity, screen, idx, values);
        if (isShown && changed === "changed") effects.push(...(await changesBy(each, entity, screen, idx)));
        return changed;
      }
      const { importKey = [] } = screen;
      const keys = new Set(importKey.map((key) => fieldAt(entity, key).name));
      const said = Object.fromEntries(Object.entries(values).filter(([name]) => !keys.has(name)));
      await moveRecord(each, entity, { idx, move, values: said });
      if (isShown) effects.push(...(await changesBy(each, entity, screen, idx)));
      return "changed";
    });
    return { done, warnings, effects };
  } catch (error) {
    const reworded = await rewordRefusal(context, entity, error, values);
    if (!(reworded instanceof ApiError)) throw reworded;
    return { problems: problemsIn(entity, reworded) };
  }
}

/** Records that a new one is most likely the same as, those of earlier rows among them. */
async function doublesOf(
  context: RequestContext,
  entity: Entity,
  added: Row,
  named: ReadonlyMap<number, number>,
): Promise<Problem[]> {
  const found = await alikeTo(context, entity, added, Number(added.idx));
  return found.slice(0, 1).map(({ idx, name, by, owner }) => {
    const row = named.get(idx);
    const which = row === undefined ? `이미 등록된 ${name}${owner && ` (${owner})`}` : `${row}번째 줄의 ${name}`;
    return { column: by, message: `${withParticle(which, "과/와")} 같은 ${entity.definition.title}일 수 있습니다.` };
  });
}

function keyLabels(entity: Entity, { importKey = [] }: ListScreen): string {
  return importKey.map((key) => fieldAt(entity, key).field.label).join(", ");
}

/** The record that a row names by the screen's key, of those that the person may know of; nothing where it names none. */
async function recordNamed(
  context: RequestContext,
  entity: Entity,
  { importKey = [], importMove, where }: ListScreen,
  values: Row,
): Promise<number | undefined> {
  const places = importKey.map((key) => fieldAt(entity, key));
  const given = places.filter(({ name }) => values[name] !== undefined);
  if (importKey.length === 0 || given.length < places.length) return undefined;
  const { table } = entity;
  const rows = await context.db
    .select({ idx: table.idx })
    .from(table)
    .where(
      and(
        ...places.map(({ column, name }) => sql`${column} = ${values[name]}`),
        ...importKey.map((key) => whereComparable(context, entity, key)),
        whereFixed(entity, where),
        isKept(table),
        whereReadable(context, entity),
      ),
    )
    .limit(2);
  const called = places.map(({ field, name }) => `${field.label} ${values[name]}`).join(", ");
  if (rows.length > 1) throw new ApiError(400, `${called}: 같은 항목이 여럿이라 어느 것인지 알 수 없습니다.`);
  const [row] = rows;
  const isGiven = places.some(({ field }) => field.readOnly);
  // a number that the server gives is not one to bring along
  if (!row && importMove) throw new ApiError(400, `${called}: 없는 항목입니다.`);
  if (!row && isGiven) throw new ApiError(400, `${called}: 없는 항목입니다. 새로 등록하려면 비워 두세요.`);
  return row && Number(row.idx);
}

/** The column that all rows have alike, of a record that the person may know of. */
async function intoOf(
  context: RequestContext,
  entity: Entity,
  { importInto }: ListScreen,
  into: number | undefined,
): Promise<Row> {
  if (importInto === undefined) return {};
  const { field, name } = fieldAt(entity, importInto);
  const found =
    into !== undefined && field.kind === "link" && (await mayRead(context, entityOf(entity, field.to), into));
  if (!found) throw wrongFields({ [name]: `${field.label}: 선택하세요.` });
  return { [name]: into };
}

async function addRow(
  context: RequestContext,
  entity: Entity,
  screen: ListScreen,
  values: Row,
  alike: Row,
): Promise<Row> {
  const adders = addingScreens(context, entity);
  const own = adders.length === 1 ? adders[0]?.where : {};
  const fixed = { ...fixedOf(entity, own), ...fixedOf(entity, screen.where), ...alike };
  const form = formWith(context, entity, screen.import ?? [], newRecord(context, entity));
  const sent = await readSent(context, entity, { form, before: null, fixed, values });
  await refuseClosed(context, entity, { ...sent, ...fixed });
  const added = await insertRecord(context, entity, sent, fixed);
  await refuseOutside(context, entity, adders, added.idx as number);
  return added;
}

/** Changes a record by the forms that are open on it; what a row leaves empty stays as it is. */
async function changeRow(
  context: RequestContext,
  entity: Entity,
  { import: keys = [] }: ListScreen,
  idx: number,
  values: Row,
): Promise<"changed" | "same"> {
  const { record, open } = await lockOpen(context, entity, idx, waysTo(context, entity, "change"));
  const { columns, closed } = formOf(
    context,
    entity,
    open.map(({ screen }) => screen),
    record,
  );
  const brought = columnsOf(entity, keys);
  const form = { columns: new Set([...columns].filter((column) => brought.has(column))), closed };
  const sent = await readSent(context, entity, { form, before: record, values });
  if (changedColumns(record, await stored(entity.definition, sent)).length === 0) return "same";
  await updateRecord(context, entity, record, sent);
  return "changed";
}

/** What a refusal says, by the labels of the columns. */
function problemsIn(entity: Entity, { message, details: { fields = {} } }: ApiError): Problem[] {
  const told = Object.entries(fields).map(([column, problem]) => {
    const [key] = Object.entries(entity.definition.fields).find(([k, field]) => columnName(k, field) === column) ?? [];
    return { column: key === undefined ? column : fieldAt(entity, key).field.label, message: problem };
  });
  return told.length > 0 ? told : [{ column: "", message }];
}
