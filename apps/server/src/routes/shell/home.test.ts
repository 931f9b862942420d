import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  absence,
  classroom,
  document,
  expense,
  extraPay,
  giftPick,
  jobrotation,
  leadershipApply,
  leadershipRound,
  orgHead,
  post,
  staff,
  task,
} from "../../db/tables";
import { portalEntities } from "../../portal-entities";
import { add, roomBooking, TODAY, today } from "../../testing/records/bookings";
import { openTestPortal, type Visitor } from "../../testing/test-portal";

/** The clock of the tests stands at 10:00 in Seoul on 2 March 2026. */
const at = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour - 9));

async function openHome(email = "staff@demo.test") {
  const portal = await openTestPortal();
  const visitor = await portal.signedIn(email);
  return {
    ...portal,
    visitor,
    home: async () => (await visitor.get("/rest/personal/getHome")).json(),
    todo: async () => (await visitor.get("/rest/personal/getTodoList")).json().list,
  };
}

describe("what waits for me", () => {
  test("is what the header counts, without what there is none of", async () => {
    const { visitor, todo } = await openHome("lead@demo.test");
    const header = (await visitor.get("/rest/personal/getGNBInfo")).json();
    const documents = ["sign", "returned", "received", "referenced"];
    const counted = documents.filter((key) => header[key].count > 0);
    const list: { key: string; count: number }[] = await todo();
    expect(counted.length).toBeGreaterThan(0);
    expect(list.filter(({ key }) => documents.includes(key)).map(({ key, count }) => [key, count])).toEqual(
      counted.map((key) => [key, header[key].count]),
    );
    expect(list.some(({ key }) => key === "gift")).toBe(header.thanks.is_new === "Y");
  });

  test("has accounting's payments, but for those that are the person's own matter, and the list of them", async () => {
    const { db, visitor, todo, signedIn } = await openHome("accounting@demo.test");
    const payment = async () => (await todo()).find(({ key }: { key: string }) => key === "expense-pay");
    const waiting = eq(expense.pay_status, "wait");
    await db.update(expense).set({ pay_status: "paid" }).where(waiting);
    expect(await payment()).toBeUndefined();
    const [mine, theirs] = await db.select().from(expense).orderBy(expense.idx).limit(2);
    for (const [row, idx_staff] of [
      [mine, 105],
      [theirs, 100],
    ] as const) {
      const whose = { idx_staff, idx_payee: null, pay_status: "wait" };
      await db
        .update(expense)
        .set(whose)
        .where(eq(expense.idx, Number(row?.idx)));
      const document_ = { idx_drafter: idx_staff, interested: [], status: "done" };
      await db
        .update(document)
        .set(document_)
        .where(eq(document.idx, Number(row?.idx_document)));
    }
    const link = "/documents/allexpenselist?pay_status=wait";
    expect(await payment()).toEqual({ key: "expense-pay", title: "지급할 지출결의", count: 1, link, due: "" });
    const listed = (
      await visitor.get("/rest/records/expense/list?screen=documents-AllExpenseList&pay_status=wait")
    ).json();
    expect(listed.list.map(({ idx }: { idx: number }) => idx)).toContain(theirs?.idx);
    const other = (await (await signedIn("staff@demo.test")).get("/rest/personal/getTodoList")).json().list;
    expect(other.some(({ key }: { key: string }) => key === "expense-pay")).toBe(false);
  });

  test("has what waits for a move of theirs until it is made, and the list of it; what is their own waits for others", async () => {
    const { todo, visitor: keeper, signedIn } = await openHome("support@demo.test");
    const waiting = async () =>
      (await todo()).find(({ title }: { title: string }) => title === "승인할 물품 대여") ?? { count: 0 };
    const before = (await waiting()).count;
    const { list } = (await keeper.get("/rest/records/goods/choices?rows=1")).json();
    const values = {
      idx_goods: list[0].idx,
      qty: 1,
      from_at: "2026-03-20T01:00:00Z",
      to_at: "2026-03-22T01:00:00Z",
      purpose: "촬영",
    };
    const ask = async (who: Visitor) =>
      (await who.post("/rest/records/goods_rental/add", { screen: "myPIMS-GoodsRentalAdd", values })).json();
    const { idx } = await ask(await signedIn("staff@demo.test"));
    expect(await ask(keeper)).toMatchObject({ err: 0 });
    const after = await waiting();
    expect(after).toMatchObject({ key: "goods_rental-approve", count: before + 1 });
    const [path, query] = after.link.split("?");
    expect([path, new URLSearchParams(query).get("status")]).toEqual(["/mypims/goodsrentallist_tab1", "req"]);
    const approve = { idx, ver: 1, move: "approve" };
    expect((await keeper.post("/rest/records/goods_rental/move", approve)).json()).toMatchObject({ err: 0 });
    expect((await waiting()).count).toBe(before);
  });

  test("of a team is its head's, and of heads above where it has none", async () => {
    const { db, signedIn } = await openTestPortal();
    const [work] = await db.select().from(extraPay).where(eq(extraPay.status, "ok")).limit(1);
    const [{ idx_team, idx_office } = { idx_team: null, idx_office: 0 }] = await db
      .select()
      .from(staff)
      .where(eq(staff.idx, 100));
    await db.update(extraPay).set({ status: "cancel" });
    await db
      .update(extraPay)
      .set({ status: "ok", work_date: "2026-03-01", idx_staff: 100, idx_team, idx_office })
      .where(eq(extraPay.idx, Number(work?.idx)));
    const theirs = async () => {
      const having: string[] = [];
      for (const name of ["lead", "division", "hr", "master", "staff"]) {
        const visitor = await signedIn(`${name}@demo.test`);
        const { list } = (await visitor.get("/rest/personal/getTodoList")).json();
        if (list.some(({ key }: { key: string }) => key === "extra_pay-confirm")) having.push(name);
      }
      return having;
    };
    expect(await theirs()).toEqual(["lead"]);
    await db.update(orgHead).set({ deleted_at: new Date() }).where(eq(orgHead.unit_level, "2"));
    expect(await theirs()).toEqual(["division"]);
  });

  test("leads somewhere, whoever it is, and is nobody's who may only do everything", async () => {
    const portal = await openTestPortal();
    const titles = [...portalEntities.values()].flatMap(({ definition: { flow } }) =>
      Object.values(flow?.moves ?? {}).flatMap(({ waits }) => waits?.title ?? []),
    );
    const seen = new Set<string>();
    for (const name of ["support", "lead", "hr", "people", "accounting", "er", "tutor", "giftcard", "master"]) {
      const visitor = await portal.signedIn(`${name}@demo.test`);
      const { list } = (await visitor.get("/rest/personal/getTodoList")).json();
      for (const { title, link, key } of list) {
        expect([name, title, link === "" && key !== "gift"]).toEqual([name, title, false]);
        if (!titles.includes(title)) continue;
        // who heads the company scores some people
        if (name === "master") expect(title).toBe("목표변경 요청");
        seen.add(title);
      }
    }
    expect(seen.size).toBeGreaterThan(4);
  });

  test("has the bookings that support may approve until they begin, on the day of the first", async () => {
    const { db, todo, signedIn, wait } = await openHome("support@demo.test");
    await db.update(classroom).set({ need_confirm: true }).where(eq(classroom.idx, 10));
    const staffMember = await signedIn("staff@demo.test");
    const asked = (await staffMember.post(add, roomBooking("", "", today("11:00", "12:00")))).json();
    expect(asked).toMatchObject({ err: 0, extra: { state: "requested" } });
    const requests = async () => (await todo()).filter(({ key }: { key: string }) => key === "booking classroom");
    const link = `/resourcemanagement/classroomreservationdate?date=${TODAY}`;
    const title = "승인할 강의실·회의실 예약";
    expect(await requests()).toEqual([{ key: "booking classroom", title, count: 1, link, due: TODAY }]);
    wait(60 * 60_000);
    expect(await requests()).toEqual([]);
  });
});

