import { columnName } from "@portal/definition";
import { ApiError } from "../../api-error";
import type { RequestContext, Row } from "../../records/rules";
import type { Entity } from "../entity";
import { namesOf } from "../reading/names";
import { accountOf } from "./ledger";

/**
 * Adds rows to a ledger, for rules and flows, such as the lines of a shipment: in an order in which two who do so never
 * wait for each other. One that takes more than there is refuses them all, and is named.
 */
export async function enterInLedger(
  context: RequestContext,
  entity: Entity,
  rows: readonly Row[],
  add: (row: Row) => Promise<unknown>,
): Promise<void> {
  const sorted = rows.toSorted((a, b) => (accountOf(entity, a) < accountOf(entity, b) ? -1 : 1));
  for (const row of sorted) {
    try {
      await add(row);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      throw new ApiError(409, `${await nameOf(context, entity, row)}: ${error.message}`);
    }
  }
}

/** What a row's balance is kept for, by the names of what it links to. */
async function nameOf(context: RequestContext, entity: Entity, row: Row): Promise<string> {
  const { fields, ledger } = entity.definition;
  const linked = (ledger?.per ?? []).flatMap((key) => {
    const field = fields[key];
    return field?.kind === "link" ? [{ field, to: field.to, values: [row[columnName(key, field)]] }] : [];
  });
  const names = await namesOf(context, entity, linked);
  return linked.map(({ to, values }) => names[to]?.[String(values[0])] ?? "").join(" ");
}
