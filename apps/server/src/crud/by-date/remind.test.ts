import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { notification } from "../../db/tables";
import { reminded } from "../../home/reminded";
import { runDueJobs } from "../../jobs/nightly";
import { type Mailer, mailerOf } from "../../mail/mailer";
import { openMailbox, readMail } from "../../testing/open-mailbox";
import { openWorkshop } from "../../testing/open-workshop";
import { add, at } from "../../testing/work-records";
import { contextAs } from "../access/audience";
import { listOf } from "../reading/addresses";
import { remind } from "./remind";

const MAKER = 100;
const LEAD = 101;
const on = (day: string) => new Date(`${day}T18:30:00Z`);

/** A workshop with a lamp to be made on the 20th of March, and what its maker was told of it. */
async function open() {
  const portal = await openWorkshop();
  const { db, entities, tables } = portal;
  // what the demo company has of its own reminds nobody here
  const works = new Map([...entities].filter(([name]) => name in tables));
  const maker = await portal.signedIn("staff@demo.test");
  const idx = await add(maker, { title: "등불", made_on: "2026-03-20" });
  const told = async (idxStaff = MAKER) =>
    (await db.select().from(notification).where(eq(notification.idx_staff, idxStaff)).orderBy(notification.idx))
      .filter(({ link }) => link === `/workshop/view/${idx}`)
      .map(({ title }) => title);
  const night = (day: string) => remind(works, db, on(day));
  return { ...portal, works, maker, idx, told, night };
}

test("people are told of a day before it, on it and behind it, each once, and anew when it moves", async () => {
  const { told, night, pool } = await open();
  await night("2026-03-11");
  expect(await told()).toEqual([]);
  for (const day of ["2026-03-12", "2026-03-12", "2026-03-13"]) await night(day);
  expect(await told()).toEqual(["7일 전, 2026-03-20: 등불"]);
  // a server that slept tells what is news now
  await night("2026-03-20");
  expect((await told()).at(-1)).toBe("1일 지남, 2026-03-20: 등불");
  await night("2026-03-22");
  expect(await told()).toHaveLength(3);
  await pool.query("update work set made_on = '2026-04-20'");
  await night("2026-04-12");
  expect((await told()).at(-1)).toBe("7일 전, 2026-04-20: 등불");
});

test("what would be told ahead on a day off is told on the working day before, once", async () => {
  const { told, night, pool } = await open();
  // a week before this is a Sunday
  await pool.query("update work set made_on = '2026-03-22'");
  await night("2026-03-11");
  expect(await told()).toEqual([]);
  for (const day of ["2026-03-12", "2026-03-13", "2026-03-14"]) await night(day);
  expect(await told()).toEqual(["9일 전, 2026-03-22: 등불"]);
});

test("of several records that are due on one day people are told once, with the list that has them", async () => {
  const { db, maker, idx, night, pool } = await open();
  await pool.query("update work set made_on = '2026-03-18'");
  for (const title of ["둘째 등불", "셋째 등불"]) await add(maker, { title, made_on: "2026-03-18" });
  await add(maker, { title: "뒤의 등불", made_on: "2026-03-19" });
  await night("2026-03-10");
  const told = async (idxStaff: number) =>
    (await db.select().from(notification).where(eq(notification.idx_staff, idxStaff)).orderBy(notification.idx))
      .filter(({ link }) => link?.startsWith("/workshop/"))
      .map(({ title, link }) => ({ title, link }));
  const link = "/workshop/list?made_on.from=2026-03-18&made_on.to=2026-03-18";
  expect(await told(MAKER)).toEqual([{ title: "7일 전, 2026-03-18: 등불 (외 2건)", link }]);
  const [, query] = link.split("?");
  const { list } = (await maker.get(`${at("list")}?screen=Workshop-List&${query}`)).json();
  expect(new Set(list.map((row: { title: string }) => row.title))).toEqual(new Set(["등불", "둘째 등불", "셋째 등불"]));
  // each is known to have been told: of one that is put off, and of it alone, there is news
  await night("2026-03-10");
  expect(await told(MAKER)).toHaveLength(1);
  await pool.query(`update work set made_on = '2026-03-19' where idx = ${idx}`);
  await night("2026-03-11");
  const last = { title: "7일 전, 2026-03-19: 등불 (외 1건)", link: link.replaceAll("18&", "19&").replace(/18$/, "19") };
  expect((await told(MAKER)).slice(1)).toEqual([last]);
});

