import { and, ilike, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../db/open";
import { containing } from "../../narrowed";
import type { Table } from "../entity";

/**
 * Texts that a word occurs in, in whatever case. The pairs of its letters lead to an index where the text has one; a
 * single letter has none.
 */
export function hasWord(text: AnyPgColumn | SQL, word: string): SQL {
  const occurs = occursIn(text, word);
  // the cheaper condition first: whoever reads row by row asks for the pairs of no other text
  return [...word].length < 2 ? occurs : (and(occurs, hasPairs(text, word)) as SQL);
}

/** The same without an index, for a word that so many texts have that looking at them one by one ends sooner. */
export function occursIn(text: AnyPgColumn | SQL, word: string): SQL {
  // whatever the text is sorted by: letters are told from one another as `word_pairs` does
  return ilike(sql`${text} collate "default"`, containing(word));
}

/** The digits of a number, whatever stands between them. */
export function digitsIn(text: AnyPgColumn | SQL): SQL<string> {
  return sql<string>`translate(${text}, '+-(). ', '')`;
}

/** One text of so many has a word that is common: 30 records of a page are then found among 600. */
const COMMON = 20;

/** Whether the database, of what it knows of a table, expects a word in many of the texts. */
export async function isCommon(db: Database, table: Table, text: AnyPgColumn | SQL, word: string): Promise<boolean> {
  if ([...word].length < 2) return true;
  const some = sql`select from ${table} where ${hasPairs(text, word)}`;
  const { rows } = await db.execute<Planned>(sql`explain (format json) ${some} union all select from ${table}`);
  const [found, all] = rows[0]?.["QUERY PLAN"][0].Plan.Plans ?? [];
  return found !== undefined && all !== undefined && found["Plan Rows"] * COMMON > all["Plan Rows"];
}

interface Planned extends Record<string, unknown> {
  readonly "QUERY PLAN": readonly [{ readonly Plan: { readonly Plans?: readonly { readonly "Plan Rows": number }[] } }];
}

function hasPairs(text: AnyPgColumn | SQL, word: string): SQL {
  return sql`word_pairs(${text}) @> word_pairs(${word})`;
}
