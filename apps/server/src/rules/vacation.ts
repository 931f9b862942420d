import type { Row, Rules } from "../crud/rules";
import type { Period } from "../db/table-of";
import { periodText } from "../leave/away";
import { giveBack } from "../leave/effects";
import { notify } from "../notifications";

/** A leave that is cancelled gives its days back; nobody allows their own cancellation. */
const rules: Rules = {
  mayMove: ({ person }, record, move) => !["allowBack", "cancel"].includes(move) || record.idx_staff !== person.idx,
  async moved({ db, now, person }, { after, move, reason }) {
    if (after.status === "cancel") {
      const { idx, idx_staff, during } = after as { idx: number; idx_staff: number; during: Period };
      await giveBack(db, { idx, idx_staff, during }, { by: person.idx, now }, reason);
    }
    await tell(after, move, async (to, title, link) => {
      await notify(db, { to: to.filter((idx) => idx !== person.idx), kind: "leave", title, link }, now);
    });
  },
};

export { rules };

/** Tells the one whose turn it is, or for whom it was decided. */
async function tell(
  leave: Row,
  move: string,
  send: (to: number[], title: string, link: string) => Promise<void>,
): Promise<void> {
  const when = periodText(leave.during as Period);
  const decider = leave.idx_decider as number | null;
  const list = "/mypims/myvacationlist";
  if (move === "askBack") await send(decider === null ? [] : [decider], `휴가 취소신청이 왔습니다: ${when}`, list);
  if (move === "refuseBack") await send([leave.idx_staff as number], `휴가 취소신청이 반려되었습니다: ${when}`, list);
  if (leave.status === "cancel") await send([leave.idx_staff as number], `휴가가 취소되었습니다: ${when}`, list);
}
