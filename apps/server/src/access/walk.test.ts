import { type Access, moduleOf, rowsOf } from "@portal/definition";
import { calls } from "@portal/definition/calls";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { leaveLedger, staff, thanksDollar } from "../db/tables";
import { demoAccounts } from "../demo/accounts";
import { openTestPortal } from "../testing/test-portal";
import { ledTeams } from "../testing/walks/flag-holders";
import { names, walkThePortal } from "../testing/walks/walk-the-portal";
import { askerOf } from "./asker";
import { whereRows } from "./rows-where";

walkThePortal(false);

test("the server has no call that the contract does not have", async () => {
  const { app } = await openTestPortal();
  const above: string[] = [];
  const served = [...app.printRoutes().matchAll(/^(.*)── (\S*)(?: \((.+)\))?$/gm)].flatMap(
    ([, indent = "", part = "", methods = ""]) => {
      const depth = indent.length / 4;
      above.splice(Math.floor(depth), above.length, part);
      const path = above.join("");
      const names = methods.split(", ").filter((method) => method !== "");
      return path.startsWith("/rest/") ? names.map((method) => `${method.toLowerCase()} ${path}`) : [];
    },
  );
  expect(new Set(served)).toEqual(new Set(calls.map(({ method, path }) => `${method} ${path}`)));
});

describe("records", () => {
  const { leave_ledger } = moduleOf.vacation.entities;

  /** The teams whose leave each account sees by a grant; `own` where it is the person's own rows alone. */
  const seen: Partial<Record<Access, Record<string, number[] | "all" | "own">>> = {
    "isLead:team": Object.fromEntries(
      Object.entries(ledTeams).map(([name, teams]) => [name, teams === "all" ? teams : [...teams]]),
    ),
    "pd_auth:all": { people: "all", peoplehelper: "all", hr: "all", master: "all" },
    "staff:team": {
      ...Object.fromEntries(demoAccounts.map(({ email, team }) => [email.replace("@demo.test", ""), [team]])),
      partner: [],
      master: "all",
    },
    "staff:own": { ...Object.fromEntries(names.map((name) => [name, "own" as const])), master: "all" },
  };

  test.each(Object.keys(seen) as Access[])("of leave are seen by %s as the table says", async (grant) => {
    const { db } = await openTestPortal();
    const people = await db.select().from(staff);
    const all = new Set(people.map(({ idx_team }) => idx_team));
    for (const [index, { idx }] of demoAccounts.entries()) {
      const name = names[index] as string;
      const person = people.find((it) => it.idx === idx) as (typeof people)[number];
      const rows = rowsOf(await askerOf(db, person, "2026-03-02"), [grant], leave_ledger);
      const found = await db
        .select({ team: leaveLedger.idx_team, staff: leaveLedger.idx_staff })
        .from(leaveLedger)
        .where(whereRows(rows, leaveLedger));
      const may = seen[grant]?.[name] ?? [];
      if (may === "own") expect([name, ...new Set(found.map((it) => it.staff))]).toEqual([name, idx]);
      else expect([name, new Set(found.map((it) => it.team))]).toEqual([name, may === "all" ? all : new Set(may)]);
    }
  });

  test("of thanks dollars are listed to their receiver and their sender, each side to its own", async () => {
    const portal = await openTestPortal();
    const gifts = await portal.db.select().from(thanksDollar);
    for (const { email, idx } of demoAccounts) {
      const visitor = await portal.signedIn(email);
      const listed = async (state: string) =>
        (await visitor.get(`/rest/personal/getMyThxDollarList?state=${state}&rows=100`))
          .json()
          .list.map((gift: { idx: number }) => gift.idx);
      const received = gifts.filter((gift) => gift.idx_to_staff === idx).map((gift) => gift.idx);
      const sent = gifts.filter((gift) => gift.idx_from_staff === idx).map((gift) => gift.idx);
      expect(new Set(await listed("RECV"))).toEqual(new Set(received));
      expect(new Set(await listed("SEND"))).toEqual(new Set(sent));
    }
  });

  test("and calls follow a move to another office at once, in the middle of a session", async () => {
    const portal = await openTestPortal();
    const mover = await portal.signedIn("staff@demo.test");
    expect((await mover.get("/rest/docs")).statusCode).toBe(403);
    await portal.db.update(staff).set({ idx_office: 6095, idx_team: 6096, idx_sector: 400 }).where(eq(staff.idx, 100));
    expect((await mover.get("/rest/docs")).statusCode).toBe(200);
  });
});
