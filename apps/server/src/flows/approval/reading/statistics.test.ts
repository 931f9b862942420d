import { and, eq, gte, isNotNull, or } from "drizzle-orm";
import { expect, test } from "vitest";
import { document } from "../../../db/tables";
import { rowsOfFile } from "../../../testing/records/rows-of-file";
import { openTestPortal, type Visitor } from "../../../testing/test-portal";

test("statistics are taken along block by block, for the units that somebody leads; a private document is not named", async () => {
  const portal = await openTestPortal();
  const sheet = async (name: string) => {
    const visitor = await portal.signedIn(`${name}@demo.test`);
    const shown = (await visitor.get("/rest/documents/getDocumentStatistics?year=2026")).json();
    const answer = await visitor.get("/rest/documents/exportDocumentStatistics?year=2026");
    return {
      shown,
      status: answer.statusCode,
      rows: answer.statusCode === 200 ? await rowsOfFile(answer.rawPayload) : [],
    };
  };
  const before = await sheet("lead");
  const [waiting] = before.shown.open;
  await portal.db.update(document).set({ secret: "private" }).where(eq(document.idx, waiting.idx));
  const { shown, rows } = await sheet("lead");
  expect(shown.open[0]).toMatchObject({ idx: waiting.idx, title: "" });
  expect(rows[0]).toEqual(["통계", "항목", "건수", "완료", "반려", "반려율(%)", "평균(시간)", "금액"]);
  const block = (name: string) => rows.filter(([of]) => of === name);
  expect(block("부서별").map(([, name]) => name)).toEqual(["기업교육1팀"]);
  expect(block("월별")).toHaveLength(12);
  expect(block("양식별")).toHaveLength(shown.kinds.length);
  expect(block("지출 계정별")).toHaveLength(shown.accounts.length);
  const named = block("오래 기다리는 문서").map(([, name]) => String(name));
  expect(named[0]).toMatch(/^\(참여자만 볼 수 있는 문서\) · /);
  expect(named.join()).not.toContain(waiting.title);
  expect((await sheet("staff")).status).toBe(403);
  expect((await sheet("accounting")).rows.length).toBeGreaterThan(rows.length);
});

test("a lead opens what the statistics count of their unit but private and recalled ones; the books only their forms", async () => {
  const portal = await openTestPortal();
  const lead = await portal.signedIn("lead@demo.test");
  const statistics = async (visitor: Visitor) =>
    (await visitor.get("/rest/documents/getDocumentStatistics?year=2026")).json();
  const listed = async (visitor: Visitor, more = "") =>
    (await visitor.get(`/rest/documents/getDocumentList?doc_type=U1&rows=100${more}`)).json();
  const [team] = (await statistics(lead)).teams;
  const isTeams = and(eq(document.idx_team, team.idx), gte(document.submitted_at, new Date("2025-12-31T15:00:00Z")));
  const closed = or(eq(document.secret, "private"), eq(document.status, "withdraw"));
  const hidden = await portal.db.$count(document, and(isTeams, closed, isNotNull(document.submitted_at)));
  const { total, list } = await listed(lead, `&idx_team=${team.idx}&from=2026-01-01&to=2026-12-31`);
  expect(total).toBe(team.submitted - hidden);
  expect(list.some(({ is_unread }: { is_unread: boolean }) => is_unread)).toBe(false);

  const [staff, accounting] = [await portal.signedIn("staff@demo.test"), await portal.signedIn("accounting@demo.test")];
  expect((await listed(staff)).total).toBe(0);
  const kept = await listed(accounting);
  const kinds = new Set(kept.list.map(({ kind }: { kind: string }) => kind));
  expect([kept.total > 0, kinds.has("D1")]).toEqual([true, false]);
  // nor is a document named that they may not open
  const { open } = await statistics(accounting);
  for (const { idx, title } of open) {
    const { err } = (await accounting.get(`/rest/documents/getDocument?idx=${idx}`)).json();
    expect([idx, title === ""]).toEqual([idx, err !== 0]);
  }
});
