import type { ListScreen } from "@portal/definition";
import { eq } from "drizzle-orm";
import type { RequestContext, Row } from "../../records/rules";
import type { Entity } from "../entity";
import { fieldAt } from "../place";
import { historyOf } from "../reading/history";
import { namesOf } from "../reading/names";
import { columnsToRead } from "../writing/parts";
import { writeCell } from "./cells";

/** The most of them in one answer: more than people look through. */
export const EFFECTS = 300;

/** What a row of a file does to a value that was there before it, as texts. */
export interface Effect {
  /** The record, or whose number it is. */
  readonly name: string;
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** What a row has changed of the record that it names, as its history shows it. */
export async function changesBy(
  context: RequestContext,
  entity: Entity,
  screen: ListScreen,
  idx: number,
): Promise<Effect[]> {
  const [record = {}] = await context.db
    .select(columnsToRead(entity))
    .from(entity.table)
    .where(eq(entity.table.idx, idx));
  const last = (await historyOf(context, entity, record as Row)).at(-1);
  if (last?.at !== context.now.toISOString()) return [];
  const name = await nameOf(context, entity, screen, record as Row);
  const { field, label = "" } = stateIn(entity);
  const moved =
    last.from === null || last.from === last.to
      ? []
      : [{ column: label, before: field?.[last.from] ?? "", after: field?.[last.to] ?? "" }];
  return [...moved, ...last.changes.map(({ label: column, ...texts }) => ({ column, ...texts }))].map((each) => ({
    name,
    ...each,
  }));
}

/** What a new record does to a number that people go by; nothing where its rules name none. */
export async function effectOf(
  context: RequestContext,
  entity: Entity,
  screen: ListScreen,
  added: Row,
): Promise<Effect[]> {
  const effect = await entity.rules.effect?.(context, added);
  return effect ? [{ name: await nameOf(context, entity, screen, added), ...effect }] : [];
}

/** What a row is called: what names its record, or else what its first column says. */
async function nameOf(
  context: RequestContext,
  entity: Entity,
  { import: keys = [], importKey }: ListScreen,
  record: Row,
) {
  const places = (importKey ?? keys.slice(0, 1)).map((key) => fieldAt(entity, key));
  const values = places.map(({ field, name }) => ({ field, values: [record[name]] }));
  const shown = { names: await namesOf(context, entity, values), files: {} };
  return places.map(({ field, name }) => writeCell(field, record[name], shown) ?? "").join(", ");
}

function stateIn({ definition: { fields, flow } }: Entity) {
  const state = fields[flow?.field ?? ""];
  return state?.kind === "choice"
    ? { field: state.options as Readonly<Record<string, string>>, label: state.label }
    : {};
}
