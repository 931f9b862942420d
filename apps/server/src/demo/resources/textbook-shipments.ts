import { sql } from "drizzle-orm";
import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { numberCounter } from "../../db/system-tables";
import {
  returnItem,
  returnOrder,
  shipment,
  shipmentItem,
  statusLog,
  tutorTextbook,
  tutorTextbookItem,
} from "../../db/tables";
import { goOnAfter } from "../bulk";
import { demoName } from "../company/names";
import type { DemoPerson } from "../company/people";
import { atWork, dayBefore, daysBefore, workday } from "../days";
import type { DemoBook, StockEvent } from "./stock-events";

const [SHIPMENTS, TODAY, RETURNS, REQUESTS] = [1600, 22, 120, 500] as const;
/** Days over which they are spread. */
const SPREAD = 720;
const CUSTOMERS = 24;

const reasons = ["class", "sale", "class", "sale", "gift", "sample"];
const returnReasons = ["수강 인원 감소", "파손본 교환", "주문 수량 착오", "과정 취소"];
const classNames = ["비즈니스 회화 오전반", "임원 1:1 과정", "이메일 작성 집중반", "출장 회화 단기반", "발표 워크숍"];

/** What was sent to customers and tutors in two years, and what came back of it. */
export function demoShipments(people: readonly DemoPerson[], books: readonly DemoBook[], now: Date) {
  const making = makingOf(people, books, now);
  addShipments(making, people);
  addRequests(making, people);
  return making.made;
}

type Making = ReturnType<typeof makingOf>;
type Item = Making["made"]["items"][number];

/** What all of it is made with: where it is put, the numbers that were given, what is written of each. */
function makingOf(people: readonly DemoPerson[], books: readonly DemoBook[], now: Date) {
  const clerk = people.find(({ idx_team }) => idx_team === 6115)?.idx ?? 100;
  const counted = new Map<string, number>();
  const numberAt = (prefix: string, day: string) => {
    const key = `${prefix}-${day.slice(0, 4)}-`;
    counted.set(key, (counted.get(key) ?? 0) + 1);
    return key + String(counted.get(key)).padStart(4, "0");
  };
  const made = {
    shipments: [] as (typeof shipment.$inferInsert)[],
    items: [] as (typeof shipmentItem.$inferInsert & { idx: number })[],
    returns: [] as (typeof returnOrder.$inferInsert)[],
    returnItems: [] as (typeof returnItem.$inferInsert)[],
    requests: [] as (typeof tutorTextbook.$inferInsert)[],
    requestItems: [] as (typeof tutorTextbookItem.$inferInsert & { idx: number })[],
    history: [] as (typeof statusLog.$inferInsert)[],
    events: [] as StockEvent[],
    counted,
  };
  const log = (entity: string, entity_idx: number, who: number, steps: readonly [string, Date][]) =>
    steps.forEach(([to_status, at], n) => {
      const from_status = steps[n - 1]?.[0] ?? null;
      made.history.push({ entity, entity_idx, from_status, to_status, idx_staff: who, idx_writer: who, at, wdate: at });
    });
  const titleOf = (lines: readonly number[]) =>
    [books[lines[0] as number]?.title ?? "", ...(lines.length > 1 ? [`외 ${lines.length - 1}`] : [])].join(" ");
  return { made, books, clerk, now, log, numberAt, titleOf };
}

const placeOf = ({ idx_sector, idx_office, idx_team }: DemoPerson) => ({ idx_sector, idx_office, idx_team });

