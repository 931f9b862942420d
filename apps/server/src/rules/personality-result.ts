import { permissionsOf } from "@portal/definition";
import { and, eq, or, sql } from "drizzle-orm";
import { ApiError } from "../api-error";
import type { Rules } from "../crud/rules";
import { type personalityResult, staff } from "../db/tables";

type Card = typeof personalityResult.$inferSelect;

const ANSWERS = 20;
const scales = ["주도", "사교", "안정", "신중"] as const;

/** Cards: one's own, and of colleagues those that are done and public. */
export const rules: Rules = {
  visible({ person, asker }, table) {
    const card = table as typeof personalityResult;
    const isPublic = and(
      eq(card.is_public, true),
      eq(card.status, "done"),
      sql`exists (select from ${staff} where ${staff.idx} = ${card.idx_staff} and ${staff.status} <> 'retired')`,
    );
    const isUnfinished = permissionsOf(asker).isItsMeAdmin ? eq(card.status, "draft") : undefined;
    return or(eq(card.idx_staff, person.idx), isPublic, isUnfinished);
  },

  mayMove({ person }, record, move) {
    const { idx_staff, is_redone } = record as Card;
    return idx_staff === person.idx && !(move === "again" && is_redone);
  },

  async moving({ now }, { record, move }) {
    const card = record as Card;
    if (move === "again") return { is_redone: true, done_at: null };
    const answers = Array.from({ length: ANSWERS }, (_, at) => card.answers?.[at] ?? null);
    const missing = answers.flatMap((answer, at) => (answer === null ? [at + 1] : []));
    if (missing.length > 0) throw new ApiError(400, `답하지 않은 문항이 있습니다: ${missing.join(", ")}번`);
    const scores = scales.map((_, scale) =>
      answers.reduce<number>((sum, answer, at) => sum + (at % scales.length === scale ? Number(answer) : 0), 0),
    );
    const [one, two] = scales
      .map((name, scale) => [name, scores[scale] as number] as const)
      .toSorted(([, a], [, b]) => b - a);
    return { scores, type: `${one?.[0]}·${two?.[0]}`, done_at: now };
  },

  async removing() {
    throw new ApiError(409, "성향 카드는 지울 수 없습니다. 보이지 않게 하려면 공개를 끄세요.");
  },
};
