import { CORRECTION, columnName, ledgerFields } from "@portal/definition";
import { desc, eq, sql } from "drizzle-orm";
import type { RequestContext, Row } from "../../records/rules";
import type { Entity } from "../entity";
import { columnOf } from "../place";

/** The rows by which what a ledger has of one record is carried over to another, where balances are kept for them. */
export async function balancesOf(
  { db }: RequestContext,
  ledger: Entity,
  columns: readonly string[],
  idx: number,
  into: number,
): Promise<Row[]> {
  const { table, definition } = ledger;
  const { per, kind, qty, balance, reason } = ledgerFields(definition.ledger ?? { per: [], takes: [] });
  const kept = per.map((key) => columnName(key, definition.fields[key]));
  const rows: Row[] = [];
  for (const name of columns.filter((column) => kept.includes(column))) {
    const accounts = kept.map((column) => columnOf(table, column));
    const last = await db
      .selectDistinctOn(accounts, {
        ...Object.fromEntries(kept.map((column) => [column, columnOf(table, column)])),
        balance: sql<number>`${columnOf(table, balance)}`,
      })
      .from(table)
      .where(eq(columnOf(table, name), idx))
      .orderBy(...accounts, desc(table.idx));
    for (const { balance: left, ...account } of last) {
      const entry = { ...account, [kind]: CORRECTION, [reason]: `${idx}번을 ${into}번에 합침` };
      if (left !== 0) rows.push({ ...entry, [qty]: -left }, { ...entry, [name]: into, [qty]: left });
    }
  }
  return rows;
}
