import { columnName } from "@portal/definition";
import { asc, sql } from "drizzle-orm";
import type { Entity } from "../../crud/entity";
import { isKept } from "../../crud/place";
import { portalEntities } from "../../portal-entities";
import { sealed, unsealed } from "../../sealed";
import type { TestPortal } from "../test-portal";

/** A field of which some are told a part, or everybody until they ask. */
export interface Masked {
  readonly entity: Entity;
  readonly key: string;
  readonly column: string;
  /** Kept encrypted: a part is told to everybody, whoever they are. */
  readonly isSealed: boolean;
  /** A value that looks like the field's and is in no other record; of each kind another one. */
  valueFor(idx: number, kind: Kind): string;
}

/** What a record has at first, what it is changed to, and what none has. */
type Kind = "first" | "later" | "nobodys";
const digit: Readonly<Record<Kind, number>> = { first: 4, later: 5, nobodys: 6 };

/** A record as the database has it. */
export type Kept = Readonly<Record<string, unknown>> & { readonly idx: number };

/** Every such field of what has calls; who gave anonymous feedback has none. */
export const maskedFields: readonly Masked[] = [...portalEntities.values()]
  .filter(({ calls }) => calls)
  .flatMap((entity) =>
    Object.entries(entity.definition.fields).flatMap(([key, field]) =>
      field.kind === "text" && (field.mask || field.sealed) ? [{ entity, key, field }] : [],
    ),
  )
  .map(({ entity, key, field }, at) => ({
    ...{ entity, key, column: columnName(key, field), isSealed: field.sealed === true },
    valueFor(idx, kind) {
      // not in the order of the records, or their order would tell nothing
      const own = String((idx * 7919) % 10_000).padStart(4, "0");
      if (field.mask === "email") return `hidden${digit[kind]}${at}${own}@masked.test`;
      if (field.mask === "phone") return `010-${digit[kind]}${at}77-${own}`;
      // six digits and seven, or an amount
      return field.pattern?.[0].test("900101-1000000")
        ? `${digit[kind]}${at}0101-177${own}`
        : `${digit[kind]}${at}77${own}0`;
    },
  }));

/** Gives each record values of its own, so that whatever is found of one is found of no other. */
export async function giveEach({ db }: TestPortal): Promise<void> {
  for (const { entity, column, isSealed, valueFor } of maskedFields) {
    const { table } = entity;
    const given = (await db.select({ idx: table.idx }).from(table)).map(({ idx }) => {
      const value = valueFor(Number(idx), "first");
      return { idx: Number(idx), value: isSealed ? sealed(value) : value };
    });
    const rows = sql`json_to_recordset(${JSON.stringify(given)}::json) as given (idx bigint, value text)`;
    await db.execute(
      sql`update ${table} set ${sql.identifier(column)} = given.value from ${rows} where ${table.idx} = given.idx`,
    );
  }
}

/** The records that have values of such a field, with numbers as numbers. */
export async function recordsOf({ db }: TestPortal, { entity: { table }, column }: Masked): Promise<Kept[]> {
  const rows = await db.select().from(table).where(isKept(table)).orderBy(asc(table.idx));
  return rows.map((row) => ({ ...row, idx: Number(row.idx) }) as Kept).filter((row) => Boolean(row[column]));
}

/** What a record has, as somebody would read it who may. */
export function valueIn({ column, isSealed }: Masked, record: Kept): string {
  const kept = String(record[column]);
  return isSealed ? unsealed(kept) : kept;
}
