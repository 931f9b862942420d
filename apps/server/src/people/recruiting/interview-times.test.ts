import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  absence,
  applicant,
  booking,
  classroom,
  company,
  holiday,
  interview,
  miSchedule,
  visit,
  visitMember,
} from "../../db/tables";
import { openTestPortal } from "../../testing/test-portal";

const HOUR = 3_600_000;
const [HR, INTERVIEWER, SECOND, OTHER] = [102, 103, 104, 100];
/** The tests' today is Monday, 2026-03-02, ten in the morning in Seoul. */
const NOW = Date.parse("2026-03-02T01:00:00Z");
const at = (day: string, from: string, to: string) => ({
  from: new Date(`${day}T${from}:00+09:00`),
  to: new Date(`${day}T${to}:00+09:00`),
});
const sent = ({ from, to }: { from: Date; to: Date }) => ({ from: from.toISOString(), to: to.toISOString() });

/** A portal in which nobody is taken. */
async function open() {
  const portal = await openTestPortal();
  const { db, signedInAs } = portal;
  const deleted_at = new Date(NOW);
  for (const table of [absence, booking, visit, interview, miSchedule]) await db.update(table).set({ deleted_at });
  const asked = async (who: number, entity: string, query: object) =>
    (await (await signedInAs(who)).get(`/rest/records/${entity}/taken?${new URLSearchParams({ ...query })}`)).json();
  const [someone] = await db.select().from(applicant).limit(1);
  const made = (during: { from: Date; to: Date }, more: object = {}) => ({
    ...{ idx_applicant: someone?.idx as number, round: "first", job: "교재 편집자", during, idx_writer: HR },
    ...{ interviewers: [INTERVIEWER], status: "plan", ...more },
  });
  return { ...portal, asked, made };
}

test("whoever plans an interview is told who is away, booked, elsewhere or teaching then", async () => {
  const { db, asked, made } = await open();
  const during = at("2026-03-05", "14:00", "15:00");
  const place = { idx_sector: 100, idx_office: 110, idx_team: 111, idx_writer: OTHER };
  const ask = (more: object = {}) => asked(HR, "interview", { ...sent(during), people: "103,104", ...more });
  expect((await ask()).list).toEqual([]);
  await db.insert(absence).values({ idx_staff: INTERVIEWER, kind: "vacation", ref_idx: 1, during });
  expect((await ask()).list).toEqual([expect.stringMatching(/^.+: 부재 \(2026-03-05 14:00–15:00\)$/)]);
  await db.update(absence).set({ is_active: false });
  await db.insert(booking).values({
    ...{ ...place, kind: "classroom", idx_resource: 1, idx_booker: OTHER, title: "분기 회의", during },
    attendees: [SECOND],
    status: "confirmed",
  });
  expect((await ask()).list).toEqual([expect.stringContaining("예약 · 분기 회의")]);
  await db.update(booking).set({ status: "cancel" });
  const [to] = await db
    .insert(visit)
    .values({ ...place, title: "가온전자", idx_visitor: OTHER, kind: "visit", purpose: "care", during, status: "plan" })
    .returning();
  await db.insert(visitMember).values({ idx_visit: to?.idx as number, idx_staff: SECOND, idx_writer: OTHER });
  expect((await ask()).list).toEqual([expect.stringContaining("방문일정 · 가온전자")]);
  await db
    .update(visit)
    .set({ status: "cancel" })
    .where(eq(visit.idx, to?.idx as number));
  const lesson = { ...place, idx_mi: SECOND, kind: "class", title: "영어 초급", during, status: "plan" };
  await db.insert(miSchedule).values(lesson);
  expect((await ask()).list).toEqual([expect.stringContaining("영어 초급")]);
  await db.update(miSchedule).set({ status: "cancel" });
  const [own] = await db.insert(interview).values(made(during)).returning();
  expect((await ask()).list).toEqual([expect.stringContaining("면접 · 교재 편집자")]);
  // an interview is not in its own way, and is over when it is called off
  expect((await ask({ idx: own?.idx })).list).toEqual([]);
  // whoever does not read interviews is not told of one
  const visitor = { ...sent(during), people: String(INTERVIEWER) };
  expect((await asked(OTHER, "visit", visitor)).list).toEqual([expect.stringContaining(": 다른 일정")]);
  expect(await asked(INTERVIEWER, "interview", visitor)).toMatchObject({ err: 403 });
  await db.update(interview).set({ status: "cancel" });
  expect((await ask()).list).toEqual([]);
});

test("the times that are proposed are the half hours of ten working days, but for lunch, at which all and the room are free", async () => {
  const { db, asked, made } = await open();
  const isOpen = and(eq(classroom.need_confirm, false), eq(classroom.is_use, true));
  const [room] = await db.select().from(classroom).where(isOpen).limit(1);
  const taken = [
    at("2026-03-03", "09:00", "12:15"),
    at("2026-03-04", "13:40", "14:00"),
    at("2026-03-06", "15:00", "18:00"),
  ] as const;
  await db.insert(absence).values({ idx_staff: INTERVIEWER, kind: "trip", ref_idx: 1, during: taken[0] });
  await db.insert(interview).values(made(taken[1], { interviewers: [SECOND] }));
  await db.insert(booking).values({
    ...{ idx_sector: 100, idx_office: 110, idx_team: 111, idx_writer: OTHER, idx_booker: OTHER },
    ...{ kind: "classroom", idx_resource: room?.idx as number, title: "회의", during: taken[2], status: "confirmed" },
  });
  const off = await db.select().from(holiday).where(isNull(holiday.deleted_at));
  const days = Array.from({ length: 40 }, (_, n) => new Date(NOW + n * 24 * HOUR + 9 * HOUR))
    .filter((day) => ![0, 6].includes(day.getUTCDay()))
    .map((day) => day.toISOString().slice(0, 10))
    .filter((day) => !off.some(({ hdate, half }) => hdate === day && half === "full"))
    .slice(0, 10);
  const clocks = Array.from({ length: 48 }, (_, n) => `${String(n >> 1).padStart(2, "0")}:${n % 2 ? "30" : "00"}`);
  const expected = (hours: number, lunch: readonly [number, number] = [12, 13]) =>
    days.flatMap((day) =>
      clocks
        .filter((clock) => {
          const from = Number(clock.slice(0, 2)) + Number(clock.slice(3)) / 60;
          const isLunch = lunch[0] < lunch[1] && from < lunch[1] && from + hours > lunch[0];
          return from >= 9 && from + hours <= 18 && !isLunch;
        })
        .map((clock) => Date.parse(`${day}T${clock}:00+09:00`))
        .filter((from) => from >= NOW)
        .filter((from) => !taken.some((other) => from < +other.to && from + hours * HOUR > +other.from))
        .map((from) => new Date(from).toISOString()),
    );
  const ask = async (more: object = {}) =>
    (await asked(HR, "interview", { people: "103,104", room: room?.idx, ...more })).free;
  const starts = (free: { from: string }[]) => free.map(({ from }) => from);
  expect(starts(await ask())).toEqual(expected(1));
  const chosen = sent(at("2026-03-09", "10:00", "12:00"));
  expect(starts(await ask(chosen))).toEqual(expected(2));
  expect(await ask(sent(at("2026-03-09", "08:00", "18:00")))).toEqual([]);
  await db.update(company).set({ lunch_from: "12:30", lunch_to: "13:30" });
  expect(starts(await ask())).toEqual(expected(1, [12.5, 13.5]));
  await db.update(company).set({ lunch_to: "12:30" });
  expect(starts(await ask())).toEqual(expected(1, [12.5, 12.5]));
});
