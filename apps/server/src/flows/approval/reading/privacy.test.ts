import { type DocumentKind, documentKinds, formByKind } from "@portal/definition";
import { and, eq, inArray, ne } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditLog } from "../../../db/system-tables";
import { docStep, document } from "../../../db/tables";
import { demoAccounts } from "../../../demo/accounts";
import { ruledLine } from "../../../testing/records/documents";
import { isShownTo, storedPicture } from "../../../testing/records/stored-picture";
import { openTestPortal, type TestPortal, type Visitor } from "../../../testing/test-portal";

const nameOf = (email: string) => email.replace("@demo.test", "");

/** Which accounts may read a document, by asking each of them. */
async function readersOf(portal: TestPortal, idx: number): Promise<string[]> {
  const readers: string[] = [];
  for (const { email } of demoAccounts) {
    const visitor = await portal.signedIn(email);
    const answer = await visitor.get(`/rest/documents/getDocument?idx=${idx}`);
    expect([200, 403]).toContain(answer.statusCode);
    if (answer.statusCode === 200) readers.push(nameOf(email));
  }
  return readers;
}

async function submit(visitor: Visitor, form: object, line: object[]): Promise<number> {
  const answer = (await visitor.post("/rest/documents/submitDocument", { ...form, line })).json();
  expect(answer).toMatchObject({ err: 0 });
  return answer.idx;
}

const line = [
  { role: "approve", idx_staff: 101 },
  { role: "agree", idx_staff: 105 },
  { role: "refer", idx_staff: 102 },
  { role: "refer", idx_team: 6115 },
  { role: "receive", idx_team: 6116 },
];
const general = { kind: "D1", title: "인사 발령안", body: "<p>대외비</p>", data: {} };

describe("a private document", () => {
  test("is seen by those who take part alone, of all accounts; an auditor's reading is recorded", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const idx = await submit(drafter, { ...general, secret: "private" }, line);
    // the team that receives it sees it when it is completed
    const participants = ["staff", "lead", "people", "support", "accounting"];
    expect(await readersOf(portal, idx)).toEqual(expectedOf([...participants, "master"]));
    for (const name of ["lead", "accounting"]) {
      const visitor = await portal.signedIn(`${name}@demo.test`);
      await visitor.post("/rest/documents/actOnDocument", { idx, rev: 1, action: "approve" });
    }
    expect(await readersOf(portal, idx)).toEqual(expectedOf([...participants, "sales", "master"]));
    const subject = `document ${idx} (감사)`;
    const audits = await portal.db.select().from(auditLog).where(eq(auditLog.subject, subject));
    expect(new Set(audits.map(({ idx_staff }) => idx_staff))).toEqual(new Set([1]));
  });

  test("shows its pictures to those who take part alone; a copy of it is begun without them", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const picture = await storedPicture(drafter, "document", "body");
    const idx = await submit(drafter, { ...general, body: picture.html, secret: "private" }, line.slice(0, 1));
    const [lead, other] = [await portal.signedIn("lead@demo.test"), await portal.signedIn("sales@demo.test")];
    const { body } = (await lead.get(`/rest/documents/getDocument?idx=${idx}`)).json();
    expect(body).toBe(picture.html);
    expect([await isShownTo(lead, picture.idx), await isShownTo(other, picture.idx)]).toEqual([true, false]);
    const copy = (await drafter.get(`/rest/documents/startDocument?kind=D1&from=${idx}`)).json();
    expect(copy).toMatchObject({ err: 0, body: "<p></p>" });
  });

  test("is in nobody else's lists, whatever they look for, nor are its files and comments theirs", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const idx = await submit(drafter, { ...general, secret: "private" }, line.slice(0, 1));
    for (const { email } of demoAccounts.filter(({ idx: who }) => who !== 100 && who !== 101)) {
      const visitor = await portal.signedIn(email);
      for (const type of ["T1", "P1", "P2", "T3", "P3", "D1", "D2", "U1"]) {
        const { list } = (await visitor.get(`/rest/documents/getDocumentList?doc_type=${type}&q=인사 발령안`)).json();
        expect([email, type, list]).toEqual([email, type, []]);
      }
      const about = [
        visitor.get(`/rest/documents/startDocument?kind=D1&from=${idx}`),
        visitor.get(`/rest/documents/getDocumentFile?idx=${idx}&file=1`),
        visitor.post("/rest/documents/addComment", { idx, content: "?" }),
        visitor.post("/rest/documents/actOnDocument", { idx, rev: 1, action: "approve" }),
        visitor.post("/rest/documents/saveDraft", { ...general, idx_parent: idx }),
      ];
      const statuses = (await Promise.all(about)).map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 200)).toEqual([]);
    }
  });

  test("keeps its title out of the statistics of those who lead", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    await submit(drafter, { ...general, title: "조직 개편안 초안", secret: "private" }, line.slice(0, 1));
    const executive = await portal.signedIn("executive@demo.test");
    const body = (await executive.get("/rest/documents/getDocumentStatistics?year=2026")).body;
    expect(body).not.toContain("조직 개편안 초안");
  });
});

