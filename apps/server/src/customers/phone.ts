import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** The digits of a phone number, however it is written. */
export function digitsOf(column: AnyPgColumn): SQL<string> {
  return sql<string>`regexp_replace(${column}, '\\D', '', 'g')`;
}
