import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { account, file, retire, staff, staffChangeReq, staffFamily, statusLog } from "../db/tables";
import { openTestShell } from "../testing/test-shell";

test("erases who left three years ago, in the history too, says whom, and leaves the others", async () => {
  const { portal, db } = await openTestShell();
  const leave = async (idx: number, retire_date: string) => {
    await db.update(staff).set({ status: "retired", address: "서울" }).where(eq(staff.idx, idx));
    const left = { apply_date: retire_date, retire_date, reason: "move", status: "done", interview_note: "비밀" };
    await db.insert(retire).values({ idx_staff: idx, idx_writer: 11, ...left });
  };
  const moved = { field: "address", old_value: "서울", new_value: "부산", status: "ok" } as const;
  for (const idx_staff of [100, 101]) {
    await db.insert(staffFamily).values({ idx_staff, name: "이가족", relation: "child" });
    const [asked] = await db
      .insert(staffChangeReq)
      .values({ idx_staff, idx_writer: idx_staff, ...moved })
      .returning();
    const proof = { name: "등본.pdf", mime: "application/pdf", size: 1, sha256: "0", content: Buffer.from("0") };
    const of = { entity: "staff_change_req", entity_idx: Number(asked?.idx), idx_writer: idx_staff };
    await db.insert(file).values({ ...proof, ...of });
    const changes: Record<string, [unknown, unknown]> = {
      address: ["서울", "부산"],
      duty: ["영업", "교육"],
      staff_family: [[], [{ name: "이가족" }]],
    };
    for (const [entity, entity_idx] of [
      ["staff", idx_staff],
      ["staff_change_req", Number(asked?.idx)],
    ] as const) {
      const by = { idx_staff: 11, idx_writer: 11, at: new Date("2022-01-01") };
      await db.insert(statusLog).values({ entity, entity_idx, to_status: "changed", changes, ...by });
    }
  }
  const proofs = () => db.$count(file, eq(file.entity, "staff_change_req"));
  const proofsBefore = await proofs();
  await leave(100, "2023-03-01");
  await leave(101, "2023-03-03");
  expect((await portal("erase-leavers --dry-run")).said).toMatch(/left on 2023-03-01: would be erased\n1 people$/);
  expect((await portal("erase-leavers")).said).toMatch(/left on 2023-03-01: erased\n1 people$/);
  const [erased] = await db.select().from(staff).where(eq(staff.idx, 100));
  const gone = { address: null, birth: null, photo: null, resident_no: null, last_seen: null };
  expect(erased).toMatchObject({ ...gone, phone: "(파기)", email: "(파기)100" });
  expect(erased?.kname).not.toBe("");
  expect(await db.$count(account, eq(account.idx_staff, 100))).toBe(0);
  const [record] = await db.select().from(retire).where(eq(retire.idx_staff, 100));
  expect(record?.interview_note).toBeNull();
  for (const [idx, isKept] of [
    [100, false],
    [101, true],
  ] as const) {
    expect((await db.$count(staffChangeReq, eq(staffChangeReq.idx_staff, idx))) > 0).toBe(isKept);
    expect((await db.$count(staffFamily, eq(staffFamily.idx_staff, idx))) > 0).toBe(isKept);
  }
  expect(await proofs()).toBe(proofsBefore - 1);
  const log = await db
    .select()
    .from(statusLog)
    .where(eq(statusLog.at, new Date("2022-01-01")))
    .orderBy(statusLog.idx);
  const both = { address: expect.any(Array), duty: expect.any(Array), staff_family: expect.any(Array) };
  expect(log.map(({ changes }) => changes)).toEqual([{ duty: ["영업", "교육"] }, null, both, both]);
  const [kept] = await db.select().from(staff).where(eq(staff.idx, 101));
  expect(kept?.address).toBe("서울");
  expect((await portal("erase-leavers")).said).toBe("0 people");
  expect((await portal("erase-leavers --years 1")).exitCode).toBe(1);
});
