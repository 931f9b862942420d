import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { post } from "../../db/tables";
import { openTestPortal, type TestPortal } from "../../testing/test-portal";

async function titles(portal: TestPortal, email: string, query = ""): Promise<string[]> {
  const visitor = await portal.signedIn(email);
  const { list } = (await visitor.get(`/rest/carrotzone/noticeList${query}`)).json();
  return list.map(({ title }: { title: string }) => title);
}

test("the three newest notices are listed, pinned ones first, and how many there are", async () => {
  const portal = await openTestPortal();
  const visitor = await portal.signedIn("staff@demo.test");
  const answer = (await visitor.get("/rest/carrotzone/noticeList?page=1&rows=3")).json();
  expect(answer).toMatchObject({ err: 0, total: 248 });
  expect(answer.list[0].title).toBe("새 인트라넷을 소개합니다");
  expect(Object.keys(answer.list[0])).toEqual(["idx", "title"]);
  expect(await titles(portal, "staff@demo.test", "?page=83&rows=3")).toHaveLength(2);
  expect((await visitor.get("/rest/carrotzone/noticeList?rows=101")).statusCode).toBe(400);
});

test("a notice for some units is listed to those who belong to one of them", async () => {
  const portal = await openTestPortal();
  const total = async (email: string) =>
    (await (await portal.signedIn(email)).get("/rest/carrotzone/noticeList")).json().total;
  expect(await titles(portal, "people@demo.test")).toContain("피플본부 월간 회의");
  expect(await titles(portal, "staff@demo.test", "?rows=100")).not.toContain("피플본부 월간 회의");
  await portal.db.update(post).set({ target: { idx_office: [1], idx_team: [7, 111] } });
  expect(await total("staff@demo.test")).toBe(249);
  expect(await total("partner@demo.test")).toBe(0);
});

test("a notice is listed from its beginning to its end, and not once it is removed", async () => {
  const portal = await openTestPortal();
  const listed = async () =>
    (await titles(portal, "staff@demo.test", "?rows=100")).includes("건강검진 예약을 시작합니다");
  const change = (values: Partial<typeof post.$inferInsert>) =>
    portal.db.update(post).set(values).where(eq(post.title, "건강검진 예약을 시작합니다"));
  await change({ open_from: new Date("2026-03-02T01:00:00Z"), open_to: new Date("2026-03-02T01:00:01Z") });
  expect(await listed()).toBe(true);
  portal.wait(1000);
  expect(await listed()).toBe(false);
  await change({ open_to: null, deleted_at: new Date() });
  expect(await listed()).toBe(false);
});
