import {
  type Asker,
  columnName,
  type EntityDefinition,
  type EntityScreen,
  entityScreens,
  isAmongRows,
  type ListScreen,
  type ModuleDefinition,
  mayOpen,
  ownColumns,
  rowsOfScreen,
} from "@portal/definition";
import { COUNTED_ROWS, isAsked } from "@portal/definition/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Entity, entityOf } from "../../crud/entity";
import { columnsOf, fixedOf } from "../../crud/writing/forms";
import { demoAccounts } from "../../demo/accounts";
import type { Row } from "../../records/rules";
import {
  type Account,
  askedOf,
  firstOfEach,
  type Open,
  type Opened,
  recordsOf,
  type Subject,
  signInAll,
} from "../records/subject";
import { madeValues } from "../walks/made-values";
import { testCharts } from "./test-charts";
import { testFlow } from "./test-flow";
import { testLists } from "./test-lists";
import { testRelated } from "./test-related";

const listKinds = ["list", "tab-list", "settings"];

/**
 * What every module with screens of records promises, whatever its entities are; asked by those who stand for the
 * others, or by everybody who has an account.
 */
export function testModule(module: ModuleDefinition, open: Open, isEverybody = false): void {
  const screens = entityScreens([module]);
  if (screens.length === 0) return;
  describe(`the module ${module.key}`, () => {
    const opened = share(open, isEverybody);

    test("lists to each account the very records of which `can` says that it may see them", async () => {
      const { portal } = opened();
      for (const screen of screens.filter(({ kind }) => listKinds.includes(kind))) {
        const entity = entityOf(portal, screen.of);
        const records = (await recordsOf(portal, entity)).filter(isOn(entity, screen));
        const rowsOf = ({ asker }: Account) =>
          records.filter((record) => isOpen(asker, screen, record, entity.definition)).length;
        for (const account of askedOf(opened(), screen, rowsOf)) await expectList(account, entity, screen, records);
      }
    });

    test("adds what a form has, gives it back, changes it once for each version, and removes it", async () => {
      const { portal } = opened();
      for (const [n, screen] of screens.filter(({ kind }) => kind === "add" || kind === "settings").entries()) {
        for (const account of askedOf(opened(), screen)) await expectAdding(portal, account, screen, n);
      }
    });

    testLists(screens.filter(isList), opened);
    testCharts(screens, opened);
    testFlow(module, opened);
    testRelated(screens, opened);
  });
}

/** One portal for all tests of a module; it is gone when they have ended. */
function share(open: Open, isEverybody: boolean): () => Subject {
  const ends: (() => Promise<void>)[] = [];
  let subject: Subject | undefined;
  beforeAll(async () => {
    const portal = await open((end) => ends.unshift(end));
    subject = { portal, accounts: await signInAll(portal), isEverybody };
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });
  return () => subject as Subject;
}

function isList(screen: EntityScreen): screen is ListScreen {
  return screen.kind === "list" || screen.kind === "tab-list";
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
  const may = records.filter((record) => isOpen(asker, screen, record, entity.definition)).map(({ idx }) => idx);
  const { list, total } = answer.json();
  const strange = list.map(({ idx }: Row) => idx).filter((idx: number) => !may.includes(idx));
  expect([...told, strange]).toEqual([...told, []]);
  // rules may hide more than the grants do
  if (entity.rules.visible) expect(total).toBeLessThanOrEqual(may.length);
  else expect([...told, total]).toEqual([...told, Math.min(may.length, COUNTED_ROWS)]);
}

/** Whether a record is one that a screen is for, by what it says of all its records. */
function isOn(entity: Entity, { where }: EntityScreen): (record: Row) => boolean {
  const fixed = Object.entries(fixedOf(entity, where));
  return (record) => fixed.every(([column, value]) => record[column] === value);
}

/** Whether a list shows a record: one of one's own alone shows masters no more than others. */
function isOpen(asker: Asker, { can: grants, kind }: EntityScreen, record: Row, definition: EntityDefinition): boolean {
  const isOwn = kind !== "settings" && grants.every((grant) => grant.endsWith(":own"));
  if (!isOwn) return isAmongRows(rowsOfScreen(asker, grants, definition), record);
  return ownColumns(definition).some((column) => record[column] === asker.idx);
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
  if (!entity.rules.saving && !entity.definition.ledger) expect(record).toMatchObject(values);
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
    if (removed.statusCode !== 200) return;
    expect((await read(idx)).statusCode).toBe(404);
    await expectTraces(portal, entity, record);
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

/** What was removed is still kept, and its history says what happened to it. */
async function expectTraces({ pool }: Opened, { name, definition }: Entity, added: Row): Promise<void> {
  const { idx } = added;
  const kept = await pool.query(`select deleted_at from ${name} where idx = $1`, [idx]);
  expect(kept.rows).toEqual([{ deleted_at: expect.any(Date) }]);
  const { rows } = await pool.query<{ to_status: string }>(
    "select to_status from status_log where entity = $1 and entity_idx = $2 order by idx",
    [name, idx],
  );
  const told = rows.map(({ to_status }) => to_status);
  const begin = definition.flow ? added[definition.flow.field] : "added";
  expect([told[0], told.at(-1)]).toEqual([begin, "removed"]);
}
