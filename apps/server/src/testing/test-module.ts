import {
  type Access,
  type Asker,
  can,
  columnName,
  type EntityDefinition,
  type EntityScreen,
  type ModuleDefinition,
  mayOpen,
  type Party,
} from "@portal/definition";
import { COUNTED_ROWS, isAsked } from "@portal/definition/contract";
import { describe, expect, test } from "vitest";
import { askerOf } from "../access/asker";
import type { Person } from "../auth/sessions";
import { type Entities, type Entity, entityOf } from "../crud/entity";
import { columnsOf, fixedOf } from "../crud/forms";
import { openMoves } from "../crud/move";
import { isKept } from "../crud/place";
import type { Row } from "../crud/rules";
import { demoAccounts } from "../db/demo/accounts";
import { staff, type staff as staffTable } from "../db/tables";
import { madeValues } from "./made-values";
import type { TestPortal, Visitor } from "./test-portal";

type Opened = TestPortal & { readonly entities: Entities };
type Open = () => Promise<Opened>;

/** Somebody of the demo company who is signed in. */
interface Account {
  readonly email: string;
  readonly person: typeof staffTable.$inferSelect;
  readonly asker: Asker;
  readonly visitor: Visitor;
}

const listKinds = ["list", "tab-list", "settings"];

/** What every module with screens of records promises, whatever its entities are. */
export function testModule(module: ModuleDefinition, open: Open): void {
  const screens = module.screens.filter((screen): screen is EntityScreen => screen.of !== undefined);
  if (screens.length === 0) return;
  describe(`the module ${module.key}`, () => {
    test("lists to each account the very records of which `can` says that it may see them", async () => {
      const portal = await open();
      const accounts = await signInAll(portal);
      for (const screen of screens.filter(({ kind }) => listKinds.includes(kind))) {
        const entity = entityOf(portal, screen.of);
        const records = await recordsOf(portal, entity);
        for (const account of accounts) await expectList(account, entity, screen, records);
      }
    });

    test("adds what a form has, gives it back, changes it once for each version, and removes it", async () => {
      const portal = await open();
      const accounts = await signInAll(portal);
      for (const [n, screen] of screens.filter(({ kind }) => kind === "add" || kind === "settings").entries()) {
        for (const account of accounts) await expectAdding(portal, account, screen, n);
      }
    });
  });
}

async function expectList(
  { email, asker, visitor }: Account,
  entity: Entity,
  screen: EntityScreen,
  records: readonly Row[],
): Promise<void> {
  const answer = await visitor.get(
    `/rest/records/${entity.name}/list?screen=${encodeURIComponent(screen.name)}&rows=100`,
  );
  const told = [screen.name, email];
  if (!mayOpen(asker, screen.can)) {
    expect([...told, answer.statusCode]).toEqual([...told, 403]);
    return;
  }
  const fixed = Object.entries(fixedOf(entity, screen.where));
  const may = records
    .filter((record) => fixed.every(([column, value]) => record[column] === value))
    .filter((record) => can(asker, screen.can, record, entity.definition))
    .map(({ idx }) => idx);
  const { list, total } = answer.json();
  const strange = list.map(({ idx }: Row) => idx).filter((idx: number) => !may.includes(idx));
  expect([...told, strange]).toEqual([...told, []]);
  // rules may hide more than the grants do
  if (entity.rules.visible) expect(total).toBeLessThanOrEqual(may.length);
  else expect([...told, total]).toEqual([...told, Math.min(may.length, COUNTED_ROWS)]);
}

async function expectAdding(portal: Opened, account: Account, screen: EntityScreen, n: number): Promise<void> {
  const entity = entityOf(portal, screen.of);
  const { visitor, asker, person, email } = account;
  const told = [screen.name, email];
  const call = (name: string) => `/rest/records/${entity.name}/${name}`;
  const add = (values: object) => visitor.post(call("add"), { screen: screen.name, values });
  const read = async (idx: number) => visitor.get(`${call("read")}?idx=${idx}`);
  const empty = await add({});
  if (!mayOpen(asker, screen.can)) {
    expect([...told, empty.statusCode]).toEqual([...told, 403]);
    return;
  }
  const form = columnsOf(entity, "form" in screen ? screen.form.flatMap(({ fields }) => fields) : []);
  const asked = askedColumns(entity, form, screen);
  if (asked.length > 0)
    expect([...told, ...Object.keys(empty.json().fields ?? {})]).toEqual(expect.arrayContaining(asked));
  const firsts = await firstOfEach(portal, entity);
  const values = madeValues(entity.definition, form, {
    n: n * 100 + demoAccounts.findIndex((demo) => demo.email === email),
    idxOf: (to) => (to === "staff" ? person.idx : firsts.get(to)),
  });
  const added = await add(values);
  if (added.statusCode !== 200) {
    // what the fields take only rules, or a unit that is not the person's, may refuse; and they say why
    expect([...told, added.statusCode]).not.toEqual([...told, 500]);
    expect(added.json().err_msg).toMatch(/[가-힣]/);
    const isPlain = Object.keys(entity.rules).length === 0 && asked.every((column) => column in values);
    if (isPlain && screen.can.includes("staff:all")) expect([...told, added.json()]).toEqual([...told, { err: 0 }]);
    return;
  }
  const { idx } = added.json();
  const answer = await read(idx);
  if (answer.statusCode === 403) return;
  const { record, may } = answer.json();
  if (!entity.rules.saving) expect(record).toMatchObject(values);
  if (may.change) {
    const change = (ver: number) => visitor.post(call("change"), { idx, ver, values: {} });
    expect((await change(record.ver + 1)).json()).toMatchObject({ err: 409, current: { idx, ver: record.ver } });
    const changed = await change(record.ver);
    if (!entity.rules.saving) expect(changed.json()).toMatchObject({ ver: record.ver + 1 });
  }
  if (may.remove) {
    const { ver } = (await read(idx)).json().record;
    const removed = await visitor.post(call("remove"), { idx, ver });
    if (!entity.rules.removing) expect([...told, removed.statusCode]).toEqual([...told, 200]);
    if (removed.statusCode === 200) expect((await read(idx)).statusCode).toBe(404);
  }
}

