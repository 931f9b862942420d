import { eq } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { expect, test, vi } from "vitest";
import { mail } from "../db/system-tables";
import { sealed } from "../sealed";
import { openMailbox, readMail } from "../testing/open-mailbox";
import { openTestPortal, type Visitor } from "../testing/test-portal";
import { removeOldMails } from "./kept-mails";
import { type Mailer, mailerOf } from "./mailer";

const MINUTE = 60_000;
const secret = { to: "staff@demo.test", subject: "비밀 견적", text: "http://portal.example/authlogin?token=abc" };

async function open() {
  const { mails, settings, box } = await openMailbox();
  const portal = await openTestPortal({ settings });
  const clock = { at: Date.parse("2026-03-02T01:00:00Z") };
  const logged: string[] = [];
  const log = { error: (...given: unknown[]) => void logged.push(JSON.stringify(given)) } as Partial<FastifyBaseLogger>;
  const make = () =>
    mailerOf(settings, {
      db: portal.db,
      now: () => new Date(clock.at),
      nameOf: async () => "포털",
      log: log as FastifyBaseLogger,
    }) as Mailer;
  const kept = async () => (await portal.db.select().from(mail))[0] as typeof mail.$inferSelect;
  return { ...portal, mails, box, clock, logged, make, kept };
}

test("a mail that does not go out is tried five times, waits longer each time, and is given up until somebody sends it again", async () => {
  const { db, mails, box, clock, logged, make, kept } = await open();
  const mailer = make();
  await mailer.send(secret, db);
  expect((await kept()).body).not.toContain("token");
  box.refuses = true;
  const tried: number[] = [];
  for (let minute = 0; minute <= 300; minute++, clock.at += MINUTE) {
    const { tries } = await kept();
    await mailer.sendDue();
    if ((await kept()).tries > tries) tried.push(minute);
  }
  expect(tried).toEqual([0, 1, 6, 36, 156]);
  expect(await kept()).toMatchObject({ status: "fail", error: expect.stringContaining("452") });
  expect(logged).toHaveLength(5);
  expect(logged.join()).not.toMatch(/staff@|비밀|token/);
  box.refuses = false;
  expect(await mailer.sendAgain((await kept()).idx)).toBe(true);
  expect(await mailer.sendDue()).toBe(1);
  expect(readMail(mails[0]?.source ?? "")).toContain("token=abc");
  expect(await kept()).toMatchObject({ status: "sent", body: null, error: null });
  expect(await mailer.sendAgain((await kept()).idx)).toBe(false);
  await mailer.close();
});

test("a mail is kept with what it tells or not at all, sent once by many servers, and known of for thirty days", async () => {
  const { db, mails, clock, make } = await open();
  const [one, other] = [make(), make()];
  const undone = db.transaction(async (tx) => {
    await one.send(secret, tx);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await one.send(secret, db);
  const [first, second] = await Promise.all([one.sendDue(), other.sendDue()]);
  expect([first + second, mails.length]).toEqual([1, 1]);
  expect(await removeOldMails(db, new Date(clock.at + 30 * 24 * 60 * MINUTE))).toBe(0);
  expect(await removeOldMails(db, new Date(clock.at + 30 * 24 * 60 * MINUTE + 1))).toBe(1);
  await Promise.all([one.close(), other.close()]);
});

test("the text of a mail that was given up is kept as it is for three days, sealed for thirty", async () => {
  const { db, clock } = await open();
  const [wdate, of] = [new Date(clock.at), { to_addr: secret.to, title: "알림", status: "fail" } as const];
  const plain = JSON.stringify({ subject: secret.subject, text: secret.text });
  await db.insert(mail).values([plain, sealed(plain)].map((body) => ({ ...of, body, wdate, next_at: wdate })));
  const after = (days: number) => removeOldMails(db, new Date(clock.at + days * 24 * 60 * MINUTE + 1));
  const bodies = async () => (await db.select().from(mail).orderBy(mail.idx)).map(({ body }) => body);
  await after(2);
  expect((await bodies())[0]).toBe(plain);
  expect(await after(3)).toBe(1);
  expect(await bodies()).toEqual([null, expect.stringMatching(/^s1\./)]);
  expect(await after(30)).toBe(2);
});

test("who keeps the portal sees which mails failed and why, never what they say, and sends them again; nobody else does", async () => {
  const { db, mails, make, kept, signedIn } = await open();
  const [dev, lead] = (await Promise.all(["dev", "lead"].map((name) => signedIn(`${name}@demo.test`)))) as [
    Visitor,
    Visitor,
  ];
  await make().send({ ...secret, called: "알림" }, db);
  await db.update(mail).set({ status: "fail", tries: 5, error: "EENVELOPE 550" });
  const { idx } = await kept();
  const look = (who: Visitor) => who.get("/rest/admin/getLog?log=mails&outcome=refused");
  const resend = (who: Visitor) => who.post("/rest/admin/resendMail", { idx });
  expect([(await look(lead)).statusCode, (await resend(lead)).statusCode]).toEqual([403, 403]);
  const { list } = (await look(dev)).json();
  expect(list).toEqual([
    expect.objectContaining({
      what: "알림",
      subject: "5번 시도, EENVELOPE 550",
      outcome: "실패",
      who: expect.any(String),
    }),
  ]);
  expect(JSON.stringify(list)).not.toMatch(/비밀|token/);
  expect(mails).toHaveLength(0);
  expect((await resend(dev)).json()).toMatchObject({ err: 0 });
  await vi.waitFor(() => expect(mails).toHaveLength(1));
  await vi.waitFor(async () => expect((await kept()).status).toBe("sent"));
  expect((await resend(dev)).statusCode).toBe(404);
  expect(await db.$count(mail, eq(mail.status, "sent"))).toBe(1);
});
