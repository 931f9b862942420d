import { and, eq, inArray, isNull, like, type SQL, sql } from "drizzle-orm";
import iconv from "iconv-lite";
import { expect, test } from "vitest";
import { writeAlike } from "../crud/writing/written-alike";
import { contact, contract, customer, notification, salesPublish, smp, staff, statusLog } from "../db/tables";
import { portalEntities } from "../portal-entities";
import { formOf } from "../testing/records/form-of";
import { openTestPortal, type Visitor } from "../testing/test-portal";
import { restQuietCustomers } from "./dormant";
import { foundCustomer } from "./found-customer";

const at = (call: string) => `/rest/records/${call}`;
const tab = (n: number) => `customerManagement-customerDBViewTab${n}-idx`;

/** A portal with a customer of team 111's, whom somebody of another team, their lead and a colleague look at. */
async function open() {
  const portal = await openTestPortal();
  const owner = await portal.signedIn("staff@demo.test");
  const colleague = await portal.signedIn("newcomer@demo.test");
  const stranger = await portal.signedIn("support@demo.test");
  const screen = "customerManagement-customerDBAdd";
  const add = async (who: Visitor, values: object) =>
    (await who.post(at("customer/add"), { screen, values: { kind: "corp", idx_owner: 100, ...values } })).json();
  const { idx } = await add(owner, { name: "(가상)시험상사" });
  const person = { idx_customer: idx, name: "나가상", phone: "010-0000-4321", email: "na@shop.example" };
  const { idx: idxContact } = (await owner.post(at("contact/add"), { values: person })).json();
  const people = async (who: Visitor) =>
    (await who.get(`${at("customer/related")}?idx=${idx}&on=${tab(1)}&key=contact`)).json().list[0];
  return { ...portal, owner, colleague, stranger, add, idx, idxContact, people };
}

test("a customer's people are reached by its owner, team and lead, and by nobody else", async () => {
  const { owner, colleague, stranger, people, signedIn, idxContact } = await open();
  const lead = await signedIn("lead@demo.test");
  /** Whether they may take them along into an address book. */
  const mayTake = async (who: Visitor) =>
    (await who.get(`${at("contact/read")}?idx=${idxContact}`)).json().may.card as boolean;
  for (const who of [owner, colleague, lead]) {
    expect(await people(who)).toMatchObject({ phone: "010-0000-4321", email: "na@shop.example" });
    expect(await mayTake(who)).toBe(true);
  }
  expect(await mayTake(stranger)).toBe(false);
  expect(await people(stranger)).toMatchObject({ name: "나가상", phone: "010-****-4321", email: "n*@shop.example" });
  const shown = await stranger.post(at("contact/reveal"), { idx: idxContact, field: "phone" });
  expect(shown.json()).toMatchObject({ err: 403, err_msg: expect.stringContaining("담당자와 그 팀에만") });
});

test("a customer that changes hands takes its people along, and the new owner is told", async () => {
  const { idx, db, people, signedIn, colleague } = await open();
  const lead = await signedIn("lead@demo.test");
  const { record } = (await lead.get(`${at("customer/read")}?idx=${idx}`)).json();
  const change = (who: Visitor, values: object) => who.post(at("customer/change"), { idx, ver: record.ver, values });
  expect((await change(colleague, { idx_owner: 107 })).statusCode).toBe(403);
  expect((await change(lead, { idx_owner: 103 })).json()).toMatchObject({ err: 0 });
  const [moved] = await db.select().from(contact).where(eq(contact.idx_customer, idx));
  expect(moved).toMatchObject({ idx_owner: 103, idx_team: 6115 });
  expect(await people(await signedIn("support@demo.test"))).toMatchObject({ phone: "010-0000-4321" });
  expect(await people(colleague)).toMatchObject({ phone: "010-****-4321" });
  const told = await db.select().from(notification).where(eq(notification.idx_staff, 103));
  expect(told.map(({ title }) => title)).toContain("고객사 담당이 되었습니다: (가상)시험상사");
});