test("a document that is not private is read by the leads of its unit too, and by who answers for its form", async () => {
  const portal = await openTestPortal();
  const drafter = await portal.signedIn("staff@demo.test");
  const idx = await submit(drafter, general, line.slice(0, 1));
  expect(await readersOf(portal, idx)).toEqual(expectedOf(["staff", "lead", "division", "executive", "hr", "master"]));
});

test("a resignation is private whatever its drafter says", async () => {
  const portal = await openTestPortal();
  const drafter = await portal.signedIn("staff@demo.test");
  const data = { retire_date: "2026-05-29", reason: "study", idx_successor: 107 };
  const form = { kind: "D10", title: "사직서", data, secret: "normal" };
  const idx = await submit(drafter, form, await ruledLine(drafter, form));
  expect(await readersOf(portal, idx)).toEqual(expectedOf(["staff", "lead", "division", "master"]));
});

test("every account sees in its lists exactly the documents that it takes part in", async () => {
  const portal = await openTestPortal();
  const steps = await portal.db.select().from(docStep);
  const documents = await portal.db.select().from(document);
  for (const { email, idx: me } of demoAccounts.slice(0, 12)) {
    const visitor = await portal.signedIn(email);
    for (const [type, status] of [
      ["P2", "done"],
      ["D1", "draft"],
      ["P3", "reject"],
    ] as const) {
      const seen = (await visitor.get(`/rest/documents/getDocumentList?doc_type=${type}&rows=100`)).json();
      const mine = documents.filter(
        (it) =>
          it.status === status &&
          (it.idx_drafter === me ||
            (type !== "D1" && steps.some((step) => step.idx_document === it.idx && step.idx_acted_by === me))),
      );
      expect([email, type, seen.total]).toEqual([email, type, mine.length]);
      const numbers = new Set(mine.map(({ idx }) => idx));
      expect(seen.list.every(({ idx }: { idx: number }) => numbers.has(idx))).toBe(true);
    }
  }
});

describe("the demo company", () => {
  test("has documents of every form but the saddest, in every state", async () => {
    const portal = await openTestPortal();
    const all = await portal.db.select().from(document);
    const kinds = documentKinds.filter((kind) => kind !== "D10");
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(kinds));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(["draft", "run", "done", "reject", "withdraw"]));
    const numbered = all.filter(({ doc_no }) => doc_no !== null);
    expect(numbered.every(({ kind, doc_no }) => doc_no?.startsWith(formByKind(kind as DocumentKind).prefix))).toBe(
      true,
    );
  });

  test("has no document that waits and cannot be decided on", async () => {
    const portal = await openTestPortal();
    const waiting = await portal.db
      .select({ idx: document.idx, kind: document.kind, who: docStep.idx_staff })
      .from(document)
      .innerJoin(docStep, eq(docStep.idx_document, document.idx))
      .where(and(eq(document.status, "run"), eq(docStep.status, "now"), ne(document.kind, "D1")));
    const accounts = demoAccounts.filter(({ idx }) => waiting.some(({ who }) => who === idx));
    expect(accounts.length).toBeGreaterThan(0);
    const decided = await Promise.all(
      accounts.map(async ({ idx: me, email }) => {
        const visitor = await portal.signedIn(email);
        const mine = waiting.filter(({ who }) => who === me).slice(0, 12);
        const list = mine.map(({ idx }) => ({ idx, rev: 1 }));
        const answer = (await visitor.post("/rest/documents/approveDocuments", { list })).json();
        return answer.list.filter(({ is_done }: { is_done: boolean }) => !is_done);
      }),
    );
    expect(decided.flat().filter(({ message }) => !message.includes("열어 승인하세요"))).toEqual([]);
    const numbers = await portal.db
      .select({ doc_no: document.doc_no })
      .from(document)
      .where(inArray(document.status, ["done"]));
    expect(new Set(numbers.map(({ doc_no }) => doc_no)).size).toBe(numbers.length);
  });
});

/** In the order in which accounts are asked. */
function expectedOf(names: readonly string[]): string[] {
  return demoAccounts.map(({ email }) => nameOf(email)).filter((name) => names.includes(name));
}
