import { eq } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { newsletter } from "../../db/tables";
import { pathOfArticle } from "../../newsletter/article-path";
import { notify } from "../../notifications";
import type { RulesOf } from "../../records/rules";

/** Articles of the newsletter: written by their writer, confirmed by somebody else. */
export const rules: RulesOf<"nl_article"> = {
  async saving(_, { before: old, after: given }) {
    if (old?.state === "ok") throw new ApiError(409, "확정한 원고입니다. 수정요청을 받아 고치세요.");
    return given.state === "ask" && given.body !== null ? { state: "write" } : undefined;
  },

  mayMove: ({ person }, record, move) => move !== "confirm" || record.idx_author !== person.idx,
  // it is taken out of its issue's contents
  mayRemove: () => false,

  async moving(_, { record, move }) {
    if (move === "submit" && !record.body) {
      throw wrongFields({ body: "내용: 제출하려면 내용을 작성하세요." });
    }
    return undefined;
  },

  async moved({ db, now, person }, { after, move, reason }) {
    const { idx, title, idx_author, idx_newsletter } = after;
    const [issue] = await db.select().from(newsletter).where(eq(newsletter.idx, idx_newsletter));
    const told = {
      submit: [issue?.idx_chief, "원고가 들어왔습니다"],
      confirm: [idx_author, "원고를 확정하였습니다"],
      fix: [idx_author, `원고를 수정해 주세요(${reason})`],
    } as const;
    const [who, what] = told[move];
    if (who === undefined || who === person.idx) return;
    await notify(db, { to: [who], kind: "news", title: `${what}: ${title}`, link: pathOfArticle(idx) }, now);
  },
};
