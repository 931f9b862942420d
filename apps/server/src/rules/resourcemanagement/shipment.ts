import type { FieldErrors } from "@portal/definition/contract";
import { eq } from "drizzle-orm";
import { wrongFields } from "../../api-error";
import { supportTeam } from "../../company/teams";
import { salesPublish } from "../../db/tables";
import { notify } from "../../notifications";
import type { GivenOf, RecordOf } from "../../records/record-of";
import type { RequestContext, RulesOf, WriteContext } from "../../records/rules";
import { reserve, wrongLines } from "../../textbooks/available";
import { firstDayOut } from "../../textbooks/business-day";
import { titleOf } from "../../textbooks/title-of";

type Given = GivenOf<"shipment">;

const PART = "shipment_item";

/** Shipments: what is promised to them, when they can leave, and what leaves the store with them. */
export const rules: RulesOf<"shipment"> = {
  checks: [
    (_, change) => (isAsked(change) ? wrongLines(change.after.shipment_item, PART) : undefined),
    (_, change) => (isAsked(change) && !change.after.idx_tutor_textbook ? wrongReason(change.after) : undefined),
  ],

  async saving(context, change) {
    const { before, after: given } = change;
    if (!isAsked(change)) return undefined;
    const lines = given.shipment_item;
    const supply = lines.reduce((sum, { qty, unit_price }) => sum + qty * (unit_price ?? 0), 0);
    const known = { title: await titleOf(context.db, lines), supply };
    // a tutor's books were promised with the request
    if (given.idx_tutor_textbook) return known;
    await reserve(context.db, lines, before?.shipment_item);
    const fresh = lines.map((line) => ({ ...line, returned_qty: 0 }));
    return { ...known, want_date: await leavesOn(context, given.want_date), shipment_item: fresh };
  },

  async saved(context, { before, after }) {
    if (before) return;
    const { db, now } = context;
    const { ship_no, title, idx, status } = after;
    if (status !== "req") return;
    const told = { kind: "supply", title: `출고 요청: ${ship_no} ${title}`, link: addressOf(idx) } as const;
    await notify(db, { to: await supportTeam(db, now), ...told }, now);
  },

  async moving({ db }, { record, move, values }) {
    const { idx_customer } = record;
    if (move === "send" && values.carrier === "parcel" && !values.tracking_no) {
      throw wrongFields({ tracking_no: "운송장: 택배면 운송장 번호를 입력하세요." });
    }
    if (move !== "publish") return undefined;
    const idx_publish = values.idx_publish ?? record.idx_publish ?? 0;
    const [found] = await db.select().from(salesPublish).where(eq(salesPublish.idx, idx_publish));
    if (found?.idx_customer !== idx_customer) {
      throw wrongFields({ idx_publish: "매출발행: 이 고객사의 매출발행을 선택하세요." });
    }
    return undefined;
  },

  async moved(context, { after, move }) {
    if (move === "send") await leave(context, after);
  },
};

function addressOf(idx: number): string {
  return `/resourcemanagement/shipmentstatusmaintenanceview?idx=${idx}`;
}

async function leave(context: WriteContext, record: RecordOf<"shipment">): Promise<void> {
  await context.enter(
    "textbook_stock",
    record.shipment_item.map(({ idx, idx_textbook, qty }) => ({
      ...{ idx_textbook, kind: "out", qty, ref_entity: PART, ref_idx: idx },
    })),
  );
}

/** What has left the list of requests stays as it was asked for. */
function isAsked({ before, after }: { before: RecordOf<"shipment"> | null; after: Given }): boolean {
  return before === null || after.status === "req";
}

/** Tutors' books are asked for elsewhere; what is sold has a price in each line. */
function wrongReason({ reason, shipment_item: lines }: Given): FieldErrors {
  if (reason === "tutor") return { reason: "사유: 강사교재는 강사 교재 신청에서 보냅니다." };
  if (reason !== "sale") return {};
  const unpriced = lines.flatMap(({ unit_price }, at) => (unit_price === null ? [at] : []));
  return Object.fromEntries(unpriced.map((at) => [`${PART}.${at}.unit_price`, "단가: 판매면 입력하세요."]));
}

async function leavesOn({ db, now }: RequestContext, wanted: string | null): Promise<string> {
  const first = await firstDayOut(db, now);
  return wanted && wanted > first ? wanted : first;
}
