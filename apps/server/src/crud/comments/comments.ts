import { withParticle } from "@portal/definition";
import { and, eq } from "drizzle-orm";
import { wrongFields } from "../../api-error";
import { notify } from "../../notifications";
import type { RequestContext, Row } from "../../records/rules";
import { mentioned } from "../../texts/mentions";
import { contextAs } from "../access/audience";
import { isIn, whereNoted, whereOpen } from "../access/scope";
import { type Entity, entityOf } from "../entity";
import { aboutOf, columnOf, isKept } from "../place";
import { calledFor, placeFor } from "../reading/addresses";
import { columnsToRead, withParts } from "../writing/parts";

/**
 * What holds before a comment is written. An answer stands below what it answers, on the same record, and is as open as that;
 * a comment stays where it was written, and for those for whom it was. Gives columns to write with it.
 */
export async function placeComment(
  context: RequestContext,
  entity: Entity,
  before: Row | null,
  after: Row,
): Promise<Row> {
  const on = commentedOf(entity);
  const link = aboutOf(entity).name;
  if (before) {
    const moved = [link, "idx_parent", "is_internal"].find((name) => (before[name] ?? null) !== (after[name] ?? null));
    if (moved) throw wrongFields({ [moved]: "이미 쓴 댓글은 내용만 고칠 수 있습니다." });
    return {};
  }
  if (after.idx_parent) return answerTo(context, entity, Number(after.idx_parent), [link, after[link]]);
  if (after.is_internal && !(await isIn(context, on, Number(after[link]), whereNoted(context, on))))
    throw wrongFields({
      is_internal: `담당자만 보기: 이 ${withParticle(on.definition.title, "을/를")} 처리하는 사람만 쓸 수 있습니다.`,
    });
  return {};
}

/** What an answer has of the comment that it answers. */
async function answerTo(
  context: RequestContext,
  entity: Entity,
  idx: number,
  [link, of]: readonly [string, unknown],
): Promise<Row> {
  const { table } = entity;
  const [parent] = await context.db
    .select(columnsToRead(entity))
    .from(table)
    .where(and(eq(table.idx, idx), eq(columnOf(table, link), of), whereOpen(context, entity, "read")));
  if (!parent) throw wrongFields({ idx_parent: "답글을 달 댓글이 없거나 삭제되었습니다." });
  const { idx_parent, is_internal } = parent as Row;
  return { idx_parent: idx_parent ?? idx, is_internal };
}

/**
 * Tells those whom a comment mentions now and did not before, and of a new one those whom the record concerns. Refuses to
 * mention whoever would not read the comment.
 */
export async function tellOfComment(
  context: RequestContext,
  entity: Entity,
  before: Row | null,
  after: Row,
): Promise<void> {
  const { db, now, person } = context;
  const on = commentedOf(entity);
  const idx = Number(after.idx);
  /** The same, asked by somebody who would read the comment. */
  const reading = async (who: number) => {
    const as = await contextAs(db, who, now);
    return (await isIn(as, entity, idx, whereOpen(as, entity, "read"))) ? as : undefined;
  };
  const known = numbersIn(before?.mentions);
  const called = await mentioned(
    db,
    numbersIn(after.mentions).filter((one) => !known.includes(one)),
    {
      person,
      what: after.is_internal ? "메모" : on.definition.title,
      mayRead: async (one) => (await reading(one.idx)) !== undefined,
    },
  );
  const [found] = await db
    .select(columnsToRead(on))
    .from(on.table)
    .where(eq(on.table.idx, Number(after[aboutOf(entity).name])));
  const { comments } = on.definition;
  if (!found || !comments) return;
  const record = await withParts(db, on, found);
  const others = before ? [] : await concernedBy(context, on, record);
  const notices = [
    ...called.map((to) => [to, "나를 언급했습니다"] as const),
    ...others.filter((to) => to !== person.idx && !called.includes(to)).map((to) => [to, "댓글을 남겼습니다"] as const),
  ];
  for (const [to, what] of notices) {
    const as = await reading(to);
    if (!as) continue;
    const title = `${person.kname}님이 ${what}: ${calledFor(as, on, record)}`;
    const link = await placeFor(as, on, record);
    await notify(db, { to: [to], kind: comments.kind, title, ...(link && { link }) }, now);
  }
}

/** The staff whom a record concerns. */
async function concernedBy({ db }: RequestContext, on: Entity, record: Row): Promise<number[]> {
  const found = (on.definition.comments?.notifies ?? []).map(async ({ column, below }) => {
    if (!below) return [record[column]];
    const { table } = entityOf(on, below.entity);
    const where = Object.entries({ ...below.where, [below.link]: record.idx });
    const rows = await db
      .select({ idx: columnOf(table, column) })
      .from(table)
      .where(and(isKept(table), ...where.map(([name, value]) => eq(columnOf(table, name), value))));
    return rows.map(({ idx }) => idx);
  });
  return [...new Set(numbersIn((await Promise.all(found)).flat()))];
}

function commentedOf(entity: Entity): Entity {
  return entityOf(entity, entity.commentsOn ?? "");
}

function numbersIn(value: unknown): number[] {
  return [value].flat().filter((one): one is number => typeof one === "number");
}
