import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "../../app";
import { LEAST, Room } from "../../db/embedded/room";
import { createPool, databaseOf } from "../../db/open";
import { auditLog } from "../../db/system-tables";
import { loginLog, post } from "../../db/tables";
import { DEMO_PASSWORD } from "../../demo/accounts";
import { openTestPortal, type TestPortal } from "../../testing/test-portal";

/** From now on nothing can be written, as on a disk that is full. */
async function fill({ db }: TestPortal): Promise<void> {
  await db.execute(sql`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await db.execute(sql`do $$ declare name text; begin
    for name in select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' loop
      execute format('create trigger no_room before insert or update or delete on %I
        for each statement execute function no_room()', name);
    end loop; end $$`);
}

async function empty({ db }: TestPortal): Promise<void> {
  await db.execute(sql`drop function no_room() cascade`);
}

test("on a full disk reading goes on, whoever writes is told, and it is over when there is room", async () => {
  const portal = await openTestPortal();
  const visitor = await portal.signedIn("lead@demo.test");
  const reads = [
    "/rest/personal/getGNBInfo",
    "/rest/personal/getHome",
    "/rest/documents/connection_staff_all",
    "/rest/carrotzone/noticeList?page=1&rows=30",
    "/rest/personal/getMyThxDollarList?page=1",
  ];
  const sent = (await visitor.get("/rest/personal/getMyThxDollarList?page=1&state=RECV")).json().list[0];
  if (sent) reads.push(`/rest/personal/getMyThxDollar?idx=${sent.idx}`);
  const waiting = (await visitor.get("/rest/documents/getDocumentList?doc_type=T1&page=1")).json().list?.[0];
  if (waiting) reads.push(`/rest/documents/getDocument?idx=${waiting.idx}`);
  const [notice] = await portal.db.select({ idx: post.idx }).from(post).limit(1);
  reads.push(`/rest/records/post/read?idx=${notice?.idx}`);
  const before = new Map<string, number>();
  for (const path of reads) before.set(path, (await visitor.get(path)).statusCode);
  await fill(portal);
  // long enough for the time of the last use to be written, and for a read to count again
  portal.wait(31 * 60 * 1000);
  for (const path of reads) expect([path, (await visitor.get(path)).statusCode]).toEqual([path, before.get(path)]);
  expect((await portal.visitor().get("/rest/ready")).json()).toMatchObject({ err: 0, can_write: false });
  const gift = { target: 110, dollar: 1, message: "고맙습니다" };
  const refused = await visitor.post("/rest/personal/sendThxDollar", gift);
  expect([refused.statusCode, refused.json().err_msg]).toEqual([
    503,
    expect.stringMatching(/^지금은 저장할 수 없습니다. .+ 입력한 내용을 그대로 두고 관리자에게 알려 주세요.$/),
  ]);
  await empty(portal);
  // one that has just failed is told of for a minute: a small write may find room where others do not
  expect((await portal.visitor().get("/rest/ready")).json()).toMatchObject({ can_write: false });
  portal.wait(61_000);
  expect((await portal.visitor().get("/rest/ready")).json()).toEqual({ err: 0, err_msg: "", can_write: true });
  expect((await visitor.post("/rest/personal/sendThxDollar", gift)).statusCode).toBe(200);
});

test("while too little room is left people come in, read and leave, and only they are written down", async () => {
  const { db, pool } = await openTestPortal();
  const short = createPool({ ...pool.options, options: "-c default_transaction_read_only=on" });
  const room = new Room("/nowhere/reserve", async () => LEAST - 1);
  await room.look(async () => {});
  const lines: string[] = [];
  const logger = { level: "warn", stream: { write: (line: string) => void lines.push(line) } };
  const app = await createApp({ db: databaseOf(short), pool: short, room, logger });
  onTestFinished(async () => {
    await app.close();
    await short.end();
  });
  const payload = { uid: "staff@demo.test", upw: DEMO_PASSWORD };
  const arrived = await app.inject({ method: "POST", url: "/rest/mypims/login", payload });
  expect(arrived.statusCode).toBe(200);
  const headers = { cookie: String(arrived.headers["set-cookie"]).split(";")[0] };
  const home = async () => (await app.inject({ url: "/rest/personal/getHome", headers })).statusCode;
  expect(await home()).toBe(200);
  const gift = { target: 110, dollar: 1, message: "고맙습니다" };
  const refused = await app.inject({ method: "POST", url: "/rest/personal/sendThxDollar", headers, payload: gift });
  expect([refused.statusCode, refused.json().err_msg]).toEqual([503, expect.stringContaining("공간이 부족합니다")]);
  expect((await app.inject({ url: "/rest/ready" })).json()).toMatchObject({ err: 0, can_write: false });
  expect((await app.inject({ url: "/rest/personal/logout", headers })).statusCode).toBe(200);
  expect(await home()).toBe(401);
  const written = await db.select().from(auditLog).orderBy(auditLog.idx);
  expect(written.slice(-3).map(({ action, status }) => `${action} ${status}`)).toEqual([
    "POST /rest/mypims/login 200",
    "GET /rest/personal/logout 200",
    "GET /rest/personal/getHome 401",
  ]);
  expect((await db.select().from(loginLog).orderBy(loginLog.idx)).at(-1)).toMatchObject({
    email: "staff@demo.test",
    ok: true,
  });
  // that there is too little room is said once, and not by every call
  expect(lines).toEqual([]);
});
