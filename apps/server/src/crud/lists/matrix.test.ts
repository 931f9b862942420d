import { expect, test } from "vitest";
import { openWorkshop } from "../../testing/open-workshop";
import type { Visitor } from "../../testing/test-portal";
import { add } from "../../testing/work-records";

const ask = (visitor: Visitor, query = "") =>
  visitor.get(`/rest/records/work/statistics?screen=Workshop-Matrix${query}`);

/** Works of two teams of different offices, and what was planned for one of them. */
async function openPlanned() {
  const portal = await openWorkshop();
  const maker = await portal.signedIn("staff@demo.test");
  const other = await portal.signedIn("dev@demo.test");
  await add(maker, { title: "등", kind: "lamp", pieces: 2, price: 100, made_on: "2026-03-02" });
  await add(maker, { title: "의자", kind: "chair", pieces: 1, price: 50, made_on: "2026-03-20" });
  await add(maker, { title: "묵은 등", kind: "lamp", pieces: 1, price: 80, made_on: "2025-03-02" });
  await add(other, { title: "탁자", kind: "table", pieces: 1, price: 70, made_on: "2026-04-01" });
  const units = "select idx_office, idx_team from work order by idx limit 1";
  await portal.pool.query(`insert into work_plan (idx_office, idx_team, month, amount)
    select idx_office, idx_team, '2026-03', 500 from (${units}) unit`);
  const { rows } = await portal.pool.query(
    "select work.idx_office, office.kname as name from work join office on office.idx = idx_office order by work.idx",
  );
  return { ...portal, lead: await portal.signedIn("lead@demo.test"), own: rows[0], others: rows.at(-1) };
}

test("A matrix counts by unit and month, of a year and the one before, whatever the reader may open", async () => {
  const { lead, own, others } = await openPlanned();
  const { charts } = (await ask(lead, "&year=2026")).json();
  const [at, from] = [own.name, others.name];
  expect(charts.made).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ by: at, split: "2026-03", value: 250 }),
      expect.objectContaining({ by: from, split: "2026-04", value: 70 }),
    ]),
  );
  expect(charts["made:before"]).toEqual([expect.objectContaining({ by: at, split: "2025-03", value: 80 })]);
  expect(charts.plan).toEqual([expect.objectContaining({ by: at, split: "2026-03", value: 500 })]);
  // what is the lead's to open: the own team's works, and nobody's plans
  expect(charts["made:open"]).toEqual([expect.objectContaining({ by: at, split: "2026-03", value: 250 })]);
  expect(charts["plan:open"]).toEqual([]);
  expect(charts).not.toHaveProperty("works");
});

test("A row opens into the units below it, and filters narrow the measures that know them", async () => {
  const { lead, own } = await openPlanned();
  const charts = (await ask(lead, `&year=2026&open=${own.idx_office}&kind=lamp`)).json().charts;
  expect(charts.made).toEqual([expect.objectContaining({ split: "2026-03", value: 200 })]);
  expect(charts.made[0].by).not.toBe(own.name);
  expect(charts.plan).toEqual([expect.objectContaining({ by: charts.made[0].by, value: 500 })]);
});

test("What is no year or no row is refused or left out, and nobody asks who may not", async () => {
  const { lead, signedIn } = await openPlanned();
  const [usual, odd] = await Promise.all([ask(lead), ask(lead, "&year=1e3&year.from=x")]);
  expect(odd.json()).toEqual(usual.json());
  for (const open of ["-1", "999999999", "'; drop table work", "%00"]) {
    const { statusCode, json } = await ask(lead, `&open=${encodeURIComponent(open)}`);
    expect([open, statusCode === 400 || json().charts?.made.length === 0]).toEqual([open, true]);
  }
  expect((await ask(await signedIn("staff@demo.test"))).statusCode).toBe(403);
});

test("A file of it has a row for each line, with the months beside each other", async () => {
  const { lead, own } = await openPlanned();
  const { body } = await lead.get("/rest/records/work/export?screen=Workshop-Matrix&year=2026&format=csv");
  const lines = body.trim().split("\r\n");
  expect(lines[0]).toContain("본부,2026년,1월,2월,3월");
  const share = lines.find((line) => line.startsWith(`${own.name},달성률`));
  expect(share).toBe(`${own.name},달성률,,,50,,,,,,,,,,50,%`);
});
