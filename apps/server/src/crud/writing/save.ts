import { columnName, type EntityScreen, mayOpen } from "@portal/definition";
import { type FieldErrors, isAsked, wrongOrder } from "@portal/definition/contract";
import { and, eq, sql } from "drizzle-orm";
import { wrongFields } from "../../api-error";
import { staff } from "../../db/tables";
import type { EntityName, RecordOf, SentOf } from "../../records/record-of";
import type { RequestContext, Row, Series, WriteContext } from "../../records/rules";
import { wrongAnswers } from "../access/own-fields";
import { refused, screenFor, type Way, waysTo, whereGranted, whereOpen } from "../access/scope";
import { refuseClosed } from "../by-date/round";
import { placeComment, tellOfComment } from "../comments/comments";
import { type Entity, entityOf } from "../entity";
import { filledLetter } from "../letters/letters";
import { derivedValue } from "../lists/derived";
import { isKept } from "../place";
import { changesOf, logHappening } from "../reading/history";
import { conflict, missing } from "../reading/reading";
import { tellOf } from "../tell";
import { claimFiles, foreignFiles } from "./claims";
import { enterInLedger } from "./enter-in-ledger";
import { type Form, fixedOf, formOf, newRecord, readForm } from "./forms";
import { givenOf } from "./given";
import { handOversOf } from "./hand-over";
import { ledgerRow } from "./ledger";
import { brokenLinks, refuseLinked, refuseUnknown, strayLinks } from "./links";
import { numbersOf } from "./number";
import { columnsToRead, saveParts, withParts } from "./parts";
import { changedColumns, computedOf, initialOf, only, stored } from "./values";
import { alsoWrong } from "./wrong/also-wrong";

/** Adds a record as a form has it, with the values that the form's screen fixes. Gives it as it is kept. */
export async function addRecord(
  context: RequestContext,
  entity: Entity,
  { screen: name, values }: { readonly screen?: string | undefined; readonly values: Row },
): Promise<Row> {
  const screens = name === undefined ? addingScreens(context, entity) : [screenFor(context, entity, name, adding)];
  const fixed = fixedOf(entity, screens.length === 1 ? screens[0]?.where : {});
  const form = formOf(context, entity, screens, newRecord(context, entity));
  const sent = await readSent(context, entity, { form, before: null, fixed, values });
  await refuseUnknown(context, entity, null, sent);
  await refuseClosed(context, entity, { ...sent, ...fixed });
  const record = await insertRecord(context, entity, sent, fixed);
  await refuseOutside(context, entity, screens, record.idx as number);
  return record;
}

const adding = ["add", "settings"] as const;

/** The screens by which somebody may add; nothing stands for the entity's further access. */
export function addingScreens(
  { asker }: RequestContext,
  { screens, definition: { access } }: Entity,
): (EntityScreen | undefined)[] {
  const open = screens.filter(({ kind, can }) => adding.some((each) => each === kind) && mayOpen(asker, can));
  return mayOpen(asker, access?.add ?? []) ? [...open, undefined] : open;
}

/** What was sent for a record, as it is to be written. Refuses all at once that is wrong with it. */
export async function readSent(
  context: RequestContext,
  entity: Entity,
  { form, before, fixed = {}, values }: { form: Form; before: Row | null; fixed?: Row; values: Row },
): Promise<Row> {
  const { values: sent, wrong } = readForm(context, entity, form, before, fixed, values);
  if (Object.keys(wrong).length === 0) return sent;
  const { checks = [], saving } = entity.rules;
  const rules = [
    ...checks.map(
      (check) => async (each: RequestContext, after: Row) => refuseAny(await check(each, { before, after })),
    ),
    ...(saving ? [(each: RequestContext, after: Row) => saving(writingOf(each, entity), { before, after })] : []),
  ];
  throw wrongFields({ ...wrong, ...(await alsoWrong(context, entity, { before, sent, fixed, wrong }, rules)) });
}

/** What the rules of a record have to say before it is written: they refuse it, or give columns to write with it. */
async function followRules(
  context: RequestContext,
  entity: Entity,
  change: { before: Row | null; after: Row; series?: Series },
): Promise<Row | undefined> {
  const { checks = [], saving } = entity.rules;
  const wrong: Record<string, string> = {};
  for (const check of checks) Object.assign(wrong, await check(context, change));
  refuseAny(wrong);
  return saving?.(writingOf(context, entity), change);
}

