import { and, eq, isNull, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { carryOut } from "../crud/by-date/effective";
import { remind } from "../crud/by-date/remind";
import { entityOf } from "../crud/entity";
import {
  notification,
  orgHead,
  staff,
  staffCert,
  staffContract,
  staffOrder,
  staffSchool,
  statusLog,
} from "../db/tables";
import { portalEntities } from "../portal-entities";
import { openTestPortal, type Visitor } from "../testing/test-portal";

const DAY = 24 * 60 * 60 * 1000;

const read = async (visitor: Visitor, tab: number, idx: number) =>
  (await visitor.get(`/rest/records/staff/read?idx=${idx}&on=myPIMS-PersonalInfoList_tab${tab}-idx`)).json();

test("a lead reads tabs 1 to 4 of their people and nothing of tab 5, in whichever way they ask", async () => {
  const portal = await openTestPortal();
  const [lead, own, people] = await Promise.all(
    ["lead", "staff", "people"].map((who) => portal.signedIn(`${who}@demo.test`)),
  );
  if (!lead || !own || !people) return;
  const { record, may } = await read(lead, 5, 100);
  expect(record.kname).toEqual(expect.any(String));
  for (const hidden of ["resident_no", "staff_family", "staff_doc", "birth", "address"])
    expect(record).not.toHaveProperty(hidden);
  expect(may.related).not.toContain("staff_contract");
  expect(Object.keys((await read(own, 5, 100)).record)).toEqual(
    expect.arrayContaining(["resident_no", "staff_family"]),
  );
  const related = (visitor: Visitor) =>
    visitor.get(
      "/rest/records/staff/related?idx=100&on=myPIMS-PersonalInfoList_tab5-idx&key=staff_contract&page=1&rows=10",
    );
  expect((await related(lead)).statusCode).toBe(403);
  expect((await related(own)).json().list[0].salary_enc).toBe("******");
  expect((await related(people)).json().total).toBe(1);
  const list = (query: string) => lead.get(`/rest/records/staff/list?screen=myPIMS-IncumbentManagementList&${query}`);
  expect((await list("rows=30")).json().total).toBeGreaterThan(5);
  for (const query of ["sort=-resident_no", "resident_no=9", "sort=birth"]) {
    const { total, list: rows } = (await list(query)).json();
    for (const row of rows ?? []) expect(row).not.toHaveProperty("resident_no");
    expect(total === undefined || total >= 0).toBe(true);
  }
  const file = (visitor: Visitor) =>
    visitor.get("/rest/records/staff/export?screen=myPIMS-IncumbentManagementList&format=csv");
  expect((await file(lead)).statusCode).toBe(403);
  expect((await file(people)).body).not.toMatch(/주민등록번호|연봉/);
});

test("salary and resident number lie encrypted, are shown when asked for, and that is written down", async () => {
  const portal = await openTestPortal();
  const [contract] = await portal.db.select().from(staffContract).where(eq(staffContract.idx_staff, 100));
  expect(contract?.salary_enc).toMatch(/^s1\.[0-9a-f]{8}\./);
  const reveal = (visitor: Visitor, reason?: string) =>
    visitor.post("/rest/records/staff_contract/reveal", { idx: contract?.idx, field: "salary_enc", reason });
  const own = await portal.signedIn("staff@demo.test");
  expect((await reveal(own)).json().value).toMatch(/^\d{8}$/);
  expect((await reveal(await portal.signedIn("lead@demo.test"))).statusCode).toBe(403);
  const people = await portal.signedIn("people@demo.test");
  const change = await people.post("/rest/records/staff_contract/change", {
    idx: contract?.idx,
    ver: contract?.ver,
    values: { salary_enc: "51000000" },
  });
  expect(change.statusCode).toBe(200);
  // others' takes a reason, which the record's readers find in its history
  expect((await reveal(people)).json()).toMatchObject({ err: 400, fields: { reason: expect.any(String) } });
  expect((await reveal(people, "연봉 협상")).json().value).toBe("51000000");
  const { history } = (await own.get(`/rest/records/staff_contract/read?idx=${contract?.idx}`)).json();
  expect(history.at(-1)).toMatchObject({ to: "revealed", memo: expect.stringContaining("연봉 협상") });
  // the first after twenty of a day is told to the lead, and no further one
  for (let more = 0; more < 21; more++) await reveal(people, "연봉 협상");
  const told = (await portal.db.select().from(notification)).filter(({ title }) => title.includes("20건 넘게"));
  expect(told).toHaveLength(1);
  const [after] = await portal.db.select().from(staffContract).where(eq(staffContract.idx_staff, 100));
  expect(after?.salary_enc).not.toContain("51000000");
});

test("a certificate of what somebody is today is theirs at once, and says the same for ever", async () => {
  const portal = await openTestPortal();
  const own = await portal.signedIn("staff@demo.test");
  const at = "/rest/records/cert_issue";
  const issue = async (visitor: Visitor, idx_staff: number, more: object = {}) =>
    (await visitor.post(`${at}/add`, { values: { idx_staff, kind: "employ", purpose: "은행 제출", ...more } })).json();
  const { idx } = await issue(own, 100);
  const { record, may } = (await own.get(`${at}/read?idx=${idx}`)).json();
  expect(may.sheets).toEqual(["employ"]);
  expect(record).toMatchObject({ issue_no: expect.stringMatching(/^2026-\d{4}$/), left_on: null });
  const [person] = await portal.db.select().from(staff).where(eq(staff.idx, 100));
  const printed = async () => (await own.get(`${at}/print?sheet=employ&idxs=${idx}`)).json().list[0];
  const said = await printed();
  expect(said).toMatchObject({ kname: person?.kname, joinday: person?.joinday, birth: person?.birth });
  await portal.db.update(staff).set({ idx_team: 113, idx_office: 110, kname: "개명" }).where(eq(staff.idx, 100));
  expect(await printed()).toEqual(said);
  const english = await issue(own, 100, { lang: "en", kind: "career" });
  expect((await own.get(`${at}/read?idx=${english.idx}`)).json().may.sheets).toEqual(["careerEn"]);
  expect((await own.get(`${at}/print?sheet=employ&idxs=${english.idx}`)).json()).toMatchObject({
    list: [],
    refused: [{ why: expect.stringContaining("출력할 수 없습니다") }],
  });
  expect((await issue(own, 100, { kind: "retire" })).fields).toEqual({ kind: expect.stringContaining("퇴사한 뒤에") });
  expect((await issue(own, 101)).err).toBe(403);
  expect((await issue(await portal.signedIn("lead@demo.test"), 100)).err).toBe(403);
  expect((await issue(await portal.signedIn("people@demo.test"), 100)).err).toBe(0);
});

test("why a value was shown is told in the history to those alone who may read the field", async () => {
  const portal = await openTestPortal();
  const people = await portal.signedIn("people@demo.test");
  const asked = { idx: 100, field: "resident_no", reason: "원천징수 신고" };
  expect((await people.post("/rest/records/staff/reveal", asked)).statusCode).toBe(200);
  const read = async (email: string) =>
    (await (await portal.signedIn(email)).get("/rest/records/staff/read?idx=100")).payload;
  expect(await read("staff@demo.test")).toContain("원천징수 신고");
  const lead = await read("lead@demo.test");
  expect(lead).toContain('"history"');
  expect(lead).not.toContain("원천징수 신고");
  expect(lead).not.toContain("revealed");
});

test("an order of tomorrow moves the person, the head and the permissions once its day has come, and once", async () => {
  const portal = await openTestPortal();
  const hr = await portal.signedIn("hr@demo.test");
  const values = { idx_staff: 101, kind: "move", effective_date: "2026-03-03", idx_to_office: 110, idx_to_team: 113 };
  const { idx } = (await hr.post("/rest/records/staff_order/add", { values })).json();
  expect((await hr.post("/rest/records/staff_order/add", { values })).statusCode).toBe(400);
  const move = (name: string, ver: number) => hr.post("/rest/records/staff_order/move", { idx, ver, move: name });
  expect((await move("plan", 1)).statusCode).toBe(200);
  expect((await move("apply", 2)).statusCode).toBe(409);
  const now = Date.parse("2026-03-02T01:00:00Z");
  expect(await carryOut(portalEntities, portal.db, new Date(now))).toBe(0);
  const both = await Promise.all([0, 1].map(() => carryOut(portalEntities, portal.db, new Date(now + DAY))));
  expect(both.toSorted()).toEqual([0, 1]);
  const [person] = await portal.db.select().from(staff).where(eq(staff.idx, 101));
  expect(person).toMatchObject({ idx_team: 113, idx_office: 110 });
  const [order] = await portal.db.select().from(staffOrder).where(eq(staffOrder.idx, idx));
  expect(order).toMatchObject({ status: "done", idx_from_team: 111 });
  const heads = await portal.db.select().from(orgHead).where(eq(orgHead.idx_staff, 101));
  expect(heads.find(({ unit_idx }) => unit_idx === 111)?.date_to).toBe("2026-03-02");
  portal.wait(DAY);
  const lead = await portal.signedIn("lead@demo.test");
  expect((await read(lead, 1, 100)).err).toBe(403);
});

test("the lead whom somebody leaves hears of it with a link that opens, as do they and their new lead", async () => {
  const portal = await openTestPortal();
  const hr = await portal.signedIn("hr@demo.test");
  const values = { idx_staff: 100, kind: "move", effective_date: "2026-03-03", idx_to_office: 110, idx_to_team: 112 };
  const { idx } = (await hr.post("/rest/records/staff_order/add", { values })).json();
  await hr.post("/rest/records/staff_order/move", { idx, ver: 1, move: "plan" });
  portal.wait(DAY);
  await carryOut(portalEntities, portal.db, new Date("2026-03-03T01:00:00Z"));
  const told = await portal.db.select().from(notification).where(like(notification.title, "발령: %전보 (2026-03-03)"));
  const linkOf = (who: number) => told.find(({ idx_staff }) => idx_staff === who)?.link;
  expect([linkOf(100), linkOf(101)]).toEqual(["/mypims/personalinfolist_tab3/100", "/mypims/incumbentmanagementlist"]);
  expect((await read(await portal.signedIn("lead@demo.test"), 3, 100)).err).toBe(403);
  const others = told.filter(({ idx_staff }) => ![100, 101].includes(idx_staff));
  expect(others.map(({ link }) => link)).toEqual(["/mypims/personalinfolist_tab3/100"]);
});

test("two hundred orders of one night are each carried out once", async () => {
  const { db } = await openTestPortal();
  const people = await db.select().from(staff).limit(200);
  await db.insert(staffOrder).values(
    people.map(({ idx, idx_sector, idx_office, idx_team }) => ({
      ...{ idx_sector, idx_office, idx_team, idx_staff: idx, idx_writer: 11 },
      ...{ kind: "promote", effective_date: "2026-05-01", idx_to_position: 6111, status: "plan", order_no: "2026-900" },
    })),
  );
  const night = new Date("2026-05-01T00:20:00+09:00");
  const counts = await Promise.all([0, 1, 2].map(() => carryOut(portalEntities, db, night)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(200);
  expect(await db.$count(staffOrder, eq(staffOrder.status, "plan"))).toBe(0);
  const done = await db.select({ idx: staffOrder.idx }).from(staffOrder).where(eq(staffOrder.order_no, "2026-900"));
  const logged = await db.select().from(statusLog).where(eq(statusLog.entity, "staff_order"));
  expect(
    done.map(
      ({ idx }) => logged.filter(({ entity_idx, to_status }) => entity_idx === idx && to_status === "done").length,
    ),
  ).toEqual(done.map(() => 1));
});

test("who asks for a change of their record gets it by the people team's word, and nobody by their own", async () => {
  const portal = await openTestPortal();
  const [own, people] = [await portal.signedIn("staff@demo.test"), await portal.signedIn("people@demo.test")];
  const ask = (visitor: Visitor, values: object) => visitor.post("/rest/records/staff_change_req/add", { values });
  const { idx } = (await ask(own, { field: "phone", new_value: "010-0009-0100", idx_staff: 100 })).json();
  expect((await ask(own, { field: "phone", new_value: "010-0009-0101", idx_staff: 101 })).statusCode).toBe(400);
  const move = (visitor: Visitor, of: number) =>
    visitor.post("/rest/records/staff_change_req/move", { idx: of, ver: 1, move: "approve" });
  // what there is one of is changed, never added
  const asked = (await people.get(`/rest/records/staff_change_req/read?idx=${idx}`)).json();
  expect(asked.record).toMatchObject({ act: "change", old_value: "010-0000-0100" });
  expect((await move(own, idx)).statusCode).toBe(403);
  expect((await move(people, idx)).statusCode).toBe(200);
  const [person] = await portal.db.select().from(staff).where(eq(staff.idx, 100));
  expect(person?.phone).toBe("010-0009-0100");
  const mine = (await ask(people, { field: "seat", new_value: "5층", idx_staff: 102 })).json();
  expect((await move(people, mine.idx)).statusCode).toBe(409);
});

test("a line that somebody asks for is written into their record as it is approved", async () => {
  const portal = await openTestPortal();
  const [own, people] = [await portal.signedIn("staff@demo.test"), await portal.signedIn("people@demo.test")];
  const ask = async (values: object) =>
    (await own.post("/rest/records/staff_change_req/add", { values: { idx_staff: 100, ...values } })).json();
  const school = { staff_school_school: "누리대학교", staff_school_degree: "master", staff_school_state: "grad" };
  const lacking = await ask({ field: "staff_school", ...school, staff_school_state: null });
  expect(lacking.fields).toHaveProperty("staff_school_state");
  expect((await ask({ field: "seat" })).fields).toHaveProperty("new_value");
  const lines = () =>
    portal.db
      .select()
      .from(staffSchool)
      .where(and(eq(staffSchool.idx_staff, 100), isNull(staffSchool.deleted_at)))
      .orderBy(staffSchool.idx);
  const before = await lines();
  const { idx } = await ask({ field: "staff_school", ...school });
  const { record } = (await people.get(`/rest/records/staff_change_req/read?idx=${idx}`)).json();
  expect(record.new_value).toBe("누리대학교 · 석사 · 졸업");
  expect(record.old_value).toContain(before[0]?.school);
  expect(await lines()).toHaveLength(before.length);
  const approve = { idx, ver: 1, move: "approve" };
  expect((await own.post("/rest/records/staff_change_req/move", approve)).statusCode).toBe(403);
  expect((await people.post("/rest/records/staff_change_req/move", approve)).json()).toMatchObject({ err: 0 });
  const after = await lines();
  expect(after.map((line) => line.idx)).toEqual(expect.arrayContaining(before.map((line) => line.idx)));
  expect(after.at(-1)).toMatchObject({ school: "누리대학교", degree: "master", state: "grad" });
  expect(after).toHaveLength(before.length + 1);
});

test("a line is corrected or removed by the people team's word, if it still is what was asked about", async () => {
  const portal = await openTestPortal();
  const { db } = portal;
  const [own, people, other] = (await Promise.all(
    ["staff", "people", "lead"].map((name) => portal.signedIn(`${name}@demo.test`)),
  )) as [Visitor, Visitor, Visitor];
  const school = { degree: "bach", state: "grad" };
  const [first, second, others] = await db
    .insert(staffSchool)
    .values([
      { ...school, idx_staff: 100, school: "가람대학교", major: "국문학" },
      { ...school, idx_staff: 100, school: "나래대학교" },
      { ...school, idx_staff: 101, school: "다온대학교" },
    ])
    .returning();
  const lines = async (idx: number) => {
    const isOf = and(eq(staffSchool.idx_staff, idx), isNull(staffSchool.deleted_at));
    const here = await db.select().from(staffSchool).where(isOf).orderBy(staffSchool.school, staffSchool.degree);
    return here.map((line) => `${line.school} ${line.degree}`);
  };
  const before = await lines(100);
  const ask = async (act: string, line: number | undefined, given: object = {}, who = own) => {
    const values = { idx_staff: 100, field: "staff_school", act, idx_school_line: line, ...given };
    return (await who.post("/rest/records/staff_change_req/add", { values })).json();
  };
  const approve = async (idx: number, who = people) =>
    (await who.post("/rest/records/staff_change_req/move", { idx, ver: 1, move: "approve" })).json();
  const corrected = { staff_school_school: "가람대학교", staff_school_degree: "master", staff_school_state: "grad" };
  // of whom it is not, there is no such line, nor may anybody choose among lines of others
  expect((await ask("change", others?.idx, corrected)).fields).toHaveProperty("idx_school_line");
  expect((await ask("remove", undefined)).fields).toHaveProperty("idx_school_line");
  const same = { ...corrected, staff_school_degree: "bach", staff_school_major: "국문학" };
  expect((await ask("change", first?.idx, same)).fields).toHaveProperty("idx_school_line");
  expect((await ask("remove", first?.idx, { idx_staff: 100 }, other)).err).not.toBe(0);
  const choices = (await own.get("/rest/records/staff_school/choices")).json().list;
  expect(choices.map(({ name }: { name: string }) => name)).not.toContain("다온대학교");
  expect((await other.get(`/rest/records/staff_school/read?idx=${first?.idx}`)).statusCode).toBe(403);
  const change = await ask("change", first?.idx, corrected);
  const { record } = (await people.get(`/rest/records/staff_change_req/read?idx=${change.idx}`)).json();
  expect(record).toMatchObject({
    old_value: "가람대학교 · 학사 · 국문학 · 졸업",
    new_value: "가람대학교 · 석사 · 졸업",
  });
  expect(await approve(change.idx, own)).toMatchObject({ err: 403 });
  const removal = await ask("remove", second?.idx);
  const late = await ask("remove", first?.idx);
  expect(await lines(100)).toEqual(before);
  expect(await approve(change.idx)).toMatchObject({ err: 0 });
  expect(await approve(removal.idx)).toMatchObject({ err: 0 });
  const after = before.filter((line) => !["가람대학교 bach", "나래대학교 bach"].includes(line));
  expect(new Set(await lines(100))).toEqual(new Set([...after, "가람대학교 master"]));
  // what it was asked about is another line now
  expect(await approve(late.idx)).toMatchObject({ err: 409 });
  expect(await lines(101)).toContain("다온대학교 bach");
});

test("nobody of the people team writes their own record or contract", async () => {
  const portal = await openTestPortal();
  const people = await portal.signedIn("people@demo.test");
  const mine = async (entity: string, idx: number, values: object) => {
    const { record } = (await people.get(`/rest/records/${entity}/read?idx=${idx}`)).json();
    return people.post(`/rest/records/${entity}/change`, { idx, ver: record.ver, values });
  };
  expect((await mine("staff", 102, { duty: "모든 업무" })).json()).toMatchObject({ err: 403 });
  const [contract] = await portal.db.select().from(staffContract).where(eq(staffContract.idx_staff, 102));
  expect((await mine("staff_contract", Number(contract?.idx), { salary_enc: "990000000" })).json()).toMatchObject({
    err: 403,
  });
  const own = { idx_staff: 102, work_type: "full", date_from: "2026-03-02", salary_enc: "990000000" };
  expect((await people.post("/rest/records/staff_contract/add", { values: own })).json()).toMatchObject({ err: 403 });
  const order = { idx_staff: 102, kind: "promote", effective_date: "2026-03-03", idx_to_position: 6104 };
  expect((await people.post("/rest/records/staff_order/add", { values: order })).json()).toMatchObject({ err: 403 });
  const hr = await portal.signedIn("hr@demo.test");
  const { idx } = (await hr.post("/rest/records/staff_order/add", { values: order })).json();
  const move = async (name: string) =>
    (await people.post("/rest/records/staff_order/move", { idx, ver: 1, move: name })).json().err;
  expect([await move("plan"), await move("cancel")]).toEqual([409, 409]);
});

test("whose certificate ends in thirty days is told, once, and nobody else", async () => {
  const { db } = await openTestPortal();
  const cert = { idx_staff: 100, name: "정보처리기사", got_date: "2021-05-01", idx_writer: 102 };
  await db.insert(staffCert).values([
    { ...cert, expire_date: "2026-04-01" },
    { ...cert, name: "통번역 자격", expire_date: "2026-04-20" },
  ]);
  const certs = new Map([["staff_cert", entityOf({ entities: portalEntities }, "staff_cert")]]);
  const told = async () =>
    (await db.select().from(notification).where(like(notification.title, "%자격이 %에 끝납니다%"))).filter(
      ({ title }) => title.includes("2026-04"),
    );
  for (const _ of [1, 2]) await remind(certs, db, new Date("2026-03-01T18:30:00Z"));
  const [one, ...more] = await told();
  expect(more).toEqual([]);
  expect(one).toMatchObject({ idx_staff: 100, title: expect.stringContaining("정보처리기사") });
  expect(one?.link).toMatch(/^\/mypims\/personalinfolist_tab\d\/100$/);
});

test("whose contract ends soon is found by the people team and by their lead, by its last day", async () => {
  const { db, signedIn } = await openTestPortal();
  const [one] = await db.select().from(staffContract).where(eq(staffContract.idx_staff, 100));
  const { idx: _, ...contract } = one as typeof staffContract.$inferSelect;
  await db.update(staffContract).set({ date_to: "2026-03-20" }).where(eq(staffContract.idx_staff, 100));
  // whose next one is made already is not told of
  await db.update(staffContract).set({ date_to: "2026-03-25" }).where(eq(staffContract.idx_staff, 107));
  await db
    .insert(staffContract)
    .values({ ...contract, idx_staff: 107, date_from: "2026-03-26", date_to: "2027-03-25", salary_enc: null });
  const ending = async (who: string) => {
    const soon = "contract_to.from=2026-03-02&contract_to.to=2026-04-01";
    const { list } = (
      await (
        await signedIn(`${who}@demo.test`)
      ).get(`/rest/records/staff/list?screen=myPIMS-IncumbentManagementList&rows=100&${soon}`)
    ).json();
    return list
      .filter(({ idx }: { idx: number }) => [100, 107].includes(idx))
      .map(({ idx, contract_to }: { idx: number; contract_to: string }) => [idx, contract_to]);
  };
  expect(await ending("people")).toEqual([[100, "2026-03-20"]]);
  expect(await ending("lead")).toEqual([[100, "2026-03-20"]]);
});