describe("today", () => {
  test("has my absences first and then my team's, with their hours, and nobody else's", async () => {
    const { db, home } = await openHome();
    await db.delete(absence);
    const away = (idx_staff: number, kind: string, from: number, to: number, is_active = true) =>
      db.insert(absence).values({ idx_staff, kind, during: { from: at(from), to: at(to) }, ref_idx: 1, is_active });
    await db.update(staff).set({ kname: "강단비" }).where(eq(staff.idx, 101));
    await away(101, "vacation", 9, 18);
    await away(107, "telecommute", 9, 18, false);
    await away(100, "trip", 14, 40);
    await away(105, "vacation", 9, 18);
    expect((await home()).schedule).toEqual([
      { kind: "출장", title: "나", from: "14:00", to: "", is_mine: true, link: "" },
      { kind: "휴가", title: "강단비", from: "", to: "", is_mine: false, link: "" },
    ]);
  });
});

test("tasks are mine that are late or due within a week, the nearest first", async () => {
  const { db, visitor, home } = await openHome();
  await db.update(task).set({ deleted_at: new Date(0) });
  for (const [title, due, idx_staff] of [
    ["다음 주 것", "2026-03-09", 100],
    ["지난 것", "2026-02-27", 100],
    ["먼 것", "2026-03-10", 100],
    ["남의 것", "2026-03-03", 101],
  ] as const) {
    const values = { title, due, task_member: [{ idx_staff, role: "assignee" }] };
    const added = await visitor.post("/rest/records/task/add", { screen: "TaskManagement-taskAdd", values });
    expect(added.json()).toMatchObject({ err: 0 });
  }
  expect((await home()).tasks).toMatchObject([
    { title: "지난 것", due: "2026-02-27", link: expect.stringMatching(/^\/taskmanagement\/taskview\/\d+$/) },
    { title: "다음 주 것", due: "2026-03-09" },
  ]);
});

