import { and, ilike, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { containing } from "../narrowed";

/**
 * Texts that a word occurs in, in whatever case. The pairs of its letters lead to an index where the text has one; a
 * single letter has none.
 */
export function hasWord(text: AnyPgColumn | SQL, word: string): SQL {
  const occurs = ilike(text, containing(word));
  // the cheaper condition first: whoever reads row by row asks for the pairs of no other text
  return [...word].length < 2 ? occurs : (and(occurs, sql`word_pairs(${text}) @> word_pairs(${word})`) as SQL);
}
