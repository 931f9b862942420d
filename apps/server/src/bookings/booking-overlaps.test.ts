import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { add, at, move, roomBooking } from "../testing/records/bookings";
import { openTestPortal, type TestPortal, type Visitor } from "../testing/test-portal";

describe("a time that somebody has booked", () => {
  test("is refused with what is booked, when, and whose it is", async () => {
    const portal = await openTestPortal();
    const [first, second] = [await portal.signedIn("staff@demo.test"), await portal.signedIn("smp@demo.test")];
    expect((await first.post(add, roomBooking("10:00", "11:00"))).json()).toMatchObject({ err: 0 });
    const refused = await second.post(add, roomBooking("10:30", "11:30", { title: "면담" }));
    expect(refused.statusCode).toBe(409);
    const { kname } = (await first.get("/rest/personal/getGNBInfo")).json().staff ?? {};
    expect(refused.json().err_msg).toContain("이미 예약되어 있습니다: 주간 회의 · 2026-03-03 10:00–11:00 · ");
    if (kname) expect(refused.json().err_msg).toContain(kname);
    expect(refused.json().fields.during).toBe(refused.json().err_msg);
    expect((await second.post(add, roomBooking("11:00", "11:30"))).json()).toMatchObject({ err: 0 });
    expect((await second.post(add, roomBooking("10:30", "11:00", { idx_resource: 11 }))).json()).toMatchObject({
      err: 0,
    });
  });

  test("goes to exactly one of two hundred who try at the same moment", async () => {
    const portal = await openTestPortal();
    const emails = ["staff", "lead", "smp", "cms", "editor", "growth", "tutor", "dev", "sales", "hr"];
    const people = await Promise.all(emails.map((name) => portal.signedIn(`${name}@demo.test`)));
    const tries = Array.from({ length: 200 }, (_, index) =>
      (people[index % people.length] as Visitor).post(add, roomBooking("14:00", "15:00", { title: `회의 ${index}` })),
    );
    const answers = (await Promise.all(tries)).map((answer) => answer.json());
    expect(answers.filter(({ err }) => err === 0)).toHaveLength(1);
    const taken = /^409 이미 예약되어 있습니다: 회의 \d+ · .+ · ./;
    const refused = answers.filter(({ err }) => err !== 0).map(({ err, err_msg }) => `${err} ${err_msg}`);
    expect(refused.filter((answer) => !taken.test(answer))).toEqual([]);
  });

  test("is held by a request that nobody has decided on, and free again after a cancellation", async () => {
    const portal = await openTestPortal();
    const [staff, other] = [await portal.signedIn("staff@demo.test"), await portal.signedIn("smp@demo.test")];
    const { idx } = (await staff.post(add, roomBooking("10:00", "11:00", { idx_resource: 1 }))).json();
    expect((await staff.get(`/rest/records/booking/read?idx=${idx}`)).json().record.status).toBe("requested");
    expect((await other.post(add, roomBooking("10:00", "11:00", { idx_resource: 1 }))).statusCode).toBe(409);
    expect(await move(staff, idx, "cancel")).toMatchObject({ err: 0 });
    expect((await other.post(add, roomBooking("10:00", "11:00", { idx_resource: 1 }))).json()).toMatchObject({
      err: 0,
    });
  });

  test("never overlaps another, whatever people do", async () => {
    const portal = await openTestPortal();
    const people = await Promise.all(
      ["staff", "smp", "lead", "support"].map((name) => portal.signedIn(`${name}@demo.test`)),
    );
    const operation = fc.record({
      who: fc.nat(3),
      what: fc.constantFrom("add", "change", "cancel"),
      resource: fc.constantFrom(10, 11),
      from: fc.integer({ min: 48, max: 120 }),
      length: fc.integer({ min: 1, max: 12 }),
      pick: fc.nat(20),
    });
    const clock = (tens: number) => `${String(Math.floor(tens / 6)).padStart(2, "0")}:${tens % 6}0`;
    const made: number[] = [];
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 8, maxLength: 16 }), async (operations) => {
        await Promise.all(
          operations.map(async ({ who, what, resource, from, length, pick }) => {
            const person = people[who] as Visitor;
            const during = { from: at(clock(from)), to: at(clock(from + length)) };
            const idx = made[pick % Math.max(1, made.length)];
            if (what === "add" || idx === undefined) {
              const answer = (
                await person.post(add, roomBooking("00:00", "00:00", { idx_resource: resource, during }))
              ).json();
              if (answer.err === 0) made.push(answer.idx);
            } else if (what === "cancel") await move(person, idx, "cancel");
            else {
              const { record } = (await person.get(`/rest/records/booking/read?idx=${idx}`)).json();
              await person.post("/rest/records/booking/change", {
                idx,
                ver: record.ver,
                values: { during, idx_resource: resource },
              });
            }
          }),
        );
        expect(await overlaps(portal)).toBe(0);
      }),
      { numRuns: 6 },
    );
    expect(made.length).toBeGreaterThan(3);
  });
});

async function overlaps({ pool }: TestPortal): Promise<number> {
  const { rows } = await pool.query(`
    select count(*)::int as count from booking a join booking b
      on a.idx < b.idx and a.kind = b.kind and a.idx_resource = b.idx_resource and a.during && b.during
    where a.status in ('requested', 'confirmed', 'in_use') and b.status in ('requested', 'confirmed', 'in_use')`);
  return rows[0].count;
}
