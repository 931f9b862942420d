import { columnName } from "@portal/definition";
import type { FieldErrors } from "@portal/definition/contract";
import { ApiError } from "../../../api-error";
import type { RequestContext, Row } from "../../../records/rules";
import type { Entity } from "../../entity";
import { foreignFiles } from "../claims";
import { givenOf } from "../given";
import { brokenLinks, strayLinks, unknownLinks } from "../links";
import { answered, initialOf, stored } from "../values";

/** What was sent for a record, of which something is missing or cannot be read. */
interface Unfinished {
  readonly before: Row | null;
  /** What of it could be read. */
  readonly sent: Row;
  readonly fixed: Row;
  /** What is wrong, by its place. */
  readonly wrong: FieldErrors;
}

/**
 * What else is wrong with a record of which something is missing or cannot be read, so that a person sees all at once.
 * A rule that goes by what is not known stays silent; what it writes is undone.
 */
export async function alsoWrong(
  context: RequestContext,
  entity: Entity,
  { before, sent, fixed, wrong }: Unfinished,
  rules: readonly ((context: RequestContext, after: Row) => Promise<unknown>)[],
): Promise<FieldErrors> {
  const { definition } = entity;
  // no rule looks at a record that is not there, or of which the person may not know: what it says would tell of it
  const gone = {
    ...(await brokenLinks(context.db, entity, sent)),
    ...(await unknownLinks(context, entity, before, sent)),
  };
  const places = [...Object.keys(wrong), ...Object.keys(gone)];
  const bare: Row = {
    ...(before ?? initialOf(definition, context)),
    ...(await stored(definition, sent)),
    ...fixed,
  };
  const isKnown = ([column]: readonly [string, unknown]) => !places.includes(column);
  const known = Object.fromEntries(Object.entries(bare).filter(isKnown));
  const own = Object.fromEntries(Object.entries(sent).filter(isKnown));
  const seen = veiled(givenOf(context, entity, before, { ...bare, ...computedFrom(entity, bare, places) }), [
    ...places,
    ...uncomputed(entity, bare, places),
  ]);
  const errors: Record<string, string> = {};
  for (const rule of rules) Object.assign(errors, await ruled(context, (each) => rule(each, seen)));
  Object.assign(errors, {
    ...(await strayLinks(context.db, entity, known, Object.keys(own))),
    ...(await foreignFiles(context, entity, (before?.idx as number | undefined) ?? null, own)),
    ...gone,
  });
  return Object.fromEntries(Object.entries(errors).filter(([place]) => !(place in wrong)));
}

/** What a rule says, with all that it has written undone. */
async function ruled(
  { db, ...context }: RequestContext,
  rule: (context: RequestContext) => Promise<unknown>,
): Promise<FieldErrors> {
  try {
    await db.transaction(async (tx) => {
      await rule({ ...context, db: tx });
      throw new Unknown();
    });
  } catch (error) {
    // what fails here in another way does so again when nothing is missing any more
    if (error instanceof ApiError) return error.details.fields ?? {};
  }
  return {};
}

/** Somebody goes by a value that is not known. */
class Unknown extends Error {
  override name = "Unknown";
}

/** A record of which certain places cannot be read: whoever goes by one of them gets no further. */
export function veiled(row: Row, places: readonly string[]): Row {
  if (places.length === 0) return row;
  return new Proxy(row, {
    get(own, key) {
      const value: unknown = Reflect.get(own, key);
      if (typeof key !== "string") return value;
      if (places.includes(key)) throw new Unknown();
      const inner = places.flatMap((place) => (place.startsWith(`${key}.`) ? [place.slice(key.length + 1)] : []));
      if (inner.length === 0 || typeof value !== "object" || value === null) return value;
      if (!Array.isArray(value)) return veiled(value as Row, inner);
      if (inner.some((place) => /^\d+$/.test(place))) throw new Unknown();
      return value.map((line: Row, at) =>
        veiled(
          line,
          inner.flatMap((place) => (place.startsWith(`${at}.`) ? [place.slice(`${at}.`.length)] : [])),
        ),
      );
    },
  });
}

/** The columns that follow from others, where all of those are known. */
function computedFrom({ definition: { fields } }: Entity, bare: Row, places: readonly string[]): Row {
  const from = veiled(answered(bare), places);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, { computed }]) => {
      const value = computed && reckoned(() => computed(from));
      return value && value.of !== undefined ? [[columnName(key, fields[key]), value.of]] : [];
    }),
  );
}

/** The columns that follow from one that is not known. */
function uncomputed({ definition: { fields } }: Entity, bare: Row, places: readonly string[]): string[] {
  const from = veiled(answered(bare), places);
  return Object.entries(fields).flatMap(([key, { computed }]) =>
    computed && !reckoned(() => computed(from)) ? [columnName(key, fields[key])] : [],
  );
}

function reckoned(compute: () => unknown): { readonly of: unknown } | undefined {
  try {
    return { of: compute() };
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}
