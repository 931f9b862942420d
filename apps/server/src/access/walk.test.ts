import {
  type Access,
  type EntityScreen,
  entityScreens,
  mayOpen,
  moduleOf,
  modules,
  rowsOf,
  screens,
} from "@portal/definition";
import { calls } from "@portal/definition/calls";
import type { CallDefinition } from "@portal/definition/contract";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { demoAccounts } from "../db/demo/accounts";
import { leaveLedger, staff, thanksDollar } from "../db/tables";
import { holders, ledTeams } from "../testing/flag-holders";
import { openTestPortal, type Visitor } from "../testing/test-portal";
import { askerOf } from "./asker";
import { whereRows } from "./rows-where";

const names = demoAccounts.map(({ email }) => email.replace("@demo.test", ""));
const stranger = "a stranger";

/** Who the table says may pass any of these grants. */
function expectedFor(grants: readonly Access[]): string[] {
  const passing = grants.flatMap((grant) => {
    if (grant === "public") return [stranger, ...names];
    const flag = grant.split(":")[0] as keyof typeof holders | "staff";
    if (flag === "staff") return names;
    return holders[grant in holders ? (grant as keyof typeof holders) : flag].split(" ");
  });
  return [stranger, ...names].filter((name) => passing.includes(name));
}

describe("the walk through the portal", () => {
  test("every screen is open to exactly those whom the table lets in", async () => {
    const { db } = await openTestPortal();
    const people = await db.select().from(staff);
    const askers = await Promise.all(
      demoAccounts.map(({ idx }) =>
        askerOf(db, people.find((it) => it.idx === idx) as (typeof people)[number], "2026-03-02"),
      ),
    );
    expect(screens.length).toBeGreaterThan(0);
    for (const { name, can } of screens) {
      const open = names.filter((_, index) => mayOpen(askers[index] ?? null, can));
      expect([name, ...(mayOpen(null, can) ? [stranger] : []), ...open]).toEqual([name, ...expectedFor(can)]);
    }
  });

  test("every call is open to exactly those whom the table lets in", async () => {
    const portal = await openTestPortal();
    const visitors: [string, Visitor][] = [[stranger, portal.visitor()]];
    for (const { email } of demoAccounts) {
      visitors.push([email.replace("@demo.test", ""), await portal.signedIn(email)]);
    }
    // the call that ends the session comes last
    for (const call of calls.toSorted(
      (a, b) => Number(a.path.endsWith("logout")) - Number(b.path.endsWith("logout")),
    )) {
      const open: string[] = [];
      // one after the other: a server that says that it is busy says nothing of who may
      for (const [name, visitor] of visitors) if (await isOpen(visitor, call, name === stranger)) open.push(name);
      expect([call.path, ...open]).toEqual([call.path, ...expectedFor(call.can)]);
    }
  });

  test("every screen's records are read and written by exactly those whom the table lets in", async () => {
    const portal = await openTestPortal();
    const visitors = await Promise.all(
      demoAccounts.map(async ({ email }) => [email.replace("@demo.test", ""), await portal.signedIn(email)] as const),
    );
    const shown = entityScreens(modules).flatMap((screen) => callOn(screen) ?? []);
    expect(shown.length).toBeGreaterThan(25);
    for (const { name, can, ask } of shown) {
      const answers: ({ who: string } & ReturnType<typeof open>)[] = [];
      for (const [who, visitor] of visitors) answers.push({ who, ...open(await ask(visitor)) });
      // a form without content is wrong, and by that it is known that it was read
      expect([name, ...answers.filter(({ is }) => is === undefined)]).toEqual([name]);
      const through = answers.filter(({ is }) => is).map(({ who }) => who);
      expect([name, ...through]).toEqual([name, ...expectedFor(can).filter((who) => who !== stranger)]);
    }
  });

  test("the server has no call that the contract does not have", async () => {
    const { app } = await openTestPortal();
    const above: string[] = [];
    const served = [...app.printRoutes().matchAll(/^(.*)── (\S*)(?: \((.+)\))?$/gm)].flatMap(
      ([, indent = "", part = "", methods = ""]) => {
        const depth = indent.length / 4;
        above.splice(Math.floor(depth), above.length, part);
        const path = above.join("");
        const names = methods.split(", ").filter((method) => method !== "" && method !== "HEAD");
        return path.startsWith("/rest/") ? names.map((method) => `${method.toLowerCase()} ${path}`) : [];
      },
    );
    expect(new Set(served)).toEqual(new Set(calls.map(({ method, path }) => `${method} ${path}`)));
  });
});

/** Whether an answer shows that a call got past the door; nothing when it shows something else. */
function open({ statusCode, json }: Awaited<ReturnType<Visitor["get"]>>): { is: boolean | undefined; said?: string } {
  if (statusCode === 200 || statusCode === 400) return { is: true };
  const said = json().err_msg;
  return { is: statusCode === 403 && said === "접근 권한이 없습니다." ? false : undefined, said };
}

/** The call by which a screen's records are seen or added; nothing for pages of one record. */
function callOn({ name, of, kind, can }: EntityScreen) {
  const query = `screen=${encodeURIComponent(name)}&rows=1`;
  if (kind === "add") {
    const ask = (visitor: Visitor) => visitor.post(`/rest/records/${of}/add`, { screen: name, values: {} });
    return { name, can, ask };
  }
  const call = /^(statistics|dashboard)$/.test(kind) ? "statistics" : /list|calendar|settings/.test(kind) && "list";
  return call
    ? { name, can, ask: (visitor: Visitor) => visitor.get(`/rest/records/${of}/${call}?${query}`) }
    : undefined;
}

/** Whether a call gets past the door; what it then says to a request without content does not matter. */
async function isOpen(visitor: Visitor, { method, path }: CallDefinition, isStranger: boolean): Promise<boolean> {
  const { statusCode, json } = method === "get" ? await visitor.get(path) : await visitor.post(path, {});
  if (statusCode === 401) {
    expect([isStranger, json().err]).toEqual([true, 201]);
    return false;
  }
  return !(statusCode === 403 && json().err_msg === "접근 권한이 없습니다.");
}

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
