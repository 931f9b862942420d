import { type Field, type FieldKey, isFoundByDigits, WHOLE_OFFICE } from "@portal/definition";
import { day, digitsSought, moment, month } from "@portal/definition/contract";
import {
  and,
  arrayOverlaps,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { z } from "zod";
import { ApiError } from "../../api-error";
import type { Database } from "../../db/open";
import type { RequestContext } from "../../records/rules";
import { whereComparable } from "../access/field-access";
import { type Entity, entityOf } from "../entity";
import { columnOf, fieldAt, findField, isPartOf, namingField, type ResolvedField } from "../place";
import { whereReadable } from "../reading/reading";
import { linkColumn } from "./beside";
import { digitsIn, hasWord, isCommon, occursIn } from "./has-word";

/** What a list is asked, as it stands in the address. */
export type Query = Readonly<Record<string, unknown>>;

/** The condition of the filters in a query, of those that a screen has. */
export function whereFilters(
  context: RequestContext,
  entity: Entity,
  keys: readonly FieldKey[],
  query: Query,
): SQL | undefined {
  const found = [...new Set(keys)].flatMap((key) => {
    const place = findField(entity, key);
    const where = place && whereField(place.field, place.column, key, query);
    return where ? [{ part: place.part ?? "", where, told: whereComparable(context, entity, key) }] : [];
  });
  // what is asked of lines is asked of one and the same line
  const isOfLine = ({ part }: { part: string }) => entity.definition.parts?.[part]?.isMany === true;
  const parts = [...new Set(found.filter(isOfLine).map(({ part }) => part))];
  const inLine = (part: string) => and(...found.flatMap((one) => (one.part === part ? one.where : []))) as SQL;
  return and(
    ...found.flatMap((one) => (isOfLine(one) ? one.told : [one.told, one.where])),
    ...parts.map((part) => hasLine(entity, part, inLine(part))),
  );
}

/** What a query says of a field by its name there; nothing where it says nothing. */
export function whereField(field: Field, column: SQLWrapper, name: string, query: Query): SQL | undefined {
  const [is, from, to] = [query[name], query[`${name}.from`], query[`${name}.to`]].map(textOf);
  if (is === undefined && from === undefined && to === undefined) return undefined;
  return (filterOf[field.kind] as Filter)({ field, column }, { is, from, to });
}

/** Records that have a line of which this holds. */
function hasLine(entity: Entity, part: string, of: SQL): SQL {
  const { table } = entityOf(entity, part);
  return exists(sql`(select from ${table} where ${and(isPartOf(entity, part), of)})`);
}

/** Records in which every word occurs, in any of these fields; a number also where it is written another way. */
export async function whereWords(
  context: RequestContext,
  entity: Entity,
  keys: readonly FieldKey[],
  q: string | undefined,
): Promise<SQL | undefined> {
  const words = q?.split(/\s+/).filter(Boolean) ?? [];
  const places = keys.map((key) => fieldAt(entity, key));
  const texts = places.filter((place) => !isLink(place) && !place.through);
  const inAny = async (word: string) => {
    const counted = await Promise.all(
      texts.map((place) => isCommon(context.db, place.entity.table, textIn(place), word)),
    );
    const found = counted.includes(true) ? occursIn : hasWord;
    const among = async (place: ResolvedField) => {
      const { part = "", through } = place;
      if (through && !isLink(place)) return written(context, entity, place, word);
      const occurs = isLink(place) ? await named(context, place, word) : saying(place, word, found);
      const isLine = !through && entity.definition.parts?.[part]?.isMany;
      const where = isLine ? hasLine(entity, part, occurs) : occurs;
      return and(whereComparable(context, entity, place.key), where);
    };
    return or(...(await Promise.all(places.map(among))));
  };
  const each = and(...(await Promise.all(words.map(inAny))));
  const isNumber = words.length > 1 && digitsSought(q ?? "") !== undefined;
  return isNumber ? or(each, await inAny(q ?? "")) : each;
}

/** Texts that have a word; of phone numbers and the like also those that are the same in another way of writing. */
function saying(place: Sought, word: string, found = hasWord): SQL {
  const text = textIn(place);
  const isNumber = place.field.kind === "text" && isFoundByDigits(place.field.format);
  const digits = isNumber ? digitsSought(word) : undefined;
  const occurs = found(text, word);
  return digits === undefined ? occurs : (or(occurs, occursIn(digitsIn(text), digits)) as SQL);
}

function isLink({ field }: ResolvedField): boolean {
  return field.kind === "link";
}

/** So many records of a name are looked for by their numbers; more of them are left to the database. */
const FEW_NAMED = 1000;

/**
 * Records that link to one whose name, which the person knows, has a word. The numbers are known first: how few they
 * are tells which index helps.
 */
async function named(context: RequestContext, { column, field, entity }: ResolvedField, word: string): Promise<SQL> {
  const linked = entityOf(entity, field.kind === "link" ? field.to : "");
  const names = [namingField(linked), linked.name === "staff" ? "ename" : undefined].filter(
    (name) => name !== undefined,
  );
  const isNamed = and(
    or(...names.map((name) => hasWord(columnOf(linked.table, name), word))) ?? never,
    // a colleague's name is everybody's to know, whoever may open the record
    ...(linked.definition.isKnown ? [] : names.map((name) => whereComparable(context, linked, name))),
    whereReadable(context, linked, { isRemoved: true }),
  ) as SQL;
  return linksAmong(context.db, column, linked, isNamed);
}

/** Records that lead through links to one that somebody may read, whose own text has a word. */
async function written(
  context: RequestContext,
  entity: Entity,
  { key, through = [], entity: linked }: ResolvedField,
  word: string,
): Promise<SQL> {
  const inner = key.split(".").at(-1) ?? "";
  const found = and(
    whereReadable(context, linked),
    whereComparable(context, linked, inner),
    saying(fieldAt(linked, inner), word),
  ) as SQL;
  return linksAmong(context.db, linkColumn(entity, through), linked, found);
}

async function linksAmong(db: Database, column: SQLWrapper, { table }: Entity, where: SQL): Promise<SQL> {
  const numbers = db.select({ idx: table.idx }).from(table).where(where);
  const found = await numbers.limit(FEW_NAMED + 1);
  if (found.length > FEW_NAMED) return sql`${column} in (select ${table.idx} from ${table} where ${where})`;
  return inArray(
    column,
    found.map(({ idx }) => idx),
  );
}

/** What an address says of one filter. */
interface Given {
  readonly is: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** A place whose column is a column or counted, which makes no difference to what is asked of it. */
type Sought = Pick<ResolvedField, "field"> & { readonly column: SQLWrapper };
type Filter = (place: Sought, given: Given) => SQL | undefined;

const never = sql`false`;

const has: Filter = ({ column }, { is }) =>
  is === undefined ? undefined : is === "Y" ? not(isNull(column)) : isNull(column);
const words: Filter = (place, { is }) => (is === undefined ? undefined : saying(place, is));
const codes: Filter = ({ column }, { is }) => (is === undefined ? undefined : inArray(column, is.split(",")));
const amongst: Filter = ({ column }, { is }) =>
  is === undefined ? undefined : arrayOverlaps(column, is.split(",").filter(Boolean));

const number: Filter = ({ column, field }, { is, from, to }) =>
  and(
    is === undefined ? undefined : eq(column, numberOf(field, is)),
    from === undefined ? undefined : gte(column, numberOf(field, from)),
    to === undefined ? undefined : lte(column, numberOf(field, to)),
  );

/** Texts that sort as what they say. */
const ordered: Filter = ({ column, field }, { is, from, to }) => {
  for (const value of [is, from, to]) {
    if (value !== undefined && !valueSchemas[field.kind]?.safeParse(value).success) throw unreadable(field);
  }
  return and(
    is === undefined ? undefined : eq(column, is),
    from === undefined ? undefined : gte(column, from),
    to === undefined ? undefined : lte(column, to),
  );
};

const valueSchemas: Partial<Record<Field["kind"], z.ZodType>> = {
  date: day,
  month,
  time: z.string().regex(/^\d\d:\d\d$/),
};

const links: Filter = ({ column, field }, { is }) => {
  const idxs = is?.split(",").map((one) => numberOf(field, one)) ?? [];
  // everyone; of a team, also the whole office, which the office's own filter says
  if (idxs.includes(0) || (field.kind === "link" && field.to === "team" && idxs.includes(WHOLE_OFFICE))) {
    return undefined;
  }
  return inArray(column, idxs);
};

const filterOf: { readonly [Kind in Field["kind"]]: Filter } = {
  text: words,
  longText: words,
  html: words,
  integer: number,
  decimal: number,
  money: number,
  year: number,
  flag: ({ column }, { is }) =>
    is === undefined ? undefined : is === "Y" ? eq(column, true) : sql`${column} is not true`,
  date: ordered,
  month: ordered,
  time: ordered,
  dateTime: ({ column, field }, { is, from, to }) =>
    and(
      from === undefined && is === undefined ? undefined : gte(column, momentOf(field, from ?? is ?? "", false)),
      to === undefined && is === undefined ? undefined : lt(column, momentOf(field, to ?? is ?? "", true)),
    ),
  period: ({ column, field }, { is, from, to }) => {
    const begin = from ?? is;
    const end = to ?? is;
    const since = begin === undefined ? null : momentOf(field, begin, false).toISOString();
    const until = end === undefined ? null : momentOf(field, end, true).toISOString();
    // PostgreSQL has no range that ends before it begins
    if (since !== null && until !== null && until < since) throw unreadable(field);
    return sql`${column} && tstzrange(${since}::timestamptz, ${until}::timestamptz)`;
  },
  choice: codes,
  multiChoice: amongst,
  words: amongst,
  staffList: ({ column, field }, { is }) =>
    is === undefined
      ? undefined
      : arrayOverlaps(
          column,
          is.split(",").map((one) => numberOf(field, one)),
        ),
  link: links,
  file: has,
  files: has,
  checklist: () => never,
  bytes: () => never,
  json: () => never,
  ownFields: () => never,
  answers: () => never,
};

/** A field as the text that words are looked for in. */
function textIn({ column, field }: Sought): SQL {
  return field.kind === "words" ? sql`words_text(${column})` : sql`${column}`;
}

function textOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const text = String(value)
    .replace(/[\0\p{Cs}]/gu, "")
    .trim()
    .slice(0, 1000);
  return text === "" ? undefined : text;
}

function numberOf(field: Field, text: string): number {
  const value = Number(text);
  if (text === "" || !Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) throw unreadable(field);
  if (field.kind !== "decimal" && !Number.isInteger(value)) throw unreadable(field);
  if ((field.kind === "integer" || field.kind === "year") && Math.abs(value) >= 2 ** 31) throw unreadable(field);
  return value;
}

/** A moment of ISO 8601, or the beginning (the end) of a day in Seoul. */
export function momentOf(field: Field, text: string, isEnd: boolean): Date {
  const isDay = text.length === "2026-01-01".length;
  if (!(isDay ? day : moment).safeParse(text).success) throw unreadable(field);
  const at = new Date(isDay ? `${text}T00:00:00+09:00` : text);
  return isDay && isEnd ? new Date(at.getTime() + 24 * 60 * 60 * 1000) : at;
}

function unreadable({ label }: Field): ApiError {
  return new ApiError(400, `${label}: 찾는 조건이 올바르지 않습니다.`);
}
