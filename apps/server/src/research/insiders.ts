import { type Asker, isBy, moduleOf, rowsBy } from "@portal/definition";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { whereRows } from "../access/rows-where";
import { research, type researchOutput } from "../db/tables";
import type { Row } from "../records/rules";

const { research: definition } = moduleOf.research.entities;
const { read } = definition.fields.goal;

/** The projects of which somebody reads more than the title and the leader. */
export function whereInside(asker: Asker): SQL {
  const rows = rowsBy(asker, read, definition);
  return and(isNull(research.deleted_at), whereRows(rows, research)) as SQL;
}

/** What belongs to those projects. */
export function ofProjectsInside({ asker }: { readonly asker: Asker }, table: PgTable): SQL {
  const { idx_research } = table as typeof researchOutput;
  return sql`exists (select from ${research} where ${and(eq(research.idx, idx_research), whereInside(asker))})`;
}

/** Whether a project is one of those to somebody. */
export function isInside(asker: Asker, record: Row): boolean {
  return isBy(asker, read, record, definition);
}
