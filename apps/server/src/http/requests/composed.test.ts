import { expect, test } from "vitest";
import { grantRowsOf } from "../../leave/ledger/grant-file";
import { openTestPortal } from "../../testing/test-portal";

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

test("the head of a file that macOS has written in parts is matched", async () => {
  const csv = "일수,사번,유효종료,유효시작\n1,H0100,2026-12-31,2026-01-01\n".normalize("NFD");
  expect(await grantRowsOf(Buffer.from(csv))).toEqual([
    { emp_no: "H0100", qty: "1", valid_from: "2026-01-01", valid_to: "2026-12-31", memo: "" },
  ]);
});
