import { type Access, type ListTab, mayOpen, type Party } from "@portal/definition";
import { COUNTED_ROWS } from "@portal/definition/contract";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import { askerOf } from "../../access/asker";
import type { Entity } from "../../crud/entity";
import { staff } from "../../db/tables";
import { portalEntities } from "../../portal-entities";
import type { Row } from "../../records/rules";
import { openTestPortal, type TestPortal, type Visitor } from "../test-portal";

// What follows is written from the words of the specification, not with the functions that the server uses.

const NOW = Date.parse("2026-03-02T01:00:00Z");
/** The first staff of the demo company: those with accounts, flags and positions of every kind. */
const known = [1, 11, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111];

type Who = typeof staff.$inferSelect & { asker: Awaited<ReturnType<typeof askerOf>> };
type Lines = Readonly<Record<string, readonly Row[]>>;
interface Known {
  readonly idx: number;
  /** The record's own, by their entity. */
  readonly lines: Lines;
  /** Records that it links to, by their entity, through which people take part in it. */
  readonly above: Readonly<Record<string, Record_ | undefined>>;
  /** A newer version has its place. */
  readonly isFollowed: boolean;
}
type Record_ = Row & Known;

const entities = [...portalEntities.values()].filter(({ calls }) => calls !== undefined);
const unitsOf = ({ idx_sector, idx_office, idx_team }: Who) => ({ idx_sector, idx_office, idx_team });

function isOwn(who: Who, record: Row, { definition }: Entity): boolean {
  return (definition.own ?? ["idx_writer"]).some((column) => record[column] === who.idx);
}

/** On leave of absence one has what is one's own, and nothing else. */
const isAway = ({ status }: Who) => status === "leave";

function takesPart(who: Who, record: Record_, party: readonly Party[] = []): boolean {
  if (isAway(who)) return false;
  return party.some(({ column, holds, below, through }) => {
    const value = { staff: who.idx, team: who.idx_team, office: who.idx_office }[holds];
    const from = through ? record.above[through.entity] : record;
    if (!value || !from || (through && from.deleted_at !== null)) return false;
    if (!below) return from[column] === value;
    return (from.lines[below.entity] ?? []).some(
      (line) =>
        line.deleted_at === null &&
        line[column] === value &&
        Object.entries(below.where ?? {}).every(([name, wanted]) => line[name] === wanted),
    );
  });
}

/** Who leads the unit that a record belongs to. */
function leads(who: Who, record: Row): boolean {
  const { idx_position, asker } = who;
  const heads = asker.heads ?? [];
  if (idx_position === 6102 || holds(who, "isHrAdmin:all") || heads.some(({ level }) => level === "company")) {
    return true;
  }
  const offices = heads.filter(({ level }) => level === "office").map(({ idx }) => idx);
  const teams = heads.filter(({ level }) => level === "team").map(({ idx }) => idx);
  if (idx_position === 6103) offices.push(who.idx_office);
  if (idx_position === 6104 && who.idx_team) teams.push(who.idx_team);
  return offices.includes(record.idx_office as number) || teams.includes(record.idx_team as number);
}

function opens(who: Who, grant: Access, record: Record_, entity: Entity): boolean {
  if (grant === "public" || !holds(who, grant)) return false;
  const [flag, scope] = grant.split(":");
  if (scope === "all") return true;
  if (scope === "own") return isOwn(who, record, entity);
  if (scope === "party") return takesPart(who, record, entity.definition.party);
  if (scope === "others") return !isOwn(who, record, entity) && (flag !== "isLead" || leads(who, record));
  if (scope === "team" && entity.definition.hasOrgUnit) {
    return flag === "isLead" ? leads(who, record) : Boolean(who.idx_team) && record.idx_team === who.idx_team;
  }
  return false;
}

const isMaster = (who: Who) => holds(who, "isMaster:all");

const held = new Map<string, boolean>();

/** Whether a grant is somebody's, whatever the record. */
function holds(who: Who, grant: Access): boolean {
  if (isAway(who)) return ["staff", "staff:own", "staff:party"].includes(grant);
  const { asker } = who;
  const key = `${asker.idx} ${grant}`;
  const known = held.get(key) ?? mayOpen(asker, [grant]);
  held.set(key, known);
  return known;
}

/** Whether a day that may be none lies before the one of the tests. */
const isPast = (day: unknown) => day !== null && String(day) < "2026-03-02";