test("a company is found again however its name is written, and its number has to be one", async () => {
  const { owner, add } = await open();
  const same = async (name: string, more: object = {}, but = "") => {
    const values = encodeURIComponent(JSON.stringify({ name, ...more }));
    return (await owner.get(`${at("customer/alike")}?values=${values}${but}`)).json().list;
  };
  expect(await same("주식회사 시험 상사")).toMatchObject([{ name: "(가상)시험상사", by: "이름" }]);
  expect(await same("시험상사", {}, `&idx=${(await same("시험상사"))[0].idx}`)).toEqual([]);
  expect(await same("모르는 회사")).toEqual([]);
  expect(await add(owner, { name: "다른 회사", biz_no: "123-45-67890" })).toMatchObject({
    fields: { biz_no: expect.stringContaining("없는 사업자번호") },
  });
  expect(await add(owner, { name: "다른 회사", biz_no: "123-45-67891" })).toMatchObject({ err: 0 });
  expect(await same("또 다른 회사", { biz_no: "123 45 67891" })).toMatchObject([
    { name: "다른 회사", by: "사업자번호" },
  ]);
  expect(await add(owner, { name: "셋째 회사", biz_no: "1234567891" })).toMatchObject({
    fields: { biz_no: expect.stringContaining("이미 있는 값") },
  });
});

test("numbers are found in whatever way they are written, those of people by those who know them", async () => {
  const { owner, stranger, add } = await open();
  await add(owner, { name: "번호상사", biz_no: "1234567891", phone: "+82 2-555-1234" });
  const found = async (who: Visitor, q: string) => {
    const query = `screen=customerManagement-customerDBList&q=${encodeURIComponent(q)}`;
    return (await who.get(`${at("customer/list")}?${query}`)).json().list.map(({ name }: { name: string }) => name);
  };
  for (const q of ["02-555-1234", "025551234", "02 555 1234", "+82 2 555 1234", "+8225551234", "555-1234"]) {
    expect(await found(owner, q)).toEqual(["번호상사"]);
  }
  for (const q of ["123-45-67891", "1234567891", "123 45 67891"]) expect(await found(owner, q)).toEqual(["번호상사"]);
  for (const q of ["01000004321", "+82 10 0000 4321"]) {
    expect(await found(owner, q)).toEqual(["(가상)시험상사"]);
    expect(await found(stranger, q)).toEqual([]);
  }
});

test("what was kept in another way of writing is found, compared and shown like the rest from the next night on", async () => {
  const { owner, add, db } = await open();
  const idxs: number[] = [];
  for (const name of ["갑골상사", "을밀상사", "병풍상사"]) idxs.push((await add(owner, { name })).idx);
  const written = [
    { phone: "+82 2 777 8899", biz_no: "1234567891", homepage: "WWW.gap.example", tax_email: "Tax@Gap.Example" },
    { phone: "０２)777-8899", zip: "０6236" },
    { phone: "교환 3번", tax_email: "없음" },
  ];
  for (const [at, values] of written.entries())
    await db
      .update(customer)
      .set(values)
      .where(eq(customer.idx, idxs[at] ?? 0));
  const found = async (q: string) => {
    const query = `screen=customerManagement-customerDBList&sort=idx&q=${encodeURIComponent(q)}`;
    return (await owner.get(`${at("customer/list")}?${query}`)).json().list.map(({ name }: { name: string }) => name);
  };
  expect(await found("02-777-8899")).toEqual([]);
  expect(await foundCustomer(db, { phone: "02-777-8899" })).toBeUndefined();
  expect(await writeAlike(portalEntities, db)).toBe(5);
  expect(await found("02-777-8899")).toEqual(["갑골상사", "을밀상사"]);
  const kept = await db.select().from(customer).where(inArray(customer.idx, idxs)).orderBy(customer.idx);
  expect(kept).toMatchObject([
    { phone: "02-777-8899", biz_no: "1234567891", homepage: "https://WWW.gap.example", tax_email: "tax@gap.example" },
    { phone: "02-777-8899", zip: "06236" },
    { phone: "교환 3번", tax_email: "없음" },
  ]);
  expect(await foundCustomer(db, { phone: "02-777-8899" })).toMatchObject({ idx_customer: idxs[0] });
  expect(await writeAlike(portalEntities, db)).toBe(0);
});

