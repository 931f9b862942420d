import { type Field, type FieldKey, WHOLE_OFFICE } from "@portal/definition";
import { and, arrayOverlaps, eq, exists, gte, inArray, isNull, lt, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { ApiError } from "../api-error";
import type { Database } from "../db/open";
import { type Entity, entityOf } from "./entity";
import { hasWord, isCommon, occursIn } from "./has-word";
import { columnOf, findPlace, isPartOf, namingField, type Place, placeOf } from "./place";

/** What a list is asked, as it stands in the address. */
export type Query = Readonly<Record<string, unknown>>;

/** The condition of the filters in a query, of those that a screen has. */
export function whereFilters(entity: Entity, keys: readonly FieldKey[], query: Query): SQL | undefined {
  return and(
    ...[...new Set(keys)].map((key) => {
      const place = findPlace(entity, key);
      if (!place) return undefined;
      const given: Given = {
        is: textOf(query[key]),
        from: textOf(query[`${key}.from`]),
        to: textOf(query[`${key}.to`]),
      };
      if (given.is === undefined && given.from === undefined && given.to === undefined) return undefined;
      const found = (filterOf[place.field.kind] as Filter)(place, given);
      return found && place.part !== undefined && entity.definition.parts?.[place.part]?.isMany
        ? hasLine(entity, place.part, found)
        : found;
    }),
  );
}

/** Records that have a line of which this holds. */
function hasLine(entity: Entity, part: string, of: SQL): SQL {
  const { table } = entityOf(entity, part);
  return exists(sql`(select from ${table} where ${and(isPartOf(entity, part), of)})`);
}

/** Records in which every word occurs, in any of these fields. */
export async function whereWords(
  db: Database,
  entity: Entity,
  keys: readonly FieldKey[],
  q: string | undefined,
): Promise<SQL | undefined> {
  const words = q?.split(/\s+/).filter(Boolean) ?? [];
  const places = keys.map((key) => placeOf(entity, key));
  const texts = places.filter((place) => !isLink(place));
  const each = words.map(async (word) => {
    const counted = await Promise.all(texts.map((place) => isCommon(db, place.entity.table, textIn(place), word)));
    const found = counted.includes(true) ? occursIn : hasWord;
    return or(
      ...(await Promise.all(
        places.map((place) => (isLink(place) ? named(db, place, word) : found(textIn(place), word))),
      )),
    );
  });
  return and(...(await Promise.all(each)));
}

function isLink({ field }: Place): boolean {
  return field.kind === "link";
}

/** So many records of a name are looked for by their numbers; more of them are left to the database. */
const FEW_NAMED = 1000;

/** Records that link to one whose name has a word. The numbers are known first: how few they are tells which index helps. */
async function named(db: Database, { column, field, entity }: Place, word: string): Promise<SQL> {
  const linked = entityOf(entity, field.kind === "link" ? field.to : "");
  const names = [namingField(linked), linked.name === "staff" ? "ename" : undefined].filter(
    (name) => name !== undefined,
  );
  const isNamed = or(...names.map((name) => hasWord(columnOf(linked.table, name), word))) ?? never;
  const numbers = db.select({ idx: linked.table.idx }).from(linked.table).where(isNamed);
  const found = await numbers.limit(FEW_NAMED + 1);
  if (found.length > FEW_NAMED)
    return sql`${column} in (select ${linked.table.idx} from ${linked.table} where ${isNamed})`;
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

type Filter = (place: Place, given: Given) => SQL | undefined;

const never = sql`false`;

const has: Filter = ({ column }, { is }) =>
  is === undefined ? undefined : is === "Y" ? not(isNull(column)) : isNull(column);
const words: Filter = (place, { is }) => (is === undefined ? undefined : hasWord(textIn(place), is));
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
    if (value !== undefined && !isOrdered[field.kind]?.test(value)) throw unreadable(field);
    if (value !== undefined && field.kind === "date" && !z.iso.date().safeParse(value).success) throw unreadable(field);
  }
  return and(
    is === undefined ? undefined : eq(column, is),
    from === undefined ? undefined : gte(column, from),
    to === undefined ? undefined : lte(column, to),
  );
};

const isOrdered: Partial<Record<Field["kind"], RegExp>> = {
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  month: /^\d{4}-(0[1-9]|1[0-2])$/,
  time: /^\d\d:\d\d$/,
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
    const since = begin === undefined ? sql`null` : sql`${momentOf(field, begin, false).toISOString()}`;
    const until = end === undefined ? sql`null` : sql`${momentOf(field, end, true).toISOString()}`;
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
};

/** A field as the text that words are looked for in. */
function textIn({ column, field }: Place): AnyPgColumn | SQL {
  return field.kind === "words" ? sql`words_text(${column})` : column;
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
  const isDay = isOrdered.date?.test(text) ?? false;
  const moment = new Date(isDay ? `${text}T00:00:00+09:00` : text);
  const year = moment.getUTCFullYear();
  if (Number.isNaN(moment.getTime()) || year < 1 || year > 9999) throw unreadable(field);
  return isDay && isEnd ? new Date(moment.getTime() + 24 * 60 * 60 * 1000) : moment;
}

function unreadable({ label }: Field): ApiError {
  return new ApiError(400, `${label}: 찾는 조건이 올바르지 않습니다.`);
}
