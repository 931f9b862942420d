import {
  type Access,
  type Asker,
  can,
  columnName,
  type EntityDefinition,
  type ModuleDefinition,
  type Party,
} from "@portal/definition";
import { expect, test } from "vitest";
import { type Entity, entityOf } from "../../crud/entity";
import { openMoves } from "../../crud/writing/move";
import type { Row } from "../../records/rules";
import { type Account, type Opened, recordsOf, type Subject } from "../records/subject";
import type { Visitor } from "../test-portal";

/**
 * What every flow promises: a move is open to those whom the definition says, from its states alone, it is logged, and
 * refused without what it requires.
 */
export function testFlow(module: ModuleDefinition, opened: () => Subject): void {
  for (const [name, { flow, title }] of Object.entries(module.entities)) {
    if (!flow) continue;
    test(`the flow of ${name} (${title}) opens each move to those whom it says, and logs it`, async () => {
      const { portal, accounts, isEverybody } = opened();
      const entity = entityOf(portal, name);
      const records = await recordsOf(portal, entity);
      const states = [...new Set(records.map((record) => record[flow.field]))];
      for (const state of states) {
        for (const record of records.filter((each) => each[flow.field] === state).slice(0, 2)) {
          await expectMoves(portal, isEverybody ? accounts : oneOfEach(accounts, entity, record), entity, record);
        }
      }
    });
  }
}

async function expectMoves(portal: Opened, accounts: readonly Account[], entity: Entity, record: Row): Promise<void> {
  const { definition, rules, name } = entity;
  const moves = definition.flow?.moves ?? {};
  const state = stateOf(entity, record);
  for (const { asker, person, visitor, email } of accounts) {
    const signedIn = { ...person, sessionIdx: 0, byLink: false, mustChangePassword: false, given: asker.given ?? [] };
    const context = { db: portal.db, now: new Date("2026-03-02T01:00:00Z"), person: signedIn, asker };
    const may = movesOf(asker, entity, record);
    const open = await openMoves(context, entity, record);
    const told = [name, record.idx, state, email];
    if (rules.mayMove || definition.effective) expect(may).toEqual(expect.arrayContaining(open));
    else expect([...told, ...open]).toEqual([...told, ...may]);
    for (const move of open) await expectRequired(visitor, entity, record, move);
    const closed = Object.keys(moves).find((move) => !may.includes(move));
    if (closed === undefined) continue;
    const refused = await visitor.post(`/rest/records/${name}/move`, {
      idx: record.idx,
      ver: record.ver,
      move: closed,
      reason: "사유",
    });
    expect([...told, closed, [403, 409].includes(refused.statusCode)]).toEqual([...told, closed, true]);
  }
}

async function expectRequired(
  visitor: Visitor,
  { definition, name }: Entity,
  record: Row,
  move: string,
): Promise<void> {
  const columns = definition.flow?.moves[move]?.requires?.map((key) => columnName(key, definition.fields[key])) ?? [];
  if (columns.length === 0) return;
  const values = Object.fromEntries(columns.map((column) => [column, null]));
  const { idx, ver } = record;
  const refused = await visitor.post(`/rest/records/${name}/move`, { idx, ver, move, reason: "사유", values });
  expect([name, move, refused.statusCode, Object.keys(refused.json().fields ?? {})]).toEqual([
    name,
    move,
    400,
    columns,
  ]);
}

/** One account for each set of moves that are somebody's. */
function oneOfEach(accounts: readonly Account[], entity: Entity, record: Row): Account[] {
  return [...new Map(accounts.map((account) => [movesOf(account.asker, entity, record).join(), account])).values()];
}

/** The moves of a record that the definition gives somebody. */
function movesOf(asker: Asker, entity: Entity, record: Row): string[] {
  const { definition } = entity;
  return Object.entries(definition.flow?.moves ?? {})
    .filter(([, { from }]) => from.includes(stateOf(entity, record)))
    .filter(([, { by }]) => isBy(asker, by, record, definition))
    .map(([move]) => move);
}

const stateOf = ({ definition }: Entity, record: Row) => String(record[definition.flow?.field ?? ""]);

function isBy(asker: Asker, by: readonly (Access | Party)[], record: Row, definition: EntityDefinition): boolean {
  const grants = by.filter((one) => typeof one === "string");
  const party = by.filter((one) => typeof one !== "string");
  return (
    can(asker, grants, record, definition, "write") ||
    (party.length > 0 && can(asker, ["staff:party"], record, { party }))
  );
}
