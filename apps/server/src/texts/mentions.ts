import { withParticle } from "@portal/definition";
import { and, inArray, isNull, ne } from "drizzle-orm";
import { wrongFields } from "../api-error";
import type { Person } from "../auth/sessions";
import type { Database } from "../db/open";
import { staff } from "../db/tables";

type Somebody = typeof staff.$inferSelect;

/** Where somebody is mentioned: what it is called, and who may read it. */
export interface Mentioning {
  readonly person: Pick<Person, "idx">;
  /** The record that is spoken of, in a word. */
  readonly what: string;
  /** What would let those read it who may not; empty when nothing does. */
  readonly help?: string;
  readonly mayRead: (person: Somebody) => Promise<boolean>;
}

/**
 * Those of some people whom a comment may tell that they are mentioned: who works here, but for the one who writes.
 * Refuses whoever may not read the record: they would be notified of what they cannot open, and of its title.
 */
export async function mentioned(db: Database, people: readonly number[], where: Mentioning): Promise<number[]> {
  if (people.length === 0) return [];
  const { person, what, help = "", mayRead } = where;
  const here = await db
    .select()
    .from(staff)
    .where(
      and(
        inArray(staff.idx, [...people]),
        ne(staff.status, "retired"),
        isNull(staff.deleted_at),
        ne(staff.idx, person.idx),
      ),
    );
  const strangers = [];
  for (const one of here) if (!(await mayRead(one))) strangers.push(one.kname);
  if (strangers.length === 0) return here.map(({ idx }) => idx);
  const content = `언급: ${strangers.join(", ")}님은 이 ${withParticle(what, "을/를")} 볼 수 없습니다. ${help}언급을 지우세요.`;
  throw wrongFields({ content });
}

/** The names of those whom comments mention, by their numbers. */
export async function calledIn(
  db: Database,
  comments: readonly { readonly mentions: readonly number[] | null }[],
): Promise<(mentions: readonly number[] | null) => { idx: number; name: string }[]> {
  const idxs = [...new Set(comments.flatMap(({ mentions }) => mentions ?? []))];
  const rows =
    idxs.length === 0
      ? []
      : await db.select({ idx: staff.idx, name: staff.kname }).from(staff).where(inArray(staff.idx, idxs));
  return (mentions) => rows.filter(({ idx }) => mentions?.includes(idx));
}