test("what was sold to a customer is told whole or not at all: a part of it would pass for all", async () => {
  const { signedIn, db } = await open();
  const soldBy = async (who: Visitor) => {
    const query = "screen=customerManagement-customerDBList&columns=name,sold&sort=idx&rows=100";
    const { list } = (await who.get(`${at("customer/list")}?${query}`)).json();
    return new Map(list.map(({ idx, sold }: { idx: number; sold: number | null }) => [idx, sold]));
  };
  const [all, some] = [
    await soldBy(await signedIn("accounting@demo.test")),
    await soldBy(await signedIn("dev@demo.test")),
  ];
  const counted = await db
    .select({ idx: salesPublish.idx_customer, sold: sql<string>`sum(${salesPublish.total})` })
    .from(salesPublish)
    .where(and(inArray(salesPublish.status, ["done", "part", "paid"]), isNull(salesPublish.deleted_at)))
    .groupBy(salesPublish.idx_customer)
    .limit(3);
  expect(counted).toHaveLength(3);
  for (const { idx, sold } of counted) {
    expect(Number(all.get(idx))).toBe(Number(sold));
    expect(some.get(idx) ?? null).toBeNull();
  }
  // of whom nothing was sold that is known to everybody
  const nobody = [...all].find(([, sold]) => Number(sold) === 0);
  expect(Number(some.get(nobody?.[0]))).toBe(0);
});

test("who heads a team by appointment takes its customers along as a lead by position does, and nobody else", async () => {
  const { signedIn } = await open();
  const query = "screen=customerManagement-customerDBList&format=csv&columns=name";
  const taken = async (name: string) => {
    const { statusCode, body } = await (await signedIn(`${name}@demo.test`)).get(`${at("customer/export")}?${query}`);
    return [statusCode, body.split("\r\n").length > 1];
  };
  expect(await taken("lead")).toEqual([200, true]);
  expect(await taken("acting")).toEqual([200, true]);
  expect(await taken("staff")).toEqual([403, false]);
});

test("of visits the rate of those that were made counts what is over, and nothing that is still to come", async () => {
  const { signedIn, db } = await open();
  const master = await signedIn("master@demo.test");
  await db.execute(sql`update visit set status = 'plan',
    during = tstzrange('2026-06-01T10:00:00+09:00', '2026-06-01T11:00:00+09:00')
    where idx in (select idx from visit where deleted_at is null and status = 'done' order by idx limit 300)`);
  const { charts } = (
    await master.get(`${at("visit/statistics")}?screen=customerManagement-scheduleVisitStatus`)
  ).json();
  const counted = async (more: SQL) =>
    Number(
      (
        await db.execute(
          sql`select round(100.0 * count(*) filter (where status = 'done') / count(*), 1) as rate from visit where deleted_at is null and ${more}`,
        )
      ).rows[0]?.rate,
    );
  const past = await counted(sql`lower(during) < '2026-03-02T00:00:00+09:00'`);
  expect(charts.rate[0].value).toBeCloseTo(past, 1);
  expect(past).not.toBe(await counted(sql`true`));
});

test("who was lost is counted by the month in which it ended, once, of those that somebody looks for", async () => {
  const { owner, db, idx, add } = await open();
  const { idx: other } = await add(owner, { name: "(가상)나래물산" });
  await db.update(customer).set({ idx_owner: 107 }).where(eq(customer.idx, other));
  const end = (entity_idx: number, at: string) => ({
    ...{ entity: "customer", entity_idx, from_status: "active", to_status: "end" },
    ...{ idx_staff: 100, at: new Date(at), idx_writer: 100 },
  });
  await db
    .insert(statusLog)
    .values([end(idx, "2001-01-31T14:00:00Z"), end(idx, "2001-01-20T01:00:00Z"), end(other, "2001-01-31T16:00:00Z")]);
  const screen = "screen=customerManagement-customerStatus";
  // the demo company has lost others, in its own time
  const lost = async (more: string): Promise<object[]> =>
    (await owner.get(`${at("customer/statistics")}?${screen}${more}`))
      .json()
      .charts.lost.filter(({ by }: { by: string }) => by.startsWith("2001"));
  expect(await lost("")).toMatchObject([
    { by: "2001-01", value: 1 },
    { by: "2001-02", value: 1 },
  ]);
  expect(await lost("&owner=107")).toMatchObject([{ by: "2001-02", value: 1 }]);
});

test("the same person is told of however their number is written, to those who may know of them", async () => {
  const { owner, stranger } = await open();
  const same = async (who: Visitor, values: object) =>
    (await who.get(`${at("contact/alike")}?values=${encodeURIComponent(JSON.stringify(values))}`)).json().list;
  for (const values of [{ phone: "+82 10 0000 4321" }, { phone: "01000004321" }, { email: "NA@Shop.example" }]) {
    expect(await same(owner, values)).toMatchObject([{ name: "나가상", owner: expect.any(String) }]);
    expect(await same(stranger, values)).toEqual([]);
  }
  expect(await same(owner, { phone: "010-0000-4322", email: "nb@shop.example" })).toEqual([]);
  expect(await same(owner, { phone: "아무 번호" })).toEqual([]);
});

