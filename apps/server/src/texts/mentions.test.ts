import { expect, test } from "vitest";
import { demoAccounts } from "../demo/accounts";
import { approvers, LEAD, read, STAFF, submitted, tellDocuments } from "../testing/records/documents";
import { openTestPortal, type TestPortal, type Visitor } from "../testing/test-portal";

/** Somebody of the people team, who is in no line of these documents. */
const STRANGER = 102;
/** Somebody of another team. */
const ELSEWHERE = demoAccounts.find(({ email }) => email === "archive@demo.test")?.idx ?? 0;

async function signedIn(portal: TestPortal, ...names: string[]): Promise<Visitor[]> {
  return Promise.all(names.map((name) => portal.signedIn(`${name}@demo.test`)));
}

async function told(visitor: Visitor): Promise<{ title: string; link: string }[]> {
  const { list } = (await visitor.get("/rest/personal/getNotificationList?state=NEW&rows=100")).json();
  return list.map(({ title, link }: { title: string; link: string }) => ({ title, link }));
}

test("who is mentioned about a document is told, once; who may not read it cannot be mentioned", async () => {
  const portal = await openTestPortal();
  const [drafter, lead, stranger] = (await signedIn(portal, "staff", "lead", "people")) as [Visitor, Visitor, Visitor];
  const idx = await submitted(drafter, approvers(LEAD));
  const say = (mentions: number[]) => tellDocuments(drafter, "addComment", { idx, content: "@보세요", mentions });
  expect(await say([LEAD, STRANGER])).toMatchObject({ err: 400, fields: { content: /볼 수 없습니다/ } });
  expect((await told(stranger)).map(({ link }) => link)).not.toContain(`/documents/document/${idx}`);
  expect((await read(drafter, idx)).comments).toEqual([]);

  expect(await say([LEAD, STAFF])).toMatchObject({ err: 0 });
  const mine = (await told(lead)).filter(({ link }) => link === `/documents/document/${idx}`);
  expect(mine.filter(({ title }) => title.includes("님이 나를 언급했습니다: "))).toHaveLength(1);
  expect(mine.filter(({ title }) => title.startsWith("의견: "))).toEqual([]);
  // nobody is told of what they say themselves
  expect((await told(drafter)).filter(({ title }) => title.includes("언급"))).toEqual([]);
  const { comments } = await read(lead, idx);
  expect(comments[0].mentions.map((one: { idx: number }) => one.idx)).toEqual(expect.arrayContaining([LEAD]));
});

test("who is mentioned below a post is told, when it is written and when it is changed; only who finds it can be", async () => {
  const portal = await openTestPortal();
  const [lead, staff] = (await signedIn(portal, "lead", "staff")) as [Visitor, Visitor];
  // the notice of a lead is for the own team
  const notice = { screen: "CARROTZone-NoticeAdd", values: { category: "hr", title: "팀 알림", body: "<p>내용</p>" } };
  const { idx: post } = (await lead.post("/rest/records/post/add", notice)).json();
  const ask = async (call: string, body: object) => (await staff.post(`/rest/carrotzone/${call}`, body)).json();
  expect(await ask("addPostComment", { post, content: "@보세요", mentions: [ELSEWHERE] })).toMatchObject({
    err: 400,
    fields: { content: /이 글을 볼 수 없습니다/ },
  });
  const { idx } = await ask("addPostComment", { post, content: "그렇군요" });
  const named = async () => (await told(lead)).filter(({ title }) => title.includes("언급")).length;
  expect(await named()).toBe(0);
  expect(await ask("modPostComment", { idx, content: "@보세요", mentions: [LEAD] })).toMatchObject({ err: 0 });
  expect(await ask("modPostComment", { idx, content: "@보세요!", mentions: [LEAD] })).toMatchObject({ err: 0 });
  expect(await named()).toBe(1);
  const { list } = (await lead.get(`/rest/carrotzone/getPostComments?post=${post}`)).json();
  expect(list[0].mentions).toMatchObject([{ idx: LEAD }]);
});
