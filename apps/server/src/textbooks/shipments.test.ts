import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  classRun,
  customer,
  salesPublish,
  shipment,
  shipmentItem,
  textbook,
  textbookStock,
  tutorTextbookItem,
} from "../db/tables";
import { formOf } from "../testing/records/form-of";
import { openTestPortal, type Visitor } from "../testing/test-portal";

const at = (entity: string, call: string) => `/rest/records/${entity}/${call}`;
const to = {
  idx_customer: 1,
  receiver: "김가상",
  phone: "010-0000-1234",
  zip: "04000",
  addr: "서울시 가상구 누리로 1",
};

/** The tests' today is Monday, 2026-03-02, a holiday. */
async function open() {
  const portal = await openTestPortal();
  const [support, asker, tutor] = (await Promise.all(
    ["support", "staff", "tutor"].map((name) => portal.signedIn(`${name}@demo.test`)),
  )) as [Visitor, Visitor, Visitor];
  const add = async (who: Visitor, entity: string, screen: string, values: object) =>
    (await who.post(at(entity, "add"), { screen: `ResourceManagement-${screen}`, values })).json();
  const book = async (qty: number, price = 12_000) => {
    const values = { title: `시험 교재 ${qty}`, language: "en", category: "own", price };
    const { idx } = await add(support, "textbook", "textbookMaintenanceAdd", values);
    await support.post(at("textbook_stock", "add"), { values: { idx_textbook: idx, kind: "in", qty } });
    return idx as number;
  };
  const ship = (lines: readonly object[], values: object = {}) =>
    add(asker, "shipment", "ShipmentStatusMaintenanceAdd", { ...to, reason: "class", shipment_item: lines, ...values });
  const read = async (entity: string, idx: number, who: Visitor = support) =>
    (await who.get(`${at(entity, "read")}?idx=${idx}`)).json().record;
  const move = async (entity: string, idx: number, name: string, more: object = {}, who: Visitor = support) => {
    const { ver } = await read(entity, idx);
    return (await who.post(at(entity, "move"), { idx, ver, move: name, ...more })).json();
  };
  const stock = async (idx: number) => {
    const [row] = await portal.db.select().from(textbook).where(eq(textbook.idx, idx));
    const ledger = await portal.db.select().from(textbookStock).where(eq(textbookStock.idx_textbook, idx));
    expect(ledger.reduce((sum, { qty }) => sum + qty, 0)).toBe(row?.stock_qty);
    return row?.stock_qty;
  };
  const give = (idx_shipment: number, lines: readonly object[], who = asker) =>
    add(who, "return_order", "ReturnStatusMaintenanceList#add", {
      ...{ idx_shipment, reason: "인원 감소", pickup: "parcel", return_item: lines },
    });
  return { ...portal, support, asker, tutor, add, book, ship, read, move, stock, give };
}

test("a shipment promises, leaves, comes back, and what is damaged is written off; the stock is right throughout", async () => {
  const { book, ship, read, move, stock, give, support, db } = await open();
  const idx_textbook = await book(10);
  const { idx } = await ship([{ idx_textbook, qty: 6, unit_price: 9000 }], { reason: "sale" });
  expect(await read("shipment", idx)).toMatchObject({
    ship_no: expect.stringMatching(/^S-2026-\d{4}$/),
    supply: 54_000,
    want_date: "2026-03-03",
  });
  expect(await ship([{ idx_textbook, qty: 5 }])).toMatchObject({
    err: 409,
    err_msg: "시험 교재 10: 재고가 부족합니다. (현재 4)",
  });
  expect(await give(idx, [{ idx_textbook, qty: 1 }])).toMatchObject({ fields: { idx_shipment: expect.any(String) } });
  const parcel = { carrier: "parcel", tracking_no: "77001234", box_qty: 1, fee: 3500 };
  expect(await move("shipment", idx, "send", { values: { ...parcel, tracking_no: null } })).toMatchObject({ err: 400 });
  expect(await move("shipment", idx, "send", { values: parcel })).toMatchObject({ err: 0 });
  expect(await stock(idx_textbook)).toBe(4);
  expect(await move("shipment", idx, "cancel")).toMatchObject({ err: 409 });

  expect(await give(idx, [{ idx_textbook, qty: 7 }])).toMatchObject({ err: 400 });
  const back = await give(idx, [{ idx_textbook, qty: 3 }]);
  expect(back).toMatchObject({ err: 0 });
  const order = await read("return_order", back.idx);
  const [line] = order.return_item;
  const counted = { return_item: [{ idx: line.idx, idx_textbook, qty: 3, ok_qty: 1, damage_qty: 1 }] };
  const change = async (values: object, ver: number) =>
    (await support.post(at("return_order", "change"), { idx: back.idx, ver, values })).json();
  expect(await change(counted, order.ver)).toMatchObject({ err: 0 });
  expect(await move("return_order", back.idx, "receive")).toMatchObject({ err: 409 });
  const { ver } = await read("return_order", back.idx);
  await change({ return_item: [{ ...counted.return_item[0], ok_qty: 2 }] }, ver);
  expect(await move("return_order", back.idx, "receive")).toMatchObject({ err: 0 });
  expect(await stock(idx_textbook)).toBe(6);
  const [shipped] = await db.select().from(shipmentItem).where(eq(shipmentItem.idx_shipment, idx));
  expect(shipped?.returned_qty).toBe(3);
  expect(await give(idx, [{ idx_textbook, qty: 4 }])).toMatchObject({ err: 400 });
});