function addShipments(making: Making, people: readonly DemoPerson[]) {
  const { made, books, now, log, numberAt, titleOf } = making;
  const askers = people.filter(({ idx_team }) => [111, 112, 113, 66].includes(idx_team));
  for (let n = 0; n < SHIPMENTS; n++) {
    const idx = n + 1;
    const asker = askers[(n * 5) % askers.length] as DemoPerson;
    const ago = Math.round(((SHIPMENTS - 1 - n) * SPREAD) / SHIPMENTS);
    const status =
      n >= SHIPMENTS - TODAY ? "req" : ago < 2 ? "pick" : n % 60 === 31 ? "cancel" : ago < 6 ? "out" : "done";
    const wdate =
      status === "req" ? new Date(now.getTime() - (SHIPMENTS - n) * 9 * 60_000) : atWork(daysBefore(now, ago), n);
    const isOut = status === "out" || status === "done";
    const out_at = isOut ? new Date(Math.min(wdate.getTime() + 20 * 60 * 60_000, now.getTime() - 60_000)) : null;
    const reason = reasons[n % reasons.length] as string;
    const lines = Array.from({ length: 1 + (n % 3) }, (_, k) => (n * 13 + k * 41) % books.length);
    let supply = 0;
    for (const [k, at] of lines.entries()) {
      const qty = 1 + ((n + k) % 4);
      const unit_price = reason === "sale" ? (books[at]?.price ?? 0) : null;
      const amount = unit_price === null ? null : unit_price * qty;
      supply += amount ?? 0;
      const item = { idx: made.items.length + 1, idx_shipment: idx, idx_textbook: at + 1, qty, unit_price, amount };
      const isReturned = status === "done" && k === 0 && n % 12 === 5 && made.returns.length < RETURNS;
      made.items.push({ ...item, returned_qty: 0, idx_writer: asker.idx, wdate });
      const row = { idx_textbook: at + 1, ref_entity: "shipment_item", ref_idx: item.idx };
      if (out_at) made.events.push({ ...row, at: out_at, kind: "out", qty });
      if (isReturned) addReturn(making, made.items.at(-1) as Item, asker, n, ago);
    }
    made.shipments.push({
      idx,
      ship_no: numberAt("S", dayBefore(now, ago)),
      title: titleOf(lines),
      idx_customer: (n % CUSTOMERS) + 1,
      receiver: demoName(n + 7).kname,
      phone: `010-0000-${String(1000 + (n % 9000))}`,
      zip: String(10_000 + (n % 899)),
      addr: `서울시 가상구 누리로 ${(n % CUSTOMERS) + 1}`,
      reason,
      want_date: workday(dayBefore(now, ago - 1)),
      carrier: isOut ? (["parcel", "parcel", "quick", "direct"][n % 4] as string) : null,
      tracking_no: isOut && n % 4 < 2 ? `7700${String(10_000_000 + n * 37)}` : null,
      box_qty: isOut ? 1 + (n % 2) : null,
      fee: isOut && n % 4 < 3 ? 3500 : null,
      supply,
      out_at,
      status,
      ...placeOf(asker),
      idx_writer: asker.idx,
      wdate,
    });
    const then: [string, Date][] = status === "cancel" ? [["cancel", wdate]] : out_at ? [["out", out_at]] : [];
    if (out_at && status === "done") then.push(["done", new Date(out_at.getTime() + 2 * 24 * 60 * 60_000)]);
    log("shipment", idx, asker.idx, [
      ["req", wdate],
      ...(status === "pick" ? [["pick", now] as [string, Date]] : then),
    ]);
  }
}

/** What came back of a line that was sent. */
function addReturn(
  { made, books, clerk, now, log, numberAt }: Making,
  item: Item,
  asker: DemoPerson,
  n: number,
  ago: number,
) {
  const idx = made.returns.length + 1;
  const wdate = atWork(daysBefore(now, Math.max(1, ago - 5)), n);
  const status = ago < 20 ? "req" : idx % 15 === 7 ? "reject" : idx % 20 === 3 ? "recv" : "done";
  const isIn = status === "recv" || status === "done";
  const recv_at = isIn ? new Date(Math.min(wdate.getTime() + 3 * 24 * 60 * 60_000, now.getTime() - 60_000)) : null;
  const damage = isIn && idx % 4 === 1 ? 1 : 0;
  if (isIn) item.returned_qty = item.qty;
  made.returns.push({
    idx,
    return_no: numberAt("R", dayBefore(now, Math.max(1, ago - 5))),
    title: books[item.idx_textbook - 1]?.title ?? "",
    idx_shipment: item.idx_shipment,
    reason: returnReasons[idx % returnReasons.length] as string,
    pickup: ["parcel", "parcel", "visit", "direct"][idx % 4] as string,
    recv_at,
    idx_handler: status === "req" ? null : clerk,
    reject_reason: status === "reject" ? "사용한 흔적이 있어 받을 수 없습니다." : null,
    status,
    ...placeOf(asker),
    idx_writer: asker.idx,
    wdate,
  });
  const line = { idx, idx_return_order: idx, idx_shipment_item: item.idx, idx_textbook: item.idx_textbook };
  const counts = isIn ? { ok_qty: item.qty - damage, damage_qty: damage } : { ok_qty: null, damage_qty: null };
  made.returnItems.push({ ...line, qty: item.qty, ...counts, idx_writer: asker.idx, wdate });
  const row = { idx_textbook: item.idx_textbook, ref_entity: "return_item", ref_idx: idx };
  if (recv_at) made.events.push({ ...row, at: recv_at, kind: "ret", qty: item.qty });
  if (recv_at && damage > 0) made.events.push({ ...row, at: recv_at, kind: "loss", qty: damage, memo: "반품 파손" });
  log("return_order", idx, asker.idx, [["req", wdate], ...(recv_at ? [["recv", recv_at] as [string, Date]] : [])]);
}

