import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { holiday } from "../../db/tables";
import { formOf } from "../../testing/records/form-of";
import { openTestPortal } from "../../testing/test-portal";
import { writeTable } from "../../threads/sheet";

test("a title that macOS sends in parts is kept whole and found either way", async () => {
  const portal = await openTestPortal();
  const staff = await portal.signedIn("staff@demo.test");
  const title = "각국 업무 정리";
  expect(title.normalize("NFD")).not.toBe(title);
  const values = {
    title: title.normalize("NFD"),
    due: "2026-03-05",
    task_member: [{ idx_staff: 100, role: "assignee" }],
  };
  const made = (await staff.post("/rest/records/task/add", { screen: "TaskManagement-taskAdd", values })).json();
  expect(made.err).toBe(0);
  const { record } = (await staff.get(`/rest/records/task/read?idx=${made.idx}`)).json();
  expect(record.title).toBe(title);
  for (const form of ["NFC", "NFD"] as const) {
    const query = new URLSearchParams({ screen: "TaskManagement-taskList", tab: "mine", q: title.normalize(form) });
    expect([form, (await staff.get(`/rest/records/task/list?${query}`)).json().total]).toEqual([form, 1]);
  }
});

test("a file that macOS has written in parts is taken in: its head, its choices, its words", async () => {
  const { db, signedIn } = await openTestPortal();
  const people = await signedIn("people@demo.test");
  const rows = [
    ["일자", "휴일명", "구분"],
    ["2030-04-17", "창립기념일", "회사휴일"],
  ].map((row) => row.map((cell) => cell.normalize("NFD")));
  const bring = async (content: Buffer, check: "Y" | "N") => {
    const form = formOf({ screen: "myPIMS-HolidayList", check }, "휴일".normalize("NFD"), content);
    return (await people.send({ url: "/rest/records/holiday/import", ...form })).json();
  };
  const book = await writeTable({ format: "xlsx", title: "휴일", above: [] }, rows);
  expect(await bring(book, "Y")).toMatchObject({ err: 0, added: 1, errors: [] });
  const csv = Buffer.from(rows.map((row) => row.join(",")).join("\n"));
  expect(await bring(csv, "N")).toMatchObject({ err: 0, added: 1, errors: [] });
  const [kept] = await db.select().from(holiday).where(eq(holiday.hdate, "2030-04-17"));
  expect(kept).toMatchObject({ name: "창립기념일", kind: "company" });
});

test("a draft that is written in parts is kept whole and found either way", async () => {
  const { signedIn } = await openTestPortal();
  const me = await signedIn("staff@demo.test");
  const title = "각국 협력 요청";
  const body = `<p>${"뷁뷁 교재를 함께 만듭니다.".normalize("NFD")}</p>`;
  const draft = { kind: "D1", title: title.normalize("NFD"), body, data: {}, line: [] };
  const { idx, err } = (await me.post("/rest/documents/saveDraft", draft)).json();
  expect(err).toBe(0);
  const found = async (field: string, q: string) => {
    const query = new URLSearchParams({ doc_type: "D1", field, q });
    const { list } = (await me.get(`/rest/documents/getDocumentList?${query}`)).json();
    return list.map((one: { idx: number; title: string }) => [one.idx, one.title]);
  };
  for (const form of ["NFC", "NFD"] as const) {
    expect([form, await found("title", title.normalize(form))]).toEqual([form, [[idx, title]]]);
    expect([form, await found("body", "뷁뷁".normalize(form))]).toEqual([form, [[idx, title]]]);
  }
});
