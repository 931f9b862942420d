import { and, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { purge } from "../../crud/by-date/purge";
import { mail } from "../../db/system-tables";
import { applicant, hireLetter, interview, recruitReq, statusLog } from "../../db/tables";
import { type Mailer, mailerOf } from "../../mail/mailer";
import { portalEntities } from "../../portal-entities";
import { openMailbox, readMail } from "../../testing/open-mailbox";
import { openTestPortal, type Visitor } from "../../testing/test-portal";

const DAY = 24 * 3_600_000;
const [INTERVIEWER, LEAD, HR] = [103, 101, 102];
const at = (name: string) => `/rest/records/hire_letter/${name}`;
const invitation = {
  subject: "[초대] {포지션} 면접",
  body: "{이름}님, {면접일시}에 {면접장소}에서 뵙겠습니다. <b>&amp;</b>",
};

/** An applicant who is interviewed the day after the tests' today, and what is written to them. */
async function open({ email = "jiwon@mail.example", name = "김지원", isMailed = true } = {}) {
  const { mails, settings, box } = await openMailbox();
  const portal = await openTestPortal(isMailed ? { settings } : {});
  const { db, signedInAs } = portal;
  const [hr, interviewer, lead] = (await Promise.all([HR, INTERVIEWER, LEAD].map(signedInAs))) as [
    Visitor,
    Visitor,
    Visitor,
  ];
  const [req] = await db.select().from(recruitReq).limit(1);
  const person = { idx_req: Number(req?.idx), name, email: email || null, source: "site", applied_at: "2026-03-01" };
  const [made] = await db
    .insert(applicant)
    .values({ ...person, idx_writer: HR })
    .returning();
  const idx = Number(made?.idx);
  const during = { from: new Date("2026-03-03T10:00:00+09:00"), to: new Date("2026-03-03T11:00:00+09:00") };
  const held = {
    idx_applicant: idx,
    job: req?.job,
    round: "first",
    during,
    interviewers: [INTERVIEWER],
    idx_writer: HR,
  };
  await db.insert(interview).values([
    { ...held, place: "3층 회의실", status: "plan" },
    { ...held, place: "옛 장소", status: "cancel" },
  ]);
  const add = async (values: object = invitation, who = hr) =>
    (await who.post(at("add"), { values: { idx_applicant: idx, ...values } })).json();
  const read = async (of: number, who = hr) => (await who.get(at(`read?idx=${of}`))).json();
  const move = async (of: number, name: string, options = {}) => {
    const { record } = await read(of);
    return (await hr.post(at("move"), { idx: of, ver: record.ver, move: name }, options)).json();
  };
  const kept = async (of: number) => (await db.select().from(hireLetter).where(eq(hireLetter.idx, of)))[0];
  return { ...portal, settings, hr, interviewer, lead, mails, box, add, read, move, kept, req, idx };
}

test("a letter is read as it goes out, goes out once, and says that it has", async () => {
  const { db, hr, mails, add, read, move, kept, req } = await open({ name: "김지원 $& <i>{포지션}" });
  const { idx } = await add();
  const text = "김지원 $& <i>{포지션}님, 2026-03-03 10:00–11:00에 3층 회의실에서 뵙겠습니다. <b>&amp;</b>";
  const first = await read(idx);
  expect(first.record).toMatchObject({ subject: `[초대] ${req?.job} 면접`, body: text, status: "draft" });
  // braces that a name has brought are one's own to settle: nothing goes out with any
  expect([first.outlook, first.may.moves]).toEqual([expect.stringContaining("{포지션}"), []]);
  expect(await move(idx, "send")).toMatchObject({ err: 409, err_msg: first.outlook });
  const body = text.replace("{포지션}", "");
  expect((await hr.post(at("change"), { idx, ver: 1, values: { body } })).json()).toMatchObject({ err: 0 });
  const ready = await read(idx);
  expect([ready.outlook, ready.may.moves]).toEqual([expect.stringContaining("jiwon@mail.example"), ["send", "hand"]]);
  const sent = { idx, ver: 2, move: "send" };
  const once = { headers: { "idempotency-key": "0123456789abcdef0123" } };
  const answers = await Promise.all([hr.post(at("move"), sent, once), hr.post(at("move"), sent, once)]);
  expect(answers.some((answer) => answer.json().err === 0)).toBe(true);
  await vi.waitFor(async () => expect(await kept(idx)).toMatchObject({ status: "sent", sent_at: expect.any(Date) }));
  expect(mails.map(({ to, source }) => [to, readMail(source).trim()])).toEqual([[["jiwon@mail.example"], body]]);
  expect(await db.$count(mail)).toBe(1);
  const after = await read(idx);
  expect(after).toMatchObject({ record: { to_addr: "jiwon@mail.example" }, may: { moves: [], change: false } });
  expect(after.history.map(({ to }: { to: string }) => to)).toEqual(["draft", "changed", "wait", "sent"]);
  for (const again of [
    hr.post(at("move"), { idx, ver: after.record.ver, move: "send" }),
    hr.post(at("change"), { idx, ver: after.record.ver, values: { body: "다른 말" } }),
    hr.post(at("remove"), { idx, ver: after.record.ver }),
  ])
    expect((await again).json().err).not.toBe(0);
  expect((await kept(idx))?.body).toBe(body);
});

test("a letter that cannot be mailed says why and what to do instead, and is handed over", async () => {
  const without = await open({ email: "" });
  const { idx } = await without.add({ ...invitation, body: "{이름}님, {입사예정일}에 뵙겠습니다." });
  expect((await without.read(idx)).outlook).toContain("{입사예정일}");
  const { idx: other } = await without.add();
  const seen = await without.read(other);
  expect([seen.outlook, seen.may.moves]).toEqual([expect.stringMatching(/이메일이 없어.*복사/), ["hand"]]);
  expect(await without.move(other, "send")).toMatchObject({ err: 409 });
  expect(await without.move(other, "hand")).toMatchObject({ err: 0 });
  expect(await without.kept(other)).toMatchObject({ status: "handed", to_addr: null, sent_at: expect.any(Date) });
  const wrong = await without.add({ ...invitation, subject: "면접\r\nBcc: all@mail.example" });
  expect(wrong.fields).toMatchObject({ subject: expect.stringContaining("한 줄") });
  const silent = await open({ isMailed: false });
  const { idx: copied } = await silent.add();
  const told = await silent.read(copied);
  expect([told.outlook, told.may.moves]).toEqual([expect.stringMatching(/메일을 보내지 않습니다.*복사/), ["hand"]]);
  expect(await silent.move(copied, "send")).toMatchObject({ err: 409 });
  expect(await silent.db.$count(mail)).toBe(0);
});

test("a letter that is given up says so, and goes out once by whoever sends it again", async () => {
  const { db, app, settings, signedIn, mails, box, add, move, kept, read } = await open();
  const clock = { at: Date.parse("2026-03-02T01:00:00Z") };
  const office = { db, now: () => new Date(clock.at), nameOf: async () => "포털", log: app.log };
  const mailer = mailerOf(settings, office) as Mailer;
  const { idx } = await add();
  /** Sent and refused, until it is tried no more. */
  const giveUp = async () => {
    box.refuses = true;
    expect(await move(idx, "send")).toMatchObject({ err: 0 });
    await vi.waitFor(async () => expect((await db.select().from(mail)).at(-1)?.error).toContain("452"));
    for (let tries = 1; tries < 5; tries++) {
      clock.at += DAY / 4;
      await mailer.sendDue();
    }
    expect(await kept(idx)).toMatchObject({ status: "fail", sent_at: null });
    box.refuses = false;
  };
  await giveUp();
  expect((await read(idx)).outlook).toMatch(/나가지 않았습니다.*jiwon@mail.example/);
  const dev = await signedIn("dev@demo.test");
  const logged = (await dev.get("/rest/admin/getLog?log=mails&outcome=refused")).json().list;
  expect(logged).toEqual([expect.objectContaining({ what: "채용 안내메일", who: "" })]);
  expect(JSON.stringify(logged)).not.toMatch(/jiwon|초대|면접/);
  await giveUp();
  expect(await db.$count(mail)).toBe(1);
  const [{ idx: failed } = { idx: 0 }] = await db.select().from(mail);
  expect((await dev.post("/rest/admin/resendMail", { idx: failed })).json()).toMatchObject({ err: 0 });
  await vi.waitFor(async () => expect(await kept(idx)).toMatchObject({ status: "sent" }));
  expect(mails).toHaveLength(1);
  await mailer.close();
});

test("letters and their templates are the people team's alone, and are not kept longer than the applicant", async () => {
  const { db, hr, interviewer, lead, add, read, move, kept, idx: of } = await open();
  const { idx } = await add();
  await move(idx, "send");
  await vi.waitFor(async () => expect(await kept(idx)).toMatchObject({ status: "sent" }));
  const templates = "/rest/records/hire_template/list?screen=myPIMS-RecruitList%23templates";
  const related = `/rest/records/applicant/related?idx=${of}&on=${encodeURIComponent("myPIMS-RecruitList#applicants#view")}&key=hire_letter`;
  expect((await hr.get(templates)).statusCode).toBe(200);
  expect((await hr.get(related)).json().list).toMatchObject([{ idx, status: "sent" }]);
  for (const who of [interviewer, lead]) {
    expect(await read(idx, who)).toMatchObject({ err: 403 });
    expect(await add(invitation, who)).toMatchObject({ err: 403 });
    for (const path of [templates, related]) expect((await who.get(path)).statusCode).toBe(403);
    expect((await who.post(at("move"), { idx, ver: 1, move: "hand" })).json()).toMatchObject({ err: 403 });
  }
  await db.update(applicant).set({ keep_until: "2026-03-10" }).where(eq(applicant.idx, of));
  const night = (day: string) => purge(portalEntities, db, new Date(`${day}T03:00:00+09:00`));
  await night("2026-03-10");
  expect(await kept(idx)).toMatchObject({ to_addr: "jiwon@mail.example" });
  await night("2026-03-11");
  expect(await kept(idx)).toMatchObject({ subject: "(파기)", body: "(파기)", to_addr: null, status: "sent" });
  expect(await db.$count(mail)).toBe(0);
  const history = await db
    .select()
    .from(statusLog)
    .where(and(eq(statusLog.entity, "hire_letter"), eq(statusLog.entity_idx, idx)));
  expect(JSON.stringify(history)).not.toMatch(/지원|jiwon|회의실/);
});
