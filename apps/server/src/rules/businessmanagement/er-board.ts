import { ownFieldsIn } from "@portal/definition";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { wrongFields } from "../../api-error";
import { er, erCategory } from "../../db/tables";
import type { GivenOf, RecordOf } from "../../records/record-of";
import type { RequestContext, RulesOf } from "../../records/rules";

/** Boards: what is in use is stopped and not taken away. */
export const rules: RulesOf<"er_board"> = {
  async saving(context, { before, after }) {
    for (const [at, line] of after.er_board_member.entries()) {
      if (Boolean(line.idx_team) === Boolean(line.idx_staff))
        throw wrongFields({ [`er_board_member.${at}.idx_team`]: "팀과 직원 가운데 하나만 선택하세요." });
    }
    const categories = after.er_category;
    const names = categories.map(({ name }) => name);
    const twice = names.findIndex((name, at) => names.indexOf(name) !== at);
    if (twice >= 0) throw wrongFields({ [`er_category.${twice}.name`]: "분류명: 같은 이름이 있습니다." });
    if (before) await refuseTaken(context, before, after);
    return undefined;
  },
};

/** Categories that requests have, and fields that requests have said something in, stay. */
async function refuseTaken({ db }: RequestContext, before: RecordOf<"er_board">, after: GivenOf<"er_board">) {
  const left = new Set(after.er_category.map(({ idx }) => idx));
  const gone = before.er_category.flatMap(({ idx }) => (left.has(idx) ? [] : [idx]));
  if (gone.length > 0) {
    const used = await db
      .selectDistinct({ name: erCategory.name })
      .from(er)
      .innerJoin(erCategory, eq(erCategory.idx, er.idx_category))
      .where(and(inArray(er.idx_category, gone), isNull(er.deleted_at)));
    const names = used.map(({ name }) => name).join(", ");
    if (names) throw wrongFields({ er_category: `분류: 요청이 있는 분류는 지우지 않고 미사용으로 둡니다. (${names})` });
  }
  const kept = new Map(ownFieldsIn(after.form_fields).map((own) => [own.key, own.type]));
  for (const { key, label, type } of ownFieldsIn(before.form_fields)) {
    if (kept.get(key) === type) continue;
    const isSaid = and(eq(er.idx_board, before.idx), sql`${er.extra} -> ${key} is not null`, isNull(er.deleted_at));
    if ((await db.select({ idx: er.idx }).from(er).where(isSaid).limit(1)).length > 0)
      throw wrongFields({
        form_fields: `추가입력항목: ‘${label}’에는 답이 있어 종류를 바꾸거나 지울 수 없습니다. 미사용으로 두세요.`,
      });
  }
}