test("a sale has its prices, one line that is short refuses the whole, and an invoice is the customer's own", async () => {
  const { book, ship, move, stock, db } = await open();
  const [one, other] = [await book(3), await book(2)];
  expect(await ship([{ idx_textbook: one, qty: 1 }], { reason: "sale" })).toMatchObject({
    fields: { "shipment_item.0.unit_price": expect.any(String) },
  });
  expect(await ship([{ idx_textbook: one, qty: 1 }], { reason: "tutor" })).toMatchObject({ err: 400 });
  const { idx } = await ship([
    { idx_textbook: one, qty: 3 },
    { idx_textbook: other, qty: 2 },
  ]);
  // somebody lost one meanwhile, past what was promised
  await db.insert(textbookStock).values({ idx_textbook: other, kind: "loss", qty: -1, at: new Date(), memo: "파손" });
  const values = { carrier: "direct" };
  expect((await move("shipment", idx, "send", { values })).err_msg).toBe("시험 교재 2: 재고가 부족합니다. (현재 1)");
  expect([await stock(one), await stock(other)]).toEqual([3, 1]);
  await db.update(shipment).set({ status: "done" }).where(eq(shipment.idx, idx));
  const [foreign] = await db.select().from(salesPublish).where(eq(salesPublish.idx_customer, 2)).limit(1);
  const linked = await move("shipment", idx, "publish", { values: { idx_publish: foreign?.idx ?? 0 } });
  expect(linked).toMatchObject({ err: 400 });
});

test("a tutor's books are asked for in time, promised, sent as a shipment and given back", async () => {
  const { book, add, read, move, stock, tutor, support, db, signedIn } = await open();
  const master = await signedIn("master@demo.test");
  const idx_textbook = await book(5);
  const plain = {
    ...{ tutor_name: "박강사", tutor_phone: "010-0000-9999", idx_customer: 1, class_name: "오전 회화" },
    ...{ class_to: "2026-06-30", need_by: "2026-03-20", receive: "parcel", zip: "04000", addr: "서울시 가상구 1" },
    ...{ keep: "return", tutor_textbook_item: [{ idx_textbook, qty: 4 }] },
  };
  const ask = (values: object = {}) => add(tutor, "tutor_textbook", "TutorTextbookAdd", { ...plain, ...values });
  expect(await ask({ need_by: "2026-03-04" })).toMatchObject({ fields: { urgent_reason: expect.any(String) } });
  expect(await ask({ zip: null })).toMatchObject({ fields: { addr: expect.any(String) } });
  expect(await ask({ tutor_name: null })).toMatchObject({ fields: { tutor_name: expect.any(String) } });
  const { idx } = await ask();
  expect(await read("tutor_textbook", idx)).toMatchObject({ return_due: "2026-07-14", title: "시험 교재 5" });
  expect(await move("tutor_textbook", idx, "approve")).toMatchObject({ err: 403 });
  // nobody decides on what they asked for themselves
  expect(await move("tutor_textbook", idx, "approve", {}, tutor)).toMatchObject({ err: 403 });
  expect(await move("tutor_textbook", idx, "approve", {}, master)).toMatchObject({ err: 0 });
  const second = await ask({ class_name: "오후 회화" });
  const short = await move("tutor_textbook", second.idx, "approve", {}, master);
  expect(short.err_msg).toBe("시험 교재 5: 재고가 부족합니다. (현재 1)");
  expect(await move("tutor_textbook", idx, "send", { values: { ship_no: "7701" } })).toMatchObject({ err: 0 });
  const [sent] = await db.select().from(shipment).orderBy(desc(shipment.idx)).limit(1);
  expect(sent).toMatchObject({ idx_tutor_textbook: idx, status: "out", reason: "tutor", tracking_no: "7701" });
  expect(await stock(idx_textbook)).toBe(1);
  await move("tutor_textbook", idx, "receive", {}, tutor);
  const [item] = await db.select().from(tutorTextbookItem).where(eq(tutorTextbookItem.idx_tutor_textbook, idx));
  const some = { values: { returned_qty: 3 } };
  expect(await move("tutor_textbook_item", item?.idx ?? 0, "giveSome", some)).toMatchObject({ err: 0 });
  expect([await stock(idx_textbook), (await read("tutor_textbook", idx)).status]).toEqual([4, "recv"]);
  expect(await move("tutor_textbook_item", item?.idx ?? 0, "lose", { reason: "강사 분실" })).toMatchObject({ err: 0 });
  expect([await stock(idx_textbook), (await read("tutor_textbook", idx)).status]).toEqual([4, "back"]);
  expect((await read("textbook", idx_textbook, support)).stock_qty).toBe(4);
});

