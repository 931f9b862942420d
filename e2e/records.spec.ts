import { createRequire } from "node:module";
import { join } from "node:path";
import { type Browser, expect, type Page } from "playwright/test";
import { accessibilityProblems, signIn, withoutIntro } from "./portal";
import { test, triesBefore } from "./test";

// what the server writes workbooks with
const { default: writeExcel } = createRequire(join(import.meta.dirname, "../apps/server/package.json"))(
  "write-excel-file/node",
);

async function as(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await withoutIntro(page);
  await signIn(page, `${name}@demo.test`, null);
  return page;
}

/** A workbook with these rows. */
async function workbook(rows: readonly (readonly string[])[]) {
  const cells = rows.map((row) => row.map((value) => ({ value, type: String })));
  const buffer: Buffer = await writeExcel(cells, { sheet: "휴일" }).toBuffer();
  return {
    name: "휴일.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer,
  };
}

/** Asks the server as the page would. */
async function send(page: Page, path: string, body: object) {
  return page.evaluate(
    async ([url, sent]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(url as string, { method: "POST", headers, body: JSON.stringify(sent) })).json();
    },
    [path, body] as const,
  );
}

async function addTask(page: Page, title: string): Promise<number> {
  const values = {
    title,
    idx_requester: 100,
    due: "2030-01-10",
    task_member: [{ idx_staff: 100, role: "assignee" }],
  };
  const answer = await send(page, "/rest/records/task/add", { screen: "TaskManagement-taskAdd", values });
  expect(answer).toMatchObject({ err: 0 });
  return answer.idx;
}

test("a workbook with a wrong row brings nothing and says what is wrong; the right one brings its rows", async ({
  browser,
}) => {
  const people = await as(browser, "people");
  // a year whose days no earlier try has brought
  const year = 2031 + triesBefore();
  await people.goto("/mypims/holidaylist");
  await people.getByRole("button", { name: "가져오기" }).click();
  const dialog = people.getByRole("dialog");
  const head = ["일자", "휴일명", "구분", "시간대", "적용부문"];
  const right = [
    [`${year}-04-01`, "창립 기념 휴무", "회사휴일", "종일", ""],
    [`${year}-04-02`, "창립 기념 이튿날", "회사휴일", "오후", ""],
  ];
  const file = dialog.locator("input[type=file]");
  await file.setInputFiles(await workbook([head, ...right, ["언젠가", "창립 기념 사흘째", "쉬는 날", "종일", ""]]));
  await dialog.getByRole("button", { name: "검사" }).click();
  await expect(dialog.getByText(/고칠 곳이 \d군데 있습니다\. 아무것도 등록하지 않았습니다\./)).toBeVisible();
  const wrong = dialog.getByRole("row").filter({ hasText: /^3/ });
  await expect(wrong.filter({ hasText: "구분" })).toBeVisible();
  await expect(wrong.filter({ hasText: "일자" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "등록" })).toHaveCount(0);
  expect(await accessibilityProblems(people)).toEqual([]);

  await file.setInputFiles(await workbook([head, ...right]));
  await dialog.getByRole("button", { name: "검사" }).click();
  await expect(dialog.getByText("2건을 등록할 수 있습니다.")).toBeVisible();
  await dialog.getByRole("button", { name: "등록" }).click();
  await expect(people.getByText("2건을 등록하였습니다.")).toBeVisible();
  await people.goto(`/mypims/holidaylist?year=${year}&hdate.from=${year}-01-01&hdate.to=${year}-12-31`);
  await expect(people.getByRole("cell", { name: "창립 기념 이튿날" })).toBeVisible();
});

test("many records are moved at once, and those that could not be are named and stay selected", async ({ browser }) => {
  const staff = await as(browser, "staff");
  const both = `묶음 처리 ${Date.now()}`;
  const first = await addTask(staff, `${both} 하나`);
  const second = await addTask(staff, `${both} 둘`);
  await send(staff, "/rest/records/task/move", { idx: second, ver: 1, move: "start" });
  await staff.goto(`/taskmanagement/tasklist?q=${encodeURIComponent(both)}`);
  await staff.getByRole("checkbox", { name: "모두 선택" }).check();
  await staff.getByRole("toolbar", { name: "선택한 것 처리" }).getByRole("button", { name: "시작" }).click();
  await staff.getByRole("dialog").getByRole("button", { name: "확인" }).click();
  const report = staff.getByRole("dialog", { name: "처리 결과" });
  await expect(report.getByText("1건을 처리하였고, 1건은 처리하지 못했습니다.")).toBeVisible();
  await expect(report.getByText(`${both} 둘:`)).toBeVisible();
  expect(await accessibilityProblems(staff)).toEqual([]);
  await report.getByRole("button", { name: "확인" }).click();
  await expect(staff.getByText("1건 선택")).toBeVisible();
  const { record } = await staff.evaluate(
    async (idx) => (await fetch(`/rest/records/task/read?idx=${idx}`)).json(),
    first,
  );
  expect(record.status).toBe("run");
});

test("who saves after somebody else sees both versions and chooses; nothing is written over", async ({ browser }) => {
  const staff = await as(browser, "staff");
  const idx = await addTask(staff, "둘이 고치는 업무");
  await staff.goto(`/taskmanagement/taskmod/${idx}`);
  await expect(staff.getByLabel("제목")).toHaveValue("둘이 고치는 업무");
  await staff.getByLabel("제목").fill("내가 고친 제목");

  const lead = await as(browser, "lead");
  const change = { idx, ver: 1, values: { title: "팀장이 고친 제목" } };
  expect(await send(lead, "/rest/records/task/change", change)).toMatchObject({ err: 0 });

  await staff.getByRole("button", { name: "저장" }).click();
  const dialog = staff.getByRole("dialog", { name: "다른 사용자가 먼저 수정했습니다" });
  const row = dialog.getByRole("row", { name: /제목/ });
  await expect(row.getByText("내가 고친 제목")).toBeVisible();
  await expect(row.getByText("팀장이 고친 제목")).toBeVisible();
  expect(await accessibilityProblems(staff)).toEqual([]);
  await row.getByRole("radio", { name: "저장된 값 쓰기" }).check();
  await dialog.getByRole("button", { name: "고른 값으로 저장" }).click();
  await expect(staff.getByRole("heading", { name: "팀장이 고친 제목" })).toBeVisible();
});
