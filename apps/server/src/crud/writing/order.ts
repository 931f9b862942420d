import { ORDER } from "@portal/definition";
import type { RequestContext } from "../../records/rules";
import type { Entity } from "../entity";
import { changeRecord } from "./save";

/** Records that get another place, from 1, each in the version that was shown. */
interface Order {
  readonly list: readonly { readonly idx: number; readonly ver: number; readonly place: number }[];
}

/** Puts records into another order. Within a transaction: one that has changed meanwhile leaves all where they were. */
export async function orderRecords(context: RequestContext, entity: Entity, { list }: Order): Promise<void> {
  // by their numbers: of two who do so at once the second waits for the first, and neither for the other
  for (const { place, ...version } of list.toSorted((one, other) => one.idx - other.idx)) {
    await changeRecord(context, entity, { ...version, values: { [ORDER]: place } });
  }
}