function hasOpenMarks(who: Who, lines: Lines): boolean {
  return (lines.interview_eval ?? []).some(
    ({ idx_interviewer, open_until, deleted_at }) =>
      idx_interviewer === who.idx && deleted_at === null && !isPast(open_until),
  );
}

const mayOpenScreen = (who: Who, can: readonly Access[]) => can.some((grant) => holds(who, grant));

/** What the rules of an entity hide from somebody whom the grants let see it. */
const hidden: Readonly<Record<string, (who: Who, record: Record_) => boolean>> = {
  task: (who, { is_private, idx_requester, idx_writer, lines }) =>
    is_private === true &&
    idx_requester !== who.idx &&
    idx_writer !== who.idx &&
    !(lines.task_member ?? []).some((member) => member.idx_staff === who.idx && member.deleted_at === null),
  post(who, { board, idx_writer, open_from, open_to, target, isFollowed }) {
    if (isFollowed) return true;
    const edits: Readonly<Record<string, readonly Access[]>> = {
      notice: ["pd_auth:all", "isManageSupportAdmin:all", "isManageCompanyAdmin:all"],
    };
    const keepers = edits[board as string] ?? keepersOf(board as string);
    if (idx_writer === who.idx || keepers.some((grant) => holds(who, grant))) return false;
    if (open_from !== null && (open_from as Date).getTime() > NOW) return true;
    if (open_to !== null && (open_to as Date).getTime() <= NOW) return true;
    const meant = Object.entries((target ?? {}) as Record<string, number[]>);
    return (
      target !== null &&
      !meant.some(([unit, idxs]) => idxs.includes((unitsOf(who) as Record<string, number>)[unit] ?? 0))
    );
  },
  // an expense is one of a document that is decided on or through; a private one is its drafter's and theirs who keep the books
  expense(who, { above: { document } }) {
    if (document === undefined || document.deleted_at !== null) return true;
    if (document.status !== "run" && document.status !== "done") return true;
    const keepsBooks = holds(who, "isSalesAdmin:all") || holds(who, "accounting:all");
    return document.secret !== "normal" && document.idx_drafter !== who.idx && !keepsBooks;
  },
  magazine: (who, { is_open }) => is_open !== true && !holds(who, "isSaboArchiving:all"),
  // who has left, and an order that is not carried out, are the people team's to see
  staff: (who, { status }) => status === "retired" && !holds(who, "pd_auth:all"),
  // delivered to whom it is for, open to their lead where it says so, and reported to whom it does not concern
  feedback(who, record) {
    const { idx_to_staff, idx_from_staff, visibility, is_reported, status, deliver_at } = record;
    const isHere = (deliver_at as Date).getTime() <= NOW && status === "open";
    if (idx_from_staff === who.idx || (idx_to_staff === who.idx && isHere)) return false;
    const entity = portalEntities.get("feedback") as Entity;
    if (visibility === "lead" && isHere && opens(who, "isLead:team", record, entity)) return false;
    return !(is_reported === true && idx_to_staff !== who.idx && holds(who, "pd_auth:all"));
  },
  // who interviews reads until thirty days after the stage, and others' marks once theirs are given
  applicant: (who, { lines }) => !holds(who, "pd_auth:all") && !hasOpenMarks(who, lines),
  interview: (who, { lines }) => !holds(who, "pd_auth:all") && !hasOpenMarks(who, lines),
  interview_eval(who, { idx_interviewer, open_until, above }) {
    const isOwed = ({ idx_interviewer, status, deleted_at }: Row) =>
      idx_interviewer === who.idx && status === "open" && deleted_at === null;
    if (idx_interviewer !== who.idx && above.interview?.lines.interview_eval?.some(isOwed)) return true;
    return !holds(who, "pd_auth:all") && isPast(open_until);
  },
  // a private card is nobody's, one that is not done its keepers'
  personality_result: (who, { idx_staff, status, is_public }) =>
    idx_staff !== who.idx && (status === "done" ? is_public !== true : !holds(who, "isItsMeAdmin:all")),
  // support sees what comes back to the company; the rest is of who leaves, who takes it, their lead and the people team
  retire_handover(who, record) {
    const { kind, idx_staff, idx_to_staff } = record;
    if (kind === "asset" || kind === "rental" || idx_staff === who.idx || idx_to_staff === who.idx) return false;
    const entity = portalEntities.get("retire_handover") as Entity;
    const keeps = isMaster(who) || holds(who, "isHrAdmin:all") || holds(who, "pd_auth:all");
    return !(keeps || opens(who, "isLead:team", record, entity));
  },
  staff_order: (who, { status }) => status !== "done" && !holds(who, "pd_auth:all"),
  business_card(who, record) {
    const { share, idx_writer, idx_team } = record;
    if (idx_writer === who.idx || share === "all") return false;
    if (share === "me") return true;
    const isOfTeam = idx_team !== null && idx_team === who.idx_team;
    const entity = portalEntities.get("business_card") as Entity;
    return !(isOfTeam || isMaster(who) || holds(who, "isSalesAdmin:all") || opens(who, "isLead:team", record, entity));
  },
};

