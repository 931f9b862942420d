import { cardScales, permissionsOf } from "@portal/definition";
import { and, eq, or, sql } from "drizzle-orm";
import { ApiError } from "../../api-error";
import { staff } from "../../db/tables";
import type { RulesOf } from "../../records/rules";

const ANSWERS = 20;

/** Cards: one's own, and of colleagues those that are done and public. */
export const rules: RulesOf<"personality_result"> = {
  visible({ person, asker }, card) {
    const isPublic = and(
      eq(card.is_public, true),
      eq(card.status, "done"),
      sql`exists (select from ${staff} where ${staff.idx} = ${card.idx_staff} and ${staff.status} <> 'retired')`,
    );
    const isUnfinished = permissionsOf(asker).isItsMeAdmin ? eq(card.status, "draft") : undefined;
    return or(eq(card.idx_staff, person.idx), isPublic, isUnfinished);
  },

  mayMove({ person }, record, move) {
    const { idx_staff, is_redone } = record;
    return idx_staff === person.idx && !(move === "again" && is_redone);
  },

  async moving({ now }, { record: card, move }) {
    if (move === "again") return { is_redone: true, done_at: null };
    const answers = Array.from({ length: ANSWERS }, (_, at) => card.answers?.[at] ?? null);
    const missing = answers.flatMap((answer, at) => (answer === null ? [at + 1] : []));
    if (missing.length > 0) throw new ApiError(400, `답하지 않은 문항이 있습니다: ${missing.join(", ")}번`);
    const scored = cardScales.map((name, scale) => {
      const own = answers.filter((_, at) => at % cardScales.length === scale);
      return [name, own.reduce<number>((sum, answer) => sum + Number(answer), 0)] as const;
    });
    const [one, two] = scored.toSorted(([, a], [, b]) => b - a);
    return { scores: scored.map(([, score]) => score), type: `${one?.[0]}·${two?.[0]}`, done_at: now };
  },

  async removing() {
    throw new ApiError(409, "성향 카드는 지울 수 없습니다. 보이지 않게 하려면 공개를 끄세요.");
  },
};