function refuseAny(wrong: FieldErrors = {}): void {
  if (Object.keys(wrong).length > 0) throw wrongFields(wrong);
}

/** Refuses a new record of a unit, or on a record, that the person has nothing to do with. */
export async function refuseOutside(
  context: RequestContext,
  entity: Entity,
  screens: readonly (EntityScreen | undefined)[],
  idx: number,
): Promise<void> {
  const grants = screens.flatMap((screen) => screen?.can ?? entity.definition.access?.add ?? []);
  const isUnscoped = grants.some((grant) => !grant.includes(":") && mayOpen(context.asker, [grant]));
  if (isUnscoped && entity.commentsOn === undefined) return;
  const where = entity.commentsOn ? whereOpen(context, entity, "read") : whereGranted(context, entity, grants);
  const { table } = entity;
  const found = await context.db
    .select({ idx: table.idx })
    .from(table)
    .where(and(eq(table.idx, idx), where));
  if (found.length === 0) throw refused();
}

/** Changes a record; what is not sent stays as it is. Gives its new version. */
export async function changeRecord(
  context: RequestContext,
  entity: Entity,
  { idx, ver, values, series }: { idx: number; ver: number; values: Row; series?: Series | undefined },
): Promise<number> {
  const { record, open } = await lockOpen(context, entity, idx, waysTo(context, entity, "change"));
  await refuseStale(context, entity, record, ver);
  const screens = open.map(({ screen }) => screen);
  const sent = await readSent(context, entity, {
    form: formOf(context, entity, screens, record),
    before: record,
    values,
  });
  await refuseUnknown(context, entity, record, sent);
  await refuseClosed(context, entity, { ...record, ...sent });
  return updateRecord(context, entity, record, sent, series);
}

/** Removes a record: it is kept and shown no more. */
export async function removeRecord(
  context: RequestContext,
  entity: Entity,
  { idx, ver }: { readonly idx: number; readonly ver: number },
): Promise<void> {
  const { record } = await lockOpen(context, entity, idx, waysTo(context, entity, "remove"));
  await refuseStale(context, entity, record, ver);
  if (entity.rules.mayRemove?.(context, record) === false) throw refused();
  await takeAway(context, entity, record);
}

/** Removes a record that has been locked, whoever asks. */
export async function takeAway(context: RequestContext, entity: Entity, record: Row): Promise<void> {
  const { db, now, person } = context;
  const idx = record.idx as number;
  await entity.rules.removing?.(writingOf(context, entity), record);
  if (entity.definition.isKeptWhileLinked) await refuseLinked(context, entity, idx);
  await db
    .update(entity.table)
    .set({ deleted_at: now, idx_editor: person.idx, ver: (record.ver as number) + 1 })
    .where(eq(entity.table.idx, idx));
  await logHappening(context, entity, { idx, from: stateOf(entity, record), to: "removed" });
}

/** Writes a new record, whoever asks: for rules and flows. */
export async function insertRecord(context: RequestContext, entity: Entity, sent: Row, fixed: Row = {}): Promise<Row> {
  const { db, now, person } = context;
  const { definition, table, rules } = entity;
  const bare = { ...initialOf(definition, context), ...(await stored(definition, sent)), ...fixed };
  const after: Row = { ...bare, ...computedOf(definition, bare) };
  const seen = givenOf(context, entity, null, after);
  const more = {
    ...(entity.commentsOn && (await placeComment(context, entity, null, seen))),
    ...(await filledLetter(context, entity, seen)),
    ...(await followRules(context, entity, { before: null, after: seen })),
  };
  const given: Row = { ...after, ...more };
  await refuseWrong(context, entity, null, given);
  const values = await ledgerRow(context, entity, given);
  // last, because the counter stays locked until the end
  const numbers = await numbersOf(context, entity, values);
  const inserted = await db
    .insert(table)
    .values({
      ...(await placementOf(context, entity, values)),
      ...columnsOnly(entity, values),
      ...placeIn(more),
      ...numbers,
      idx_writer: person.idx,
      wdate: now,
    })
    .returning({ idx: table.idx });
  const idx = inserted[0]?.idx as number;
  await saveParts(context, entity, idx, values);
  const record = await readWhole(context, entity, idx);
  await claimFiles(context, entity, idx, record);
  await logHappening(context, entity, { idx, to: stateOf(entity, record) ?? "added" });
  if (entity.commentsOn) await tellOfComment(context, entity, null, record);
  await rules.saved?.(writingOf(context, entity), { before: null, after: record });
  if (definition.announces) await tellOf(context, entity, definition.announces, record, { by: person.idx });
  return record;
}