/** Records above those of an entity that what is hidden goes by. */
const looksAt: Readonly<Record<string, readonly { readonly entity: string; readonly link: string }[]>> = {
  expense: [{ entity: "document", link: "idx_document" }],
};

/** Whom the state of a record is kept from, so that a tab by it does not have the record. */
const stateless: Readonly<Record<string, (who: Who, record: Record_) => boolean>> = {
  research: (who, record) =>
    record.is_open === false &&
    !isMaster(who) &&
    !leads(who, record) &&
    record.idx_leader !== who.idx &&
    record.idx_writer !== who.idx &&
    !(record.lines.research_member ?? []).some((line) => line.idx_staff === who.idx && line.deleted_at === null),
};

/** Whose edit screens of a board are for all of its posts. */
function keepersOf(board: string): Access[] {
  const screens = portalEntities.get("post")?.screens ?? [];
  return screens
    .filter(({ kind, where }) => kind === "edit" && where?.board === board)
    .flatMap(({ can }) => can.filter((grant) => grant.endsWith(":all")));
}

type Screen = Entity["screens"][number];

/** Whether somebody takes part in a record so that every screen which they may open has it. */
function isWidened(who: Who, record: Record_, { definition: { party = [] } }: Entity, { can }: Screen): boolean {
  const widening = party.filter(({ widens }) => widens);
  return mayOpenScreen(who, can) && takesPart(who, record, widening);
}

function isListed(who: Who, record: Record_, entity: Entity, screen: Screen, tab?: ListTab): boolean {
  const { can, where, kind } = screen;
  const granted = (grants: readonly Access[]) => grants.some((grant) => opens(who, grant, record, entity));
  const isMine = kind.endsWith("list") && can.every((grant) => grant.endsWith(":own"));
  const fixed = { ...where, ...tab?.where };
  return (
    record.deleted_at === null &&
    Object.entries(fixed).every(([key, value]) => record[key] === value) &&
    ((!isMine && (isMaster(who) || isWidened(who, record, entity, screen))) || granted(can)) &&
    (tab?.any === undefined || Object.entries(tab.any).some(([key, is]) => is.includes(String(record[key])))) &&
    (tab?.can === undefined || granted(tab.can)) &&
    !(tab?.where && stateless[entity.name]?.(who, record)) &&
    (tab?.party === undefined || takesPart(who, record, tab.party)) &&
    !hidden[entity.name]?.(who, record)
  );
}

const kinds = {
  read: /^(list|tab-list|calendar-.*|view|tab-view|edit|tab-edit|settings)$/,
  write: /^(edit|tab-edit|settings)$/,
};

/** Whether somebody may read a record, change it or remove it, by any screen or by what its entity says beside. */
function mayDo(use: "read" | "change" | "remove", who: Who, record: Record_, entity: Entity): boolean {
  if (record.deleted_at !== null || hidden[entity.name]?.(who, record)) return false;
  const granted = (grants: readonly Access[]) =>
    isMaster(who) ||
    grants.some((grant) => {
      const isRead = use === "read" || grant.split(":")[1] !== "team" || grant.startsWith("isLead:");
      return isRead && opens(who, grant, record, entity);
    });
  const { read = [], change = [], remove = [] } = entity.definition.access ?? {};
  const beside = { read: [...read, ...change], change, remove: [...change, ...remove] }[use];
  const screens = entity.screens.filter(({ kind }) => kinds[use === "read" ? "read" : "write"].test(kind));
  return (
    granted(beside) ||
    screens.some(
      (screen) =>
        (granted(screen.can) || (use === "read" && isWidened(who, record, entity, screen))) &&
        Object.entries(screen.where ?? {}).every(([key, value]) => record[key] === value),
    )
  );
}

