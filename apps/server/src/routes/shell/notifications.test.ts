import { expect, test } from "vitest";
import { notification, preference } from "../../db/tables";
import { notify } from "../../notifications";
import { openTestPortal, type Visitor } from "../../testing/test-portal";

interface Told {
  idx: number;
  title: string;
  is_read: boolean;
}

const list = async (visitor: Visitor, query = ""): Promise<{ list: Told[]; total: number; unread: number }> =>
  (await visitor.get(`/rest/personal/getNotificationList${query}`)).json();
const read = async (visitor: Visitor, body: object) =>
  (await visitor.post("/rest/personal/readNotification", body)).json();
const counter = async (visitor: Visitor) => (await visitor.get("/rest/personal/getGNBInfo")).json().notification;

async function openToldPortal() {
  const portal = await openTestPortal();
  await portal.db.delete(notification);
  const tell = (to: number[], title: string) =>
    notify(portal.db, { to, kind: "task", title, link: "/main" }, new Date("2026-03-02T00:59:00Z"));
  await tell([100], "첫 알림");
  await tell([100, 101], "둘째 알림");
  return { portal, visitor: await portal.signedIn("staff@demo.test") };
}

test("what I was told is listed, the newest first, and nobody else's", async () => {
  const { visitor } = await openToldPortal();
  const { list: told, total, unread } = await list(visitor);
  expect([total, unread]).toEqual([2, 2]);
  expect(told).toMatchObject([
    { kind: "task", title: "둘째 알림", link: "/main", wdate: "2026-03-02 09:59", is_read: false },
    { title: "첫 알림" },
  ]);
});

test("one is read and unread again, the rest at once; the header counts those that are not", async () => {
  const { visitor } = await openToldPortal();
  const [newest] = (await list(visitor)).list;
  expect(await counter(visitor)).toEqual({ is_new: "Y", count: 2 });
  expect(await read(visitor, { idx: newest?.idx })).toEqual({ err: 0, err_msg: "", unread: 1 });
  expect((await list(visitor, "?state=NEW")).list.map(({ title }) => title)).toEqual(["첫 알림"]);
  expect((await read(visitor, { idx: newest?.idx, is_read: false })).unread).toBe(2);
  expect((await read(visitor, {})).unread).toBe(0);
  expect(await counter(visitor)).toEqual({ is_new: "N", count: 0 });
});

test("nobody reads what somebody else was told", async () => {
  const { portal, visitor } = await openToldPortal();
  const lead = await portal.signedIn("lead@demo.test");
  const [mine] = (await list(visitor)).list;
  expect(await read(lead, { idx: mine?.idx })).toEqual({ err: 404, err_msg: "없는 알림입니다." });
  await read(lead, {});
  expect((await list(visitor)).unread).toBe(2);
});

test("preferences are kept part by part, each person's own", async () => {
  const { portal, visitor } = await openToldPortal();
  const settings = async (of: Visitor) => (await of.get("/rest/personal/getPreference")).json().settings;
  const untouched = { home_order: [], muted_kinds: [], pinned_courses: [], pinned_manuals: [] };
  expect(await settings(visitor)).toEqual(untouched);
  await visitor.post("/rest/personal/savePreference", { home_order: ["notices", "todo"] });
  await visitor.post("/rest/personal/savePreference", { muted_kinds: ["task"] });
  expect(await settings(visitor)).toEqual({ ...untouched, home_order: ["notices", "todo"], muted_kinds: ["task"] });
  expect(await settings(await portal.signedIn("lead@demo.test"))).toEqual(untouched);
  expect((await visitor.post("/rest/personal/savePreference", { muted_kinds: ["weather"] })).statusCode).toBe(400);
  expect(await portal.db.$count(preference)).toBe(1);
});
