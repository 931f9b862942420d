import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import { account, docStep } from "../../db/tables";
import type { TestPortal, Visitor } from "../test-portal";

/** The plain staff account (100) of team 111, its lead (101), the head of its office (110). */
export const [STAFF, LEAD, DIVISION] = [100, 101, 110] as const;

/** A document of the general form. */
export const general = { kind: "D1", title: "하반기 워크숍 장소", data: { category: "general" } };

/** Asks a call of documents. */
export const askDocuments = async (visitor: Visitor, call: string, query: string) =>
  (await visitor.get(`/rest/documents/${call}?${query}`)).json();

/** Sends a call of documents. */
export const tellDocuments = async (visitor: Visitor, call: string, body: object) =>
  (await visitor.post(`/rest/documents/${call}`, body)).json();

/** Those who approve one after the other. */
export const approvers = (...people: number[]) =>
  people.map((idx_staff) => ({ role: "approve", idx_staff, idx_team: 0 }));

/** Submits a document, to the lead by default; gives its number. */
export async function submitted(
  drafter: Visitor,
  line: readonly object[] = approvers(LEAD),
  form: object = general,
): Promise<number> {
  const answer = await tellDocuments(drafter, "submitDocument", { ...form, line });
  expect(answer).toMatchObject({ err: 0 });
  return answer.idx;
}

/** Those whom the rules ask for of a form that somebody writes, as a line. */
export async function ruledLine(drafter: Visitor, { kind, data }: { kind: string; data?: object }): Promise<object[]> {
  const { required } = await tellDocuments(drafter, "previewLine", { kind, data });
  return required.map(({ role, idx_staff }: { role: string; idx_staff: number }) => ({ role, idx_staff, idx_team: 0 }));
}

/** Lets everybody approve whose turn comes, until the line of a document is at its end; gives the last answer. */
export async function approvedByAll(portal: TestPortal, idx: number, rev = 1) {
  for (let answer: { err: number; status?: string } = { err: 0, status: "run" }; ; ) {
    const isOpen = and(eq(docStep.idx_document, idx), eq(docStep.rev, rev), eq(docStep.status, "now"));
    const [next] = await portal.db.select().from(docStep).where(isOpen).limit(1);
    if (!next || answer.status !== "run") return answer;
    answer = await act(await withAccount(portal, next.idx_staff as number), idx, "approve", "", rev);
  }
}

/** Somebody of the staff, signed in; who has no account yet gets one. */
export async function withAccount({ db, signedInAs }: TestPortal, idx_staff: number): Promise<Visitor> {
  const values = { idx_staff, email: `${idx_staff}@head.test`, pw_hash: "", must_change_pw: false };
  await db.insert(account).values(values).onConflictDoNothing();
  return signedInAs(idx_staff);
}

/** Does something to a revision of a document, whatever comes of it. */
export const act = (visitor: Visitor, idx: number, action: string, opinion = "", rev = 1) =>
  tellDocuments(visitor, "actOnDocument", { idx, rev, action, opinion });

/** A document as somebody reads it. */
export const read = (visitor: Visitor, idx: number) => askDocuments(visitor, "getDocument", `idx=${idx}`);

/** The numbers of the documents in somebody's list. */
export const listed = async (visitor: Visitor, type: string) =>
  (await askDocuments(visitor, "getDocumentList", `doc_type=${type}&rows=100`)).list.map(
    ({ idx }: { idx: number }) => idx,
  ) as number[];

/** The states of a document's steps, of every revision. */
export const statusesOf = async ({ db }: TestPortal, idx: number) =>
  (await db.select().from(docStep).where(eq(docStep.idx_document, idx)).orderBy(docStep.rev, docStep.seq)).map(
    ({ status }) => status,
  );
