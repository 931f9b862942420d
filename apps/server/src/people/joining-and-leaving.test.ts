import { and, desc, eq, isNull, like, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import { carryOut } from "../crud/by-date/effective";
import { remind } from "../crud/by-date/remind";
import { entityOf } from "../crud/entity";
import { insertMany } from "../db/insert-many";
import { reminderSent } from "../db/system-tables";
import {
  asset,
  assetMove,
  customer,
  notification,
  onboardItem,
  retire,
  retireHandover,
  staff,
  staffCareer,
  staffContract,
  staffOrder,
  task,
  taskMember,
} from "../db/tables";
import { portalEntities } from "../portal-entities";
import { openTestPortal, type Visitor } from "../testing/test-portal";

const DAY = 24 * 60 * 60 * 1000;
const newcomer = {
  kname: "새내기",
  ename: "Sena Gi",
  email: "Sena.Gi@pureunbat.example",
  phone: "010-0000-9001",
  idx_office: 110,
  idx_team: 111,
  idx_position: 6112,
  employ_type: "regular",
  joinday: "2026-03-09",
  onboarding: { idx_buddy: 100 },
};

const join = (visitor: Visitor, values: object = newcomer) =>
  visitor.post("/rest/records/staff/add", { screen: "myPIMS-EmployeeAdd", values });

test("who joins has a number, an account by link, an order and what has to be ready", async () => {
  const portal = await openTestPortal();
  const people = await portal.signedIn("people@demo.test");
  expect((await join(await portal.signedIn("lead@demo.test"))).statusCode).toBe(403);
  const wrong = await join(people, { ...newcomer, idx_team: 211 });
  expect(wrong.json().fields).toEqual({ idx_team: expect.stringContaining("본부") });
  const { idx, err_msg } = (await join(people)).json();
  expect(err_msg ?? "").not.toMatch(/오류/);
  const [person] = await portal.db.select().from(staff).where(eq(staff.idx, idx));
  expect(person).toMatchObject({ emp_no: "202603001", email: "sena.gi@pureunbat.example", idx_sector: 100 });
  expect((await join(people)).json().fields).toEqual({ email: expect.stringContaining("새내기") });
  const items = await portal.db.select().from(onboardItem).where(eq(onboardItem.idx_staff, idx));
  expect(items.map(({ title }) => title)).toEqual(expect.arrayContaining(["노트북", "보안서약", "3개월 면담"]));
  expect(items.find(({ title }) => title === "팀 소개")?.idx_handler).toBe(100);
  const [order] = await portal.db.select().from(staffOrder).where(eq(staffOrder.idx_staff, idx));
  expect(order).toMatchObject({ kind: "join", status: "done", effective_date: "2026-03-09" });
  const { link } = (await people.post("/rest/auth/makeJoiningLink", { idx })).json();
  const token = new URL(link, "http://portal").searchParams.get("token");
  const first = portal.visitor();
  const used = await first.post("/rest/auth/useSignInLink", { token });
  expect(used.json()).toMatchObject({ err: 0 });
});

test("who comes back has a new record, and their days with us among their career", async () => {
  const portal = await openTestPortal();
  const people = await portal.signedIn("people@demo.test");
  const [left] = await portal.db.select().from(staff).where(eq(staff.status, "retired"));
  if (!left) throw new Error("nobody has left");
  const birth = "1988-04-05";
  await portal.db.update(staff).set({ birth }).where(eq(staff.idx, left.idx));
  const again = { ...newcomer, kname: left.kname, birth };
  const taken = (await join(people, { ...again, email: left.email })).json();
  expect(taken.fields).toEqual({ email: expect.stringContaining(`퇴사한 ${left.kname}님이 쓰던 주소`) });
  const { idx } = (await join(people, again)).json();
  expect(idx).not.toBe(left.idx);
  const careers = (idx_staff: number) =>
    portal.db.select().from(staffCareer).where(eq(staffCareer.idx_staff, idx_staff));
  const [days, ...more] = await careers(idx);
  const [{ retire_date } = { retire_date: "" }] = await portal.db
    .select()
    .from(retire)
    .where(eq(retire.idx_staff, left.idx));
  expect(days).toMatchObject({ date_from: left.joinday, date_to: retire_date, dept: expect.stringContaining("팀") });
  expect(days?.company).not.toBe("");
  expect(more).toEqual([]);
  // a namesake is somebody else
  const other = (await join(people, { ...again, birth: "1990-01-02", email: "other@pureunbat.example" })).json();
  expect(await careers(other.idx)).toEqual([]);
});

test("what has to be ready goes by how somebody is employed", async () => {
  const portal = await openTestPortal();
  const people = await portal.signedIn("people@demo.test");
  const known = ["3개월 면담", "노트북", "모니터"];
  const readyFor = async (employ_type: string) => {
    const { idx } = (
      await join(people, { ...newcomer, email: `${employ_type}@pureunbat.example`, employ_type })
    ).json();
    const items = await portal.db.select().from(onboardItem).where(eq(onboardItem.idx_staff, idx));
    return items
      .map(({ title }) => title)
      .filter((title) => known.includes(title))
      .toSorted();
  };
  expect(await readyFor("regular")).toEqual(known);
  expect(await readyFor("mi")).toEqual(["3개월 면담", "노트북"]);
  expect(await readyFor("intern")).toEqual(["노트북"]);
  expect(await readyFor("part")).toEqual([]);
});

test("what has to be ready is told to who sees to it, who find and tick off theirs and nothing else", async () => {
  const portal = await openTestPortal();
  const { idx } = (await join(await portal.signedIn("people@demo.test"))).json();
  const [support, buddy] = [await portal.signedIn("support@demo.test"), await portal.signedIn("staff@demo.test")];
  const link = async (visitor: Visitor) =>
    (await visitor.get("/rest/personal/getNotificationList"))
      .json()
      .list.find(({ title }: { title: string }) => title.includes("새내기"))?.link;
  expect(await link(support)).toBe("/mypims/assetmanagementlist?list=onboarding");
  expect(await link(buddy)).toBe("/mypims/personalinfolist_tab1/100");
  const list = "screen=myPIMS-AssetManagementList%23onboarding&rows=100&status=open";
  const items: { idx: number; ver: number; title: string; idx_staff: number }[] = (
    await support.get(`/rest/records/onboard_item/list?${list}`)
  ).json().list;
  const theirs = items.filter(({ idx_staff }) => idx_staff === idx);
  expect(new Set(theirs.map(({ title }) => title))).toEqual(
    new Set(["노트북", "모니터", "사원증", "메일·메신저 계정"]),
  );
  const finish = async (visitor: Visitor, { idx: one, ver }: { idx: number; ver: number }) =>
    (await visitor.post("/rest/records/onboard_item/move", { idx: one, ver, move: "finish" })).json().err;
  const on = "on=myPIMS-PersonalInfoList_tab1-idx&key=onboard_item.handler&page=1&rows=100";
  const own = (await buddy.get(`/rest/records/staff/related?${on}&idx=100`)).json().list as typeof items;
  const [tour] = own.filter(({ idx_staff }) => idx_staff === idx);
  expect(tour?.title).toBe("팀 소개");
  const [laptop] = theirs;
  if (!tour || !laptop) throw new Error("nothing is to be done");
  expect([await finish(buddy, laptop), await finish(support, tour)]).toEqual([403, 403]);
  expect([await finish(support, laptop), await finish(buddy, tour)]).toEqual([0, 0]);
  // it stands on the main page of who sees to it, from the beginning until it is done
  const waiting = async (visitor: Visitor) =>
    (await visitor.get("/rest/personal/getTodoList"))
      .json()
      .list.find(({ title }: { title: string }) => title === "입사 준비");
  const before = await waiting(support);
  expect(before).toMatchObject({ link: expect.stringContaining("list=onboarding"), count: expect.any(Number) });
  const left = theirs.filter((item) => item !== laptop);
  for (const item of left) expect(await finish(support, item)).toBe(0);
  expect((await waiting(support))?.count ?? 0).toBe(before.count - left.length);
  const { db } = portal;
  expect(await db.$count(reminderSent, eq(reminderSent.entity, "onboard_item"))).toBe(0);
});

test("who comes back is told of as they are entered, by name and day of birth, to those who enter people", async () => {
  const { db, signedIn } = await openTestPortal();
  const [left] = await db.select().from(staff).where(eq(staff.status, "retired")).limit(1);
  await db
    .update(staff)
    .set({ birth: "1990-05-17" })
    .where(eq(staff.idx, left?.idx ?? 0));
  const alike = async (who: string, values: object) => {
    const written = encodeURIComponent(JSON.stringify(values));
    return (await (await signedIn(who)).get(`/rest/records/staff/alike?values=${written}`)).json();
  };
  const written = { kname: left?.kname, birth: "1990-05-17" };
  const { list } = await alike("people@demo.test", written);
  expect(list).toMatchObject([{ idx: left?.idx, name: left?.kname }]);
  expect((await alike("people@demo.test", { ...written, birth: "1990-05-18" })).list).toEqual([]);
  expect((await alike("people@demo.test", { kname: left?.kname })).list).toEqual([]);
  expect(await alike("lead@demo.test", written)).toMatchObject({ err: 403 });
});

test("equipment for who joins is given to them out of the stock, by support alone, and is ready with it", async () => {
  const portal = await openTestPortal();
  const { idx } = (await join(await portal.signedIn("people@demo.test"))).json();
  const support = await portal.signedIn("support@demo.test");
  const items = await portal.db.select().from(onboardItem).where(eq(onboardItem.idx_staff, idx));
  const [laptop, mail, card] = ["노트북", "메일·메신저 계정", "사원증"].map((title) =>
    items.find((item) => item.title === title),
  );
  const [used] = await portal.db.select().from(asset).where(eq(asset.status, "use")).limit(1);
  const [stored, screen] = await portal.db.select().from(asset).where(eq(asset.status, "stock")).limit(2);
  for (const [one, category] of [
    [used, "notebook"],
    [stored, "notebook"],
    [screen, "monitor"],
  ] as const)
    await portal.db
      .update(asset)
      .set({ category })
      .where(eq(asset.idx, one?.idx ?? 0));
  const issue = async (who: Visitor, item = laptop, idx_asset = stored?.idx) =>
    (
      await who.post("/rest/records/onboard_item/move", {
        ...{ idx: item?.idx, ver: item?.ver, move: "issue", values: { idx_asset } },
      })
    ).json();
  const offered = await support.get(`/rest/records/asset/choices?q=${encodeURIComponent(stored?.asset_no ?? "")}`);
  expect(offered.json().list).toEqual([
    { idx: stored?.idx, name: stored?.asset_no, note: `${stored?.name} · ${stored?.model}` },
  ]);
  expect(await issue(await portal.signedIn("staff@demo.test"))).toMatchObject({ err: 403 });
  expect(await issue(support, mail)).not.toMatchObject({ err: 0 });
  // a card is no thing of the stock
  expect(await issue(support, card)).not.toMatchObject({ err: 0 });
  expect((await issue(support, laptop, screen?.idx)).fields).toEqual({
    idx_asset: expect.stringContaining("자산분류"),
  });
  expect((await issue(support, laptop, used?.idx)).fields).toEqual({ idx_asset: expect.stringContaining("재고") });
  expect((await issue(support, laptop, 0)).err).toBe(400);
  expect(await issue(support)).toMatchObject({ err: 0 });
  const [given] = await portal.db
    .select()
    .from(asset)
    .where(eq(asset.idx, stored?.idx ?? 0));
  expect(given).toMatchObject({ status: "use", idx_user: idx, receipt: "wait" });
  const [move] = await portal.db.select().from(assetMove).orderBy(desc(assetMove.idx)).limit(1);
  expect(move).toMatchObject({ idx_asset: stored?.idx, kind: "issue", idx_from_staff: null, idx_to_staff: idx });
  const [ready] = await portal.db
    .select()
    .from(onboardItem)
    .where(eq(onboardItem.idx, laptop?.idx ?? 0));
  expect(ready).toMatchObject({ status: "done", idx_asset: stored?.idx });
});

test("what somebody holds is named one by one and given over whole or not at all", async () => {
  const portal = await openTestPortal();
  const { db } = portal;
  const hr = await portal.signedIn("hr@demo.test");
  const [mine] = await db.select().from(customer).limit(1);
  const { idx: _, ...copy } = mine as typeof customer.$inferSelect;
  const many = Array.from({ length: 5000 }, (_, n) => ({
    ...copy,
    name: `넘길 고객 ${n}`,
    biz_no: null,
    idx_owner: 100,
  }));
  await insertMany(db, customer, many);
  const add = { idx_staff: 100, apply_date: "2026-03-02", retire_date: "2026-03-20", reason: "move" };
  const { idx } = (
    await hr.post("/rest/records/retire/add", { screen: "myPIMS-RetireeManagementList#add", values: add })
  ).json();
  await db.update(task).set({ is_private: true, title: "비밀 면담" });
  let ver = 1;
  const move = async (name: string, more: object = {}) => {
    const answer = await hr.post("/rest/records/retire/move", { idx, ver, move: name, ...more });
    if (answer.json().err === 0) ver = answer.json().ver;
    return answer;
  };
  expect((await move("collect")).json().err).toBe(0);
  const named = await db.select().from(retireHandover).where(eq(retireHandover.ref_entity, "task"));
  expect(new Set(named.map(({ title }) => title))).toEqual(new Set(["비공개 업무"]));
  const own = await portal.signedIn("staff@demo.test");
  expect((await own.get(`/rest/records/retire/read?idx=${idx}`)).body).not.toMatch(/rehire_ok|interview_note/);
  expect((await move("give")).json().err_msg).toMatch(/인수자를 정하지 않은/);
  expect(await db.$count(customer, eq(customer.idx_owner, 100))).toBeGreaterThanOrEqual(5000);
  expect((await move("collect", { values: { idx_successor: 100 } })).json().err).toBe(400);
  await db.update(retireHandover).set({ idx_to_staff: 101 }).where(eq(retireHandover.idx_retire, idx));
  const [last] = await db.select().from(retireHandover).where(eq(retireHandover.idx_retire, idx));
  const [left] = await db.select().from(staff).where(eq(staff.status, "retired"));
  await db
    .update(retireHandover)
    .set({ idx_to_staff: left?.idx as number })
    .where(eq(retireHandover.idx, last?.idx as number));
  expect((await move("give")).json().err).toBe(409);
  expect(await db.$count(customer, eq(customer.idx_owner, 100))).toBeGreaterThanOrEqual(5000);
  await db
    .update(retireHandover)
    .set({ idx_to_staff: 101 })
    .where(eq(retireHandover.idx, last?.idx as number));
  expect((await move("give")).json().err).toBe(0);
  expect(await db.$count(customer, eq(customer.idx_owner, 100))).toBe(0);
  const openTasks = and(
    eq(taskMember.idx_staff, 100),
    eq(taskMember.role, "assignee"),
    ne(task.status, "done"),
    ne(task.status, "cancel"),
  );
  const held = await db.select().from(taskMember).innerJoin(task, eq(task.idx, taskMember.idx_task)).where(openTasks);
  expect(held.filter(({ task_member }) => task_member.deleted_at === null)).toEqual([]);
});

test("a leaving is removed until its hand-over begins, and then withdrawn alone", async () => {
  const { db, signedIn } = await openTestPortal();
  const hr = await signedIn("hr@demo.test");
  const values = { idx_staff: 100, apply_date: "2026-03-02", retire_date: "2026-03-20", reason: "move" };
  const sent = { screen: "myPIMS-RetireeManagementList#add", values };
  const { idx } = (await hr.post("/rest/records/retire/add", sent)).json();
  const mayRemove = async () => (await hr.get(`/rest/records/retire/read?idx=${idx}`)).json().may.remove;
  expect(await mayRemove()).toBe(true);
  for (const status of ["hand", "done"]) {
    await db.update(retire).set({ status }).where(eq(retire.idx, idx));
    expect([status, await mayRemove()]).toEqual([status, false]);
    const refused = (await hr.post("/rest/records/retire/remove", { idx, ver: 1 })).json();
    expect(refused.err).toBeGreaterThan(400);
  }
  expect(await db.$count(retire, and(eq(retire.idx, idx), isNull(retire.deleted_at)))).toBe(1);
});

test("who has withdrawn a resignation may leave another time, and nobody leaves twice at once", async () => {
  const { db, signedIn } = await openTestPortal();
  const hr = await signedIn("hr@demo.test");
  const values = { idx_staff: 100, apply_date: "2026-03-02", retire_date: "2026-03-20", reason: "move" };
  const add = async () =>
    (await hr.post("/rest/records/retire/add", { screen: "myPIMS-RetireeManagementList#add", values })).json();
  const first = await add();
  const twice = { idx_staff: "퇴사자: 이미 퇴사 절차가 있는 직원입니다." };
  expect(await add()).toMatchObject({ fields: twice });
  const withdraw = { idx: first.idx, ver: 1, move: "withdraw", reason: "계속 다니기로 함" };
  expect((await hr.post("/rest/records/retire/move", withdraw)).json()).toMatchObject({ err: 0 });
  expect(await add()).toMatchObject({ err: 0 });
  const left = and(eq(retire.idx_staff, 100), isNull(retire.deleted_at));
  expect(await db.select({ status: retire.status }).from(retire).where(left)).toEqual([{ status: "recv" }]);
});

test("the account is closed as the last day ends, and nobody ends it before all is handed over", async () => {
  const portal = await openTestPortal();
  const { db } = portal;
  const [hr, people] = [await portal.signedIn("hr@demo.test"), await portal.signedIn("people@demo.test")];
  const add = {
    idx_staff: 100,
    apply_date: "2026-03-02",
    retire_date: "2026-03-04",
    reason: "study",
    idx_successor: 101,
  };
  const { idx } = (
    await hr.post("/rest/records/retire/add", { screen: "myPIMS-RetireeManagementList#add", values: add })
  ).json();
  const move = async (visitor: Visitor, name: string, more: object = {}) => {
    const [{ ver } = { ver: 0 }] = await db.select().from(retire).where(eq(retire.idx, idx));
    return (await visitor.post("/rest/records/retire/move", { idx, ver, move: name, ...more })).json();
  };
  await move(people, "collect");
  await move(people, "give");
  expect((await move(people, "finish", { reason: "확인" })).err_msg).toMatch(/자산 반납/);
  expect((await move(hr, "finish", { reason: "모두 확인하였습니다" })).err).toBe(0);
  const leaver = await portal.signedIn("staff@demo.test");
  const lastEvening = new Date("2026-03-04T23:50:00+09:00");
  expect(await carryOut(portalEntities, db, lastEvening)).toBe(0);
  expect(await carryOut(portalEntities, db, new Date(lastEvening.getTime() + DAY / 24))).toBe(1);
  expect((await leaver.get("/rest/personal/getSessionList")).json().err).not.toBe(0);
  const [gone] = await db.select().from(staff).where(eq(staff.idx, 100));
  expect(gone?.status).toBe("retired");
});

test("until the last day is over leaving is taken back where it was decided, and only then has another day", async () => {
  const { db, signedIn } = await openTestPortal();
  const hr = await signedIn("hr@demo.test");
  const [screen, address] = ["myPIMS-RetireeManagementList", "/rest/records/retire"];
  const values = {
    idx_staff: 100,
    apply_date: "2026-03-02",
    retire_date: "2026-03-04",
    reason: "study",
    idx_successor: 101,
  };
  const { idx } = (await hr.post(`${address}/add`, { screen: `${screen}#add`, values })).json();
  const version = async () => (await db.select().from(retire).where(eq(retire.idx, idx)))[0]?.ver;
  const move = async (name: string, more: object = {}) =>
    (await hr.post(`${address}/move`, { idx, ver: await version(), move: name, ...more })).json();
  const later = async () =>
    (
      await hr.post(`${address}/change`, { screen, idx, ver: await version(), values: { retire_date: "2026-03-20" } })
    ).json();
  const ofLeaving = and(eq(staffOrder.idx_staff, 100), eq(staffOrder.kind, "retire"));
  const orders = async () =>
    (await db.select().from(staffOrder).where(ofLeaving).orderBy(staffOrder.idx)).map(({ effective_date, status }) => [
      effective_date,
      status,
    ]);
  for (const [name, more] of [["collect"], ["give"], ["finish", { reason: "모두 확인하였습니다" }]] as const)
    expect(await move(name, more)).toMatchObject({ err: 0 });

  expect((await later()).err).not.toBe(0);
  const [order] = await db.select().from(staffOrder).where(ofLeaving);
  const cancel = { idx: order?.idx, ver: order?.ver, move: "cancel" };
  expect((await hr.post("/rest/records/staff_order/move", cancel)).json().err).not.toBe(0);
  expect(await move("reopen", { reason: "퇴사일을 미룸" })).toMatchObject({ err: 0 });
  expect(await later()).toMatchObject({ err: 0 });
  expect(await move("finish", { reason: "모두 확인하였습니다" })).toMatchObject({ err: 0 });
  expect(await orders()).toEqual([
    ["2026-03-05", "cancel"],
    ["2026-03-21", "plan"],
  ]);
  expect(await carryOut(portalEntities, db, new Date("2026-03-21T00:10:00+09:00"))).toBe(1);
  await db.update(retire).set({ retire_date: "2026-03-01" }).where(eq(retire.idx, idx));
  expect((await move("reopen", { reason: "늦음" })).err).not.toBe(0);
});

test("that a contract ends is told to the lead and to the people team, by the contract that begins last", async () => {
  const { db } = await openTestPortal();
  await db.delete(staffContract).where(eq(staffContract.idx_staff, 100));
  const contract = { idx_staff: 100, work_type: "full", idx_writer: 104, wdate: new Date() };
  await db.insert(staffContract).values({ ...contract, date_from: "2025-05-02", date_to: "2026-05-01" });
  const entities = new Map([["staff", entityOf({ entities: portalEntities }, "staff")]]);
  const night = async (day: string) => {
    await remind(entities, db, new Date(`${day}T18:30:00Z`));
    const all = await db.select().from(notification).where(like(notification.title, "%근로계약이 2026-05-01에%"));
    return all.map(({ idx_staff }) => idx_staff);
  };
  const told = await night("2026-03-01");
  const [lead, people] = await Promise.all(
    ["lead@demo.test", "people@demo.test"].map((email) => db.select().from(staff).where(eq(staff.email, email))),
  );
  expect(told).toEqual(expect.arrayContaining([lead?.[0]?.idx, people?.[0]?.idx]));
  // neither themselves nor those who lead others
  const leads = await db.select().from(staff).where(eq(staff.idx_position, 6104));
  const near = [lead?.[0]?.idx_office, people?.[0]?.idx_office];
  const others = leads.filter(({ idx_office }) => !near.includes(idx_office)).map(({ idx }) => idx);
  expect(others.length).toBeGreaterThan(0);
  expect(told.filter((idx) => idx === 100 || others.includes(idx))).toEqual([]);
  // who stays for good is told of to nobody any more
  await db.insert(staffContract).values({ ...contract, date_from: "2026-05-02" });
  expect(await night("2026-03-31")).toEqual(told);
});

test("how long somebody was here is counted to their last day", async () => {
  const { db, signedIn } = await openTestPortal();
  const [left] = await db.select().from(retire).where(eq(retire.status, "done")).limit(1);
  const [who, record] = [eq(staff.idx, left?.idx_staff ?? 0), eq(retire.idx, left?.idx ?? 0)];
  await db.update(staff).set({ joinday: "2020-03-10" }).where(who);
  const hr = await signedIn("people@demo.test");
  const served = async (retire_date: string) => {
    await db.update(retire).set({ retire_date }).where(record);
    const { list } = (
      await hr.get("/rest/records/retire/list?screen=myPIMS-RetireeManagementList&rows=100&sort=staff.served")
    ).json();
    return list.find(({ idx }: { idx: number }) => idx === left?.idx).staff.served;
  };
  expect(await served("2023-03-09")).toBe(2);
  expect(await served("2023-03-10")).toBe(3);
});
