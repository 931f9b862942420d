import { picturesIn } from "@portal/definition";
import { and, desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { document, notification, task } from "../../db/tables";
import { remindOfTasks } from "../../tasks/due-tasks";
import { repeated } from "../../tasks/next-task";
import { isShownTo, storedPicture } from "../../testing/records/stored-picture";
import { openTestPortal, shareTestPortal, type Visitor } from "../../testing/test-portal";

const at = (call: string) => `/rest/records/task/${call}`;
const assigned = (...people: number[]) => people.map((idx_staff) => ({ idx_staff, role: "assignee" }));

async function add(visitor: Visitor, values: object): Promise<number> {
  const sent = { title: "제안서", due: "2026-03-05", task_member: assigned(100), ...values };
  const answer = (await visitor.post(at("add"), { screen: "TaskManagement-taskAdd", values: sent })).json();
  expect(answer).toMatchObject({ err: 0 });
  return answer.idx;
}

const read = async (visitor: Visitor, idx: number) => (await visitor.get(`${at("read")}?idx=${idx}`)).json();

async function move(visitor: Visitor, idx: number, name: string, reason?: string) {
  const { record } = await read(visitor, idx);
  return (await visitor.post(at("move"), { idx, ver: record?.ver ?? 1, move: name, ...(reason && { reason }) })).json();
}

async function people(portal: Awaited<ReturnType<typeof openTestPortal>>) {
  const names = ["lead", "staff", "newcomer", "people"];
  return Promise.all(names.map((name) => portal.signedIn(`${name}@demo.test`))) as Promise<
    [Visitor, Visitor, Visitor, Visitor]
  >;
}

const shared = shareTestPortal();

describe("a task", () => {
  test("goes from its request over work and review to done; each step is for those whose it is", async () => {
    const portal = shared();
    const [lead, staff, mate] = await people(portal);
    const idx = await add(lead, {});
    const [told] = await portal.db
      .select()
      .from(notification)
      .where(eq(notification.idx_staff, 100))
      .orderBy(desc(notification.idx));
    expect(told).toMatchObject({ title: "업무를 맡았습니다: 제안서", link: `/taskmanagement/taskview/${idx}` });
    expect((await move(mate, idx, "start")).err).toBe(403);
    expect((await move(staff, idx, "start")).err).toBe(0);
    expect((await move(staff, idx, "complete")).err).toBe(403);
    expect((await move(staff, idx, "cancel")).err).toBe(403);
    expect((await move(staff, idx, "submit")).err).toBe(0);
    expect((await move(lead, idx, "giveBack")).err).toBe(400);
    expect((await move(lead, idx, "giveBack", "수치 확인")).err).toBe(0);
    expect((await move(staff, idx, "submit")).err).toBe(0);
    expect((await move(lead, idx, "complete")).err).toBe(0);
    const { record, history } = await read(staff, idx);
    expect(record).toMatchObject({ status: "done", progress: 100, is_closed: true });
    expect(history.map(({ to }: { to: string }) => to)).toContain("review");
  });

  test("is done at 100 per cent and at nothing else; who does it for another one cannot say so", async () => {
    const portal = shared();
    const [lead, staff] = await people(portal);
    const change = async (visitor: Visitor, idx: number, values: object) =>
      (await visitor.post(at("change"), { idx, ver: (await read(visitor, idx)).record.ver, values })).json();
    const idx = await add(lead, {});
    expect(await change(staff, idx, { progress: 50 })).toMatchObject({ err: 0 });
    expect((await read(staff, idx)).record).toMatchObject({ status: "run", progress: 50 });
    expect(await change(staff, idx, { progress: 100 })).toMatchObject({
      err: 400,
      fields: { progress: expect.any(String) },
    });
    expect(await change(lead, idx, { progress: 100 })).toMatchObject({ err: 0 });
    expect((await read(lead, idx)).record).toMatchObject({ status: "done", is_closed: true });
    expect(await change(lead, idx, { progress: 80 })).toMatchObject({ err: 0 });
    expect((await read(lead, idx)).record).toMatchObject({ status: "run", is_closed: false });
    expect(await change(lead, idx, { start_date: "2026-04-01" })).toMatchObject({ err: 400 });
    expect(await change(lead, idx, { idx_parent: idx })).toMatchObject({ err: 400 });
    expect(await change(lead, idx, { task_member: [] })).toMatchObject({ err: 400 });
    // all that is wrong is told at once
    expect(await change(staff, idx, { progress: 100, idx_parent: idx, task_member: [] })).toMatchObject({
      fields: { progress: expect.any(String), idx_parent: expect.any(String), task_member: expect.any(String) },
    });
  });

  test("that is private is seen, moved and commented on by nobody but those whom it concerns", async () => {
    const portal = shared();
    const [lead, staff, mate] = await people(portal);
    const idx = await add(staff, { title: "비밀 업무", is_private: true });
    const open = await add(staff, { title: "열린 업무" });
    for (const visitor of [lead, mate]) {
      expect((await visitor.get(`${at("read")}?idx=${idx}`)).statusCode).toBe(403);
      expect((await visitor.get(`${at("read")}?idx=${open}`)).statusCode).toBe(200);
      const query = `screen=TaskManagement-taskList&tab=team&q=${encodeURIComponent("업무")}&due.from=2026-03-05&due.to=2026-03-05`;
      const { list } = (await visitor.get(`${at("list")}?${query}`)).json();
      const titles = list.map(({ title }: { title: string }) => title);
      expect(titles).toContain("열린 업무");
      expect(titles).not.toContain("비밀 업무");
      const said = await visitor.post("/rest/records/task_comment/add", { values: { idx_task: idx, content: "?" } });
      expect(said.statusCode).toBe(403);
    }
    for (const ver of [1, 9]) {
      const refused = await lead.post(at("move"), { idx, ver, move: "complete" });
      expect(refused.json()).toEqual({ err: 403, err_msg: "접근 권한이 없습니다." });
    }
  });

  test("that is repeated comes again when it is done, until its end", async () => {
    const portal = shared();
    const [, staff] = await people(portal);
    const idx = await add(staff, { title: "주간 보고", repeat_rule: "week", repeat_to: "2026-03-13" });
    await move(staff, idx, "complete");
    const find = () =>
      portal.db
        .select()
        .from(task)
        .where(and(eq(task.title, "주간 보고"), eq(task.is_closed, false)));
    const [next] = await find();
    expect(next).toMatchObject({ due: "2026-03-12", status: "todo", progress: 0 });
    expect((await read(staff, next?.idx ?? 0)).record.task_member).toMatchObject([
      { idx_staff: 100, role: "assignee" },
    ]);
    await move(staff, next?.idx ?? 0, "complete");
    expect(await find()).toEqual([]);
  });

  test("that comes again shows the same picture, as its own", async () => {
    const portal = shared();
    const [lead, staff] = await people(portal);
    const picture = await storedPicture(staff, "task", "content");
    const idx = await add(staff, { title: "주간 점검", repeat_rule: "week", content: picture.html });
    await move(staff, idx, "complete");
    const open = and(eq(task.title, "주간 점검"), eq(task.is_closed, false));
    const [next] = await portal.db.select().from(task).where(open);
    const [shown] = picturesIn(next?.content ?? "");
    expect(shown).not.toBe(picture.idx);
    await staff.post(at("change"), { idx, ver: (await read(staff, idx)).record.ver, values: { content: "<p>끝</p>" } });
    expect([await isShownTo(lead, shown ?? 0), await isShownTo(lead, picture.idx)]).toEqual([true, false]);
  });

  test("belongs to the unit of who does it, and is on the lists of those who take part", async () => {
    const portal = shared();
    const [lead, , , hr] = await people(portal);
    const idx = await add(hr, {
      title: "명패 새기기",
      task_member: [...assigned(100), { idx_staff: 107, role: "watcher" }],
    });
    expect((await read(lead, idx)).record).toMatchObject({ idx_team: 111, idx_requester: 102 });
    const tabs = async (name: string) => {
      const visitor = await portal.signedIn(`${name}@demo.test`);
      const on = async (tab: string) => {
        const query = `screen=TaskManagement-taskList&tab=${tab}&q=${encodeURIComponent("명패 새기기")}`;
        return (await visitor.get(`${at("list")}?${query}`)).json().total === 1;
      };
      const all = ["mine", "requested", "watched", "team"];
      const found = await Promise.all(all.map(on));
      return all.filter((_, index) => found[index]);
    };
    expect(await tabs("staff")).toEqual(["mine", "team"]);
    expect(await tabs("people")).toEqual(["requested"]);
    expect(await tabs("newcomer")).toEqual(["watched", "team"]);
  });
});

test("who watches a task reads it, and neither changes, publishes nor removes it", async () => {
  const portal = shared();
  const [lead, , , hr] = await people(portal);
  const watched = [...assigned(101), { idx_staff: 102, role: "watcher" }];
  const idx = await add(lead, { title: "면담 준비", is_private: true, task_member: watched });
  const { record, may } = await read(hr, idx);
  const nothing = {
    ...{ change: false, remove: false, merge: false, notes: false, claim: false, card: false },
    ...{ moves: [], fields: [], closed: [], related: [], sheets: [] },
  };
  expect([record.title, may]).toEqual(["면담 준비", nothing]);
  const closed = { err: 403, err_msg: "접근 권한이 없습니다." };
  const say = async (part: string, sent: object) => (await hr.post(at(part), sent)).json();
  for (const values of [
    { is_private: false },
    { title: "공개" },
    { idx_requester: 102 },
    { task_member: assigned(102) },
  ]) {
    expect(await say("change", { idx, ver: 1, values })).toEqual(closed);
  }
  expect(await say("remove", { idx, ver: 1 })).toEqual(closed);
  const bulk = { screen: "TaskManagement-taskList", idxs: [idx] };
  const refused = { err: 0, done: [], refused: [{ idx, why: closed.err_msg }] };
  expect(await say("bulk", { ...bulk, values: { due: "2026-04-01" } })).toMatchObject(refused);
  expect(await say("bulk", { ...bulk, remove: true })).toMatchObject(refused);
  expect((await read(lead, idx)).record).toMatchObject({ ver: 1, is_private: true });
});

test("who asks for a task is who writes it, until a lead of its unit hands it over", async () => {
  const portal = shared();
  const [lead, staff, mate] = await people(portal);
  const sent = { title: "명의", due: "2026-03-05", task_member: assigned(100), idx_requester: 101 };
  const refused = (await staff.post(at("add"), { screen: "TaskManagement-taskAdd", values: sent })).json();
  expect(refused).toMatchObject({ err: 400, fields: { idx_requester: expect.stringContaining("요청자") } });
  const idx = await add(lead, {});
  const change = async (visitor: Visitor, idx_requester: number) =>
    (
      await visitor.post(at("change"), { idx, ver: (await read(visitor, idx)).record.ver, values: { idx_requester } })
    ).json();
  expect(await change(staff, 100)).toMatchObject({ err: 400, fields: { idx_requester: expect.any(String) } });
  expect((await read(staff, idx)).may.fields).not.toContain("idx_requester");
  expect((await read(lead, idx)).may.fields).toContain("idx_requester");
  expect((await move(staff, idx, "cancel")).err).toBe(403);
  expect(await change(lead, 107)).toMatchObject({ err: 0 });
  expect((await move(mate, idx, "cancel")).err).toBe(0);
});

test("a task tells of its parent and of the document that it comes from to those who may open them", async () => {
  const portal = shared();
  const [lead, staff, mate] = await people(portal);
  const secret = await add(lead, { title: "인원 감축 검토", is_private: true, task_member: assigned(101) });
  const [written] = await portal.db
    .insert(document)
    .values({
      ...{
        kind: "D1",
        title: "비공개 합의서",
        idx_drafter: 101,
        idx_writer: 101,
        secret: "private",
        status: "run",
        data: {},
      },
      ...{ idx_sector: 100, idx_office: 110, idx_team: 111 },
    })
    .returning();
  const idx_document = written?.idx ?? 0;
  const idx = await add(lead, { title: "자료 모으기", idx_parent: secret, idx_document });
  const named = async (visitor: Visitor) => {
    const { names } = await read(visitor, idx);
    return [names.task[secret], names.document[idx_document]];
  };
  expect(await named(lead)).toEqual(["인원 감축 검토", "비공개 합의서"]);
  expect(await named(staff)).toEqual(["(비공개)", "(비공개)"]);
  const table = await mate.get(
    `${at("export")}?screen=TaskManagement-taskList&format=csv&columns=title,parent&q=${encodeURIComponent("자료 모으기")}`,
  );
  expect(table.body).toContain("(비공개)");
  expect(table.body).not.toContain("인원 감축");
  // nor does whoever guesses its number link to it
  const guessed = { title: "추측", due: "2026-03-05", task_member: assigned(100), idx_document };
  const answer = (await staff.post(at("add"), { screen: "TaskManagement-taskAdd", values: guessed })).json();
  expect(answer).toMatchObject({ err: 400, fields: { idx_document: "관련문서: 고른 항목이 없거나 삭제되었습니다." } });
});

test("a list is not sorted by whom its tasks are given to, and says so", async () => {
  const portal = shared();
  const [lead] = await people(portal);
  const answer = await lead.get(`${at("list")}?screen=TaskManagement-taskList&sort=task_member.staff`);
  expect(answer.json()).toEqual({ err: 400, err_msg: "담당: 이 항목으로는 정렬할 수 없습니다." });
});

test("who is mentioned in a comment is told, and the task knows how many comments it has", async () => {
  const portal = shared();
  const [lead, staff] = await people(portal);
  const idx = await add(lead, {});
  const values = { idx_task: idx, content: "@새봄 확인해 주세요", mentions: [107] };
  expect((await staff.post("/rest/records/task_comment/add", { values })).json()).toMatchObject({ err: 0 });
  const told = await portal.db
    .select()
    .from(notification)
    .where(eq(notification.link, `/taskmanagement/taskview/${idx}`));
  expect(told.map(({ idx_staff }) => idx_staff).sort()).toEqual([100, 101, 107]);
  expect((await read(lead, idx)).record.comment_count).toBe(1);
});

test("somebody who cannot open a task is not mentioned there, and learns nothing of it", async () => {
  const portal = shared();
  const [, staff] = await people(portal);
  const idx = await add(staff, { title: "비밀 준비", is_private: true, idx_requester: 100 });
  const link = `/taskmanagement/taskview/${idx}`;
  const say = async (values: object) =>
    (await staff.post("/rest/records/task_comment/add", { values: { idx_task: idx, ...values } })).json();
  const refused = await say({ content: "@조해든 봐 주세요", mentions: [101] });
  expect(refused).toMatchObject({ err: 400, fields: { content: expect.stringContaining("볼 수 없습니다") } });
  expect(await portal.db.select().from(notification).where(eq(notification.link, link))).toEqual([]);
  expect(await say({ content: "나에게 남깁니다", mentions: [100] })).toMatchObject({ err: 0 });
});

test("reminders name what is due tomorrow one by one and what is late in one line", async () => {
  const { db } = await openTestPortal();
  await db.delete(notification);
  await remindOfTasks(db, new Date("2026-03-02T01:00:00Z"));
  const rows = await db.select().from(notification).where(eq(notification.idx_staff, 100));
  expect(rows.filter(({ title }) => title.startsWith("마감이 지난 업무"))).toHaveLength(1);
});

test.each([
  ["2026-03-02", "week", "2026-03-09"],
  ["2026-12-28", "week", "2027-01-04"],
  ["2026-01-31", "month", "2026-02-28"],
  ["2028-01-31", "month", "2028-02-29"],
  ["2026-12-15", "month", "2027-01-15"],
] as const)("%s comes again by the %s on %s", (day, rule, next) => {
  expect(repeated(day, rule)).toBe(next);
});

test("a task of every 31st is due on the last day of shorter months and on the 31st again; done twice it comes once", async () => {
  const portal = shared();
  const [, staff] = await people(portal);
  const title = "월말 정산";
  let idx = await add(staff, { title, due: "2027-01-31", repeat_rule: "month" });
  const open = and(eq(task.title, title), eq(task.is_closed, false));
  const dues: (string | undefined)[] = [];
  for (let month = 0; month < 3; month++) {
    await move(staff, idx, "complete");
    const [next] = await portal.db.select().from(task).where(open);
    dues.push(next?.due);
    idx = next?.idx ?? 0;
  }
  expect(dues).toEqual(["2027-02-28", "2027-03-31", "2027-04-30"]);
  await move(staff, idx, "complete");
  await move(staff, idx, "giveBack", "다시 확인");
  await move(staff, idx, "complete");
  expect((await portal.db.select().from(task).where(open)).map(({ due }) => due)).toEqual(["2027-05-31"]);
});

test("many tasks are given to somebody else together; who watches them goes on watching", async () => {
  const portal = shared();
  const [lead, staff, mate] = await people(portal);
  const watched = [...assigned(100), { idx_staff: 102, role: "watcher" }];
  const idxs = [await add(lead, { task_member: watched }), await add(lead, { task_member: watched })];
  const values = { task_member: [{ idx_staff: 107 }] };
  const sent = { screen: "TaskManagement-taskList", idxs, values };
  expect((await lead.post(at("bulk"), sent)).json()).toMatchObject({ err: 0, done: idxs, refused: [] });
  for (const idx of idxs) {
    const { record } = await read(lead, idx);
    expect(
      record.task_member.map(({ idx_staff, role }: { idx_staff: number; role: string }) => [idx_staff, role]).sort(),
    ).toEqual([
      [102, "watcher"],
      [107, "assignee"],
    ]);
  }
  // who has no part in them any more changes them no more
  expect((await staff.post(at("bulk"), sent)).json()).toMatchObject({ done: [] });
  expect((await mate.post(at("bulk"), sent)).json()).toMatchObject({ done: idxs });
});

test("a person's lists are in order whoever changed a task, count each task once and leave out who was taken off", async () => {
  const portal = shared();
  const [lead, staff, mate] = await people(portal);
  const list = async (visitor: Visitor, query: string) => {
    const asked = `${at("list")}?screen=TaskManagement-taskList&q=순서&${query}`;
    const { list, total } = (await visitor.get(asked)).json();
    return { titles: list.map(({ title }: { title: string }) => title), total };
  };
  const twice = { task_member: assigned(100, 100) };
  const first = await add(lead, { title: "순서 하나", due: "2026-03-05" });
  const second = await add(lead, { title: "순서 둘", due: "2026-03-06", ...twice });
  const third = await add(lead, { title: "순서 셋", due: "2026-03-07" });
  expect(await list(staff, "tab=mine")).toEqual({ titles: ["순서 하나", "순서 둘", "순서 셋"], total: 3 });
  expect(await list(staff, "tab=mine&sort=-due&rows=10")).toMatchObject({
    titles: ["순서 셋", "순서 둘", "순서 하나"],
  });
  expect(await list(staff, "tab=mine&due.from=2026-03-06&due.to=2026-03-06")).toMatchObject({ titles: ["순서 둘"] });

  const screen = "TaskManagement-taskMod-idx";
  const { record } = await read(lead, third);
  const sent = { screen, idx: third, ver: record.ver, values: { due: "2026-03-01" } };
  expect((await lead.post(at("change"), sent)).json()).toMatchObject({ err: 0 });
  await move(staff, second, "start");
  await move(lead, first, "complete");
  expect(await list(staff, "tab=mine")).toMatchObject({ titles: ["순서 셋", "순서 둘", "순서 하나"] });
  expect(await list(staff, "tab=mine&status=run")).toEqual({ titles: ["순서 둘"], total: 1 });
  expect(await list(staff, "tab=mine&status=done")).toEqual({ titles: ["순서 하나"], total: 1 });
  expect(await list(mate, "tab=mine")).toEqual({ titles: [], total: 0 });

  const { record: now } = await read(lead, second);
  const given = { screen, idx: second, ver: now.ver, values: { task_member: assigned(107) } };
  expect((await lead.post(at("change"), given)).json()).toMatchObject({ err: 0 });
  expect(await list(staff, "tab=mine")).toMatchObject({ titles: ["순서 셋", "순서 하나"], total: 2 });

  const mine = async () => (await staff.get(`${at("list")}?screen=TaskManagement-taskList&tab=mine`)).json().total;
  const all = await mine();
  const { record: last } = await read(lead, third);
  expect((await lead.post(at("remove"), { idx: third, ver: last.ver })).json()).toMatchObject({ err: 0 });
  expect(await mine()).toBe(all - 1);
});
