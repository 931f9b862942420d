import { and, eq, isNull, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import { purge } from "../crud/by-date/purge";
import { applicant, notification, orgHead, recruitReq } from "../db/tables";
import { portalEntities } from "../portal-entities";
import { openTestPortal } from "../testing/test-portal";

const DAY = 86_400_000;

test("who is appointed head ends who was, the day before; an acting head stands beside", async () => {
  const portal = await openTestPortal();
  const people = await portal.signedIn("people@demo.test");
  const add = (values: object) =>
    people.post("/rest/records/org_head/add", { screen: "myPIMS-HeadTeamManagement", values });
  const later = { idx_office: 110, idx_team: 111, idx_staff: 104, date_from: "2026-04-01" };
  expect((await add(later)).json().err).toBe(0);
  const isTeam = and(eq(orgHead.unit_level, "2"), eq(orgHead.unit_idx, 111), isNull(orgHead.deleted_at));
  const heads = await portal.db.select().from(orgHead).where(isTeam);
  expect(heads.find(({ idx_staff }) => idx_staff === 101)?.date_to).toBe("2026-03-31");
  expect(heads.find(({ idx_staff }) => idx_staff === 104)?.date_to).toBeNull();
  expect((await add({ ...later, idx_staff: 100, date_from: "2026-03-15" })).json().fields).toHaveProperty("date_from");
  expect((await add({ ...later, idx_staff: 100, date_from: "2026-03-15", is_acting: true })).json().err).toBe(0);
  expect((await add({ ...later, idx_team: 211 })).json().fields).toHaveProperty("idx_team");
  expect((await add({ ...later, idx_staff: 700, date_from: "2026-05-01" })).json().fields).toHaveProperty("idx_staff");
});

test("who headed a unit, who will, and who works in it are told; what nobody heads waits for the people team", async () => {
  const portal = await openTestPortal();
  const people = await portal.signedIn("people@demo.test");
  const vacant = async (email: string) =>
    (await (await portal.signedIn(email)).get("/rest/personal/getTodoList"))
      .json()
      .list.find(({ key }: { key: string }) => key === "vacant-units")?.count ?? 0;
  const before = await vacant("people@demo.test");
  const values = { idx_office: 110, idx_team: 111, idx_staff: 104, date_from: "2026-04-01" };
  await people.post("/rest/records/org_head/add", { screen: "myPIMS-HeadTeamManagement", values });
  const told = async (idx: number) =>
    (await portal.db.select().from(notification).where(eq(notification.idx_staff, idx))).map(({ title }) => title);
  expect(await told(104)).toContain("기업교육1팀 조직장 임명: 2026-04-01부터");
  expect(await told(101)).toContain("기업교육1팀 조직장 임기 종료: 2026-03-31까지");
  expect(await told(100)).toContainEqual(expect.stringContaining("2026-04-01부터 기업교육1팀 조직장: "));
  expect((await told(103)).filter((title) => title.includes("기업교육1팀"))).toEqual([]);
  await portal.db.update(orgHead).set({ date_to: "2026-03-01" }).where(eq(orgHead.unit_idx, 111));
  expect(await vacant("people@demo.test")).toBe(before + 1);
  expect(await vacant("lead@demo.test")).toBe(0);
  const { list } = (await people.get("/rest/admin/getOrganization")).json();
  const team = list.find(({ level, idx }: { level: string; idx: number }) => level === "team" && idx === 111);
  expect(team).toMatchObject({ heads: [], next: [] });
});

test("of two heads appointed at the same moment one is, and nobody appoints themselves", async () => {
  const portal = await openTestPortal();
  const people = await portal.signedIn("people@demo.test");
  const add = (idx_staff: number) =>
    people.post("/rest/records/org_head/add", {
      screen: "myPIMS-HeadTeamManagement",
      values: { idx_office: 110, idx_team: 111, idx_staff, date_from: "2026-04-01" },
    });
  const answers = await Promise.all([100, 104, 100, 104].map(async (idx) => (await add(idx)).json().err));
  expect(answers.toSorted()).toEqual([0, 400, 400, 400]);
  expect((await add(102)).json().err).toBe(403);
});

test("an applicant goes to the joining form filled in, and the request closes with its last one", async () => {
  const portal = await openTestPortal();
  const people = await portal.signedIn("people@demo.test");
  const [req] = await portal.db.select().from(recruitReq).where(eq(recruitReq.job, "교재 편집자"));
  const values = {
    idx_req: req?.idx,
    name: "김지원",
    email: "jiwon@mail.example",
    source: "site",
    join_date: "2026-04-01",
  };
  const add = () => people.post("/rest/records/applicant/add", { values });
  const { idx } = (await add()).json();
  // whoever enters them twice was told of it while they wrote
  expect((await add()).json().err).toBe(0);
  for (const [at, move] of ["doc", "first", "second", "offer", "hire"].entries()) {
    const answer = await people.post("/rest/records/applicant/move", { idx, ver: at + 1, move });
    expect([move, answer.json().err]).toEqual([move, 0]);
  }
  const [hired] = await portal.db.select().from(applicant).where(eq(applicant.idx, idx));
  expect(hired?.stage).toBe("hired");
  const [closed] = await portal.db
    .select()
    .from(recruitReq)
    .where(eq(recruitReq.idx, Number(req?.idx)));
  expect(closed?.status).toBe("close");
  // what is known of those who applied for it is kept no longer than that of who was dropped
  const all = await portal.db
    .select()
    .from(applicant)
    .where(eq(applicant.idx_req, Number(req?.idx)));
  expect(all.map(({ keep_until }) => keep_until)).not.toContain(null);
  expect(hired?.keep_until ?? all.find((one) => one.idx === idx)?.keep_until).toBe("2026-08-29");
  const told = await portal.db.select().from(notification).where(eq(notification.idx_staff, 102));
  expect(told.some(({ link }) => link?.startsWith(`/mypims/employeeadd?applicant=${idx}&`))).toBe(true);
  const join = async (idx_applicant: number, email: string) => {
    const who = { kname: "새사람", ename: "Sae Saram", email, phone: "010-0000-9001", joinday: "2026-03-16" };
    const place = { idx_office: 110, idx_team: 111, idx_position: 6112, employ_type: "regular" };
    const values = { ...who, ...place, onboarding: { idx_applicant } };
    return (await people.post("/rest/records/staff/add", { screen: "myPIMS-EmployeeAdd", values })).json();
  };
  const [other] = await portal.db.select().from(applicant).where(ne(applicant.stage, "hired")).limit(1);
  expect((await join(other?.idx ?? 0, "a@pureunbat.example")).fields).toEqual({
    "onboarding.idx_applicant": expect.stringContaining("확정"),
  });
  // whatever their address in the office is
  const { idx: joined } = await join(idx, "b@pureunbat.example");
  const [registered] = await portal.db.select().from(applicant).where(eq(applicant.idx, idx));
  expect(registered?.idx_staff).toBe(joined);
});

test("what tells of an applicant who was dropped is kept for 180 days, and that there was one for good", async () => {
  const portal = await openTestPortal();
  const people = await portal.signedIn("people@demo.test");
  const [req] = await portal.db.select().from(recruitReq).where(eq(recruitReq.job, "교재 편집자"));
  const values = { idx_req: req?.idx, name: "김지원", email: "jiwon@mail.example", source: "site" };
  const { idx } = (await people.post("/rest/records/applicant/add", { values })).json();
  const drop = { idx, ver: 1, move: "drop", reason: "다른 분을 뽑았습니다." };
  expect((await people.post("/rest/records/applicant/move", drop)).json().err).toBe(0);
  const after = async (days: number) => {
    await purge(portalEntities, portal.db, new Date(Date.parse("2026-03-02T18:30:00Z") + days * DAY));
    return (await portal.db.select().from(applicant).where(eq(applicant.idx, idx)))[0];
  };
  const kept = await after(179);
  expect(kept).toMatchObject({ name: "김지원", keep_until: "2026-08-29" });
  expect(await after(180)).toMatchObject({
    ...{ name: "(파기)", email: null, drop_reason: null, stage: "drop", source: "site" },
  });
});

test("nobody but the people team reads whom teams hire and who wishes to go elsewhere", async () => {
  const portal = await openTestPortal();
  for (const [entity, screen] of [
    ["recruit_req", "myPIMS-RecruitList"],
    ["jr_applicant", "myPIMS-JobRotationManagementList"],
  ]) {
    const list = async (email: string) =>
      (await (await portal.signedIn(email)).get(`/rest/records/${entity}/list?screen=${screen}`)).statusCode;
    expect(await list("people@demo.test")).toBe(200);
    for (const email of ["lead@demo.test", "executive@demo.test", "staff@demo.test"])
      expect(await list(email)).toBe(403);
  }
});
