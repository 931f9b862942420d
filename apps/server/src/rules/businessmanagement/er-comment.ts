import { type Asker, moduleOf, rowsOf } from "@portal/definition";
import { and, eq, not, or, type SQL, sql } from "drizzle-orm";
import { askerOf } from "../../access/asker";
import { whereRows } from "../../access/rows-where";
import { wrongFields } from "../../api-error";
import type { GivenOf, RecordOf, RowOf } from "../../crud/record-of";
import type { Asking, RulesOf } from "../../crud/rules";
import { er } from "../../db/tables";
import { followersOf, rowsWorkedOn } from "../../er/people";
import { notify } from "../../notifications";
import { dayOf } from "../../seoul";
import { mentioned } from "../../texts/mentions";

const { er: definition } = moduleOf.globalEr.entities;
const readers = ["staff:party", "isManageGlobalERAdmin:all"] as const;

type Given = GivenOf<"er_comment">;
type Comment = RecordOf<"er_comment">;

/** What is said of a request; notes among those who work on it are for them alone. */
export const rules: RulesOf<"er_comment"> = {
  visible(asking, comment) {
    const rows = rowsWorkedOn(asking);
    if (rows === "all") return undefined;
    const worked = sql`exists (select from ${er} where ${and(eq(er.idx, comment.idx_er), whereRows(rows, er))})`;
    return or(not(comment.is_internal), eq(comment.idx_writer, asking.person.idx), worked);
  },

  async saving(asking, { before, after: comment }) {
    await newly(asking, before, comment);
    if (comment.is_internal && !(await isAmong(asking, comment.idx_er, whereRows(rowsWorkedOn(asking), er))))
      throw wrongFields({ is_internal: "담당자만 보기: 이 요청을 처리하는 사람만 쓸 수 있습니다." });
    return undefined;
  },

  async saved(asking, { before, after: comment }) {
    const { db, now, person } = asking;
    const called = await newly(asking, before, comment);
    const [about] = await db.select().from(er).where(eq(er.idx, comment.idx_er));
    if (!about) return;
    const link = `/businessmanagement/erview/${about.idx}`;
    const tell = (to: number[], title: string) => notify(db, { to, kind: "er", title, link }, now);
    await tell(called, `${person.kname}님이 나를 언급했습니다: ${about.title}`);
    if (before || comment.is_internal) return;
    const others = (await followersOf(db, about)).filter((idx) => idx !== person.idx && !called.includes(idx));
    await tell(others, `${person.kname}님이 댓글을 남겼습니다: ${about.title}`);
  },
};

/** Those whom a comment mentions now and did not before: they read the request, and a note only if they work on it. */
async function newly(asking: Asking, before: Comment | null, comment: Given): Promise<number[]> {
  const { db, now, person } = asking;
  const added = (comment.mentions ?? []).filter((idx) => !before?.mentions?.includes(idx));
  const rowsFor = (asker: Asker) =>
    comment.is_internal ? rowsWorkedOn({ asker }) : rowsOf(asker, readers, definition);
  const mayRead = async (one: RowOf<"staff">) =>
    isAmong(asking, comment.idx_er, whereRows(rowsFor(await askerOf(db, one, dayOf(now))), er));
  return mentioned(db, added, { person, what: comment.is_internal ? "메모" : "요청", mayRead });
}

async function isAmong({ db }: Asking, idx: number, where: SQL): Promise<boolean> {
  return (await db.$count(er, and(eq(er.idx, idx), where))) > 0;
}