/** The columns that a form asks for and that nothing else fills in. */
function askedColumns(entity: Entity, form: ReadonlySet<string>, screen: EntityScreen): string[] {
  const fixed = fixedOf(entity, screen.where);
  return Object.entries(entity.definition.fields)
    .filter(([, field]) => isAsked(field) && field.initial === undefined)
    .map(([key, field]) => columnName(key, field))
    .filter((column) => form.has(column) && !(column in fixed) && column !== entity.definition.flow?.field);
}

/** What every flow promises: a move is open to those whom the definition says, from its states alone, and it is logged. */
export function testFlow(module: ModuleDefinition, open: Open): void {
  for (const [name, { flow, title }] of Object.entries(module.entities)) {
    if (!flow) continue;
    test(`the flow of ${name} (${title}) opens each move to those whom it says, and logs it`, async () => {
      const portal = await open();
      const accounts = await signInAll(portal);
      const entity = entityOf(portal, name);
      const records = await recordsOf(portal, entity);
      const states = [...new Set(records.map((record) => record[flow.field]))];
      for (const state of states) {
        for (const record of records.filter((each) => each[flow.field] === state).slice(0, 2)) {
          await expectMoves(portal, accounts, entity, record);
        }
      }
    });
  }
}

async function expectMoves(portal: Opened, accounts: readonly Account[], entity: Entity, record: Row): Promise<void> {
  const { definition, rules, name } = entity;
  const moves = definition.flow?.moves ?? {};
  const state = String(record[definition.flow?.field ?? ""]);
  for (const { asker, person, visitor, email } of accounts) {
    const asking = { db: portal.db, now: new Date("2026-03-02T01:00:00Z"), person: person as Person, asker };
    const may = Object.entries(moves)
      .filter(([, { from }]) => from.includes(state))
      .filter(([, { by }]) => isBy(asker, by, record, definition))
      .map(([move]) => move);
    const open = await openMoves(asking, entity, record);
    const told = [name, record.idx, state, email];
    if (rules.mayMove) expect(may).toEqual(expect.arrayContaining(open));
    else expect([...told, ...open]).toEqual([...told, ...may]);
    const closed = Object.keys(moves).find((move) => !may.includes(move));
    if (closed === undefined || (Number(record.idx) + person.idx) % 5 > 0) continue;
    const refused = await visitor.post(`/rest/records/${name}/move`, {
      idx: record.idx,
      ver: record.ver,
      move: closed,
      reason: "사유",
    });
    expect([...told, closed, [403, 409].includes(refused.statusCode)]).toEqual([...told, closed, true]);
  }
}

function isBy(asker: Asker, by: readonly (Access | Party)[], record: Row, definition: EntityDefinition): boolean {
  const grants = by.filter((one) => typeof one === "string");
  const party = by.filter((one) => typeof one !== "string");
  return (
    can(asker, grants, record, definition, "write") ||
    (party.length > 0 && can(asker, ["staff:party"], record, { party }))
  );
}

/** Every demo account, signed in. */
async function signInAll(portal: Opened): Promise<Account[]> {
  const people = await portal.db.select().from(staff);
  return Promise.all(
    demoAccounts.map(async ({ email, idx }) => {
      const person = people.find((it) => it.idx === idx) as Account["person"];
      const asker = await askerOf(portal.db, person, "2026-03-02");
      return { email, person, asker, visitor: await portal.signedIn(email) };
    }),
  );
}

/** An entity's records as `can` reads them: with those below them that its scopes look into. */
async function recordsOf(portal: Opened, entity: Entity): Promise<Row[]> {
  const { table, definition } = entity;
  const rows: Row[] = await portal.db.select().from(table).where(isKept(table)).orderBy(table.idx);
  const moved = Object.values(definition.flow?.moves ?? {}).flatMap(({ by }) =>
    by.filter((one) => typeof one !== "string"),
  );
  const below = [...(definition.party ?? []), ...moved].flatMap((party) => party.below ?? []);
  const children = new Map<string, Row[]>();
  for (const { entity: name } of below) {
    children.set(name, await portal.db.select().from(entityOf(entity, name).table));
  }
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      below.map(({ entity: name, link }) => [
        name,
        (children.get(name) ?? []).filter((child) => child[link] === row.idx),
      ]),
    ),
  }));
}

/** The first record of each entity that an entity links to. */
async function firstOfEach(portal: Opened, entity: Entity): Promise<ReadonlyMap<string, number>> {
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
