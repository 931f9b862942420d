import { and, asc, desc, eq, isNull } from "drizzle-orm";
import { ApiError } from "../api-error";
import { newsletter, nlArticle, nlCheck } from "../db/tables";
import type { GivenOf, RecordOf } from "../records/record-of";
import type { RequestContext } from "../records/rules";

type Issue = RecordOf<"newsletter">;
type Check = Issue["nl_check"][number];

/** What is ticked off before an issue goes on, where no issue before says so. */
const usual: readonly (readonly [stage: Check["stage"], item: string])[] = [
  ["plan", "주제 확정"],
  ["plan", "필자 배정"],
  ["write", "전 원고 확정"],
  ["design", "시안 확정"],
  ["proof", "교정 100%"],
  ["proof", "저작권·초상권 확인"],
  ["proof", "승인"],
  ["done", "PDF 등록"],
];

/** The checklist that a new issue begins with: that of the issue before. */
export async function firstChecks({ db }: RequestContext): Promise<Pick<Check, "stage" | "item">[]> {
  const [last] = await db
    .select({ idx: newsletter.idx })
    .from(newsletter)
    .where(isNull(newsletter.deleted_at))
    .orderBy(desc(newsletter.publish_date), desc(newsletter.idx))
    .limit(1);
  const copied = await db
    .select({ stage: nlCheck.stage, item: nlCheck.item })
    .from(nlCheck)
    .where(and(eq(nlCheck.idx_newsletter, last?.idx ?? 0), isNull(nlCheck.deleted_at)))
    .orderBy(asc(nlCheck.seq));
  return copied.length > 0 ? copied : usual.map(([stage, item]) => ({ stage, item }));
}

/** Articles as an earlier issue had them: its sections and their writers, still to be called something. */
export async function sectionsOf({ db }: RequestContext, idx: number, due: string) {
  const rows = await db
    .select({ section: nlArticle.section, idx_author: nlArticle.idx_author })
    .from(nlArticle)
    .where(and(eq(nlArticle.idx_newsletter, idx), isNull(nlArticle.deleted_at)))
    .orderBy(asc(nlArticle.seq));
  return rows.map((row) => ({ ...row, title: row.section, due }));
}

/** Lines of the checklist with who has ticked them when; a line that is as it was stays so. */
export function withTicks(
  { person, now }: RequestContext,
  before: readonly Check[],
  lines: GivenOf<"newsletter">["nl_check"],
) {
  return lines.map((line) => {
    const was = before.find(({ idx }) => idx === line.idx)?.is_done ?? false;
    if (line.is_done === was) return line;
    return { ...line, ...(line.is_done ? tick(person.idx, now) : tick(null, null)) };
  });
}

function tick(idx_done_by: number | null, done_at: Date | null) {
  return { idx_done_by, done_at };
}

/** Refuses to leave a stage while something of it is not ticked, by name. */
export function refuseUnticked({ status, nl_check }: Issue): void {
  const left = nl_check.filter(({ stage, is_done }) => stage === status && !is_done);
  if (left.length > 0) {
    throw new ApiError(409, `점검을 마치지 않았습니다: ${left.map(({ item }) => item).join(", ")}`);
  }
}
