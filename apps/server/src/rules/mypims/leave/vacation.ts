import { eq } from "drizzle-orm";
import { periodText } from "../../../company/away";
import type { Database } from "../../../db/open";
import { staff } from "../../../db/tables";
import { giveBack } from "../../../leave/requests/effects";
import { notify } from "../../../notifications";
import type { RecordOf } from "../../../records/record-of";
import type { RulesOf } from "../../../records/rules";

/** A leave that is cancelled gives its days back; nobody allows their own cancellation. */
const rules: RulesOf<"vacation"> = {
  mayMove: ({ person }, record, move) => !["allowBack", "cancel"].includes(move) || record.idx_staff !== person.idx,
  async moved({ db, now, person }, { after, move, reason }) {
    if (after.status === "cancel") {
      const { idx, idx_staff, during } = after;
      await giveBack(db, { idx, idx_staff, during }, { by: person.idx, now }, reason);
    }
    await tell(db, after, { move, reason }, async (to, title, link) => {
      await notify(db, { to: to.filter((idx) => idx !== person.idx), kind: "leave", title, link }, now);
    });
  },
};

export { rules };

/** Tells the one whose turn it is, or for whom it was decided. */
async function tell(
  db: Database,
  leave: RecordOf<"vacation">,
  { move, reason }: { readonly move: string; readonly reason?: string | null | undefined },
  send: (to: number[], title: string, link: string) => Promise<void>,
): Promise<void> {
  const when = periodText(leave.during);
  const why = reason ? ` (${reason})` : "";
  const decider = leave.idx_decider;
  const own = `/mypims/myvacationlist#${leave.idx}`;
  if (move === "askBack") {
    // who decides finds it above the documents that wait, not among their own leave
    const [asking] = await db.select({ name: staff.kname }).from(staff).where(eq(staff.idx, leave.idx_staff));
    const asked = `휴가 취소신청이 왔습니다: ${asking?.name ?? ""} ${when}`;
    await send(decider === null ? [] : [decider], asked, "/documents/alldocumentlist?doc_type=T1");
  }
  if (move === "refuseBack") await send([leave.idx_staff], `휴가 취소신청이 반려되었습니다: ${when}${why}`, own);
  if (leave.status === "cancel") await send([leave.idx_staff], `휴가가 취소되었습니다: ${when}${why}`, own);
}