/** Some records outside of somebody's scope are neither read, changed nor removed. */
async function expectClosed(who: Who, visitor: Visitor, entity: Entity, all: readonly Record_[]): Promise<void> {
  const at = (call: string) => `/rest/records/${entity.name}/${call}`;
  for (const use of ["read", "change", "remove"] as const) {
    const closed = all.filter((record) => record.deleted_at === null && !mayDo(use, who, record, entity));
    for (const { idx, ver } of [closed[0], closed[who.idx % (closed.length || 1)]].filter((one) => one !== undefined)) {
      const answer =
        use === "read"
          ? await visitor.get(`${at("read")}?idx=${idx}`)
          : await visitor.post(at(use), { idx, ver, values: {} });
      expect([use, entity.name, idx, who.idx, answer.statusCode]).toEqual([use, entity.name, idx, who.idx, 403]);
    }
  }
}

/** An entity's records as they are, with the lines of its parts. */
async function recordsOf(portal: TestPortal, entity: Entity): Promise<Record_[]> {
  const { db } = portal;
  const through = new Map<string, { link: string; all: Map<unknown, Record_> }>();
  const parties = (entity.definition.party ?? []).flatMap((party) => party.through ?? []);
  for (const { entity: name, link } of [...parties, ...(looksAt[entity.name] ?? [])]) {
    const linked = portalEntities.get(name);
    if (!linked || through.has(name)) continue;
    const all = new Map<unknown, Record_>((await recordsOf(portal, linked)).map((one) => [one.idx, one]));
    through.set(name, { link, all });
  }
  const rows: Row[] = await db.select().from(entity.table).orderBy(entity.table.idx);
  const lines = new Map<unknown, Record<string, Row[]>>();
  const followed = new Set<unknown>();
  const shared = (entity.definition.party ?? []).flatMap(({ below, through }) => (below && !through ? [below] : []));
  const parts = Object.entries(entity.definition.parts ?? {}).map(([part, { link }]) => [part, `idx_${link}`] as const);
  for (const [part, link] of [...parts, ...shared.map(({ entity: part, link }) => [part, link] as const)]) {
    const table = portalEntities.get(part)?.table;
    const all: Row[] = table ? await db.select().from(table) : [];
    const older = new Set<unknown>(all.map(({ idx_prev }) => idx_prev));
    for (const line of all) {
      const owner = line[link];
      const known = lines.get(owner) ?? {};
      lines.set(owner, { ...known, [part]: [...(known[part] ?? []), line] });
      if (older.has(line.idx)) followed.add(owner);
    }
  }
  return rows.map((row) => ({
    ...row,
    idx: row.idx as number,
    lines: lines.get(row.idx) ?? {},
    above: Object.fromEntries([...through].map(([name, { link, all }]) => [name, all.get(row[link])])),
    isFollowed: followed.has(row.idx),
  }));
}

/** Gives some records to other people and units, at random but repeatably. */
async function shuffle({ pool }: TestPortal, { name, definition }: Entity, seed: number): Promise<void> {
  const { rows: all } = await pool.query<{ idx: string }>("select idx from staff order by idx");
  const columns = ["idx_writer", ...(definition.own ?? [])];
  const person = (n: number) =>
    `(array[${all.map(({ idx }) => idx)}])[1 + abs(hashtext(${name}.idx::text || '${seed + n}')) % ${all.length}]`;
  const set = columns.map((column, n) => `${column} = ${person(n)}`);
  const some = `where idx % 3 = ${seed % 3}`;
  await pool.query(`update ${name} set ${set.join(", ")} ${some}`).catch(() => undefined);
  if (!definition.hasOrgUnit) return;
  const place = (which: string) =>
    `update ${name} set idx_sector = s.idx_sector, idx_office = s.idx_office, idx_team = s.idx_team
     from staff s where s.idx = ${name}.idx_writer and ${name}.idx % 3 = ${seed % 3} ${which}`;
  try {
    await pool.query(place(""));
  } catch (error) {
    // what nobody may change is not changed one by one either
    if (/append-only/.test(String(error))) return;
    // of what a unit has one of, those go to another that may
    await pool.query(`do $$ declare one record; begin
      for one in select idx from ${name} order by idx loop
        begin ${place(`and ${name}.idx = one.idx`)}; exception when others then null; end;
      end loop;
    end $$`);
  }
}

