import { expect, test } from "vitest";
import { usualTypes } from "../../leave/ledger/usual-types";
import { demoPeople } from "../company/people";
import { demoLeave } from "../leave/leave";
import { draftsOfLeave } from "./document-requests";

test("a document that asks for leave says the part of a day which its kind takes, and how many days", () => {
  const now = new Date("2026-11-22T03:00:00Z");
  const people = demoPeople(now);
  const asked = draftsOfLeave(demoLeave(people, now), people, now).filter(({ kind }) => kind === "D3");
  const said = asked.map(({ title, data }) => {
    const { idx_type, unit, days } = data as { idx_type: number; unit: string; days: number };
    return { name: title.split(" ")[0], unit, usual: usualTypes[idx_type - 1]?.unit, days };
  });
  expect(said.filter(({ unit, usual }) => unit !== usual)).toEqual([]);
  const halves = said.filter(({ unit }) => unit === "pm");
  expect(halves.length).toBeGreaterThan(0);
  expect(new Set(halves.map(({ name, days }) => `${name} ${days}`))).toEqual(new Set(["오후반차 0.5"]));
});
