import { type EntityDefinition, entityScreens, modules } from "@portal/definition";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import type pg from "pg";
import { entitiesOf, type Table } from "../crud/entity";
import { tableOf } from "../db/table-of";
import { tableByName } from "../db/tables";
import { triggersOf } from "../db/triggers-of";
import type { Rules } from "../records/rules";
import { type AtEnd, prepareTemplate } from "./database/test-database";
import { openTestPortal } from "./test-portal";
import { workshop } from "./workshop";

const screens = entityScreens([workshop]);
const definitions: Readonly<Record<string, EntityDefinition>> = workshop.entities;
const parts = Object.values(definitions).flatMap((definition) => Object.keys(definition.parts ?? {}));
const byName = (name: string): Table => tables[name] ?? tableByName(name);
const tables: Readonly<Record<string, Table>> = Object.fromEntries(
  Object.entries(definitions).map(([name, definition]) => [
    name,
    // of a definition that is any entity's, the compiler knows no column but those that every table has
    tableOf(name, definition, byName, screens, parts.includes(name)) as unknown as Table,
  ]),
);
const triggers = triggersOf(definitions);
/** Without rules: the same for every test, so that the app that serves them can be. */
const plain = entitiesOf([...modules, workshop], byName, {});
let template: ReturnType<typeof prepareTemplate> | undefined;

/** A portal that also has the workshop, with these rules. */
export async function openWorkshop(rules: Readonly<Record<string, Rules>> = {}, atEnd?: AtEnd) {
  const entities = Object.keys(rules).length === 0 ? plain : entitiesOf([...modules, workshop], byName, rules);
  template ??= prepareTemplate(build);
  const portal = await openTestPortal({ entities, beginning: await template, ...(atEnd && { atEnd }) });
  return { ...portal, entities, tables };
}

/** Adds the workshop's tables to the demo company's database. */
async function build(pool: pg.Pool): Promise<void> {
  // a module of the portal may be called as one of the workshop's
  for (const name of Object.keys(tables)) await pool.query(`drop table if exists "${name}" cascade`);
  for (const statement of await generateMigration(generateDrizzleJson({}), generateDrizzleJson(tables)))
    await pool.query(statement);
  for (const statement of triggers) await pool.query(statement);
}
