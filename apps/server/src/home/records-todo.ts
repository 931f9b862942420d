import type { AnswerOf, getTodoList } from "@portal/definition/contract";
import type { Entity } from "../crud/entity";
import { listOf, placeFor } from "../crud/reading/addresses";
import type { RequestContext, Row } from "../records/rules";

export type Todos = AnswerOf<typeof getTodoList>["list"];

/** So many records of one kind are counted. */
export const COUNTED = 100;

interface Wanted {
  /** What of the entity's definition asks for it. */
  readonly name: string;
  readonly title: string;
  readonly records: readonly Row[];
  /** The filters of the list that has them; without them the first record is opened. */
  readonly asks?: Readonly<Record<string, string>> | undefined;
  readonly due?: string | null;
}

/** What somebody has to do with records of one kind, and where; nothing while there are none. */
export async function recordsTodo(
  context: RequestContext,
  entity: Entity,
  { name, title, records, asks, due }: Wanted,
): Promise<Todos> {
  const [first] = records;
  if (!first) return [];
  const list = asks && (await listOf(context, entity, records, asks));
  const link = list ?? (await placeFor(context, entity, first)) ?? "";
  return [{ key: `${entity.name}-${name}`, title, count: records.length, link, due: due ?? "" }];
}