test("an import of a file that Excel saved in Korean tells which companies are there already, by any spelling", async () => {
  const { owner } = await open();
  const rows = [
    "고객사명,구분,사업자번호",
    "㈜시험 상사,기업,",
    "뷁전자,기업,123-45-67891",
    "(주) 뷁전자,기업,",
    "또다른곳,기업,",
  ];
  const bring = async (check: "Y" | "N") => {
    const file = iconv.encode(rows.join("\r\n"), "cp949");
    const form = formOf({ screen: "customerManagement-customerDBList", check }, "고객사.csv", file);
    return (await owner.send({ url: at("customer/import"), ...form })).json();
  };
  expect(await bring("Y")).toMatchObject({
    added: 4,
    errors: [],
    warnings: [
      { row: 1, message: expect.stringMatching(/^이미 등록된 \(가상\)시험상사 \(.+\).* 같은 고객사일 수 있습니다\.$/) },
      { row: 3, message: "2번째 줄의 뷁전자와 같은 고객사일 수 있습니다." },
    ],
  });
  expect(await bring("N")).toMatchObject({ err: 0, added: 4, warnings: [{ row: 1 }, { row: 3 }] });
});

test("no company is above itself, and one with people is not removed", async () => {
  const { owner, add, idx } = await open();
  const { idx: below } = await add(owner, { name: "(가상)아래상사", idx_parent: idx });
  const change = (values: object) => owner.post(at("customer/change"), { idx, ver: 1, values });
  expect((await change({ idx_parent: below })).json().fields.idx_parent).toMatch(/계열사는 고를 수 없습니다/);
  const removed = await owner.post(at("customer/remove"), { idx, ver: 1 });
  expect(removed.json()).toMatchObject({ err_msg: "연결된 것이 있어 지울 수 없습니다: 고객사 1건, 고객담당자 1건" });
});

test("what happened with a customer is told page by page, the latest first, a private task to nobody else", async () => {
  const { owner, stranger, idx } = await open();
  for (const day of ["2026-01-05", "2026-01-06", "2026-01-07"]) {
    const values = { idx_customer: idx, content: `메모 ${day}`, noted_at: `${day}T01:00:00Z` };
    await owner.post(at("customer_note/add"), { values });
  }
  const values = {
    ...{ title: "비밀 업무", due: "2026-01-06", idx_requester: 100, is_private: true, idx_customer: idx },
    ...{ kind: "task", priority: "mid", task_member: [{ idx_staff: 100, role: "assignee" }] },
  };
  expect((await owner.post(at("task/add"), { screen: "TaskManagement-taskAdd", values })).json()).toMatchObject({
    err: 0,
  });
  const told = async (who: Visitor) => {
    const titles: string[] = [];
    for (let before = "", page = 0; page < 9; page++) {
      const query = `idx=${idx}&rows=2${before && `&before=${encodeURIComponent(before)}`}`;
      const { list, next } = (await who.get(`/rest/customermanagement/getCustomerTimeline?${query}`)).json();
      titles.push(...list.map(({ title }: { title: string }) => title));
      if (next === "") break;
      before = next;
    }
    return titles;
  };
  expect(await told(owner)).toEqual(["메모 2026-01-07", "메모 2026-01-06", "비밀 업무", "메모 2026-01-05"]);
  expect(await told(stranger)).toEqual(["메모 2026-01-07", "메모 2026-01-06", "메모 2026-01-05"]);
});

