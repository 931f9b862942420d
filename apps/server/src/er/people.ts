import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { type er, erBoard, erBoardMember, erMember, staff } from "../db/tables";

/** Those who handle what comes in on a board: people, whole teams, and its manager. */
export async function handlersOf(db: Database, board: number): Promise<number[]> {
  const isHandler = sql`exists (select from ${erBoardMember} where ${and(
    eq(erBoardMember.idx_board, board),
    eq(erBoardMember.role, "handler"),
    isNull(erBoardMember.deleted_at),
    or(eq(erBoardMember.idx_staff, staff.idx), eq(erBoardMember.idx_team, staff.idx_team)),
  )})`;
  const isManager = sql`${staff.idx} = (select ${erBoard.idx_manager} from ${erBoard} where ${erBoard.idx} = ${board})`;
  const found = await db
    .select({ idx: staff.idx })
    .from(staff)
    .where(and(or(isHandler, isManager), ne(staff.status, "retired"), isNull(staff.deleted_at)));
  return found.map(({ idx }) => idx);
}

/** Whom each step of a request notifies: who asked, who does it, and who takes part. */
export async function followersOf(
  db: Database,
  { idx, idx_requester, idx_assignee }: Pick<typeof er.$inferSelect, "idx" | "idx_requester" | "idx_assignee">,
): Promise<number[]> {
  const members = await db
    .select({ idx: erMember.idx_staff })
    .from(erMember)
    .where(and(eq(erMember.idx_er, idx), isNull(erMember.deleted_at)));
  return [idx_requester, ...(idx_assignee ? [idx_assignee] : []), ...members.map((member) => member.idx)];
}