/** Writes a record that has been locked, whoever asks: for rules and flows. Gives its new version. */
export async function updateRecord(
  context: RequestContext,
  entity: Entity,
  before: Row,
  sent: Row,
  series?: Series,
): Promise<number> {
  const { db, now, person } = context;
  const { definition, table, rules } = entity;
  const bare = { ...before, ...(await stored(definition, sent)) };
  const after: Row = { ...bare, ...computedOf(definition, bare) };
  const seen = givenOf(context, entity, before, after);
  if (entity.commentsOn) await placeComment(context, entity, before, seen);
  const more = {
    ...(await filledLetter(context, entity, seen)),
    ...(await followRules(context, entity, { before, after: seen, ...(series && { series }) })),
  };
  const values: Row = { ...after, ...more };
  await refuseWrong(context, entity, before, values);
  const place = { ...(await placementOf(context, entity, values, before)), ...placeIn(more) };
  const written = { ...columnsOnly(entity, values), ...place };
  const changed = changedColumns(before, written);
  const [idx, ver] = [before.idx as number, (before.ver as number) + 1];
  await db
    .update(table)
    .set({ ...only(written, changed), idx_editor: person.idx, mdate: now, ver })
    .where(eq(table.idx, idx));
  const parts = await saveParts(context, entity, idx, only(values, Object.keys({ ...sent, ...more })));
  const record = await readWhole(context, entity, idx);
  await claimFiles(context, entity, idx, record);
  const [from, to] = [stateOf(entity, before), stateOf(entity, record)];
  const columns = [...changed, ...parts].filter((column) => column !== definition.flow?.field);
  if (columns.length > 0) {
    const changes = changesOf(entity, before, record, columns);
    await logHappening(context, entity, { idx, to: "changed", memo: columns.join(", "), changes });
  }
  if (to !== null && from !== to) await logHappening(context, entity, { idx, from, to });
  if (entity.commentsOn) await tellOfComment(context, entity, before, record);
  await rules.saved?.(writingOf(context, entity), { before, after: record, ...(series && { series }) });
  return ver;
}

/** Writes over a record, whoever asks. */
export async function changeAny(context: RequestContext, entity: Entity, idx: number, values: Row): Promise<void> {
  const { record } = await lockRecord(context, entity, idx, []);
  await updateRecord(context, entity, record, values);
}

/** Adds rows to a ledger, whoever asks, all or none. */
export function enterAll(context: RequestContext, entity: Entity, rows: readonly Row[]): Promise<void> {
  return enterInLedger(context, entity, rows, (row) => insertRecord(context, entity, row));
}

/** Who asks, with what rules write by. */
export function writingOf(context: RequestContext, entity: Entity): WriteContext {
  return {
    ...context,
    get handOvers() {
      return handOversOf(entity.entities);
    },
    add: async <Name extends EntityName>(name: Name, values: SentOf<Name>) => {
      // the engine writes records of any entity alike; that this is one of the named one's is said here alone
      return (await insertRecord(context, entityOf(entity, name), values)) as RecordOf<Name>;
    },
    change: (name, idx, values) => changeAny(context, entityOf(entity, name), idx, values),
    enter: (name, rows) => enterAll(context, entityOf(entity, name), rows),
    async derived(name, idx, key) {
      const of = entityOf(entity, name);
      const definition = of.definition.derived?.[key];
      if (!definition) throw new Error(`no such derived column: ${name}.${key}`);
      const value = sql<string>`(select value from ${derivedValue(context, of, definition)} counted)`;
      const [row] = await context.db.select({ value }).from(of.table).where(eq(of.table.idx, idx));
      return Number(row?.value ?? 0);
    },
  };
}

