import {
  type EntityDefinition,
  type EntityScreen,
  type FeatureScreen,
  type ModuleDefinition,
  wrongInEffective,
  wrongInFlow,
  wrongInHolding,
  wrongInLeavers,
  wrongInLetter,
  wrongInMerge,
  wrongInOccupation,
  wrongInPurge,
  wrongInRound,
} from "@portal/definition";
import { type RecordCalls, servedEntities } from "@portal/definition/contract";
import { type AnyPgColumn, alias, type PgTable } from "drizzle-orm/pg-core";
import type { Rules } from "../records/rules";

export type Table = PgTable & { idx: AnyPgColumn };

/** An entity as the engine works with it. */
export interface Entity {
  readonly name: string;
  readonly definition: EntityDefinition;
  readonly table: Table;
  readonly screens: readonly EntityScreen[];
  /** The page with code of its own on which a record is read. */
  readonly page: FeatureScreen | undefined;
  readonly rules: Rules;
  /** Without screens and access there is none: its records come with others. */
  readonly calls: RecordCalls | undefined;
  /** The entity whose records people comment on with this one's. */
  readonly commentsOn: string | undefined;
  /** The entity whose records have this one's as a part. */
  readonly partOf: string | undefined;
  /** The entity whose records are rounds that this one's are the entries of. */
  readonly roundOf: string | undefined;
  readonly entities: Entities;
}

/** Every entity by its name. */
export type Entities = ReadonlyMap<string, Entity>;

/** Puts together what the engine works with: definitions, tables and rules. */
export function entitiesOf(
  given: readonly ModuleDefinition[],
  tables: (name: string) => Table,
  rules: Readonly<Record<string, Rules>>,
): Entities {
  const served = servedEntities(given);
  const definitions = given.flatMap((module) => Object.entries<EntityDefinition>(module.entities));
  const entities = new Map<string, Entity>();
  for (const [name, described] of definitions) {
    const { definition = described, screens = [], calls } = served.get(name) ?? {};
    entities.set(name, {
      name,
      definition,
      table: tables(name),
      screens,
      page: given
        .flatMap((module) => module.screens)
        .find((screen): screen is FeatureScreen => screen.of === undefined && screen.shows === name),
      rules: rules[name] ?? {},
      calls,
      commentsOn: definitions.find(([, { comments }]) => comments?.of === name)?.[0],
      partOf: definitions.find(([, { parts = {} }]) => name in parts)?.[0],
      roundOf: definitions.find(([, { round }]) => round?.entry === name)?.[0],
      entities,
    });
  }
  for (const { name, definition } of entities.values()) {
    const wrong = wrongInRound(definition, entities.get(definition.round?.entry ?? "")?.definition);
    if (wrong.length > 0) throw new Error(`the round ${name} has no ${wrong.join(", ")}`);
    const unknown = wrongInFlow((each) => entities.get(each)?.definition, name, definition);
    if (unknown.length > 0) throw new Error(`the moves of ${name} name ${unknown.join(", ")}, which it does not have`);
    const undated = [...wrongInEffective(definition), ...wrongInPurge(definition), ...wrongInLeavers(definition)];
    if (undated.length > 0) throw new Error(`${name} is changed by date in ${undated.join(", ")}, which cannot be`);
    const unheld = wrongInHolding(definition);
    if (unheld.length > 0) throw new Error(`${name} is held by ${unheld.join(", ")}, which cannot be`);
    const unoccupied = wrongInOccupation(definition);
    if (unoccupied.length > 0) throw new Error(`${name} takes people up by ${unoccupied.join(", ")}, which cannot be`);
    const unsent = wrongInLetter((each) => entities.get(each)?.definition, definition);
    if (unsent.length > 0) throw new Error(`${name} is a letter by ${unsent.join(", ")}, which it does not have`);
    const unmerged = wrongInMerge(name, definition);
    if (unmerged.length > 0) throw new Error(`${name} is merged by ${unmerged.join(", ")}, which it does not have`);
  }
  return entities;
}

/** The entity of a name that a definition has. */
export function entityOf({ entities }: Pick<Entity, "entities">, name: string): Entity {
  const entity = entities.get(name);
  if (!entity) throw new Error(`no such entity: ${name}`);
  return entity;
}

/** An entity's table under another name, for a query that looks into it more than once. */
export function aliasOf({ table }: Pick<Entity, "table">, name: string): Table {
  // Drizzle tells the columns of an alias by those of its table, and of a table that is any entity's it knows none
  return alias(table, name) as unknown as Table;
}
