import { type Asker, type EntityScreen, mayOpen, screens } from "@portal/definition";
import { askerOf } from "../../access/asker";
import { type Entities, type Entity, entityOf } from "../../crud/entity";
import { isKept } from "../../crud/place";
import { columnsToRead } from "../../crud/writing/parts";
import { staff, type staff as staffTable } from "../../db/tables";
import { demoAccounts } from "../../demo/accounts";
import type { Row } from "../../records/rules";
import type { AtEnd } from "../database/test-database";
import type { TestPortal, Visitor } from "../test-portal";

export type Opened = TestPortal & { readonly entities: Entities };
export type Open = (atEnd: AtEnd) => Promise<Opened>;

/** Somebody of the demo company who is signed in. */
export interface Account {
  readonly email: string;
  readonly person: typeof staffTable.$inferSelect;
  readonly asker: Asker;
  readonly visitor: Visitor;
}

/** What a module's tests share. */
export interface Subject {
  readonly portal: Opened;
  /** Everybody who has an account, those first who open the most screens. */
  readonly accounts: readonly Account[];
  /** Whether everybody is asked of everything, and not only those who stand for the others. */
  readonly isEverybody: boolean;
}

/**
 * Those whom a test asks of a screen: everybody in the deep test; else one who may with the most rows, one with the
 * fewest that are any, and one who may not, the one whom most other screens are open to. That all others are let in and
 * kept out in the same way is held without requests, by `access/walk.test.ts` and `access/rows-where.test.ts`.
 */
export function askedOf(
  { accounts, isEverybody }: Subject,
  { can }: Pick<EntityScreen, "can">,
  rowsOf: (account: Account) => number = () => 0,
): readonly Account[] {
  if (isEverybody) return accounts;
  const open = accounts.filter(({ asker }) => mayOpen(asker, can));
  const refused = accounts.find(({ asker }) => !mayOpen(asker, can));
  const counted = open.map((account) => ({ account, rows: rowsOf(account) })).toSorted((a, b) => b.rows - a.rows);
  const widest = counted[0]?.account;
  const narrowest = counted.findLast(({ account, rows }) => rows > 0 && account !== widest) ?? counted.at(-1);
  return [...new Set([widest, narrowest?.account, refused])].filter((one) => one !== undefined);
}

/** Every demo account, signed in; those first who open the most screens. */
export async function signInAll(portal: Opened): Promise<Account[]> {
  const people = await portal.db.select().from(staff);
  const accounts = await Promise.all(
    demoAccounts.map(async ({ email, idx }) => {
      const person = people.find((it) => it.idx === idx) as Account["person"];
      const asker = await askerOf(portal.db, person, "2026-03-02");
      return { email, person, asker, visitor: await portal.signedIn(email) };
    }),
  );
  const breadth = ({ asker }: Account) => screens.filter(({ can }) => mayOpen(asker, can)).length;
  return accounts.toSorted((one, other) => breadth(other) - breadth(one));
}

/** An entity's records as `can` reads them: with those below them that its scopes look into. */
export async function recordsOf(portal: Opened, entity: Entity): Promise<Row[]> {
  const { table, definition } = entity;
  const rows: Row[] = await portal.db.select(columnsToRead(entity)).from(table).where(isKept(table)).orderBy(table.idx);
  const moved = Object.values(definition.flow?.moves ?? {}).flatMap(({ by }) =>
    by.filter((one) => typeof one !== "string"),
  );
  const below = [...(definition.party ?? []), ...moved].flatMap((party) => party.below ?? []);
  const children = new Map<string, Map<unknown, Row[]>>();
  for (const { entity: name, link } of below) {
    const lines: Row[] = await portal.db.select().from(entityOf(entity, name).table);
    const byRecord = new Map<unknown, Row[]>();
    for (const line of lines) byRecord.set(line[link], [...(byRecord.get(line[link]) ?? []), line]);
    children.set(`${name} ${link}`, byRecord);
  }
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      below.map(({ entity: name, link }) => [name, children.get(`${name} ${link}`)?.get(row.idx) ?? []]),
    ),
  }));
}

/** The first record of each entity that an entity links to. */
export async function firstOfEach(portal: Opened, entity: Entity): Promise<ReadonlyMap<string, number>> {
  const firsts = new Map<string, number>();
  for (const field of Object.values(entity.definition.fields)) {
    if (field.kind !== "link" || firsts.has(field.to)) continue;
    const { table } = entityOf(entity, field.to);
    const [row] = await portal.db
      .select({ idx: table.idx })
      .from(table)
      .where(isKept(table))
      .orderBy(table.idx)
      .limit(1);
    if (row) firsts.set(field.to, row.idx as number);
  }
  return firsts;
}

/** Of those to whom a screen is open the one with the widest view, and in the deep test somebody else as well. */
export function openers({ accounts, isEverybody }: Subject, { can }: Pick<EntityScreen, "can">): Account[] {
  const open = accounts.filter(({ asker }) => mayOpen(asker, can));
  const isMaster = ({ asker }: Account) => mayOpen(asker, ["isMaster:all"]);
  const found = [open.find(isMaster), open.find((account) => !isMaster(account))].filter((one) => one !== undefined);
  return isEverybody ? found : found.slice(0, 1);
}

/** What somebody has taken along as a file, latest first. */
export async function exportsOf({ pool }: Opened, { person }: Account) {
  const { rows } = await pool.query<{ screen: string; rows: number }>(
    "select screen, rows from export_log where idx_staff = $1 order by idx desc",
    [person.idx],
  );
  return rows;
}
