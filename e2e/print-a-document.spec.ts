import { expect, type Page } from "playwright/test";
import type { Field } from "../packages/portal/src/define/fields";
import { documentKinds, formByKind } from "../packages/portal/src/forms/all";
import { as } from "./documents";
import { signIn, withoutIntro } from "./portal";
import { test } from "./test";

/** The width of A4 within its margins of 14 mm, in CSS pixels. */
const PAPER = Math.floor(((210 - 28) / 25.4) * 96);
/** The same of records, whose margins are 16 mm. */
const RECORD_PAPER = Math.floor(((210 - 32) / 25.4) * 96);
const prose = "가나다라마바사 긴 한국어 문장이 줄을 넘어 이어지며 표와 칸을 밀어내지 않는지 살펴봅니다. ".repeat(30);

test("every form prints on A4 with nothing beyond the edge, however long its texts and lines are", {
  tag: "@deep",
}, async ({ browser }) => {
  const page = await as(browser, "staff");
  for (const kind of documentKinds) {
    const { fields, rows = {} } = formByKind(kind);
    const lines = Object.entries(rows).map(([name, { fields: own }]) => [name, Array(40).fill(longOf(own))]);
    const document = {
      ...{ idx: 0, ver: 0, kind, title: prose.slice(0, 150), body: `<p>${prose}</p><p>${"W".repeat(300)}</p>` },
      ...{ data: { ...longOf(fields), ...Object.fromEntries(lines) }, secret: "normal", keep_years: "5" },
      ...{ idx_parent: 0, files: [] },
      line: [101, 102, 105, 11, 1].map((idx_staff) => ({
        role: "approve",
        idx_staff,
        idx_team: 0,
        parallel_group: null,
      })),
    };
    const saved = await page.evaluate(async (body) => {
      const headers = { "content-type": "application/json" };
      const call = { method: "POST", headers, body: JSON.stringify(body) };
      return (await fetch("/rest/documents/saveDraft", call)).json();
    }, document);
    expect(saved).toMatchObject({ err: 0 });
    await page.goto(`/documents/document/${saved.idx}`);
    await expect(page.locator(".document-body")).toContainText("가나다라");
    await page.setViewportSize({ width: PAPER, height: 1000 });
    await page.emulateMedia({ media: "print" });
    const beyond = await beyondPaper(page, ".document-sheet *", PAPER);
    expect([kind, beyond]).toEqual([kind, []]);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test("a record prints on A4 alone: nothing that is pressed, nothing beyond the edge", async ({ browser }) => {
  const page = await as(browser, "staff");
  const answer = await page.evaluate(
    async (values) => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ screen: "TaskManagement-taskAdd", values });
      return (await fetch("/rest/records/task/add", { method: "POST", headers, body })).json();
    },
    {
      title: "W".repeat(100),
      idx_requester: 100,
      content: `<p>${prose}</p><p>${"W".repeat(300)}</p><table><tr><td>${"W".repeat(200)}</td></tr></table>`,
      checklist: Array.from({ length: 20 }, () => ({ text: prose.slice(0, 100), done: false })),
      task_member: [{ idx_staff: 100, role: "assignee" }],
    },
  );
  expect(answer).toMatchObject({ err: 0 });
  await page.goto(`/taskmanagement/taskview/${answer.idx}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("W".repeat(100));
  await page.setViewportSize({ width: RECORD_PAPER, height: 1000 });
  await page.emulateMedia({ media: "print" });
  expect(await beyondPaper(page, "main *", RECORD_PAPER)).toEqual([]);
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: "인쇄" })).toBeHidden();
  await expect(page.getByText("가나다라").first()).toBeVisible();
});

for (const [email, path, columns] of [
  ["hr@demo.test", "/documents/alldocumentlist?doc_type=P2", ["제목", "기안자", "상태"]],
  ["lead@demo.test", "/taskmanagement/tasklist", ["제목", "담당", "요청자", "진행률", "댓글"]],
] as const) {
  const tag = path.startsWith("/documents/") ? [] : ["@deep"];
  test(`a list is printed with all its columns and nothing to press: ${path}`, { tag }, async ({ page }) => {
    await withoutIntro(page);
    await signIn(page, email, path);
    const table = page.getByRole("table").first();
    await expect(table.getByRole("row").nth(1)).toBeVisible();
    await page.setViewportSize({ width: RECORD_PAPER, height: 1000 });
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByText("오늘 그만 보기")).toBeHidden();
    for (const search of await page.getByRole("search").all()) await expect(search).toBeHidden();
    for (const field of await page.locator("main input:not([type=checkbox])").all()) await expect(field).toBeHidden();
    await expect(page.getByRole("navigation", { name: "페이지" })).toBeHidden();
    for (const column of columns) await expect(table.getByText(column).first()).toBeVisible();
    await expect.poll(() => beyondPaper(page, "main table *", RECORD_PAPER)).toEqual([]);
  });
}

/** What of the page, as it is now, stands out of the paper's right edge. */
function beyondPaper(page: Page, parts: string, width: number): Promise<string[]> {
  return page
    .locator(parts)
    .evaluateAll(
      (all, edge) =>
        all
          .filter((each) => each.getBoundingClientRect().right > edge + 1)
          .map((each) => `${each.tagName} ${each.className} ${each.textContent?.slice(0, 20)}`),
      width,
    );
}

/** Values that fill their fields to the brim. */
function longOf(fields: Readonly<Record<string, Field>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]): [string, unknown][] => {
      if (field.kind === "text" || field.kind === "longText") return [[key, prose.slice(0, field.max ?? 500)]];
      if (field.kind === "money") return [[key, 987_654_321_000]];
      if (field.kind === "integer" || field.kind === "decimal") return [[key, 999]];
      if (field.kind === "date") return [[key, "2026-12-31"]];
      if (field.kind === "time") return [[key, "23:50"]];
      if (field.kind === "choice") return [[key, Object.keys(field.options).at(-1)]];
      if (field.kind === "staffList") return [[key, [101, 102, 105, 11, 1]]];
      return [];
    }),
  );
}
