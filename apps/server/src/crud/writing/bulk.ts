import { columnName } from "@portal/definition";
import { ApiError, wrongFields } from "../../api-error";
import { needPassword } from "../../auth/password-again";
import type { RequestContext, Row } from "../../records/rules";
import { screenFor, waysTo, whereMay } from "../access/scope";
import { type Entity, entityOf } from "../entity";
import { withNames } from "../reading/names";
import { rewordRefusal } from "../refusal";
import { columnsOf, formWith, labelOf } from "./forms";
import { giveRecord, refuseSuccessor, tellOfGiven } from "./hand-over";
import { refuseUnknown } from "./links";
import { moveRecord } from "./move";
import { lockOpen, readSent, takeAway, updateRecord, writingOf } from "./save";

/** What is to be done to many records of a list. */
interface Bulk {
  readonly screen: string;
  readonly idxs: readonly number[];
  readonly move?: string | undefined;
  readonly values?: Row | undefined;
  readonly each?: readonly { readonly idx: number; readonly values: Row }[] | undefined;
  readonly remove?: boolean | undefined;
  /** Who has them in hand from now on. */
  readonly to?: number | undefined;
  readonly reason?: string | undefined;
}

/** Does the same to many records, each by itself: returns which are done and why the others are not. */
export async function bulkRecords(context: RequestContext, entity: Entity, bulk: Bulk) {
  const step = stepOf(context, entity, bulk);
  const asked = bulk.move === undefined ? undefined : entity.definition.flow?.moves[bulk.move];
  if (asked?.asksPassword) await needPassword(context.db, context.person, context.now);
  if (bulk.to !== undefined) await refuseSuccessor(context, bulk.to);
  const formers: number[] = [];
  const done: number[] = [];
  const refused: { idx: number; why: string }[] = [];
  for (const idx of new Set(bulk.idxs)) {
    try {
      const former = await context.db.transaction((tx) => step({ ...context, db: tx }, idx));
      done.push(idx);
      if (bulk.to !== undefined) formers.push(Number(former));
    } catch (error) {
      const reworded = await rewordRefusal(context, entity, error, bulk.values ?? {});
      if (!(reworded instanceof ApiError)) throw reworded;
      refused.push({ idx, why: reworded.message });
    }
  }
  if (bulk.to !== undefined) {
    const { path } = screenFor(context, entity, bulk.screen, lists);
    await context.db.transaction((tx) =>
      tellOfGiven({ ...context, db: tx }, entity, { formers, to: Number(bulk.to), link: path }),
    );
  }
  return { done, refused: await withNames(context, entity, refused) };
}

const lists = ["list", "tab-list", "settings"] as const;

/** What is done to each of them; refuses what the list does not offer. */
function stepOf(
  context: RequestContext,
  entity: Entity,
  { screen: name, move, values, each: own = [], remove, reason, to }: Bulk,
): (each: RequestContext, idx: number) => Promise<unknown> {
  const screen = screenFor(context, entity, name, lists);
  const asked = [move, move === undefined ? values : undefined, remove, to];
  if (asked.filter((one) => one !== undefined).length !== 1) {
    throw new ApiError(400, "한 번에 한 가지만 처리할 수 있습니다.");
  }
  if (move !== undefined) {
    if (!entity.definition.flow?.moves[move]?.isBulk) throw new ApiError(400, "여러 건을 함께 처리할 수 없습니다.");
    const given = new Map(own.map((one) => [one.idx, one.values]));
    return (each: RequestContext, idx: number) =>
      moveRecord(each, entity, { idx, move, reason, values: given.get(idx) ?? values });
  }
  if (to !== undefined) {
    const { given } = entity.definition.holds ?? {};
    if (!given) throw new ApiError(400, "이관할 수 없습니다.");
    return async (each: RequestContext, idx: number) => {
      const { record } = await lockOpen(each, entity, idx, [{ where: whereMay(each, entity, given.by) }]);
      return giveRecord(writingOf(each, entity), entity, record, to);
    };
  }
  if (remove) {
    return async (each: RequestContext, idx: number) => {
      const { record } = await lockOpen(each, entity, idx, waysTo(each, entity, "remove"));
      await takeAway(each, entity, record);
    };
  }
  const keys = ("bulk" in screen && screen.bulk) || [];
  const allowed = columnsOf(entity, keys);
  const foreign = Object.keys(values ?? {}).filter((column) => !allowed.has(column));
  if (values === undefined || foreign.length > 0) {
    throw wrongFields(
      Object.fromEntries(foreign.map((column) => [column, `${labelOf(entity, column)}: 함께 바꿀 수 없습니다.`])),
    );
  }
  return async (each: RequestContext, idx: number) => {
    const { record } = await lockOpen(each, entity, idx, waysTo(each, entity, "change"));
    const form = formWith(context, entity, keys, record);
    const sent = await readSent(each, entity, { form, before: record, values });
    await refuseUnknown(each, entity, record, sent);
    await updateRecord(each, entity, record, withOtherLines(entity, record, sent));
  };
}

/** Lines take the place of those that are what a new line is; the others, such as who only watches, stay. */
function withOtherLines(entity: Entity, record: Row, values: Row): Row {
  const { parts = {} } = entity.definition;
  const many = Object.keys(parts).filter((name) => parts[name]?.isMany && Array.isArray(values[name]));
  const lines = many.map((name) => {
    const own = Object.entries(entityOf(entity, name).definition.fields).filter(([, field]) => !field.readOnly);
    const fresh = Object.fromEntries(
      own.flatMap(([key, field]) => (field.kind === "choice" && "default" in field ? [[key, field.default]] : [])),
    );
    const columns = ["idx", ...own.map(([key, field]) => columnName(key, field))];
    const others = (record[name] as readonly Row[])
      .filter((line) => Object.keys(fresh).some((key) => line[key] !== fresh[key]))
      .map((line) => Object.fromEntries(columns.map((column) => [column, line[column]])));
    return [name, [...others, ...(values[name] as readonly Row[]).map((line) => ({ ...fresh, ...line }))]];
  });
  return { ...values, ...Object.fromEntries(lines) };
}
