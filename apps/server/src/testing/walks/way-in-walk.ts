import {
  columnName,
  type EntityScreen,
  mayOpen,
  type PermissionFlag,
  permissionFlags,
  permissionsOf,
} from "@portal/definition";
import { calls } from "@portal/definition/calls";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { askerOf } from "../../access/asker";
import { mayMore } from "../../access/not-above";
import type { Entity } from "../../crud/entity";
import { isKept } from "../../crud/place";
import { account, authSession, signInLink, staff } from "../../db/tables";
import { demoAccounts } from "../../demo/accounts";
import { NO_PASSWORD } from "../../people/joining";
import { portalEntities } from "../../portal-entities";
import { openTestPortal, type TestPortal } from "../test-portal";
import { extremeRequests } from "./extremes";
import { madeValues } from "./made-values";

const TODAY = "2026-03-02";
const name = (idx: number) =>
  demoAccounts.find((one) => one.idx === idx)?.email.replace("@demo.test", "") ?? String(idx);

/** What has calls, people first: what is done later may have given somebody more than the sender may. */
const served = [...portalEntities.values()]
  .filter((entity) => entity.calls)
  .toSorted((a, b) => Number(b.name === "staff") - Number(a.name === "staff"));

/** By what somebody comes in, and what they may. */
interface WayIn {
  readonly password: string;
  readonly email: string;
  readonly links: number;
  readonly sessions: number;
  readonly flags: readonly string[];
}

/** A request that could be about anybody. */
interface Attempt {
  readonly path: string;
  readonly payload: object;
}

/**
 * Sends every call that writes and that an account may make, about somebody: their number and address stand wherever the
 * call takes any, forms are filled in with them and with the units of who may more, and records that come of it go through
 * the moves of their flow. Whatever opens a way in (another password or address, a link, a session) or gives a permission is
 * seen in the database, so that a new call is found by what it does. About who may no more than the sender, the calls that
 * open a way in are those that are known; about who may more there is none.
 */
export function walkTheWaysIn(senders: readonly string[], tries: number): void {
  test("no call opens the way in of somebody who may more, and none gives its sender a permission", async () => {
    const ups: string[] = [];
    const known = new Set<string>();
    let done = 0;
    const ends: (() => Promise<void>)[] = [];
    // one portal after the other: each has connections of its own
    const close = async () => {
      for (const end of ends.splice(0)) await end();
    };
    onTestFinished(close);
    for (const email of senders) {
      await close();
      const settings = { callsPerMinute: 1_000_000 };
      const portal = await openTestPortal({
        ...(tries > 2 && { settings }),
        atEnd: (end) => void ends.unshift(end),
      });
      const people = await portal.db.select().from(staff);
      const askers = await Promise.all(
        demoAccounts.map(({ idx }) =>
          askerOf(portal.db, people.find((it) => it.idx === idx) as (typeof people)[0], TODAY),
        ),
      );
      const me = askers[demoAccounts.findIndex((one) => one.email === email)];
      if (!me) throw new Error(`nobody has the account ${email}`);
      const above = askers.filter((one) => mayMore(one, me)).map(({ idx }) => idx);
      const below = askers.find((one) => one.idx !== me.idx && !mayMore(one, me))?.idx;
      // the developer can read what is kept of everybody, the master may everything
      const others = [106, 1].filter((idx) => above.includes(idx)).slice(0, tries);
      const targets = [...(below === undefined ? [] : [below]), ...others, me.idx];
      const waysIn = knownWaysIn(portal);
      let visitor = await portal.signedIn(email);
      const send = async (target: number, { path, payload }: Attempt) => {
        const [theirs, mine] = [await waysIn.of(target), await waysIn.of(me.idx)];
        const answer = await visitor.post(path, payload);
        if (answer.statusCode === 401) visitor = await portal.signedIn(email);
        if (answer.statusCode !== 200) return undefined;
        done++;
        waysIn.forget();
        const opened = target === me.idx ? [] : openedIn(theirs, await waysIn.of(target));
        if (opened.length > 0 && target === below) known.add(path);
        else if (opened.length > 0) ups.push(`${email}: ${path} opens ${opened.join(" and ")} of ${name(target)}`);
        const gained = (await waysIn.of(me.idx)).flags.filter((flag) => !mine.flags.includes(flag));
        if (gained.length > 0) ups.push(`${email}: ${path} gives its sender ${gained.join(" and ")}`);
        return answer.json() as { idx?: number };
      };
      for (const target of targets) {
        for (const attempt of attemptsOf(target, me)) {
          await send(target, attempt);
          if (target === me.idx) continue;
          // who has joined has no password yet
          const [own] = await portal.db.select().from(account).where(eq(account.idx_staff, target));
          await portal.db.update(account).set({ pw_hash: NO_PASSWORD }).where(eq(account.idx_staff, target));
          waysIn.forget();
          await send(target, attempt);
          await portal.db
            .update(account)
            .set({ pw_hash: own?.pw_hash ?? "" })
            .where(eq(account.idx_staff, target));
          waysIn.forget();
        }
        const firsts = await firstOfAll(portal);
        const powerful = people.find(({ idx }) => idx === (others[0] ?? 1));
        const idxOf = (to: string) =>
          to === "staff"
            ? target
            : ((powerful?.[`idx_${to}` as keyof typeof powerful] as number | null) ?? firsts.get(to));
        for (const entity of served) {
          const at = `/rest/records/${entity.name}`;
          for (const screen of entity.screens.filter((one) => mayOpen(me, one.can))) {
            for (let n = 0; n < tries; n++) {
              const values = madeValues(entity.definition, columnsIn(entity, screen), { n, idxOf });
              if (screen.kind === "add" || screen.kind === "settings") {
                const added = await send(target, { path: `${at}/add`, payload: { screen: screen.name, values } });
                if (added?.idx !== undefined)
                  await moveOn(entity, added.idx, (attempt) => send(target, attempt), portal);
              }
              if (entity.name !== "staff" || (screen.kind !== "edit" && screen.kind !== "settings")) continue;
              // what is wrong with one value says nothing of the others
              const changes = { ...values, email: `elsewhere${target}${n}@demo.test` };
              for (const [column, value] of Object.entries(changes)) {
                const ver = await versionOf(portal, entity, target);
                await send(target, {
                  path: `${at}/change`,
                  payload: { idx: target, ver, values: { [column]: value } },
                });
              }
            }
          }
        }
      }
    }
    process.stdout.write(
      `ways up: ${senders.length} accounts, ${done} calls done about others and themselves, ${known.size} known ways in: ${[...known].join(", ")}; ${ups.length} ways up\n`,
    );
    expect([...new Set(ups)]).toEqual([]);
    expect(known).toEqual(
      new Set(["/rest/auth/resetPassword", "/rest/auth/makeJoiningLink", "/rest/records/staff/change"]),
    );
  });
}

