import { expect, test } from "vitest";
import { booking, classroom, holiday } from "../db/tables";
import { openTestPortal } from "../testing/test-portal";

const at = (day: string, clock: string) => new Date(`${day}T${clock}:00+09:00`);

/** Two rooms, open from nine to five, in the week of Monday 2 March 2026, whose Wednesday is a holiday. */
async function openPortal() {
  const portal = await openTestPortal();
  const { db } = portal;
  const now = new Date("2026-03-08T00:00:00Z");
  await db.delete(holiday);
  await db.insert(holiday).values({ hdate: "2026-03-04", name: "임시 휴일", kind: "company", half: "full" });
  await db.update(booking).set({ deleted_at: now });
  await db.update(classroom).set({ is_use: false });
  const made = await db
    .insert(classroom)
    .values(
      ["가람실", "나루실"].map((name) => ({ name, capacity: 8, kind: "meet", open_from: "09:00", open_to: "17:00" })),
    )
    .returning();
  const [room = 0, other = 0] = made.map(({ idx }) => idx);
  const one = (idx_resource: number, day: string, from: string, to: string, status: string, idx_team = 111) => ({
    kind: "classroom",
    idx_resource,
    idx_booker: 100,
    title: "회의",
    purpose: "내부회의",
    during: { from: at(day, from), to: at(day, to) },
    status,
    idx_sector: 100,
    idx_office: 110,
    idx_team,
  });
  await db
    .insert(booking)
    .values([
      one(room, "2026-03-02", "09:30", "11:30", "done"),
      one(room, "2026-03-03", "10:00", "14:00", "done", 112),
      one(other, "2026-03-06", "09:00", "11:00", "confirmed"),
      one(room, "2026-03-05", "09:00", "17:00", "noshow"),
      one(other, "2026-03-05", "09:00", "17:00", "cancel"),
    ]);
  return portal;
}

test("rooms are measured by the hours they were booked for and those they were open on business days", async () => {
  const portal = await openPortal();
  const lead = await portal.signedIn("lead@demo.test");
  const screen = "ResourceManagement-ClassroomReservationStatistics";
  const ask = async (query = "") =>
    (await lead.get(`/rest/records/booking/statistics?screen=${screen}${query}`)).json().charts;
  const charts = await ask();
  // Monday to Friday without Wednesday: four days of eight hours each
  expect(charts.rooms).toEqual([
    { by: "가람실", value: 18.8 },
    { by: "나루실", value: 6.3 },
  ]);
  expect(charts.utilisation).toEqual([{ by: "", value: 12.5 }]);
  expect(charts.noshow).toEqual([{ by: "", value: 33.3 }]);
  expect(charts.noshows).toEqual([{ by: "2026-03", value: 33.3 }]);
  expect(charts.teams.map(({ value }: { value: number }) => value)).toEqual([4, 4]);
  expect(charts.hours.filter(({ by }: { by: string }) => by === "월")).toEqual([
    { by: "월", split: "09시", value: 0.5 },
    { by: "월", split: "10시", value: 1 },
    { by: "월", split: "11시", value: 0.5 },
  ]);
  const tuesday = await ask("&during.from=2026-03-03&during.to=2026-03-03");
  expect(tuesday.rooms).toEqual([
    { by: "가람실", value: 50 },
    { by: "나루실", value: 0 },
  ]);
});
