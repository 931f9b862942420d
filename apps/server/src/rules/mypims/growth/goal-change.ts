import { and, eq, inArray, isNull } from "drizzle-orm";
import { ApiError, wrongFields } from "../../../api-error";
import { evalResult, goalChange, kpiSheet, pbcSheet } from "../../../db/tables";
import { goalsOf } from "../../../growth/evaluation";
import { notify } from "../../../notifications";
import type { RecordOf } from "../../../records/record-of";
import type { RulesOf } from "../../../records/rules";

type Change = RecordOf<"goal_change">;

/** Goals change under way: asked for by the person, opened by the first evaluator, agreed again. */
export const rules: RulesOf<"goal_change"> = {
  async saving(context, { before, after }) {
    if (before !== null) return undefined;
    const { idx_kpi_sheet, idx_pbc_sheet } = after;
    if (Boolean(idx_kpi_sheet) === Boolean(idx_pbc_sheet))
      throw wrongFields({ idx_kpi_sheet: "KPI나 PBC 평가서 하나를 선택하세요." });
    const [kind, table, idx] = idx_kpi_sheet
      ? (["kpi", kpiSheet, idx_kpi_sheet] as const)
      : (["pbc", pbcSheet, idx_pbc_sheet ?? 0] as const);
    const [sheet] = await context.db.select().from(table).where(eq(table.idx, idx));
    if (sheet?.idx_staff !== context.person.idx) throw new ApiError(403, "본인의 목표만 변경을 요청할 수 있습니다.");
    if (!["agreed", "mid"].includes(sheet.status))
      throw new ApiError(409, "합의된 목표만, 자기평가 전까지 변경을 요청할 수 있습니다.");
    const link = kind === "kpi" ? goalChange.idx_kpi_sheet : goalChange.idx_pbc_sheet;
    const isUnderWay = and(eq(link, idx), inArray(goalChange.status, ["ask", "open"]), isNull(goalChange.deleted_at));
    if ((await context.db.$count(goalChange, isUnderWay)) > 0)
      throw new ApiError(409, "처리 중인 목표변경 요청이 있습니다.");
    return { idx_result: sheet.idx_result, before: await goalsOf(context.db, kind, idx) };
  },

  async saved({ db, now }, { before, after: change }) {
    if (before !== null) return;
    const [result] = await db.select().from(evalResult).where(eq(evalResult.idx, change.idx_result));
    const title = `목표변경 요청이 왔습니다: ${change.reason}`;
    if (result?.idx_first_staff)
      await notify(db, { to: [result.idx_first_staff], kind: "education", title, link: linkTo(change) }, now);
  },

  mayMove: ({ person }, record) => record.idx_writer !== person.idx,

  async moved(context, { after: change, move }) {
    const { idx_kpi_sheet, idx_pbc_sheet, idx_writer, opinion } = change;
    if (move === "open")
      await context.change(idx_kpi_sheet ? "kpi_sheet" : "pbc_sheet", Number(idx_kpi_sheet ?? idx_pbc_sheet), {
        status: "change",
      });
    const title = `목표변경 요청이 ${move === "open" ? "승인" : "반려"}되었습니다${opinion ? ` (${opinion})` : ""}`;
    if (idx_writer)
      await notify(context.db, { to: [idx_writer], kind: "education", title, link: linkTo(change) }, context.now);
  },
};

function linkTo({ idx_kpi_sheet, idx_pbc_sheet }: Change): string {
  return idx_kpi_sheet ? `/mypims/kpiview/${idx_kpi_sheet}` : `/mypims/pbcview/${idx_pbc_sheet}`;
}
