import { eq } from "drizzle-orm";
import { wrongFields } from "../api-error";
import type { Asking, Row, Rules, Writing } from "../crud/rules";
import { contact, salesPublish, type shipment, type shipmentItem } from "../db/tables";
import { notify } from "../notifications";
import { supportTeam } from "../people/teams";
import { linesIn, refuseLines, reserve } from "../textbooks/available";
import { firstDayOut } from "../textbooks/business-day";
import { titleOf } from "../textbooks/title-of";

type Shipment = typeof shipment.$inferSelect;
type Item = typeof shipmentItem.$inferSelect;

const PART = "shipment_item";

/** Shipments: what is promised to them, when they can leave, and what leaves the store with them. */
export const rules: Rules = {
  async saving(asking, { before, after }) {
    const given = after as Shipment;
    if (before && given.status !== "req") return undefined;
    const lines = linesIn<Item>(after, PART);
    refuseLines(lines, PART);
    const supply = lines.reduce((sum, { qty, unit_price }) => sum + qty * (unit_price ?? 0), 0);
    const known = { title: await titleOf(asking.db, lines), supply };
    // a tutor's books were promised with the request
    if (given.idx_tutor_textbook) return known;
    await refuseWrong(asking, given, lines);
    await reserve(asking.db, lines, before ? linesIn(before, PART) : []);
    const fresh = lines.map((line) => ({ ...line, returned_qty: 0 }));
    return { ...known, want_date: await leavesOn(asking, given.want_date), [PART]: fresh };
  },

  async saved(asking, { before, after }) {
    if (before) return;
    const { db, now } = asking;
    const { ship_no, title, idx, status } = after as Shipment;
    if (status !== "req") return;
    const told = { kind: "supply", title: `출고 요청: ${ship_no} ${title}`, link: addressOf(idx) } as const;
    await notify(db, { to: await supportTeam(db, now), ...told }, now);
  },

  async moving({ db, now }, { record, move, values }) {
    const { idx_customer } = record as Shipment;
    if (move === "send") {
      if (values.carrier === "parcel" && !values.tracking_no) {
        throw wrongFields({ tracking_no: "운송장: 택배면 운송장 번호를 입력하세요." });
      }
      return { out_at: now };
    }
    if (move !== "publish") return undefined;
    const idx_publish = Number(values.idx_publish) || 0;
    const [found] = await db.select().from(salesPublish).where(eq(salesPublish.idx, idx_publish));
    if (found?.idx_customer !== idx_customer) {
      throw wrongFields({ idx_publish: "매출발행: 이 고객사의 매출발행을 선택하세요." });
    }
    return undefined;
  },

  async moved(asking, { after, move }) {
    const { db, now, person } = asking;
    const { idx, ship_no, idx_writer } = after as Shipment;
    if (move === "send") await leave(asking, after);
    const told = { send: "출고했습니다", cancel: "출고가 취소되었습니다" }[move];
    if (!told || idx_writer === null || idx_writer === person.idx) return;
    await notify(db, { to: [idx_writer], kind: "supply", title: `${told}: ${ship_no}`, link: addressOf(idx) }, now);
  },
};

function addressOf(idx: number): string {
  return `/resourcemanagement/shipmentstatusmaintenanceview?idx=${idx}`;
}

async function leave(asking: Writing, record: Row): Promise<void> {
  const row = ({ idx, idx_textbook, qty }: Item) => ({
    idx_textbook,
    kind: "out",
    qty,
    ref_entity: PART,
    ref_idx: idx,
  });
  await asking.enter("textbook_stock", linesIn<Item>(record, PART).map(row));
}

async function refuseWrong({ db }: Asking, given: Shipment, lines: readonly Item[]): Promise<void> {
  if (given.reason === "tutor") throw wrongFields({ reason: "사유: 강사교재는 강사 교재 신청에서 보냅니다." });
  const unpriced = lines.findIndex(({ unit_price }) => unit_price === null || unit_price === undefined);
  if (given.reason === "sale" && unpriced >= 0) {
    throw wrongFields({ [`${PART}.${unpriced}.unit_price`]: "단가: 판매면 입력하세요." });
  }
  if (!given.idx_contact) return;
  const [found] = await db.select({ of: contact.idx_customer }).from(contact).where(eq(contact.idx, given.idx_contact));
  if (found?.of !== given.idx_customer) {
    throw wrongFields({ idx_contact: "고객담당자: 이 고객사의 담당자를 선택하세요." });
  }
}

async function leavesOn({ db, now }: Asking, wanted: string | null): Promise<string> {
  const first = await firstDayOut(db, now);
  return wanted && wanted > first ? wanted : first;
}
