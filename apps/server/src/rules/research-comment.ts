import { and, eq, isNull } from "drizzle-orm";
import { askerOf } from "../access/asker";
import type { Asking, Rules } from "../crud/rules";
import { research, type researchComment, researchMember, type staff } from "../db/tables";
import { mentioned } from "../mentions";
import { notify } from "../notifications";
import { ofProjectsInside, whereInside } from "../research/insiders";
import { dayOf } from "../seoul";

type Comment = typeof researchComment.$inferSelect;

/** What is said of a project: for those to whom it is open; its people, and who is mentioned, are told. */
export const rules: Rules = {
  visible: ofProjectsInside,

  async saving(asking, { before, after }) {
    await newly(asking, before as Comment | null, after as Comment);
    return undefined;
  },

  async saved(asking, { before, after }) {
    const { db, now, person } = asking;
    const comment = after as Comment;
    const called = await newly(asking, before as Comment | null, comment);
    const [about] = await db.select().from(research).where(eq(research.idx, comment.idx_research));
    if (!about) return;
    const link = `/businessmanagement/researchview/${about.idx}`;
    const tell = (to: number[], title: string) => notify(db, { to, kind: "task", title, link }, now);
    await tell(called, `${person.kname}님이 나를 언급했습니다: ${about.title}`);
    if (before) return;
    const members = await db
      .select({ idx: researchMember.idx_staff })
      .from(researchMember)
      .where(and(eq(researchMember.idx_research, about.idx), isNull(researchMember.deleted_at)));
    const others = [about.idx_leader, ...members.map(({ idx }) => idx)];
    await tell(
      others.filter((idx) => idx !== person.idx && !called.includes(idx)),
      `${person.kname}님이 댓글을 남겼습니다: ${about.title}`,
    );
  },
};

/** Those whom a comment mentions now and did not before. */
async function newly(asking: Asking, before: Comment | null, { mentions, idx_research }: Comment): Promise<number[]> {
  const { db, now, person } = asking;
  const added = (mentions ?? []).filter((idx) => !before?.mentions?.includes(idx));
  const mayRead = async (one: typeof staff.$inferSelect) => {
    const asker = await askerOf(db, one, dayOf(now));
    return (await db.$count(research, and(eq(research.idx, idx_research), whereInside(asker)))) > 0;
  };
  return mentioned(db, added, { person, what: "연구과제", help: "먼저 연구원에 넣거나 ", mayRead });
}