test("what several records are read on is the tab that has them all, and no list whose tabs have only some", async () => {
  const { db, entities, idx } = await open();
  const work = entities.get("work");
  if (!work) throw new Error("no works");
  const withTabs = (keys: readonly string[]) => ({
    ...work,
    screens: work.screens.map((screen) =>
      screen.kind === "list" && screen.tabs
        ? { ...screen, tabs: keys.flatMap((key) => screen.tabs?.filter((tab) => tab.key === key) ?? []) }
        : screen,
    ),
  });
  const [maker, lead] = await Promise.all([MAKER, LEAD].map((person) => contextAs(db, person, on("2026-03-12"))));
  const listed = (context: typeof maker, ...keys: string[]) => context && listOf(context, withTabs(keys), [{ idx }]);
  expect(await listed(maker, "mine", "lamps", "all")).toBe("/workshop/list");
  expect(await listed(lead, "mine", "lamps", "all")).toBe("/workshop/list?tab=all");
  expect(await listed(lead, "mine", "lamps")).toBeUndefined();
});

test("who is told is named in the record or in charge of it, reads it, and is not told because nothing is closed to them", async () => {
  const { told, night, pool, db } = await open();
  // HR keeps the support team's things too, and reads all works
  const { rows } = await pool.query<{ idx: number }>(
    "select idx from staff where idx_office <> 110 and email <> 'hr@demo.test'",
  );
  await night("2026-03-12");
  expect(await told()).toHaveLength(1);
  const all = (await db.select().from(notification)).filter(({ link }) => link?.startsWith("/workshop/view/"));
  const people = all.map(({ idx_staff }) => idx_staff);
  // those who head the maker's team and office, and nobody of the support team, which does not read works
  const strangers = new Set(rows.map(({ idx }) => Number(idx)));
  expect(people.length).toBeGreaterThan(1);
  expect(people.filter((idx) => strangers.has(idx))).toEqual([]);
});

test("nobody is told of what is done, removed or of another state, and what they have to do is gone with it", async () => {
  const { told, night, pool, db, entities, maker, idx } = await open();
  const person = { idx: MAKER } as Parameters<typeof reminded>[2];
  // what the demo company has of its own is not asked about
  const todo = async (day: string) =>
    (await reminded(db, entities, person, on(day))).filter(({ key }) => key.startsWith("work"));
  await night("2026-03-12");
  const due = "2026-03-20";
  expect(await todo("2026-03-14")).toEqual([
    { key: "work-made", title: "만들 작업", count: 1, link: `/workshop/view/${idx}`, due },
  ]);
  // until the last of its days has passed
  expect(await todo("2026-03-22")).toHaveLength(1);
  expect(await todo("2026-03-24")).toEqual([]);
  await add(maker, { title: "둘째 등불", made_on: due });
  await night("2026-03-13");
  expect(await todo("2026-03-14")).toMatchObject([{ count: 2, link: "/workshop/list?status=requested" }]);
  await pool.query("update work set status = 'approved' where title = '등불'");
  expect(await todo("2026-03-14")).toMatchObject([{ count: 1 }]);
  await pool.query("update work set deleted_at = now() where title = '둘째 등불'");
  expect(await todo("2026-03-14")).toEqual([]);
  await night("2026-03-19");
  expect(await told()).toHaveLength(1);
});

test("mail goes out once what was told is kept, to those who have not switched the kind off", async () => {
  const { db, works, pool, app } = await open();
  const { mails, settings } = await openMailbox();
  const mailer = mailerOf(settings, {
    db,
    now: () => on("2026-03-12"),
    nameOf: async () => "포털",
    log: app.log,
  }) as Mailer;
  const post = { send: mailer.send, publicUrl: settings.publicUrl };
  const arrived = () => mails.filter(({ source }) => readMail(source).includes("/workshop/"));
  let isBroken = true;
  const job = {
    name: "remind",
    async run(...[tx, now, settings]: Parameters<import("../../jobs/jobs").NightlyJob["run"]>) {
      const told = await remind(works, tx, now, settings.post);
      if (isBroken) throw new Error("broken");
      return told;
    },
  };
  const night = () => runDueJobs(db, on("2026-03-12"), [job], { logDays: 1, post });
  await night();
  await mailer.sendDue();
  expect(mails).toEqual([]);
  isBroken = false;
  await pool.query(
    `insert into preference (idx_staff, settings) select idx, '{"muted_kinds": ["supply"]}' from staff where idx <> 100
     on conflict (idx_staff) do update set settings = excluded.settings`,
  );
  await night();
  await mailer.sendDue();
  expect(arrived()).toMatchObject([{ to: ["staff@demo.test"] }]);
  const text = readMail(arrived()[0]?.source ?? "");
  expect(text).toMatch(/^7일 전, 2026-03-20: 등불\s+http:\/\/portal\.example\/workshop\/view\/\d+\s*$/);
  await night();
  await mailer.sendDue();
  expect(arrived()).toHaveLength(1);
});
