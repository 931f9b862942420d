import { columnName, type Move } from "@portal/definition";
import { type FieldErrors, readRecord, wrongOrder } from "@portal/definition/contract";
import { and, eq, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { needPassword } from "../../auth/password-again";
import type { RequestContext, Row, Series } from "../../records/rules";
import { dayOf } from "../../seoul";
import { refusedTo, whereMay } from "../access/scope";
import { refuseClosed, refuseUnfilled } from "../by-date/round";
import { type Entity, entityOf } from "../entity";
import { sendLetter } from "../letters/letters";
import { changesOf, logHappening } from "../reading/history";
import { conflict } from "../reading/reading";
import { tellOf } from "../tell";
import { claimFiles, foreignFiles } from "./claims";
import { formWith, labelOf } from "./forms";
import { brokenLinks, refuseUnknown, strayLinks } from "./links";
import { withParts } from "./parts";
import { lockRecord, refuseStale, stateOf, writingOf } from "./save";
import { changedColumns, computedOf, missingIn, only, stored } from "./values";

/** A step of a record's flow as it is asked for. */
interface Step {
  readonly idx: number;
  /** Left out by a bulk step, which takes the record as it is. */
  readonly ver?: number;
  readonly move: string;
  readonly reason?: string | undefined;
  readonly values?: Row | undefined;
  readonly series?: Series | undefined;
}

/** Takes a record a step further in its flow. Gives its new version. */
export async function moveRecord(context: RequestContext, entity: Entity, step: Step): Promise<number> {
  const { idx, ver, move: name, reason, values: sent = {}, series } = step;
  const { flow } = entity.definition;
  const move = flow && Object.hasOwn(flow.moves, name) ? flow.moves[name] : undefined;
  if (!flow || !move) throw new ApiError(400, "없는 처리입니다.");
  const where = whereMay(context, entity, move.by);
  const { record, open } = await lockRecord(context, entity, idx, [{ where }]);
  if (open.length === 0) throw refusedTo(context, entity, move.by, record);
  await refuseClosed(context, entity, record);
  if (ver !== undefined) await refuseStale(context, entity, record, ver);
  const state = stateOf(entity, record);
  const shut = move.from.includes(state ?? "") ? whyShut(context, entity, record, name) : true;
  if (shut) {
    throw await conflict(context, entity, record, shut === true ? `지금은 할 수 없는 처리입니다: ${move.title}` : shut);
  }
  if (move.asksPassword) await needPassword(context.db, context.person, context.now);
  if (ver === undefined) refuseTogether(entity, move, record);
  if (move.adds) {
    const { title } = entityOf(entity, move.adds.of).definition;
    throw new ApiError(409, `${move.title} 처리는 ${title} 등록으로 합니다.`);
  }
  if (move.reason === "required" && !reason) throw wrongFields({ reason: "사유를 입력하세요." });
  const values = await valuesOf(context, entity, move, record, sent);
  const missing = missingIn(entity.definition, move.requires, { ...record, ...values });
  if (Object.keys(missing).length > 0) throw wrongFields(missing);
  const given = { ...(reason !== undefined && { reason }), ...(series && { series }) };
  const more = {
    ...keptReason(entity, move, reason),
    ...setBy(context, entity, move, record),
    ...(await sendLetter(context, entity, record, name)),
    ...(await entity.rules.moving?.(writingOf(context, entity), { record, move: name, values, ...given })),
  };
  refuseUnfilled(entity, { ...record, ...values, ...more }, state, move.to);
  return takeStep(context, entity, { record, move, name, values: { ...values, ...more }, given });
}

/** What a move fills in by itself. */
function setBy(
  { now, person }: RequestContext,
  { definition: { fields } }: Entity,
  { sets = {} }: Move,
  record: Row,
): Row {
  return Object.fromEntries(
    Object.entries(sets).map(([key, value]) => {
      const column = columnName(key, fields[key]);
      if (typeof value === "object") return [column, value.is];
      const values = { now, today: dayOf(now), me: person.idx, meIfEmpty: record[column] ?? person.idx };
      return [column, values[value]];
    }),
  );
}

/** The reason in the field that keeps it; refuses one that is too long for it. */
function keptReason({ definition }: Entity, { reasonIn }: Move, reason: string | undefined): Row {
  if (reasonIn === undefined) return {};
  const field = definition.fields[reasonIn];
  const max = field?.kind === "text" ? field.max : undefined;
  if (max !== undefined && (reason?.length ?? 0) > max) {
    throw wrongFields({ reason: `사유: ${max}자 이하로 입력하세요. 지금 ${reason?.length}자입니다.` });
  }
  return { [reasonIn]: reason || null };
}

/** Refuses what is done one by one where it was asked for many. */
function refuseTogether({ definition }: Entity, { title, bulkOf = {} }: Move, record: Row): void {
  for (const [key, wanted] of Object.entries(bulkOf)) {
    const field = definition.fields[key];
    if (field?.kind !== "choice" || wanted.includes(String(record[columnName(key, field)]))) continue;
    const words = wanted.map((value) => field.options[value]).join(", ");
    throw new ApiError(409, `함께 ${title} 처리하는 것은 ${field.label}: ${words}뿐입니다. 하나씩 처리하세요.`);
  }
}

/** Makes a move of a record that no person asks for, if its state is still one for it; returns whether it was made. */
export async function makeMove(
  context: RequestContext,
  entity: Entity,
  { idx, move: name }: Pick<Step, "idx" | "move">,
): Promise<boolean> {
  const move = entity.definition.flow?.moves[name];
  const { record } = await lockRecord(context, entity, idx, []);
  if (!move?.from.includes(stateOf(entity, record) ?? "")) return false;
  const more = await entity.rules.moving?.(writingOf(context, entity), { record, move: name, values: {} });
  const values = { ...setBy(context, entity, move, record), ...more };
  await takeStep(context, entity, { record, move, name, values, given: {}, byItself: true });
  return true;
}

/** Why a move cannot be made as the record is, in words where there are some: what is planned for a day waits for it. */
export function whyShut(
  context: RequestContext,
  { definition, rules }: Entity,
  record: Row,
  move: string,
): string | boolean {
  const { effective } = definition;
  if (effective?.move === move && String(record[effective.on]) > dayOf(context.now)) return true;
  const may = rules.mayMove?.(context, record, move) ?? true;
  return typeof may === "string" ? may : !may;
}

async function takeStep(context: RequestContext, entity: Entity, taken: Taken): Promise<number> {
  const { record, move, name, values, given, byItself = false } = taken;
  const { db, now, person } = context;
  const { table, definition, rules } = entity;
  const bare = { ...record, ...values, [definition.flow?.field ?? ""]: move.to };
  const after = { ...bare, ...computedOf(definition, bare) };
  const columns = changedColumns(record, after).filter((column) => !(column in (definition.parts ?? {})));
  const [idx, ver] = [record.idx as number, (record.ver as number) + 1];
  await db
    .update(table)
    .set({
      ...Object.fromEntries(columns.map((column) => [column, (after as Row)[column]])),
      idx_editor: person.idx,
      mdate: now,
      ver,
    })
    .where(eq(table.idx, idx));
  const moved = await withParts(db, entity, { ...after, ver, idx_editor: person.idx, mdate: now });
  await claimFiles(context, entity, idx, moved);
  const filled = Object.keys(values).filter((name) => name !== definition.flow?.field);
  const changes = changesOf(entity, record, moved, changedColumns(only(record, filled), only(moved, filled)));
  await logHappening(context, entity, { idx, from: stateOf(entity, record), to: move.to, memo: given.reason, changes });
  await rules.moved?.(writingOf(context, entity), { before: record, after: moved, move: name, ...given });
  if (move.notifies) {
    await tellOf(context, entity, move.notifies, moved, { why: given.reason, ...(!byItself && { by: person.idx }) });
  }
  return ver;
}

interface Taken {
  readonly record: Row;
  readonly move: Move;
  readonly name: string;
  readonly values: Row;
  readonly given: { readonly reason?: string; readonly series?: Series };
  /** Nobody has made it: the night has. */
  readonly byItself?: boolean;
}

/** The values that are filled in with a move, of the fields that it names. */
async function valuesOf(
  context: RequestContext,
  entity: Entity,
  { fields = [] }: Move,
  record: Row,
  sent: Row,
): Promise<Row> {
  const { columns: allowed } = formWith(context, entity, fields, record);
  const foreign = Object.keys(sent).filter((column) => !allowed.has(column));
  const { values, errors } = readRecord(entity.definition, (name) => entityOf(entity, name).definition, sent, false);
  const wrong: Record<string, string> = {
    ...errors,
    ...Object.fromEntries(foreign.map((column) => [column, `${labelOf(entity, column)}: 이 처리로 바꿀 수 없습니다.`])),
    ...(await brokenLinks(context.db, entity, values)),
    ...(await strayLinks(context.db, entity, { ...record, ...values }, Object.keys(values))),
    ...(await foreignFiles(context, entity, record.idx as number, values)),
  };
  const unordered = newlyUnordered(entity, record, values, (column) => column in wrong);
  if (Object.keys({ ...wrong, ...unordered }).length > 0) throw wrongFields({ ...unordered, ...wrong });
  await refuseUnknown(context, entity, record, values);
  return stored(entity.definition, values);
}

/** What would end before it begins by what is filled in; what did so before, and is left as it is, is not its matter. */
function newlyUnordered(entity: Entity, record: Row, values: Row, isWrong: (column: string) => boolean): FieldErrors {
  const wrongIn = (row: Row) =>
    wrongOrder(entity.definition, (name) => entityOf(entity, name).definition, row, isWrong);
  const before = wrongIn(record);
  return Object.fromEntries(
    Object.entries(wrongIn({ ...record, ...values })).filter(([column]) => column in values || !(column in before)),
  );
}

/** The moves that are open to somebody on a record, in the order in which they are offered. */
export async function openMoves(context: RequestContext, entity: Entity, record: Row): Promise<string[]> {
  const { definition, table } = entity;
  const state = stateOf(entity, record) ?? "";
  const moves = Object.entries(definition.flow?.moves ?? {}).filter(
    ([name, { from }]) => from.includes(state) && !whyShut(context, entity, record, name),
  );
  if (moves.length === 0) return [];
  const may = moves.map(([name, { by }]) => [name, sql<boolean>`coalesce(${whereMay(context, entity, by)}, false)`]);
  const [row] = await context.db
    .select(Object.fromEntries(may))
    .from(table)
    .where(and(eq(table.idx, record.idx as number)));
  return moves.map(([name]) => name).filter((name) => row?.[name] === true);
}