test("a customer rests after a quiet year; its owner is told a month before, once", async () => {
  const { db, idx } = await open();
  await db
    .update(customer)
    .set({
      status: "active",
      wdate: new Date("2025-01-01T00:00:00Z"),
      last_contact_at: new Date("2025-01-10T03:00:00Z"),
    })
    .where(eq(customer.idx, idx));
  const told = async () =>
    (
      await db
        .select()
        .from(notification)
        .where(eq(notification.link, `/customermanagement/customerdbviewtab1/${idx}`))
        .orderBy(notification.idx)
    ).map(({ title }) => title.split(":")[0]);
  for (const night of ["2025-12-10", "2025-12-12", "2025-12-13"]) {
    await restQuietCustomers(db, new Date(`${night}T18:30:00Z`));
  }
  expect(await told()).toEqual(["한 달 안에 접촉이 없으면 휴면이 됩니다"]);
  const ends = (date_to: string) =>
    db.update(contract).set({ idx_customer: idx, date_to, end_date: null }).where(eq(contract.idx, 1));
  const night = new Date("2026-01-11T18:30:00Z");
  await ends("2026-12-31");
  await restQuietCustomers(db, night);
  expect(await told()).toHaveLength(1);
  await ends("2024-12-31");
  await restQuietCustomers(db, night);
  const [resting] = await db.select().from(customer).where(eq(customer.idx, idx));
  expect([resting?.status, await told()]).toEqual(["pause", [expect.anything(), "휴면이 되었습니다"]]);
  const log = await db.select().from(statusLog).where(eq(statusLog.entity_idx, idx));
  expect(log.map(({ to_status }) => to_status)).toContain("pause");
});

test("of several customers that rest in one night their owner is told once, with the list that has them", async () => {
  const { db, idx, owner, add } = await open();
  const { idx: second } = await add(owner, { name: "(가상)둘째상사" });
  const quiet = { status: "active", wdate: new Date("2025-01-01T00:00:00Z") } as const;
  // nobody else's night
  await db.update(customer).set({ status: "lead" });
  const since = (last_contact_at: Date) =>
    db
      .update(customer)
      .set({ ...quiet, last_contact_at })
      .where(inArray(customer.idx, [idx, second]));
  const told = async () =>
    (await db.select().from(notification).where(like(notification.title, "%휴면이 %")).orderBy(notification.idx)).map(
      ({ idx_staff, title, link }) => [idx_staff, title.replace(/: .*(?= 외)/, ""), link] as const,
    );
  const before = (await told()).length;
  await since(new Date("2025-01-10T03:00:00Z"));
  for (const night of ["2025-12-13T18:30:00Z", "2026-01-11T18:30:00Z", "2026-01-12T18:30:00Z"])
    await restQuietCustomers(db, new Date(night));
  const [warned, rested, ...more] = (await told()).slice(before);
  const list = "/customermanagement/customerdblist?tab=mine";
  expect(more).toEqual([]);
  expect(warned).toEqual([
    100,
    "한 달 안에 접촉이 없으면 휴면이 됩니다 외 1곳",
    expect.stringContaining(`${list}&status=active`),
  ]);
  expect(rested).toEqual([100, "휴면이 되었습니다 외 1곳", `${list}&status=pause`]);
  const of = new URLSearchParams(rested?.[2]?.split("?")[1]);
  of.set("screen", "customerManagement-customerDBList");
  const listed = (await owner.get(`${at("customer/list")}?${of}`)).json();
  expect(listed.list.map((row: { idx: number }) => row.idx)).toEqual(expect.arrayContaining([idx, second]));
});

test("of customers whose owner has left, who heads their team is told", async () => {
  const { db, idx, owner, add, signedInAs } = await open();
  const { idx: second } = await add(owner, { name: "(가상)둘째상사" });
  await db.update(customer).set({ status: "lead" });
  await db
    .update(customer)
    .set({
      status: "active",
      wdate: new Date("2025-01-01T00:00:00Z"),
      last_contact_at: new Date("2025-01-10T03:00:00Z"),
    })
    .where(inArray(customer.idx, [idx, second]));
  await db.update(staff).set({ status: "retired" }).where(eq(staff.idx, 100));
  await restQuietCustomers(db, new Date("2026-01-11T18:30:00Z"));
  const [told, ...more] = await db.select().from(notification).where(like(notification.title, "휴면이%퇴사%"));
  expect(more).toEqual([]);
  expect(told).toMatchObject({ idx_staff: 101, title: expect.stringContaining("외 1곳") });
  const asked = new URLSearchParams(told?.link?.split("?")[1]);
  asked.set("screen", "customerManagement-customerDBList");
  const lead = await signedInAs(101);
  const { list } = (await lead.get(`${at("customer/list")}?${asked}`)).json();
  const found = list.map((row: { idx: number }) => row.idx);
  expect([...found].toSorted((a, b) => a - b)).toEqual([idx, second].toSorted((a, b) => a - b));
});

