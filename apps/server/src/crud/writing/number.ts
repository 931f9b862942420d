import type { EntityDefinition } from "@portal/definition";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/open";
import { numberCounter } from "../../db/system-tables";
import type { RequestContext, Row } from "../../records/rules";
import { dayOf } from "../../seoul";

/**
 * The next number of a pattern, `Q-{yyyy}-{0000}`, on a day (YYYY-MM-DD in Seoul). The counter's row stays locked until the
 * transaction ends, so that a number is neither given twice nor lost; take it last.
 */
export async function nextNumber(tx: Database, owner: string, pattern: string, day: string): Promise<string> {
  const [year = "", month = "", date = ""] = day.split("-");
  const parts: Readonly<Record<string, string>> = { yyyy: year, yy: year.slice(2), mm: month, dd: date };
  const filled = pattern.replace(/{(yyyy|yy|mm|dd)}/g, (_, part: string) => parts[part] ?? "");
  const [before = "", counted = "", after = ""] = filled.split(/{(0+)}/);
  const [counter] = await tx
    .insert(numberCounter)
    .values({ name: `${owner} ${before}`, last: 1 })
    .onConflictDoUpdate({ target: numberCounter.name, set: { last: sql`${numberCounter.last} + 1` } })
    .returning({ last: numberCounter.last });
  return before + String(counter?.last).padStart(counted.length, "0") + after;
}

/**
 * The numbers that a new record is given; `{language}` of a pattern is its own value in capitals, `{category:label}` a
 * choice's label.
 */
export async function numbersOf(
  { db, now }: Pick<RequestContext, "db" | "now">,
  { name, definition: { fields } }: { readonly name: string; readonly definition: EntityDefinition },
  record: Row,
): Promise<Row> {
  const given: Record<string, string> = {};
  for (const [key, field] of Object.entries(fields)) {
    const pattern = field.kind === "text" ? field.numbered : undefined;
    // another version has the number that its rules have given it
    if (pattern === undefined || record[key]) continue;
    const own = pattern.replace(/{([a-z_]+)(:label)?}/g, (whole, of: string, isLabel?: string) => {
      const value = String(record[of] ?? "");
      const field = fields[of];
      if (field === undefined) return whole;
      return isLabel && field.kind === "choice" ? (field.options[value] ?? "") : value.toUpperCase();
    });
    given[key] = await nextNumber(db, name, own, dayOf(now));
  }
  return given;
}
