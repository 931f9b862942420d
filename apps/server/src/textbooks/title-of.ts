import { eq } from "drizzle-orm";
import type { Database } from "../db/open";
import { textbook } from "../db/tables";
import type { BookLine } from "./available";

/** The first of these books, and how many others. */
export async function titleOf(db: Database, lines: readonly BookLine[]): Promise<string> {
  const [book] = await db
    .select({ title: textbook.title })
    .from(textbook)
    .where(eq(textbook.idx, lines[0]?.idx_textbook ?? 0));
  return [book?.title ?? "", ...(lines.length > 1 ? [`외 ${lines.length - 1}`] : [])].join(" ");
}
