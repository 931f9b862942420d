import { moduleOf } from "@portal/definition";
import { eq } from "drizzle-orm";
import { ApiError, wrongFields } from "../../../api-error";
import type { RecordOf } from "../../../crud/record-of";
import type { RulesOf, Writing } from "../../../crud/rules";
import { staff } from "../../../db/tables";
import { notify } from "../../../notifications";
import { peopleTeam } from "../../../people/teams";

type Request = RecordOf<"staff_change_req">;
/** What is written into the record by approving; lines are put in by the people team, with the proof beside them. */
const written = ["phone", "address", "emergency_name", "emergency_phone", "seat"] as const;
type Written = (typeof written)[number];

/** What people ask to have changed in their record. */
export const rules: RulesOf<"staff_change_req"> = {
  async saving({ db, person }, { before, after }) {
    if (before) return;
    const { field, idx_staff } = after;
    if (idx_staff !== person.idx) throw wrongFields({ idx_staff: "직원: 본인의 기록만 변경을 요청할 수 있습니다." });
    const [now] = await db.select().from(staff).where(eq(staff.idx, idx_staff));
    const old = isWritten(field) ? now?.[field] : null;
    if ((old ?? "") === after.new_value) throw wrongFields({ new_value: "변경 후: 지금과 다른 값을 입력하세요." });
    return { old_value: old ?? null };
  },

  async saved({ db, now, person }, { before, after }) {
    if (before) return;
    const to = (await peopleTeam(db, now)).filter((idx) => idx !== person.idx);
    await notify(db, { to, kind: "people", title: `인사정보 변경요청: ${person.kname}`, link: page(after) }, now);
  },

  mayMove: ({ person }, record, move) => move === "cancel" || record.idx_staff !== person.idx,

  async moving(asking, { record: request, move, reason }) {
    if (move === "reject") return { reason: reason?.slice(0, 300) ?? null };
    if (move === "approve" && isWritten(request.field)) await write(asking, request, request.field);
    return undefined;
  },

  async moved({ db, now }, { after: request, move }) {
    if (move === "cancel") return;
    const title = `인사정보 변경요청이 ${move === "approve" ? "승인" : "반려"}되었습니다.`;
    await notify(db, { to: [request.idx_staff], kind: "people", title, link: page(request) }, now);
  },
};

function isWritten(field: string): field is Written {
  return written.some((each) => each === field);
}

async function write(asking: Writing, { idx_staff, new_value }: Request, field: Written): Promise<void> {
  const [{ max }, value] = [moduleOf.incumbents.entities.staff.fields[field], new_value.trim()];
  if (value.length > max) throw new ApiError(409, `${max}자를 넘어 반영할 수 없습니다. 반려하고 다시 요청받으세요.`);
  await asking.change("staff", idx_staff, { [field]: value });
}

function page({ idx_staff }: Request): string {
  return `/mypims/personalinfolist_tab1/${idx_staff}`;
}