/** The calls of the portal's own that write, as they are usually sent, about somebody. */
function attemptsOf(target: number, me: Parameters<typeof mayOpen>[0]): Attempt[] {
  return calls
    .filter(
      ({ method, path, can, body }) =>
        method === "post" && body && !path.startsWith("/rest/records/") && mayOpen(me, can),
    )
    .flatMap((call) => {
      const [usual] = extremeRequests(call);
      return usual?.payload ? [{ path: call.path, payload: about(target, usual.payload) as object }] : [];
    });
}

/** What is sent, with somebody's number and address wherever there is any. */
function about(target: number, value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => about(target, each, key));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([inner, each]) => [inner, about(target, each, inner)]));
  if (typeof value === "number" && /^idx/.test(key)) return target;
  return /^(uid|email)$/.test(key) ? `${name(target)}@demo.test` : value;
}

/** The columns of a screen's form. */
function columnsIn({ definition: { fields } }: Entity, screen: EntityScreen): ReadonlySet<string> {
  const sections = "form" in screen && Array.isArray(screen.form) ? screen.form : [];
  return new Set(sections.flatMap((section) => section.fields).map((key) => columnName(key, fields[key])));
}

/** Sends a record through the moves of its flow, each where it can be made. */
async function moveOn(
  entity: Entity,
  idx: number,
  send: (attempt: Attempt) => Promise<unknown>,
  portal: TestPortal,
): Promise<void> {
  for (const move of Object.keys(entity.definition.flow?.moves ?? {})) {
    const ver = await versionOf(portal, entity, idx);
    await send({ path: `/rest/records/${entity.name}/move`, payload: { idx, ver, move, reason: "까닭" } });
  }
}

async function versionOf({ db }: TestPortal, { table }: Entity, idx: number): Promise<number> {
  const [row] = await db.select().from(table).where(eq(table.idx, idx));
  return Number((row as { ver?: number } | undefined)?.ver ?? 1);
}

/** A record of each entity. */
async function firstOfAll({ db }: TestPortal): Promise<ReadonlyMap<string, number>> {
  const firsts = new Map<string, number>();
  for (const { name: entity, table } of portalEntities.values()) {
    const [row] = await db.select({ idx: table.idx }).from(table).where(isKept(table)).orderBy(table.idx).limit(1);
    if (row) firsts.set(entity, Number(row.idx));
  }
  return firsts;
}

/** Ways in as they were last seen; a call that was refused has changed none. */
function knownWaysIn(portal: TestPortal) {
  const seen = new Map<number, WayIn>();
  return {
    async of(idx: number): Promise<WayIn> {
      const known = seen.get(idx) ?? (await wayInOf(portal, idx));
      seen.set(idx, known);
      return known;
    },
    forget: () => seen.clear(),
  };
}

async function wayInOf({ db }: TestPortal, idx: number): Promise<WayIn> {
  const [whose] = await db.select().from(staff).where(eq(staff.idx, idx));
  const [own] = await db.select().from(account).where(eq(account.idx_staff, idx));
  if (!whose || !own) throw new Error(`no account: ${idx}`);
  const asker = await askerOf(db, whose, TODAY);
  const may = permissionsOf(asker);
  const heads = (asker.heads ?? []).map(({ level, idx: unit }) => `the lead of ${level} ${unit}`);
  return {
    password: own.pw_hash,
    email: own.email,
    links: await db.$count(signInLink, eq(signInLink.idx_staff, idx)),
    sessions: await db.$count(authSession, eq(authSession.idx_staff, idx)),
    flags: [...permissionFlags.filter((flag: PermissionFlag) => may[flag]), ...heads],
  };
}

/** What of somebody's way in is open to others that was not; what has been closed is none of it. */
function openedIn(before: WayIn, after: WayIn): string[] {
  return [
    ...(before.password === after.password ? [] : ["the password"]),
    ...(before.email === after.email ? [] : ["the address"]),
    ...(after.links > before.links ? ["a link"] : []),
    ...(after.sessions > before.sessions ? ["a session"] : []),
  ];
}
