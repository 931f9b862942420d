import { type EntityDefinition, type FormValues, modules, type ScreenDefinition } from "@portal/definition";
import { and, eq, inArray } from "drizzle-orm";
import { askerOf } from "../../../access/asker";
import { ApiError } from "../../../api-error";
import { whereSpent } from "../../../crud/access/spent";
import { columnOf } from "../../../crud/place";
import type { Database } from "../../../db/open";
import { expense, tableByName } from "../../../db/tables";
import type { Row } from "../../../records/rules";
import { dayOf } from "../../../seoul";
import type { DocumentActor } from "../document";
import type { Effecting, Result } from "./effect";

/** The entities whose records have cost something, by name. */
const spenders = modules
  .flatMap(({ entities }) => Object.entries<EntityDefinition>(entities))
  .flatMap(([name, definition]) => (definition.spends ? [{ name, definition, spends: definition.spends }] : []));

const GONE = "이미 청구했거나 청구할 수 없는 건입니다.";

/** What an expense begins with that claims the cost of a record. */
export async function spentData(db: Database, name: string, idx: number, acting: DocumentActor): Promise<FormValues> {
  const record = await spentOn(db, name, idx, acting);
  const spender = spenders.find((one) => one.name === name);
  if (!record || !spender) throw new ApiError(409, GONE);
  const { amount, on, payTo, account, summary, customer } = spender.spends;
  const day = record[on];
  return {
    expense_kind: payTo ? "transfer" : "cash",
    ...(payTo && { pay_to: record[payTo] }),
    [`idx_${name}`]: idx,
    items: [
      {
        use_date: day instanceof Date ? dayOf(day) : day,
        account,
        summary: summary.replace(/{(\w+)}/g, (_, key: string) => String(record[key] ?? "")).slice(0, 200),
        supply: record[amount],
        vat: 0,
        ...(customer && { idx_customer: record[`idx_${customer}`] }),
      },
    ],
  };
}

/** A document's values without the record whose cost it claims: each is claimed once. */
export function withoutSpent(data: FormValues): FormValues {
  const names = spenders.map(({ name }) => `idx_${name}`);
  return Object.fromEntries(Object.entries(data).filter(([column]) => !names.includes(column)));
}

/** Why a document does not claim what it says it claims. */
export async function wrongSpent(db: Database, data: FormValues, acting: DocumentActor) {
  const found = await Promise.all(
    claimedIn(data).map(async ({ name, idx }) => ({ name, record: await spentOn(db, name, idx, acting) })),
  );
  return found.flatMap(({ record }) => (record ? [] : [{ path: "items", message: GONE }]));
}

/** Claims the cost of a document's record for its expense; refuses what somebody else has claimed meanwhile. */
export async function claimSpent({ tx, document, person, day }: Effecting, idxExpense: number): Promise<void> {
  const asker = await askerOf(tx, person, day);
  for (const { name, idx, definition, spends } of claimedIn(document.data as FormValues)) {
    const table = tableByName(name);
    const { rowCount } = await tx
      .update(table)
      .set({ [`idx_${spends.expense}`]: idxExpense })
      .where(and(eq(table.idx, idx), whereSpent(asker, definition, table)));
    if (rowCount !== 1) throw new ApiError(409, GONE);
  }
}

/** Lets go of what a document's expense has claimed. */
export async function releaseSpent({ tx, document }: Effecting): Promise<void> {
  const own = tx.select({ idx: expense.idx }).from(expense).where(eq(expense.idx_document, document.idx));
  for (const { name, spends } of claimedIn(document.data as FormValues)) {
    const column = `idx_${spends.expense}`;
    const table = tableByName(name);
    await tx
      .update(table)
      .set({ [column]: null })
      .where(inArray(columnOf(table, column), own));
  }
}

/** The pages of the records whose cost a document claims. */
export function spentResults(data: FormValues): Result[] {
  const screens = modules.flatMap((module) => module.screens as readonly ScreenDefinition[]);
  return claimedIn(data).flatMap(({ name, idx, definition }) => {
    const page = screens.find(({ of, kind }) => of === name && kind === "view");
    return page ? [{ title: definition.title, note: "청구한 건", path: page.path.replace(":idx", String(idx)) }] : [];
  });
}

function claimedIn(data: FormValues) {
  return spenders.flatMap((spender) => {
    const idx = Number(data[`idx_${spender.name}`] ?? 0);
    return idx > 0 ? [{ ...spender, idx }] : [];
  });
}

/** A record whose cost somebody may claim. */
async function spentOn(
  db: Database,
  name: string,
  idx: number,
  { person, day }: DocumentActor,
): Promise<Row | undefined> {
  const spender = spenders.find((one) => one.name === name);
  if (!spender) return undefined;
  const table = tableByName(name);
  const asker = await askerOf(db, person, day);
  const [record] = await db
    .select()
    .from(table)
    .where(and(eq(table.idx, idx), whereSpent(asker, spender.definition, table)));
  return record;
}
