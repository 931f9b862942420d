import { and, eq, isNull } from "drizzle-orm";
import { askerOf } from "../../access/asker";
import type { GivenOf, RecordOf, RowOf } from "../../crud/record-of";
import type { Asking, RulesOf } from "../../crud/rules";
import { research, researchMember } from "../../db/tables";
import { notify } from "../../notifications";
import { ofProjectsInside, whereInside } from "../../research/insiders";
import { dayOf } from "../../seoul";
import { mentioned } from "../../texts/mentions";

type Given = GivenOf<"research_comment">;
type Comment = RecordOf<"research_comment">;

/** What is said of a project: for those to whom it is open; its people, and who is mentioned, are told. */
export const rules: RulesOf<"research_comment"> = {
  visible: ofProjectsInside,

  async saving(asking, { before, after }) {
    await newly(asking, before, after);
    return undefined;
  },

  async saved(asking, { before, after: comment }) {
    const { db, now, person } = asking;
    const called = await newly(asking, before, comment);
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
async function newly(asking: Asking, before: Comment | null, { mentions, idx_research }: Given): Promise<number[]> {
  const { db, now, person } = asking;
  const added = (mentions ?? []).filter((idx) => !before?.mentions?.includes(idx));
  const mayRead = async (one: RowOf<"staff">) => {
    const asker = await askerOf(db, one, dayOf(now));
    return (await db.$count(research, and(eq(research.idx, idx_research), whereInside(asker)))) > 0;
  };
  return mentioned(db, added, { person, what: "연구과제", help: "먼저 연구원에 넣거나 ", mayRead });
}
