import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { file } from "../../../db/tables";
import { approvers, general, LEAD, listed, read } from "../../../testing/records/documents";
import { openTestPortal, type Visitor } from "../../../testing/test-portal";

describe("what is written", () => {
  test("is kept unfinished, and refused when it was saved elsewhere since", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const save = async (more: object) =>
      (await drafter.post("/rest/documents/saveDraft", { kind: "D2", data: {}, ...more })).json();
    const { idx, ver } = await save({ title: "" });
    expect((await save({ idx, ver, body: "<p onclick='x()'>본문<script>1</script></p>" })).ver).toBe(ver + 1);
    expect(await save({ idx, ver, title: "다른 창" })).toMatchObject({ err: 409 });
    expect(await read(drafter, idx)).toMatchObject({ body: "<p>본문</p>", status: "draft" });
    expect(await read(await portal.signedIn("lead@demo.test"), idx)).toMatchObject({ err: 403 });
    expect(await read(await portal.signedIn("master@demo.test"), idx)).toMatchObject({ err: 403 });
  });

  test("keeps its files for those who may read it, and takes nobody else's", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const store = async (visitor: Visitor) => {
      const part = (name: string, more: string, value: string) =>
        `--edge\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
      const payload = `${part("entity", "", "document")}${part("field", "", "files")}${part("file", '; filename="견적.txt"', "견적 100원")}--edge--\r\n`;
      const headers = { "content-type": "multipart/form-data; boundary=edge" };
      const sent = { method: "POST", url: "/rest/records/uploadFile", payload: Buffer.from(payload), headers } as const;
      return (await visitor.send(sent)).json().idx as number;
    };
    const [mine, other] = [await store(drafter), await store(await portal.signedIn("people@demo.test"))];
    const submit = (files: number[]) =>
      drafter.post("/rest/documents/submitDocument", { ...general, files, line: approvers(LEAD) });
    expect((await submit([mine, other])).json()).toMatchObject({ err: 400 });
    const { idx } = (await submit([mine])).json();
    const open = async (name: string) =>
      (await portal.signedIn(`${name}@demo.test`)).get(`/rest/documents/getDocumentFile?idx=${idx}&file=${mine}`);
    expect((await open("lead")).body).toBe("견적 100원");
    expect((await open("acting")).statusCode).toBe(403);
    expect((await read(drafter, idx)).files).toMatchObject([{ idx: mine, name: "견적.txt" }]);
    // one that is gone keeps nobody from reading the rest
    await portal.db.delete(file).where(eq(file.idx, mine));
    expect(await read(drafter, idx)).toMatchObject({ err: 0, files: [], attached: [mine] });
    expect((await open("lead")).json()).toMatchObject({ err: 404, err_msg: "없는 파일입니다." });
  });

  test("is checked by its form when it is submitted, and every problem has its place", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const form = {
      kind: "D2",
      title: "구매",
      data: {
        vendor: "(주)가상상사",
        reason: "교체",
        items: [{ name: "모니터", qty: 2, unit_price: 300_000 }, { qty: 0 }],
      },
    };
    const { problems, computed } = (await drafter.post("/rest/documents/checkDocument", form)).json();
    expect(problems.map(({ path }: { path: string }) => path)).toEqual([
      "items.1.name",
      "items.1.qty",
      "items.1.unit_price",
      "quotes",
    ]);
    expect(computed).toMatchObject({ total: 600_000, items: [{ amount: 600_000 }, {}] });
    const answer = await drafter.post("/rest/documents/submitDocument", { ...form, line: approvers(LEAD) });
    expect(answer.json()).toMatchObject({
      err: 400,
      err_msg: "2행 품명: 필수 항목입니다.",
      fields: { quotes: "견적서: 필수 항목입니다." },
    });
    expect((await drafter.post("/rest/documents/submitDocument", general)).json().err_msg).toMatch(
      /^결재선에 꼭 있어야 할 사람이 없습니다: 윤도담 팀장/,
    );
  });
});

test("a document whose lines come to more than can be counted is kept and read, and refused with its reason", async () => {
  const drafter = await (await openTestPortal()).signedIn("staff@demo.test");
  const items = Array(40).fill({ name: "장비", qty: 999, unit_price: 987_654_321_000 });
  const form = { kind: "D2", title: "셀 수 없는 구매", data: { items } };
  const kept = (await drafter.post("/rest/documents/saveDraft", form)).json();
  expect(kept).toMatchObject({ err: 0 });
  expect(await read(drafter, kept.idx)).toMatchObject({ err: 0, title: form.title });
  expect(await listed(drafter, "D1")).toContain(kept.idx);
  const refused = await drafter.post("/rest/documents/submitDocument", { ...form, line: approvers(LEAD) });
  expect(JSON.stringify(refused.json())).toContain("금액이 너무 큽니다");
});
