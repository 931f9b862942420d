import { columnName, type EntityDefinition } from "@portal/definition";
import type { Row } from "../../records/rules";
import { type Entity, entityOf } from "../entity";
import { type Beginner, initialOf } from "./values";

/**
 * A record as its rules see it before it is written: each column has a value or `null`, and so have those of its lines, of
 * which only what has changed need have been sent.
 */
export function givenOf(beginner: Beginner, entity: Entity, before: Row | null, after: Row): Row {
  const { definition } = entity;
  const parts = Object.entries(definition.parts ?? {}).map(([name, { isMany }]) => {
    if (before && after[name] === before[name]) return [name, before[name]] as const;
    const part = entityOf(entity, name).definition;
    const known = [before?.[name] ?? []].flat() as Row[];
    const whole = (line: Row): Row => {
      const old = isMany ? known.find(({ idx }) => idx === line.idx) : known[0];
      return { ...emptyOf(part), ...(old ?? initialOf(part, beginner)), ...line };
    };
    const lines = ([after[name] ?? []].flat() as Row[]).map(whole);
    return [name, isMany ? lines : (lines[0] ?? null)] as const;
  });
  return { ...emptyOf(definition), ...after, ...Object.fromEntries(parts) };
}

function emptyOf({ fields }: EntityDefinition): Row {
  const told = Object.entries(fields).filter(([, { kind }]) => kind !== "bytes");
  return Object.fromEntries(told.map(([key, field]) => [columnName(key, field), null]));
}
