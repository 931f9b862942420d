import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { docStep } from "../db/tables";
import type { TestPortal, Visitor } from "./test-portal";

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

/** Submits a document, to the lead unless told; gives its number. */
export async function submitted(
  drafter: Visitor,
  line: readonly object[] = approvers(LEAD),
  form: object = general,
): Promise<number> {
  const answer = await tellDocuments(drafter, "submitDocument", { ...form, line });
  expect(answer).toMatchObject({ err: 0 });
  return answer.idx;
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
