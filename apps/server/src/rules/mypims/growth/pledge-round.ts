import { and, eq, isNotNull } from "drizzle-orm";
import { wrongFields } from "../../../api-error";
import { pledge } from "../../../db/tables";
import type { RecordOf } from "../../../records/record-of";
import type { RulesOf } from "../../../records/rules";

type Round = RecordOf<"pledge_round">;

const MOST = 10;

/** Rounds of the pledge: nobody has signed another text than it says. */
export const rules: RulesOf<"pledge_round"> = {
  async saving({ db }, { before: old, after: given }) {
    const items = given.items ?? [];
    if (items.length === 0) throw wrongFields({ items: "서약항목: 하나 이상 넣으세요." });
    if (items.length > MOST) throw wrongFields({ items: `서약항목: ${MOST}개까지 넣을 수 있습니다.` });
    const words = ({ body, items: of }: Pick<Round, "body" | "items">) =>
      JSON.stringify([body, (of ?? []).map(({ text }) => text)]);
    if (!old || words(old) === words(given)) return undefined;
    const isSigned = and(eq(pledge.idx_round, old.idx), isNotNull(pledge.signed_at));
    if ((await db.$count(pledge, isSigned)) > 0)
      throw wrongFields({ body: "서약내용: 서명한 사람이 있어 고칠 수 없습니다. 새 회차를 등록하세요." });
    return undefined;
  },
};
