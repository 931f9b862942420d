import { moduleOf, rowsOf } from "@portal/definition";
import { eq, inArray, or } from "drizzle-orm";
import { whereRows } from "../../../access/rows-where";
import { wrongFields } from "../../../api-error";
import { retire, retireHandover } from "../../../db/tables";
import { notify } from "../../../notifications";
import { giveOver, refuseTaker } from "../../../people/hand-over";
import { isReturned, returnedKinds } from "../../../people/returned";
import type { RulesOf } from "../../../records/rules";

/** One thing that is handed over; it goes to who takes it as they confirm it. */
export const rules: RulesOf<"retire_handover"> = {
  /** Who keeps what the company owns reads of others what comes back, and nothing else. */
  visible({ asker }, table) {
    const { access, ...scopes } = moduleOf.retirees.entities.retire_handover;
    return or(inArray(table.kind, [...returnedKinds]), whereRows(rowsOf(asker, access.read, scopes), table));
  },

  async saving({ db }, { before, after: line }) {
    if (isReturned(line) && line.idx_to_staff && line.idx_to_staff !== before?.idx_to_staff)
      throw wrongFields({ idx_to_staff: "인수자: 자산과 대여는 넘겨주지 않고 반납합니다. 반납하면 인계가 끝납니다." });
    const [of] = await db.select().from(retire).where(eq(retire.idx, line.idx_retire));
    if (!of) return;
    const wrong = await refuseTaker({ db }, line.idx_to_staff, of.idx_staff);
    if (wrong) throw wrongFields({ idx_to_staff: `인수자: ${wrong}` });
    return { idx_staff: of.idx_staff, due: line.due ?? of.retire_date };
  },

  mayMove(_, line) {
    return !isReturned(line);
  },

  async moving(context, { record: line, move }) {
    if (move !== "confirm") return undefined;
    const [of] = await context.db.select().from(retire).where(eq(retire.idx, line.idx_retire));
    if (of) await giveOver(context, of, eq(retireHandover.idx, line.idx));
    return undefined;
  },

  async moved({ db, now }, { after, move }) {
    const { idx_to_staff: to, title } = after;
    if (move !== "done" || to === null) return;
    const link = `/mypims/personalinfolist_tab1/${to}`;
    await notify(db, { to: [to], kind: "people", title: `인수를 확인하세요: ${title}`, link }, now);
  },
};