/** What tutors asked for. */
function addRequests({ made, books, now, log, titleOf }: Making, people: readonly DemoPerson[]) {
  const keepers = people.filter(({ idx_team }) => idx_team === 66);
  for (let n = 0; n < REQUESTS; n++) {
    const idx = n + 1;
    const asker = keepers[n % keepers.length] as DemoPerson;
    const ago = Math.round(((REQUESTS - 1 - n) * SPREAD) / REQUESTS);
    const isOpen = n >= REQUESTS - 18;
    const isGiven = n % 3 === 1;
    const isMissing = !isOpen && !isGiven && n % 55 === 0 && n < 400;
    const status = isOpen
      ? n % 2 === 0
        ? "req"
        : "ok"
      : n % 40 === 13
        ? "reject"
        : isGiven
          ? "recv"
          : isMissing || ago < 90
            ? "recv"
            : "back";
    const wdate = atWork(daysBefore(now, ago), n);
    const isSent = ["recv", "back"].includes(status);
    const sent = new Date(Math.min(wdate.getTime() + 28 * 60 * 60_000, now.getTime() - 60_000));
    const back = new Date(Math.min(wdate.getTime() + 80 * 24 * 60 * 60_000, now.getTime() - 60_000));
    const lines = [(n * 17) % books.length, (n * 17 + 29) % books.length].slice(0, 1 + (n % 2));
    const tutor = demoName(n + 300).kname;
    made.requests.push({
      idx,
      title: titleOf(lines),
      tutor_name: tutor,
      tutor_phone: `010-0000-${String(2000 + n)}`,
      idx_customer: (n % CUSTOMERS) + 1,
      class_name: classNames[n % classNames.length] as string,
      class_to: dayBefore(now, ago - 66),
      need_by: workday(dayBefore(now, ago - 6)),
      urgent_reason: n % 14 === 3 ? "수업 시작일이 앞당겨졌습니다." : null,
      is_urgent: n % 14 === 3,
      receive: n % 5 === 4 ? "visit" : "parcel",
      zip: "04000",
      addr: `서울시 가상구 강사길 ${n + 1}`,
      keep: isGiven ? "give" : "return",
      return_due: isGiven ? null : dayBefore(now, ago - 80),
      ship_no: isSent && n % 5 !== 4 ? `7701${String(10_000_000 + n * 53)}` : null,
      recv_at: isSent ? sent : null,
      reject_reason: status === "reject" ? "같은 교재를 이미 받은 과정입니다." : null,
      memo: null,
      status,
      ...placeOf(asker),
      idx_writer: asker.idx,
      wdate,
    });
    for (const at of lines) {
      const qty = 1 + (n % 2);
      const isBack = status === "back";
      const line = { idx: made.requestItems.length + 1, idx_tutor_textbook: idx, idx_textbook: at + 1, qty };
      made.requestItems.push({
        ...line,
        returned_qty: isBack ? qty : 0,
        lost_qty: 0,
        remains: isBack ? 0 : qty,
        state: !isSent || isGiven ? "wait" : isBack ? "back" : "out",
        idx_writer: asker.idx,
        wdate,
      });
      const row = { idx_textbook: at + 1, ref_entity: "tutor_textbook_item", ref_idx: line.idx };
      if (isSent) made.events.push({ ...row, at: sent, kind: isGiven ? "out" : "rent", qty });
      if (isBack) made.events.push({ ...row, at: back, kind: "back", qty });
    }
    const steps: [string, Date][] = isSent
      ? [
          ["ok", sent],
          ["ship", sent],
          ["recv", sent],
        ]
      : status === "req"
        ? []
        : [[status, sent]];
    log("tutor_textbook", idx, asker.idx, [
      ["req", wdate],
      ...steps,
      ...(status === "back" ? [["back", back] as [string, Date]] : []),
    ]);
  }
}

/** Writes them. */
export async function seedShipments(tx: Database, made: ReturnType<typeof demoShipments>): Promise<void> {
  await insertMany(tx, tutorTextbook, made.requests);
  await insertMany(tx, tutorTextbookItem, made.requestItems);
  await insertMany(tx, shipment, made.shipments);
  await insertMany(tx, shipmentItem, made.items);
  await insertMany(tx, returnOrder, made.returns);
  await insertMany(tx, returnItem, made.returnItems);
  await insertMany(tx, statusLog, made.history);
  const tables = [tutorTextbook, tutorTextbookItem, shipment, shipmentItem, returnOrder, returnItem];
  for (const table of tables) await goOnAfter(tx, table);
  const counters = [...made.counted].map(([key, last]) => ({
    name: `${key.startsWith("S") ? "shipment" : "return_order"} ${key}`,
    last,
  }));
  await tx
    .insert(numberCounter)
    .values(counters)
    .onConflictDoUpdate({ target: numberCounter.name, set: { last: sql`excluded.last` } });
}
