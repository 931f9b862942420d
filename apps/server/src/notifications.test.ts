import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { notification, preference } from "./db/tables";
import { notify } from "./notifications";
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
