import { eq } from "drizzle-orm";
import { wrongFields } from "../../api-error";
import { supportTeam } from "../../company/teams";
import { salesPublish } from "../../db/tables";
import { notify } from "../../notifications";
import type { GivenOf, RecordOf } from "../../records/record-of";
import type { Asking, RulesOf, Writing } from "../../records/rules";
import { refuseLines, reserve } from "../../textbooks/available";
import { firstDayOut } from "../../textbooks/business-day";
import { titleOf } from "../../textbooks/title-of";

type Given = GivenOf<"shipment">;

const PART = "shipment_item";

/** Shipments: what is promised to them, when they can leave, and what leaves the store with them. */
export const rules: RulesOf<"shipment"> = {
  async saving(asking, { before, after: given }) {
    if (before && given.status !== "req") return undefined;
    const lines = given.shipment_item;
    refuseLines(lines, PART);
    const supply = lines.reduce((sum, { qty, unit_price }) => sum + qty * (unit_price ?? 0), 0);
    const known = { title: await titleOf(asking.db, lines), supply };
    // a tutor's books were promised with the request
    if (given.idx_tutor_textbook) return known;
    refuseWrong(given, lines);
    await reserve(asking.db, lines, before?.shipment_item);
    const fresh = lines.map((line) => ({ ...line, returned_qty: 0 }));
    return { ...known, want_date: await leavesOn(asking, given.want_date), shipment_item: fresh };
  },

  async saved(asking, { before, after }) {
    if (before) return;
    const { db, now } = asking;
    const { ship_no, title, idx, status } = after;
    if (status !== "req") return;
    const told = { kind: "supply", title: `출고 요청: ${ship_no} ${title}`, link: addressOf(idx) } as const;
    await notify(db, { to: await supportTeam(db, now), ...told }, now);
  },

  async moving({ db, now }, { record, move, values }) {
    const { idx_customer } = record;
    if (move === "send") {
      if (values.carrier === "parcel" && !values.tracking_no) {
        throw wrongFields({ tracking_no: "운송장: 택배면 운송장 번호를 입력하세요." });
      }
      return { out_at: now };
    }
    if (move !== "publish") return undefined;
    const idx_publish = values.idx_publish ?? record.idx_publish ?? 0;
    const [found] = await db.select().from(salesPublish).where(eq(salesPublish.idx, idx_publish));
    if (found?.idx_customer !== idx_customer) {
      throw wrongFields({ idx_publish: "매출발행: 이 고객사의 매출발행을 선택하세요." });
    }
    return undefined;
  },

  async moved(asking, { after, move }) {
    const { db, now, person } = asking;
    const { idx, ship_no, idx_writer } = after;
    if (move === "send") await leave(asking, after);
    const told: Partial<Record<typeof move, string>> = { send: "출고했습니다", cancel: "출고가 취소되었습니다" };
    if (!told[move] || idx_writer === null || idx_writer === person.idx) return;
    await notify(
      db,
      { to: [idx_writer], kind: "supply", title: `${told[move]}: ${ship_no}`, link: addressOf(idx) },
      now,
    );
  },
};

function addressOf(idx: number): string {
  return `/resourcemanagement/shipmentstatusmaintenanceview?idx=${idx}`;
}

async function leave(asking: Writing, record: RecordOf<"shipment">): Promise<void> {
  await asking.enter(
    "textbook_stock",
    record.shipment_item.map(({ idx, idx_textbook, qty }) => ({
      ...{ idx_textbook, kind: "out", qty, ref_entity: PART, ref_idx: idx },
    })),
  );
}

function refuseWrong(given: Given, lines: Given["shipment_item"]): void {
  if (given.reason === "tutor") throw wrongFields({ reason: "사유: 강사교재는 강사 교재 신청에서 보냅니다." });
  const unpriced = lines.findIndex(({ unit_price }) => unit_price === null);
  if (given.reason === "sale" && unpriced >= 0) {
    throw wrongFields({ [`${PART}.${unpriced}.unit_price`]: "단가: 판매면 입력하세요." });
  }
}

async function leavesOn({ db, now }: Asking, wanted: string | null): Promise<string> {
  const first = await firstDayOut(db, now);
  return wanted && wanted > first ? wanted : first;
}