test("sales of others are counted and neither shown nor added up", async () => {
  const { db, idx, owner, stranger } = await open();
  const sale = { title: "어학 과정", idx_customer: idx, product: "class", expect_date: "2026-05-01", idx_owner: 100 };
  for (const amount of [3_000_000, 5_000_000]) {
    await db.insert(smp).values({ ...sale, amount, idx_sector: 1, idx_office: 110, idx_team: 111, idx_writer: 100 });
  }
  const sales = async (who: Visitor) =>
    (await who.get(`${at("customer/related")}?idx=${idx}&on=${tab(3)}&key=smp&rows=1`)).json();
  expect(await sales(owner)).toMatchObject({ total: 2, sums: { amount: 8_000_000 }, others: 0 });
  expect(await sales(stranger)).toMatchObject({ list: [], total: 0, sums: { amount: 0 }, others: 2 });
});

test("customers are made one while others write to both, and no link is lost", async () => {
  const { db, pool, owner, add, idx: kept, signedIn } = await open();
  const lead = await signedIn("lead@demo.test");
  const { idx: gone } = await add(owner, { name: "(가상)시험상사 본점" });
  const during = { from: "2026-03-09T01:00:00Z", to: "2026-03-09T02:00:00Z" };
  const expect_date = "2026-05-01";
  const forms: Record<string, [screen: string, values: object]> = {
    contact: ["", { name: "김가상" }],
    customer_note: ["", { content: "메모", noted_at: "2026-03-01T01:00:00Z" }],
    visit: ["customerManagement-scheduleVisitAdd", { during, kind: "visit", purpose: "care", idx_visitor: 100 }],
    smp: [
      "customerManagement-statusSMPAdd",
      { title: "과정", product: "class", amount: 1, expect_date, idx_owner: 100 },
    ],
  };
  const names = Object.keys(forms);
  const write = async (entity: string, idx_customer: number) => {
    const [screen = "", values = {}] = forms[entity] ?? [];
    const sent = { ...(screen && { screen }), values: { ...values, idx_customer } };
    return (await owner.post(at(`${entity}/add`), sent)).json() as { err: number; fields?: object };
  };
  const count = async (entity: string, of: number) =>
    (await pool.query(`select count(*)::int as n from ${entity} where idx_customer = $1`, [of])).rows[0].n as number;
  const before = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await count(name, kept)])));
  const versions = await db.select({ idx: customer.idx, ver: customer.ver }).from(customer);
  const ver = (of: number) => versions.find(({ idx }) => idx === of)?.ver;

  const rounds = Array.from({ length: 30 }, (_, n) => names[n % names.length] as string);
  const written = rounds.map((name, n) => write(name, n % 3 === 0 ? kept : gone));
  // what asks no rule, such as a night's job, writes to the table itself
  const past =
    "insert into booking (kind, idx_resource, title, during, idx_booker, idx_customer, idx_sector, idx_office) \
    values ('vehicle', 900, '이동', tstzrange(now(), now() + interval '1 hour'), 100, $1, 1, 110)";
  const [merged, , ...answers] = await Promise.all([
    lead.post(at("customer/merge"), { idx: gone, ver: ver(gone), into: kept, into_ver: ver(kept) }),
    pool.query(past, [gone]),
    ...written,
  ]);
  expect(merged.json()).toMatchObject({ err: 0 });
  for (const name of names) {
    const added = answers.filter(({ err }, n) => err === 0 && rounds[n] === name).length;
    expect([name, await count(name, gone)]).toEqual([name, 0]);
    expect([name, await count(name, kept)]).toEqual([name, before[name] + added]);
  }
  expect([await count("booking", gone), await count("booking", kept)]).toEqual([0, 1]);
  // of what was refused it was told which customer is no more
  const refused = answers.filter(({ err }) => err !== 0);
  expect(refused.filter(({ fields }) => fields === undefined || !("idx_customer" in fields))).toEqual([]);
  const found = (await owner.get(`${at("customer/list")}?screen=customerManagement-customerDBList&q=본점`)).json();
  expect(found.list.map(({ idx }: { idx: number }) => idx)).toEqual([kept]);
  // whose customers they were hears of it
  const told = await db.select().from(notification).where(eq(notification.idx_staff, 100));
  expect(told.map(({ title }) => title)).toContainEqual(expect.stringMatching(/^고객사를 합쳤습니다: .*본점 →/));
});
