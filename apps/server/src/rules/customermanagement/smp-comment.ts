import { moduleOf, rowsOf } from "@portal/definition";
import { and, eq } from "drizzle-orm";
import { askerOf } from "../../access/asker";
import { whereRows } from "../../access/rows-where";
import type { GivenOf, RecordOf, RowOf } from "../../crud/record-of";
import type { Asking, RulesOf } from "../../crud/rules";
import { smp } from "../../db/tables";
import { notify } from "../../notifications";
import { dayOf } from "../../seoul";
import { mentioned } from "../../texts/mentions";

const { entities } = moduleOf.statusSmp;

type Given = GivenOf<"smp_comment">;
type Comment = RecordOf<"smp_comment">;

/** What is said of an opportunity: those who are mentioned, and its owner, are told. */
export const rules: RulesOf<"smp_comment"> = {
  async saving(asking, { before, after }) {
    await newly(asking, before, after);
    return undefined;
  },

  async saved(asking, { before, after }) {
    const { db, now, person } = asking;
    const called = await newly(asking, before, after);
    const [about] = await db.select().from(smp).where(eq(smp.idx, after.idx_smp));
    if (!about) return;
    const link = `/customermanagement/statussmpview/${about.idx}`;
    const tell = (to: number[], title: string) => notify(db, { to, kind: "customer", title, link }, now);
    await tell(called, `${person.kname}님이 나를 언급했습니다: ${about.title}`);
    const isOwner = about.idx_owner === person.idx || called.includes(about.idx_owner);
    if (!before && !isOwner) await tell([about.idx_owner], `${person.kname}님이 의견을 남겼습니다: ${about.title}`);
  },
};

/** Those whom a comment mentions now and did not before. */
async function newly(asking: Asking, before: Comment | null, { mentions, idx_smp }: Given): Promise<number[]> {
  const { db, now, person } = asking;
  const added = (mentions ?? []).filter((idx) => !before?.mentions?.includes(idx));
  const mayRead = async (one: RowOf<"staff">) => {
    const rows = rowsOf(await askerOf(db, one, dayOf(now)), entities.smp.access.read, entities.smp);
    return (await db.$count(smp, and(eq(smp.idx, idx_smp), whereRows(rows, smp)))) > 0;
  };
  return mentioned(db, added, { person, what: "영업건", mayRead });
}
