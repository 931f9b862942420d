import { GIFT_LIMIT } from "@portal/definition";
import { and, eq, isNull } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { lockCard, promisedOf, stockOf, tellGiftKeepers } from "../../assets/gift-cards";
import { document } from "../../db/tables";
import type { GivenOf, RecordOf } from "../../records/record-of";
import type { RequestContext, RulesOf } from "../../records/rules";
import { dayOf } from "../../seoul";

type Given = GivenOf<"gift_req">;
type Request = RecordOf<"gift_req">;

const list = "/resourcemanagement/giftcard";

/** Requests of gift cards: what is promised is there, and what is given is in the ledger. */
export const rules: RulesOf<"gift_req"> = {
  async saving(context, { before, after: given }) {
    const card = await lockCard(context.db, given.idx_card);
    if (before === null && given.need_by < dayOf(context.now))
      throw wrongFields({ need_by: "필요일: 오늘부터 고를 수 있습니다." });
    if (card.face * given.qty > GIFT_LIMIT) await refuseUnapproved(context, given);
    return { pool: card.pool };
  },

  async saved(context, { before, after }) {
    if (before !== null) return;
    const { idx, reason, pool } = after;
    await tellGiftKeepers(context, pool, `상품권 신청: ${reason}`, `${list}?tab=todo#${idx}`);
  },

  mayMove: ({ person }, record, move) => !["approve", "reject"].includes(move) || record.idx_staff !== person.idx,

  async moving(context, { record: row, move }) {
    if (move === "approve") await refusePromising(context, row);
    return undefined;
  },

  async moved(context, { after: row, move }) {
    if (move !== "give") return;
    await context.enter("gift_ledger", [
      {
        ...{ idx_card: row.idx_card, move: "out", qty: row.qty, at: dayOf(context.now), idx_req: row.idx },
        ...{ idx_receiver_staff: row.idx_staff, reason: row.use, memo: row.reason, idx_document: row.idx_document },
        ...{ serial_from: row.serial_from, serial_to: row.serial_to },
      },
    ]);
  },
};

/** No more is promised than there is beside what is promised already. */
async function refusePromising({ db }: RequestContext, { idx, idx_card, qty }: Request): Promise<void> {
  await lockCard(db, idx_card);
  const left = (await stockOf(db, idx_card)) - (await promisedOf(db, idx_card, idx));
  if (qty > left) throw new ApiError(409, `상품권이 부족합니다. (지급 가능 ${Math.max(left, 0)}장)`);
}

/** What costs more than the limit has been approved in a document of the requester's own. */
async function refuseUnapproved({ db }: RequestContext, { idx_document, idx_staff }: Given): Promise<void> {
  const [found] = idx_document
    ? await db
        .select()
        .from(document)
        .where(and(eq(document.idx, idx_document), isNull(document.deleted_at)))
    : [];
  const isFine = found?.kind === "D1" && found.status === "done" && found.idx_drafter === idx_staff;
  if (!isFine)
    throw wrongFields({ idx_document: "결재문서: 50만원을 넘으면 결재가 끝난 내 일반 기안서를 선택하세요." });
}