/** A record with its parts, locked until the transaction ends, and those of the ways by which it is open. */
export async function lockRecord(context: RequestContext, entity: Entity, idx: number, ways: readonly Way[]) {
  const { db } = context;
  const { table } = entity;
  const isOpen = Object.fromEntries(
    ways.map(({ where }, index) => [`way${index}`, sql<boolean>`coalesce(${where}, false)`]),
  );
  const [row] = await db
    .select({ record: columnsToRead(entity), ...isOpen })
    .from(table)
    .where(and(eq(table.idx, idx), isKept(table)))
    .for("update", { of: table });
  if (!row) throw await missing(context, entity, idx);
  const { record, ...found } = row as { record: Row } & Record<string, unknown>;
  const open = ways.filter((_, index) => found[`way${index}`] === true);
  return { record: await withParts(db, entity, record), open };
}

/** As {@link lockRecord}; refuses a record that is not open, and an entry of a round that is closed. */
export async function lockOpen(context: RequestContext, entity: Entity, idx: number, ways: readonly Way[]) {
  const locked = await lockRecord(context, entity, idx, ways);
  if (locked.open.length === 0) throw refused();
  await refuseClosed(context, entity, locked.record);
  return locked;
}

/** Refuses to write over what somebody else has saved meanwhile. */
export async function refuseStale(context: RequestContext, entity: Entity, record: Row, ver: number): Promise<void> {
  if (record.ver !== ver) throw await conflict(context, entity, record, "다른 사용자가 먼저 수정했습니다.");
}

/** The state that a record is in; nothing without a flow. */
export function stateOf({ definition: { flow } }: Entity, record: Row): string | null {
  const state = flow && record[flow.field];
  return typeof state === "string" ? state : null;
}

async function readWhole({ db }: RequestContext, entity: Entity, idx: number): Promise<Row> {
  const [record] = await db.select(columnsToRead(entity)).from(entity.table).where(eq(entity.table.idx, idx));
  return withParts(db, entity, record as Row);
}

/** Refuses values that are missing, links that lead nowhere and files of others. */
async function refuseWrong(context: RequestContext, entity: Entity, before: Row | null, values: Row): Promise<void> {
  const own = columnsOnly(entity, values);
  const changed = before === null ? own : only(own, changedColumns(before, own));
  const errors: FieldErrors = {
    ...unfilled(entity, values),
    ...wrongOrder(entity.definition, (name) => entityOf(entity, name).definition, values),
    ...(await brokenLinks(context.db, entity, changed)),
    ...(await strayLinks(context.db, entity, own, Object.keys(changed))),
    ...(await wrongAnswers(context.db, entity, before, own)),
    ...(await foreignFiles(context, entity, (before?.idx as number | undefined) ?? null, changed)),
  };
  refuseAny(errors);
}

function unfilled({ definition: { fields } }: Entity, values: Row): FieldErrors {
  const empty = Object.entries(fields).filter(
    ([key, field]) => isAsked(field) && (values[columnName(key, field)] ?? null) === null,
  );
  return Object.fromEntries(empty.map(([key, field]) => [columnName(key, field), `${field.label}: 필수 항목입니다.`]));
}

/** The unit of the person that a record is about, or of who writes it, as it is now. */
async function placementOf({ db, person }: RequestContext, entity: Entity, values: Row, before?: Row): Promise<Row> {
  const { hasOrgUnit, own = [], fields } = entity.definition;
  if (!hasOrgUnit || "office" in fields) return {};
  const [about = "idx_writer"] = own;
  const idx = (values[about] as number | null | undefined) ?? person.idx;
  if (before && before[about] === values[about]) return {};
  const [unit] = await db
    .select({ idx_sector: staff.idx_sector, idx_office: staff.idx_office, idx_team: staff.idx_team })
    .from(staff)
    .where(eq(staff.idx, idx));
  return unit ?? {};
}

/** The unit that the rules have placed a record in. */
function placeIn(more: Row = {}): Row {
  return only(more, ["idx_sector", "idx_office", "idx_team"]);
}

/** The values that are columns of the entity's own table, but for those that every table has. */
function columnsOnly({ definition: { fields } }: Entity, values: Row): Row {
  return only(
    values,
    Object.entries(fields).map(([key, field]) => columnName(key, field)),
  );
}