test("nobody sees the shipments of others but the support team", async () => {
  const { book, ship, read, signedIn, db } = await open();
  const { idx } = await ship([{ idx_textbook: await book(1), qty: 1 }]);
  expect(await db.$count(customer)).toBeGreaterThan(0);
  const stranger = await signedIn("archive@demo.test");
  expect(await read("shipment", idx, stranger)).toBeUndefined();
});

test("numbers of parcels come from a file: each row sends the shipment that it names, all or none", async () => {
  const { book, ship, read, stock, support, asker } = await open();
  const idx_textbook = await book(10);
  const [one, other] = [await ship([{ idx_textbook, qty: 2 }]), await ship([{ idx_textbook, qty: 3 }])];
  const [first, second] = [(await read("shipment", one.idx)).ship_no, (await read("shipment", other.idx)).ship_no];
  const bring = async (rows: readonly string[], who: Visitor = support) => {
    const sent = { screen: "ResourceManagement-ShipmentStatusMaintenanceList", check: "N" };
    const file = formOf(sent, "송장.csv", Buffer.from(rows.join("\n")));
    return (await who.send({ url: at("shipment", "import"), ...file })).json();
  };
  const head = "출고번호,배송수단,운송장,박스수";
  const wrong = await bring([
    head,
    `${first},택배,1111-2222,1`,
    `${second},택배,,1`,
    "S-1999-0001,택배,3,1",
    ",택배,4,1",
  ]);
  expect(wrong.errors).toMatchObject([
    { row: 2, column: "운송장" },
    { row: 3, message: "출고번호 S-1999-0001: 없는 항목입니다." },
    { row: 4, message: "출고번호: 필수 항목입니다." },
  ]);
  expect([(await read("shipment", one.idx)).status, await stock(idx_textbook)]).toEqual(["req", 10]);
  const rows = [head, `${first},택배,1111-2222,1`, `${second},퀵,,2`];
  expect((await bring(rows, asker)).err === 403 || (await bring(rows, asker)).errors.length > 0).toBe(true);
  expect(await bring(rows)).toMatchObject({ err: 0, changed: 2, errors: [] });
  expect(await read("shipment", one.idx)).toMatchObject({ status: "out", tracking_no: "1111-2222", box_qty: 1 });
  expect(await read("shipment", other.idx)).toMatchObject({ status: "out", carrier: "quick", box_qty: 2 });
  expect(await stock(idx_textbook)).toBe(5);
});

test("a class brings its customer: its books are asked for, sent and borrowed with it", async () => {
  const { add, asker, book, ship, read, support, db } = await open();
  const [course] = await db.select().from(classRun).limit(1);
  await db
    .update(classRun)
    .set({ idx_manager: 100 })
    .where(eq(classRun.idx, course?.idx ?? 0));
  const idx_textbook = await book(10);
  const shipped = await ship([{ idx_textbook, qty: 1 }], {
    ...{ idx_customer: course?.idx_customer, idx_class_run: course?.idx },
  });
  expect(await read("shipment", shipped.idx)).toMatchObject({ idx_class_run: course?.idx });
  const rental = { purpose: "class", date_from: "2026-03-02", due: "2026-04-01", idx_borrower: 100 };
  const lines = { textbook_rental_item: [{ idx_textbook, qty: 1 }] };
  const borrow = (values: object) =>
    add(asker, "textbook_rental", "TextbookRentalAdd", { ...rental, ...lines, ...values });
  expect(await borrow({})).toMatchObject({
    fields: { idx_class_run: "클래스: 강의에 쓸 교재면 클래스나 고객사를 선택하세요." },
  });
  const { idx } = await borrow({ idx_class_run: course?.idx });
  const related = (
    await support.get(
      `${at("textbook_rental", "list")}?screen=ResourceManagement-TextbookRentalList&class_run=${course?.idx}`,
    )
  ).json();
  expect(related.list.map((row: { idx: number }) => row.idx)).toContain(idx);
});