/** How much is asked: by how many people, and of how many lists each asks for one. */
interface Walk {
  readonly people: number;
  readonly oneIn: number;
}

/**
 * Lists show the very records of their scope, and others are neither read, changed nor removed: whoever asks, and
 * whatever the records are. Where each asks for one list in some, the others are for those who come next.
 */
export async function walkScopes({ people: runs, oneIn }: Walk): Promise<void> {
  const portal = await openTestPortal();
  for (const entity of entities) if (entity.name !== "staff") await shuffle(portal, entity, 1);
  await portal.db.execute(sql`update task_member set deleted_at = now() where idx % 7 = 0`);
  const { rows } = await portal.pool.query<{ idx: string }>(
    "select idx from staff where deleted_at is null order by idx",
  );
  const people = rows.map(({ idx }) => Number(idx));
  const [{ away } = { away: 0 }] = await portal.db
    .select({ away: staff.idx })
    .from(staff)
    .where(sql`status = 'leave'`)
    .orderBy(staff.idx);
  expect(away).toBeGreaterThan(0);

  const whoever = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...known) },
    { weight: 3, arbitrary: fc.nat(10_000).map((n) => -n - 1) },
  );

  async function meet(n: number) {
    const idx = n > 0 && people.includes(n) ? n : (people[Math.abs(n) % people.length] as number);
    const [row] = await portal.db.select().from(staff).where(sql`idx = ${idx}`);
    if (!row) throw new Error(`nobody: ${idx}`);
    const who: Who = { ...row, asker: await askerOf(portal.db, row, "2026-03-02") };
    return { who, visitor: await portal.signedInAs(idx) };
  }

  const lists = entities.flatMap((entity) =>
    entity.screens
      .filter(({ kind }) => kind === "list" || kind === "tab-list" || kind === "settings")
      .map((screen) => ({ entity, screen })),
  );
  expect(lists.length).toBeGreaterThan(8);
  const asked = new Set<string>();
  let turn = 0;
  const records = new Map<string, Record_[]>();
  for (const entity of new Set(lists.map((list) => list.entity))) {
    records.set(entity.name, await recordsOf(portal, entity));
  }
  await fc.assert(
    fc.asyncProperty(whoever, async (n) => {
      const { who, visitor } = await meet(n);
      // somebody who has left, or has no password yet, is not let in at all
      if ((await visitor.get("/rest/personal/getGNBInfo")).statusCode === 401) return;
      const isTheirs = (_: unknown, at: number) => at % oneIn === turn % oneIn;
      for (const { entity, screen } of lists.filter(isTheirs)) {
        asked.add(screen.name);
        const tabs = "tabs" in screen ? (screen.tabs ?? []) : [];
        for (const tab of [undefined, ...tabs]) {
          const url = `/rest/records/${entity.name}/list?screen=${encodeURIComponent(screen.name)}&rows=100&tab=${tab?.key ?? ""}`;
          const answer = await visitor.get(url);
          const told = [screen.name, tab?.key, who.idx];
          if (!mayOpenScreen(who, screen.can)) {
            expect([...told, answer.statusCode]).toEqual([...told, 403]);
            continue;
          }
          const may = new Set(
            records
              .get(entity.name)
              ?.filter((record) => isListed(who, record, entity, screen, tab))
              .map(({ idx }) => idx),
          );
          const { list, total, more } = answer.json();
          const shown = new Set(list.map(({ idx }: Row) => idx));
          expect([...told, list.filter(({ idx }: Row) => !may.has(Number(idx))).map(({ idx }: Row) => idx)]).toEqual([
            ...told,
            [],
          ]);
          expect([...told, total, more]).toEqual([...told, Math.min(may.size, COUNTED_ROWS), may.size > COUNTED_ROWS]);
          expect([...told, shown.size, list.length]).toEqual([
            ...told,
            Math.min(may.size, 100),
            Math.min(may.size, 100),
          ]);
        }
      }
      for (const [name, all] of [...records].filter(isTheirs)) {
        await expectClosed(who, visitor, portalEntities.get(name) as Entity, all);
      }
      turn++;
    }),
    // somebody on leave of absence is among them
    { numRuns: runs, seed: 20_260_302, examples: [[away]] },
  );
  expect(lists.map(({ screen }) => screen.name).filter((name) => !asked.has(name))).toEqual([]);
}
