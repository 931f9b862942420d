import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { account, retire, staff } from "../db/tables";
import { openTestShell } from "../testing/test-shell";

test("erases who left three years ago, says whom, and leaves the others", async () => {
  const { portal, db } = await openTestShell();
  const leave = async (idx: number, retire_date: string) => {
    await db.update(staff).set({ status: "retired", address: "서울" }).where(eq(staff.idx, idx));
    const left = { apply_date: retire_date, retire_date, reason: "move", status: "done", interview_note: "비밀" };
    await db.insert(retire).values({ idx_staff: idx, idx_writer: 11, ...left });
  };
  await leave(100, "2023-03-01");
  await leave(101, "2023-03-03");
  expect((await portal("erase-leavers --dry-run")).said).toMatch(/left on 2023-03-01: would be erased\n1 people$/);
  expect((await portal("erase-leavers")).said).toMatch(/left on 2023-03-01: erased\n1 people$/);
  const [erased] = await db.select().from(staff).where(eq(staff.idx, 100));
  expect(erased).toMatchObject({ phone: "", address: null, birth: null, photo: null, email: "erased-100@invalid" });
  expect(erased?.kname).not.toBe("");
  expect(await db.$count(account, eq(account.idx_staff, 100))).toBe(0);
  const [record] = await db.select().from(retire).where(eq(retire.idx_staff, 100));
  expect(record?.interview_note).toBeNull();
  const [kept] = await db.select().from(staff).where(eq(staff.idx, 101));
  expect(kept?.address).toBe("서울");
  expect((await portal("erase-leavers")).said).toBe("0 people");
  expect((await portal("erase-leavers --years 1")).exitCode).toBe(1);
});
