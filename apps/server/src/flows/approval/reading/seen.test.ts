import { expect, test } from "vitest";
import { approvers, askDocuments, LEAD, read, submitted, tellDocuments } from "../../../testing/records/documents";
import { openTestPortal, type Visitor } from "../../../testing/test-portal";

/** Somebody of the people team, who is told of documents. */
const TOLD = 102;
const line = [...approvers(LEAD), { role: "refer", idx_staff: TOLD }];

/** The documents that somebody was told of in the bell and has not seen. */
async function bell(visitor: Visitor): Promise<string[]> {
  const { list } = (await visitor.get("/rest/personal/getNotificationList?state=NEW&rows=100")).json();
  return list.map(({ link }: { link: string }) => link);
}

const path = (idx: number) => `/documents/document/${idx}`;

test("who opens a document, from anywhere, has seen what told of it, and of no other; nobody else has", async () => {
  const portal = await openTestPortal();
  const [drafter, lead, told] = await Promise.all(
    ["staff", "lead", "people"].map((name) => portal.signedIn(`${name}@demo.test`)),
  );
  if (!drafter || !lead || !told) throw new Error("nobody is signed in");
  const [first, second] = [await submitted(drafter, line), await submitted(drafter, line)];
  expect(await bell(lead)).toEqual(expect.arrayContaining([path(first), path(second)]));
  await read(lead, first);
  const left = await bell(lead);
  expect(left).toContain(path(second));
  expect(left).not.toContain(path(first));
  expect(await bell(told)).toContain(path(first));
});

test("all that somebody is to know of is read at once, with what told of it; what they decide on is not", async () => {
  const portal = await openTestPortal();
  const [drafter, lead, told] = await Promise.all(
    ["staff", "lead", "people"].map((name) => portal.signedIn(`${name}@demo.test`)),
  );
  if (!drafter || !lead || !told) throw new Error("nobody is signed in");
  const mine = [await submitted(drafter, line), await submitted(drafter, line)];
  const decided = await submitted(drafter, approvers(TOLD, LEAD));
  const unread = async (visitor: Visitor, type: string) => {
    const { list } = await askDocuments(visitor, "getDocumentList", `doc_type=${type}&rows=100`);
    const rows: { idx: number; is_unread: boolean }[] = list;
    return rows.filter(({ is_unread }) => is_unread).map(({ idx }) => idx);
  };
  const header = async () => (await told.get("/rest/personal/getGNBInfo")).json();
  expect(await unread(told, "T3")).toEqual(expect.arrayContaining(mine));
  const { referenced } = await header();
  expect(await tellDocuments(told, "readReferences", {})).toMatchObject({ err: 0, count: referenced.count });
  expect(await unread(told, "T3")).toEqual([]);
  expect((await header()).referenced.count).toBe(0);
  const left = await bell(told);
  for (const idx of mine) expect(left).not.toContain(path(idx));
  expect(left).toContain(path(decided));
  expect(await unread(told, "T1")).toContain(decided);
  // who is not meant is as before
  expect(await unread(lead, "T1")).toEqual(expect.arrayContaining(mine));
  expect(await tellDocuments(told, "readReferences", {})).toMatchObject({ err: 0, count: 0 });
});
