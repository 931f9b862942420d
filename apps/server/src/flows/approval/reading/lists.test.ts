import { expect, test } from "vitest";
import { openTestPortal, type Visitor } from "../../../testing/test-portal";

const types = ["T1", "P1", "P2", "T3", "P3", "D1", "D2"];

/** The lists in which somebody has a document. */
async function listsWith(visitor: Visitor, idx: number): Promise<string[]> {
  const found = await Promise.all(
    types.map(async (type) => {
      const { list } = (await visitor.get(`/rest/documents/getDocumentList?doc_type=${type}&rows=100`)).json();
      return list.some((row: { idx: number }) => row.idx === idx);
    }),
  );
  return types.filter((_, at) => found[at]);
}

test("a document goes from list to list as it is decided on, taken back, submitted again and done", async () => {
  const portal = await openTestPortal();
  const [drafter, lead, head, told] = await Promise.all(
    ["staff", "lead", "division", "people"].map((name) => portal.signedIn(`${name}@demo.test`)),
  );
  if (!drafter || !lead || !head || !told) throw new Error("nobody is signed in");
  const tell = async (visitor: Visitor, call: string, body: object) => {
    const answer = (await visitor.post(`/rest/documents/${call}`, body)).json();
    expect(answer).toMatchObject({ err: 0 });
    return answer;
  };
  const line = [
    { role: "approve", idx_staff: 101 },
    { role: "approve", idx_staff: 110 },
    { role: "refer", idx_staff: 102 },
  ];
  const form = { kind: "D1", title: "목록을 오가는 문서", data: {}, line };
  const { idx } = await tell(drafter, "submitDocument", form);
  const lists = async () => Promise.all([drafter, lead, head, told].map((visitor) => listsWith(visitor, idx)));
  expect(await lists()).toEqual([["P1"], ["T1"], [], ["T3"]]);

  await tell(lead, "actOnDocument", { idx, rev: 1, action: "approve" });
  expect(await lists()).toEqual([["P1"], ["P1"], ["T1"], ["T3"]]);
  await tell(drafter, "actOnDocument", { idx, rev: 1, action: "recall", opinion: "고칩니다." });
  expect(await lists()).toEqual([["D2"], [], [], []]);

  const { ver } = (await drafter.get(`/rest/documents/getDocument?idx=${idx}`)).json();
  await tell(drafter, "submitDocument", { ...form, idx, ver });
  expect(await lists()).toEqual([["P1"], ["T1", "P1"], [], ["T3"]]);
  await tell(lead, "actOnDocument", { idx, rev: 2, action: "approve" });
  await tell(head, "actOnDocument", { idx, rev: 2, action: "reject", opinion: "금액을 고치세요." });
  expect(await lists()).toEqual([["P3"], ["P3"], ["P3"], []]);

  const again = (await drafter.get(`/rest/documents/getDocument?idx=${idx}`)).json();
  await tell(drafter, "submitDocument", { ...form, idx, ver: again.ver });
  await tell(lead, "actOnDocument", { idx, rev: 3, action: "approve" });
  await tell(head, "actOnDocument", { idx, rev: 3, action: "approve" });
  expect(await lists()).toEqual([["P2"], ["P2"], ["P2"], ["T3"]]);
  const { list } = (await lead.get("/rest/documents/getDocumentList?doc_type=P2&rows=100")).json();
  // once, however many of its revisions somebody has decided on
  expect(list.filter((row: { idx: number }) => row.idx === idx)).toHaveLength(1);

  // a page at a time as in one, and as a search finds them that matches them all
  const read = async (query: string) => {
    const answer = await lead.get(`/rest/documents/getDocumentList?doc_type=P2${query}`);
    const { list, total } = answer.json() as { list: { idx: number }[]; total: number };
    return { idxs: list.map((row) => row.idx), total };
  };
  const whole = await read("&rows=100");
  expect(whole.idxs.length).toBeGreaterThan(4);
  for (const page of [1, 2, 3, 4])
    expect(await read(`&rows=1&page=${page}`)).toEqual({ ...whole, idxs: whole.idxs.slice(page - 1, page) });
  expect(await read("&rows=100&from=2000-01-01")).toEqual(whole);
});
