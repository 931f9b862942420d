import { and, eq, isNotNull } from "drizzle-orm";
import { wrongFields } from "../api-error";
import type { Rules } from "../crud/rules";
import { pledge, type pledgeRound } from "../db/tables";

type Round = typeof pledgeRound.$inferSelect;

const MOST = 10;

/** Rounds of the pledge: nobody has signed another text than it says. */
export const rules: Rules = {
  async saving({ db }, { before, after }) {
    const [old, given] = [before as Round | null, after as Round];
    const items = given.items ?? [];
    if (items.length === 0) throw wrongFields({ items: "서약항목: 하나 이상 넣으세요." });
    if (items.length > MOST) throw wrongFields({ items: `서약항목: ${MOST}개까지 넣을 수 있습니다.` });
    const words = ({ body, items: of }: Round) => JSON.stringify([body, (of ?? []).map(({ text }) => text)]);
    if (!old || words(old) === words(given)) return undefined;
    const isSigned = and(eq(pledge.idx_round, old.idx), isNotNull(pledge.signed_at));
    if ((await db.$count(pledge, isSigned)) > 0)
      throw wrongFields({ body: "서약내용: 서명한 사람이 있어 고칠 수 없습니다. 새 회차를 등록하세요." });
    return undefined;
  },
};
