import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { post } from "../db/tables";
import { openTestPortal, type TestPortal } from "../testing/test-portal";

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
