import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { notification, preference, visit } from "./db/tables";
import { asOneAct, notify } from "./notifications";
import { openTestPortal } from "./testing/test-portal";

const now = new Date("2026-03-02T01:00:00Z");
const told = { kind: "approval", title: "결재할 문서가 도착했습니다.", link: "/documents/document/7" } as const;

test("each person is told once, and who has switched the kind off is not", async () => {
  const { db } = await openTestPortal();
  await db.delete(notification);
  await db.insert(preference).values([
    { idx_staff: 101, settings: { muted_kinds: ["approval"] } },
    { idx_staff: 102, settings: { muted_kinds: ["news"] } },
  ]);
  await notify(db, { to: [100, 101, 102, 100], ...told }, now);
  await notify(db, { to: [101], ...told }, now);
  await notify(db, { to: [], ...told }, now);
  const rows = await db.select().from(notification).orderBy(asc(notification.idx));
  expect(rows.map(({ idx_staff }) => idx_staff)).toEqual([100, 102]);
  expect(rows[0]).toMatchObject({ ...told, wdate: now, read_at: null });
});

test("nobody is led out of the portal", async () => {
  const { db } = await openTestPortal();
  for (const link of ["https://elsewhere.example/", "//elsewhere.example", "javascript:alert(1)"]) {
    await expect(notify(db, { to: [100], ...told, link }, now)).rejects.toThrow("no path of the portal");
  }
});

test("what is told in a transaction that is undone was never told", async () => {
  const { db } = await openTestPortal();
  await db.delete(notification);
  const undone = db.transaction(async (tx) => {
    await notify(tx, { to: [100], ...told }, now);
    tx.rollback();
  });
  await expect(undone).rejects.toThrow();
  expect(await db.select().from(notification).where(eq(notification.idx_staff, 100))).toEqual([]);
});

test("one act tells somebody of a record once, whatever their roles, and of lists as often as there is news", async () => {
  const { db } = await openTestPortal();
  await db.delete(notification);
  const tell = (tx: typeof db, title: string, link: string) =>
    notify(tx, { to: [100], kind: "task", title, link }, now);
  await db.transaction(async (tx) => {
    asOneAct(tx);
    await tell(tx, "담당자로", "/taskmanagement/taskview/3");
    await tell(tx, "요청자로", "/taskmanagement/taskview/3");
    await tell(tx, "다른 업무", "/taskmanagement/taskview/33");
    await tell(tx, "목록 하나", "/taskmanagement/tasklist");
    await tell(tx, "목록 둘", "/taskmanagement/tasklist");
  });
  // another act is news again
  await db.transaction((tx) => tell(asOneAct(tx), "다시", "/taskmanagement/taskview/3"));
  const rows = await db.select().from(notification).orderBy(asc(notification.idx));
  expect(rows.map(({ title }) => title)).toEqual(["담당자로", "다른 업무", "목록 하나", "목록 둘", "다시"]);
});

test("a line whose matter has ended says how, to whoever may know of it", async () => {
  const portal = await openTestPortal();
  const { db } = portal;
  await db.delete(notification);
  const [over] = await db.select().from(visit).where(eq(visit.status, "cancel")).limit(1);
  const [open] = await db.select().from(visit).where(eq(visit.status, "plan")).limit(1);
  const [gone] = await db.select().from(visit).where(eq(visit.status, "plan")).limit(1).offset(1);
  await db
    .update(visit)
    .set({ deleted_at: now })
    .where(eq(visit.idx, gone?.idx ?? 0));
  for (const one of [over, open, gone]) {
    await notify(
      db,
      { to: [100], kind: "customer", title: "방문", link: `/customermanagement/schedulevisitview/${one?.idx}` },
      now,
    );
  }
  await notify(db, { to: [100], kind: "customer", title: "목록", link: "/customermanagement/schedulevisitlist" }, now);
  const staff = await portal.signedIn("staff@demo.test");
  const { list } = (await staff.get("/rest/personal/getNotificationList")).json();
  expect(list.map(({ over: how }: { over: string }) => how)).toEqual(["", "삭제됨", "", "취소"]);
});
