import { permissionsOf } from "@portal/definition";
import { and, asc, eq, isNull } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { shipment, shipmentItem } from "../../db/tables";
import { notify } from "../../notifications";
import type { RecordOf } from "../../records/record-of";
import type { RequestContext, RulesOf, WriteContext } from "../../records/rules";
import { type BookLine, wrongLines } from "../../textbooks/available";
import { titleOf } from "../../textbooks/title-of";

type Return = RecordOf<"return_order">;

const PART = "return_item";
const link = (idx: number) => `/resourcemanagement/returnstatusmaintenancelist#${idx}`;

/** Returns: of what was shipped, into the stock again or written off. */
export const rules: RulesOf<"return_order"> = {
  checks: [(_, { after }) => (after.status === "req" ? wrongLines(after.return_item, PART) : undefined)],

  async saving(context, { before, after: given }) {
    if (given.status !== "req") return undefined;
    const { idx_writer, status } = await shipmentOf(context, given.idx_shipment);
    if (!before && idx_writer !== context.person.idx && !permissionsOf(context.asker).isManageSupportAdmin) {
      throw new ApiError(403, "내가 요청한 출고만 반품할 수 있습니다.");
    }
    if (!["out", "done"].includes(status)) throw wrongFields({ idx_shipment: "출고: 아직 나가지 않은 출고입니다." });
    const lines = given.return_item;
    const shipped = await shippedOf(context, given.idx_shipment);
    const placed = lines.map((line, at) => ({ ...line, idx_shipment_item: placeOf(shipped, line, at) }));
    return { title: await titleOf(context.db, lines), return_item: placed };
  },

  async removing(_, record) {
    if (!["req", "reject"].includes(record.status))
      throw new ApiError(409, "접수하거나 반려한 반품만 지울 수 있습니다.");
  },

  async moved(context, { after, move }) {
    const { db, now, person } = context;
    const { idx, idx_shipment, idx_writer, return_no } = after;
    if (move === "receive") await takeIn(context, after);
    if (move !== "finish" || idx_writer === null || idx_writer === person.idx) return;
    const [of] = await db.select().from(shipment).where(eq(shipment.idx, idx_shipment));
    const title = `${of?.idx_publish ? "반품이 끝났습니다. 수정발행이 필요합니다" : "반품이 끝났습니다"}: ${return_no}`;
    await notify(db, { to: [idx_writer], kind: "supply", title, link: link(idx) }, now);
  },
};

/** Everything that came goes into the stock; what is damaged is written off at once. */
async function takeIn(context: WriteContext, record: Return): Promise<void> {
  const lines = record.return_item;
  const shipped = await shippedOf(context, record.idx_shipment);
  const entries = lines.flatMap((line, at) => {
    placeOf(shipped, line, at);
    const damaged = line.damage_qty ?? (line.ok_qty === null ? 0 : line.qty - line.ok_qty);
    if (damaged < 0 || damaged + (line.ok_qty ?? line.qty - damaged) !== line.qty) {
      throw new ApiError(409, `${at + 1}행: 정상과 파손을 더하면 접수수량 ${line.qty}권이어야 합니다.`);
    }
    const row = { idx_textbook: line.idx_textbook, ref_entity: PART, ref_idx: line.idx };
    return [
      { ...row, kind: "ret", qty: line.qty },
      ...(damaged > 0 ? [{ ...row, kind: "loss", qty: damaged, memo: "반품 파손" }] : []),
    ];
  });
  await context.enter("textbook_stock", entries);
  for (const { idx_shipment_item, qty } of lines) {
    const of = shipped.find(({ idx }) => idx === idx_shipment_item);
    const returned_qty = (of?.returned_qty ?? 0) + qty;
    await context.db
      .update(shipmentItem)
      .set({ returned_qty })
      .where(eq(shipmentItem.idx, idx_shipment_item ?? 0));
  }
}

/** The line of the shipment that has the book; no more comes back than has left and not come back yet. */
function placeOf(shipped: Awaited<ReturnType<typeof shippedOf>>, { idx_textbook, qty }: BookLine, at: number): number {
  const of = shipped.find((one) => one.idx_textbook === idx_textbook);
  if (!of) throw wrongFields({ [`${PART}.${at}.idx_textbook`]: "교재: 이 출고에 없는 교재입니다." });
  const left = of.qty - (of.returned_qty ?? 0);
  if (qty > left) throw wrongFields({ [`${PART}.${at}.qty`]: `접수수량: ${left}권까지 반품할 수 있습니다.` });
  return of.idx;
}

async function shipmentOf({ db }: RequestContext, idx: number) {
  const [found] = await db
    .select()
    .from(shipment)
    .where(and(eq(shipment.idx, idx), isNull(shipment.deleted_at)));
  if (!found) throw wrongFields({ idx_shipment: "출고: 없는 출고입니다." });
  return found;
}

/** The lines of a shipment, locked until this transaction ends. */
async function shippedOf({ db }: RequestContext, idx: number) {
  return db
    .select()
    .from(shipmentItem)
    .where(and(eq(shipmentItem.idx_shipment, idx), isNull(shipmentItem.deleted_at)))
    .orderBy(asc(shipmentItem.idx))
    .for("update");
}