test("rounds are those that I may apply for and have not, the nearest deadline first", async () => {
  const { db, home } = await openHome();
  await db.update(jobrotation).set({ sdate: "2026-02-01", edate: "2026-03-20" });
  await db.delete(giftPick);
  await db.delete(leadershipApply);
  await db.delete(leadershipRound);
  const [round] = await db
    .insert(leadershipRound)
    .values([
      { title: "리더십 과정", year: 2026, apply_from: "2026-03-01", apply_to: "2026-03-02" },
      { title: "지난 과정", year: 2025, apply_from: "2025-03-01", apply_to: "2025-03-10" },
    ])
    .returning();
  expect((await home()).rounds).toMatchObject([
    {
      title: "리더십 과정 신청",
      due: "2026-03-02",
      link: expect.stringMatching(/^\/leadership_apply\?round=\d+#add$/),
    },
    { key: "jobrotation" },
  ]);
  const apply = { idx_round: round?.idx as number, idx_staff: 100, idx_sector: 100, idx_office: 110, motive: "배움" };
  await db.insert(leadershipApply).values(apply);
  expect((await home()).rounds.map(({ key }: { key: string }) => key)).toEqual(["jobrotation"]);
});

test("news are posts of the other boards that are open to me", async () => {
  const { db, home } = await openHome();
  await db.update(post).set({ deleted_at: new Date(0) });
  const made = (board: string, title: string, target?: object) =>
    db.insert(post).values({ board, title, body: "<p>…</p>", wdate: at(9), ...(target && { target }) });
  await made("notice", "공지");
  await made("ceo", "새해 인사");
  await made("media", "피플본부만", { idx_office: [6198] });
  expect((await home()).news).toMatchObject([{ board: "CEO", title: "새해 인사", wdate: "2026-03-02" }]);
});

test("birthdays of the week come day by day, then who joined lately; people who left are not there", async () => {
  const { db, home } = await openHome();
  await db.update(staff).set({ birth: null, joinday: "2020-01-01" });
  const set = (idx: number, values: Partial<typeof staff.$inferInsert>) =>
    db.update(staff).set(values).where(eq(staff.idx, idx));
  await set(100, { birth: "1990-03-05" });
  await set(101, { birth: "1988-03-02" });
  await set(102, { birth: "1988-03-02", status: "retired" });
  await set(103, { birth: "1991-03-09" });
  await set(104, { joinday: "2026-02-02" });
  await set(105, { joinday: "2026-01-30" });
  const { people } = await home();
  expect(people.map(({ idx, kind, day }: Record<string, unknown>) => [idx, kind, day])).toEqual([
    [101, "birthday", "03-02"],
    [100, "birthday", "03-05"],
    [104, "joiner", "02-02"],
  ]);
});
