import { permissionFlags, permissionsOf } from "@portal/definition";
import { expect, test } from "vitest";
import { demoAccounts } from "../accounts";
import { demoOffices, demoSectors } from "./organisation";
import { demoPeople } from "./people";

const people = demoPeople(new Date("2026-01-02T00:00:00Z"));

test("the demo company has at least 3 sectors, 8 offices, 25 teams and 200 staff", () => {
  expect(demoSectors.length).toBeGreaterThanOrEqual(3);
  expect(demoOffices.length).toBeGreaterThanOrEqual(8);
  expect(demoOffices.flatMap((office) => office.teams).length).toBeGreaterThanOrEqual(25);
  expect(people.length).toBeGreaterThanOrEqual(200);
});

test("nobody has another's id, number or email", () => {
  for (const key of ["idx", "emp_no", "email"] as const) {
    expect(new Set(people.map((person) => person[key])).size).toBe(people.length);
  }
});

test("every permission flag is held by one of the demo accounts, and plain staff hold none", () => {
  const heldBy = (email: string) => {
    const person = people.find((each) => each.email === email);
    return person ? permissionFlags.filter((flag) => permissionsOf(person)[flag]) : [];
  };
  expect(new Set(demoAccounts.flatMap(({ email }) => heldBy(email)))).toEqual(new Set(permissionFlags));
  expect(heldBy("staff@demo.test")).toEqual([]);
  expect(heldBy("lead@demo.test")).toEqual(["isLead"]);
});

test("the staff whom permissions name one by one work in the company", () => {
  for (const idx of [288, 41, 99, 139]) expect(people.some((person) => person.idx === idx)).toBe(true);
});
