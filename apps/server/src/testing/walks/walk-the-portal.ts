import { type Access, type EntityScreen, entityScreens, mayOpen, modules, screens } from "@portal/definition";
import { calls } from "@portal/definition/calls";
import type { CallDefinition } from "@portal/definition/contract";
import { describe, expect, test } from "vitest";
import { askerOf } from "../../access/asker";
import { staff } from "../../db/tables";
import { demoAccounts } from "../../demo/accounts";
import { openTestPortal, type TestPortal, type Visitor } from "../test-portal";
import { holders } from "./flag-holders";

/** The demo accounts by the first part of their addresses, as the table of holders names them. */
export const names = demoAccounts.map(({ email }) => email.replace("@demo.test", ""));
const stranger = "a stranger";
const everyName = [stranger, ...names];

/** Who the table says may pass any of these grants. */
function expectedFor(grants: readonly Access[]): string[] {
  const passing = grants.flatMap((grant) => {
    if (grant === "public") return everyName;
    const flag = grant.split(":")[0] as keyof typeof holders | "staff";
    if (flag === "staff") return names;
    return holders[grant in holders ? (grant as keyof typeof holders) : flag].split(" ");
  });
  return everyName.filter((name) => passing.includes(name));
}

/**
 * Walks through the portal: each call and each screen's records lets in exactly those whom the table lets in. Everybody
 * asks, or for each of them a stranger, one who may and one who may not, by turns; who may is asked of all in any case,
 * in process, by the function that the server asks.
 */
export function walkThePortal(isEverybody: boolean): void {
  const context = (grants: readonly Access[], at: number): string[] => {
    if (isEverybody) return everyName;
    const may = expectedFor(grants).filter((name) => name !== stranger);
    const mayNot = names.filter((name) => !may.includes(name));
    const oneOf = (some: readonly string[]) => some.slice(at % Math.max(1, some.length)).slice(0, 1);
    const chosen = [stranger, ...oneOf(may), ...oneOf(mayNot)];
    return everyName.filter((name) => chosen.includes(name));
  };

  describe("the walk through the portal", () => {
    test("every screen and call is open to exactly those whom the table lets in", async () => {
      const { db } = await openTestPortal();
      const people = await db.select().from(staff);
      const askers = await Promise.all(
        demoAccounts.map(({ idx }) =>
          askerOf(db, people.find((it) => it.idx === idx) as (typeof people)[number], "2026-03-02"),
        ),
      );
      expect(screens.length).toBeGreaterThan(0);
      const all = [...screens, ...calls.map(({ path, can }) => ({ name: path, can }))];
      for (const { name, can } of all) {
        const open = names.filter((_, index) => mayOpen(askers[index] ?? null, can));
        expect([name, ...(mayOpen(null, can) ? [stranger] : []), ...open]).toEqual([name, ...expectedFor(can)]);
      }
    });

    test("every call answers those alone whom the table lets in", async () => {
      const visitors = await everybodyIn(await openTestPortal());
      // the call that ends the session comes last
      const ordered = calls.toSorted((a, b) => Number(a.path.endsWith("logout")) - Number(b.path.endsWith("logout")));
      for (const [at, call] of ordered.entries()) {
        const asked = context(call.can, at);
        const open: string[] = [];
        // one after the other: a server that says that it is busy says nothing of who may
        for (const name of asked) {
          if (await isOpen(visitors.get(name) as Visitor, call, name === stranger)) open.push(name);
        }
        const expected = expectedFor(call.can).filter((name) => asked.includes(name));
        expect([call.path, ...open]).toEqual([call.path, ...expected]);
      }
    });

    test("every screen's records are read and written by exactly those whom the table lets in", async () => {
      const visitors = await everybodyIn(await openTestPortal());
      const shown = entityScreens(modules).flatMap((screen) => callOn(screen) ?? []);
      expect(shown.length).toBeGreaterThan(25);
      for (const [at, { name, can, ask }] of shown.entries()) {
        const asked = context(can, at).filter((who) => who !== stranger);
        const answers: ({ who: string } & ReturnType<typeof open>)[] = [];
        for (const who of asked) answers.push({ who, ...open(await ask(visitors.get(who) as Visitor)) });
        // a form without content is wrong, and by that it is known that it was read
        expect([name, ...answers.filter(({ is }) => is === undefined)]).toEqual([name]);
        const through = answers.filter(({ is }) => is).map(({ who }) => who);
        const expected = expectedFor(can).filter((who) => asked.includes(who));
        expect([name, ...through]).toEqual([name, ...expected]);
      }
    });
  });
}

/** A browser for each account, and one in which nobody has signed in. */
async function everybodyIn(portal: TestPortal): Promise<ReadonlyMap<string, Visitor>> {
  const visitors = new Map<string, Visitor>([[stranger, portal.visitor()]]);
  for (const [at, name] of names.entries()) {
    visitors.set(name, await portal.signedIn(demoAccounts[at]?.email ?? ""));
  }
  return visitors;
}

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
export async function isOpen(
  visitor: Visitor,
  { method, path }: Pick<CallDefinition, "method" | "path">,
  isStranger = false,
): Promise<boolean> {
  const { statusCode, json } = method === "get" ? await visitor.get(path) : await visitor.post(path, {});
  if (statusCode === 401) {
    expect([isStranger, json().err]).toEqual([true, 201]);
    return false;
  }
  return !(statusCode === 403 && json().err_msg === "접근 권한이 없습니다.");
}
