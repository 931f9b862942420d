import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { absence } from "../db/tables";
import { openTestPortal } from "../testing/test-portal";
import { absenceTexts } from "./absences";

const at = (hour: number) => new Date(Date.UTC(2031, 2, 3, hour));
const leave = (from: number, to: number) => ({
  idx_staff: 100,
  kind: "vacation",
  during: { from: at(from), to: at(to) },
  ref_idx: 1,
});

test("an absence is read as it was written", async () => {
  const { db } = await openTestPortal();
  const [written] = await db.insert(absence).values(leave(0, 9)).returning();
  expect(written?.during).toEqual({ from: at(0), to: at(9) });
});

test("nobody is away twice at one time, but right after another time, and when the first no longer holds", async () => {
  const { db } = await openTestPortal();
  await db.insert(absence).values(leave(0, 5));
  await expect(db.insert(absence).values(leave(4, 9))).rejects.toMatchObject({ cause: { code: "23P01" } });
  await db.insert(absence).values(leave(5, 9));
  await db.insert(absence).values({ ...leave(0, 9), idx_staff: 101 });
  await db.update(absence).set({ is_active: false }).where(eq(absence.idx_staff, 100));
  await db.insert(absence).values(leave(0, 9));
});

test("beside a name stands why somebody is away for the rest of the day, and from or until when", async () => {
  const { db } = await openTestPortal();
  await db.delete(absence);
  const away = (idx_staff: number, kind: string, from: number, to: number) =>
    db.insert(absence).values({ ...leave(from - 9, to - 9), idx_staff, kind });
  await away(1, "vacation", 9, 18);
  await away(2, "telecommute", 14, 18);
  await away(3, "trip", 9, 14);
  await away(4, "vacation", 9, 11);
  await away(5, "vacation", 33, 42);
  const texts = await absenceTexts(db, at(12 - 9));
  expect([...texts].sort(([a], [b]) => a - b)).toEqual([
    [1, "휴가"],
    [2, "재택 14:00~"],
    [3, "출장 ~14:00"],
  ]);
});
