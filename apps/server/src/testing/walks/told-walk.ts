import { calls } from "@portal/definition/calls";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import { docStep, document, post, task, taskMember, telecommuting, vacation } from "../../db/tables";
import { demoAccounts } from "../../demo/accounts";
import { portalEntities } from "../../portal-entities";
import { openTestPortal, type TestPortal, type Visitor } from "../test-portal";
import { holders, ledTeams } from "./flag-holders";

// Who may know of what, from the words of the specification (domain.md and the grants of routes.tsv), not from the code.

const NOW = Date.parse("2026-03-02T01:00:00Z");

interface Who {
  readonly name: string;
  readonly idx: number;
  readonly team: number;
}
interface Mark {
  readonly entity: string;
  readonly idx: number;
  /** Stands in the record's texts and nowhere else. */
  readonly token: string;
  knows(who: Who): boolean;
  /** Whether somebody opens it whom no list tells of it: an audit, which is written down. */
  audits(who: Who): boolean;
}

const people: Who[] = demoAccounts.map(({ email, idx, team }) => ({
  name: email.replace("@demo.test", ""),
  idx,
  team,
}));
const has = ({ name }: Who, ...flags: (keyof typeof holders)[]) =>
  flags.some((flag) => holders[flag].split(" ").includes(name));
const leads = ({ name }: Who, team: number | null) => {
  const led = ledTeams[name] ?? [];
  return led === "all" || (team !== null && led.includes(team));
};
const never = () => false;

/** 8.1: own, assigned or watching; a team's tasks are read by the team and its lead unless they are private. */
async function tasksOf({ db }: TestPortal): Promise<Mark[]> {
  const rows = await db.select().from(task);
  const members = await db.select().from(taskMember);
  return rows.map((row) => {
    const concerned = members.filter(({ idx_task, deleted_at }) => idx_task === row.idx && deleted_at === null);
    const isConcerned = ({ idx }: Who) =>
      [row.idx_requester, row.idx_writer, ...concerned.map(({ idx_staff }) => idx_staff)].includes(idx);
    const knows = (who: Who) =>
      row.deleted_at === null &&
      (isConcerned(who) ||
        (!row.is_private &&
          ((who.team !== 0 && who.team === row.idx_team) || leads(who, row.idx_team) || has(who, "isMaster"))));
    return { entity: "task", idx: row.idx, token: tokenOf("task", row.idx), knows, audits: never };
  });
}

/** 9: a board is read by everybody for whom a post is, while it is open; its writer and who keeps the board see all of it. */
async function postsOf({ db }: TestPortal): Promise<Mark[]> {
  const keepers: Record<string, (keyof typeof holders)[]> = {
    notice: ["pd_auth", "isManageSupportAdmin", "isManageCompanyAdmin"],
    media: ["isSaboArchiving", "isManageCompanyAdmin"],
    manual: ["pd_auth", "isManageSupportAdmin"],
    ceo: ["isTotalMcgMcr", "isManageCompanyAdmin"],
  };
  const units = new Map(
    (
      await db.execute<{ idx: string; s: string; o: string }>(sql`select idx, idx_sector s, idx_office o from staff`)
    ).rows.map(({ idx, s, o }) => [Number(idx), { idx_sector: Number(s), idx_office: Number(o) }]),
  );
  const replaced = await db.execute<{ idx: string }>(
    sql`select older.idx_post as idx from manual_doc older join manual_doc newer on newer.idx_prev = older.idx`,
  );
  const old = new Set(replaced.rows.map(({ idx }) => Number(idx)));
  return (await db.select().from(post)).map((row) => {
    const isMeant = ({ idx, team }: Who) => {
      const mine: Record<string, number | undefined> = { ...units.get(idx), idx_team: team };
      const target: Record<string, number[] | undefined> = row.target ?? {};
      return row.target === null || Object.entries(target).some(([unit, of]) => of?.includes(mine[unit] ?? -1));
    };
    const isOpen = (row.open_from?.getTime() ?? 0) <= NOW && (row.open_to?.getTime() ?? Infinity) > NOW;
    const knows = (who: Who) =>
      row.deleted_at === null &&
      !old.has(row.idx) &&
      (row.idx_writer === who.idx || has(who, ...(keepers[row.board] ?? [])) || (isOpen && isMeant(who)));
    return { entity: "post", idx: row.idx, token: tokenOf("post", row.idx), knows, audits: never };
  });
}

/** 6.1: participants, and of what is not private the leads and those who keep the form's books; masters audit. */
async function documentsOf({ db }: TestPortal): Promise<Mark[]> {
  const books: Record<string, (keyof typeof holders)[]> = {
    ...Object.fromEntries(["D3", "D4", "D5", "D7", "D8"].map((kind) => [kind, ["pd_auth"]])),
    ...Object.fromEntries(["D6", "EXP", "SALES"].map((kind) => [kind, ["isSalesAdmin", "accounting"]])),
  };
  const steps = await db.select().from(docStep);
  const delegated = await db.execute<{ of: string; to: string }>(
    sql`select idx_staff as of, idx_delegate as to from delegation
        where date_from <= '2026-03-02' and date_to >= '2026-03-02' and deleted_at is null`,
  );
  return (await db.select().from(document)).map((row) => {
    const line = steps.filter(({ idx_document }) => idx_document === row.idx);
    const isDecidingFor = ({ idx }: Who) =>
      row.status === "run" &&
      line
        .filter(({ rev, status }) => rev === row.rev && (status === "now" || status === "hold"))
        .some((step) => delegated.rows.some(({ of, to }) => Number(to) === idx && Number(of) === step.idx_staff));
    const isIn = ({ idx, team }: Who) =>
      line
        .filter(({ role }) => role !== "receive" || row.status === "done")
        .some(({ idx_staff, idx_team }) => idx_staff === idx || (team !== 0 && idx_team === team));
    const answers = (who: Who) =>
      row.secret === "normal" && (leads(who, row.idx_team) || has(who, "isMaster", ...(books[row.kind] ?? [])));
    const hasActed = ({ idx }: Who) => line.some(({ idx_acted_by }) => idx_acted_by === idx);
    const isSubmitted = ["run", "done", "reject"].includes(row.status);
    const knows = (who: Who) =>
      row.deleted_at === null &&
      (row.idx_drafter === who.idx ||
        (isSubmitted && (isIn(who) || hasActed(who) || isDecidingFor(who) || answers(who))));
    const audits = (who: Who) => row.status !== "draft" && has(who, "isMaster");
    return { entity: "document", idx: row.idx, token: tokenOf("document", row.idx), knows, audits };
  });
}

/** 2.1 and 2.2: one's own; of work from home the lead's; the people team's all; of leave who decides and who stands in. */
async function absencesOf({ db }: TestPortal): Promise<Mark[]> {
  const works = (await db.select().from(telecommuting)).map((row) => ({
    entity: "telecommuting",
    idx: row.idx,
    token: tokenOf("telecommuting", row.idx),
    knows: (who: Who) =>
      row.deleted_at === null &&
      ([row.idx_staff, row.idx_writer].includes(who.idx) ||
        leads(who, row.idx_team) ||
        has(who, "pd_auth", "isMaster")),
    audits: never,
  }));
  const leaves = (await db.select().from(vacation)).map((row) => ({
    entity: "vacation",
    idx: row.idx,
    token: tokenOf("vacation", row.idx),
    knows: (who: Who) =>
      row.deleted_at === null &&
      ([row.idx_staff, row.idx_writer, row.idx_decider, row.idx_sub_staff].includes(who.idx) ||
        has(who, "isHrAdmin", "pd_auth", "isMaster")),
    audits: never,
  }));
  return [...works, ...leaves];
}

/** The forms of which no list of another kind tells, such as that of expenses. */
const PLAIN = "'D1', 'D2', 'D9'";
const tokenOf = (entity: string, idx: number) => `비밀${entity}${idx}끝`;
const texts = { task: "title", post: "title", document: "title", telecommuting: "plan", vacation: "reason" };

/** The demo company with its records given to others at random, and a word in each that nothing else has. */
async function shuffled(seed: number) {
  const portal = await openTestPortal();
  const run = (statement: string) => portal.pool.query(statement);
  const anybody = (table: string, n: number) =>
    `(array[${people.map(({ idx }) => idx).join()}])[1 + abs(hashtext(${table}.idx::text || '${seed + n}')) % ${people.length}]`;
  await run(`update task set idx_requester = ${anybody("task", 1)}, idx_writer = ${anybody("task", 2)},
    is_private = idx % 2 = 0 where idx % 3 = 0`);
  await run(`update task set
    idx_parent = (select idx from task other where other.idx < task.idx order by hashint8(other.idx # task.idx) limit 1),
    idx_document = (select idx from document order by hashint8(document.idx # task.idx) limit 1) where idx % 20 = 0`);
  await run(`update task_member set deleted_at = now() where idx % 7 = 0`);
  await run(`update post set idx_writer = ${anybody("post", 3)}, open_to = case when idx % 4 = 0 then '2026-01-01'::timestamptz end,
    target = case when idx % 3 = 0 then '{"idx_team":[111]}'::jsonb end where board <> 'manual'`);
  await run(`update document set secret = case when idx % 2 = 0 then 'private' else 'normal' end,
    status = (array['draft', 'run', 'done', 'reject', 'withdraw'])[1 + idx % 5]
    where idx % 3 = 0 and kind in (${PLAIN}) and not exists (select from doc_inbox where idx_document = document.idx)`);
  for (const [entity, column] of Object.entries(texts)) {
    const some = entity === "document" ? `where kind in (${PLAIN})` : "";
    await run(`update ${entity} set ${column} = '비밀${entity}' || idx || '끝' ${some}`);
  }
  const marks = [
    ...(await tasksOf(portal)),
    ...(await postsOf(portal)),
    ...(await documentsOf(portal)),
    ...(await absencesOf(portal)),
  ];
  return { portal, marks: new Map(marks.map((mark) => [mark.token, mark])) };
}

/** What an answer tells of records that its reader may not know of. */
function leaked(body: string, who: Who, marks: ReadonlyMap<string, Mark>, isOpened: boolean): string[] {
  const told = new Set(body.match(/비밀[a-z]+\d+끝/g));
  return [...told].filter((token) => {
    const mark = marks.get(token);
    return !mark || !(mark.knows(who) || (isOpened && mark.audits(who)));
  });
}

/** Every call that answers with records, asked as a list, for a record, with a stranger's version, and in bulk. */
async function* askAll(visitor: Visitor, who: Who, targets: readonly Mark[]) {
  const [some] = targets;
  if (!some) return;
  for (const call of calls.filter(({ method }) => method === "get")) {
    const query = `idx=${some.idx}&page=1&rows=100&q=${encodeURIComponent("비밀")}&format=csv`;
    yield [call.path, await visitor.get(`${call.path}?${query}`)] as const;
  }
  for (const { name, screens, definition, calls: served } of portalEntities.values()) {
    if (!served || !(name in texts)) continue;
    const at = (part: string) => `/rest/records/${name}/${part}`;
    const q = encodeURIComponent("비밀");
    for (const screen of screens) {
      const links = Object.keys(definition.fields).filter((key) => definition.fields[key]?.kind === "link");
      for (const ask of ["", `&q=${q}`, ...links.flatMap((key) => [`&sort=${key}`, `&sort=-${key}`])]) {
        for (const part of ["list", "statistics", "export"]) {
          const url = `${at(part)}?screen=${encodeURIComponent(screen.name)}&rows=100&format=csv${ask}`;
          if (part !== "export" || ask === "") yield [url, await visitor.get(url)] as const;
        }
      }
    }
    yield [at("choices"), await visitor.get(`${at("choices")}?q=${q}`)] as const;
    for (const mark of targets.filter(({ entity }) => entity === name)) {
      const { idx } = mark;
      const list = screens.find(({ kind }) => kind === "list")?.name ?? "";
      yield [at("read"), await visitor.get(`${at("read")}?idx=${idx}&screen=${encodeURIComponent(list)}`)] as const;
      for (const ver of mark.knows(who) ? [99] : [99, 1]) {
        for (const move of Object.keys(definition.flow?.moves ?? {})) {
          yield [`${at("move")} ${move}`, await visitor.post(at("move"), { idx, ver, move, reason: "까닭" })] as const;
        }
        yield [at("change"), await visitor.post(at("change"), { idx, ver, values: {} })] as const;
        yield [at("remove"), await visitor.post(at("remove"), { idx, ver })] as const;
      }
      if (mark.knows(who)) continue;
      const bulk = { screen: list, idxs: [idx] };
      yield [at("bulk"), await visitor.post(at("bulk"), { ...bulk, remove: true })] as const;
      yield [at("bulk"), await visitor.post(at("bulk"), { ...bulk, values: { due: "2026-03-09" } })] as const;
      yield [at("bulk"), await visitor.post(at("bulk"), { ...bulk, move: "complete" })] as const;
    }
  }
  for (const { token, entity } of targets) {
    const url = `/rest/component/search?q=${encodeURIComponent(token)}`;
    yield [`search ${entity}`, await visitor.get(url)] as const;
  }
  for (const mark of targets.filter(({ entity }) => entity === "document")) {
    yield ["getDocument", await visitor.get(`/rest/documents/getDocument?idx=${mark.idx}`)] as const;
  }
}

/** Asks every call as some people, those who are named first: no answer tells of a record that is closed to them. */
export async function walkAnswers(numRuns: number, first: readonly string[] = []): Promise<void> {
  const { portal, marks } = await shuffled(7);
  const closed = (who: Who, mark: Mark) => !mark.knows(who);
  const examples = people
    .filter(({ name }) => first.includes(name))
    .map((who): [Who, number] => [who, 1_000 * who.idx]);
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...people), fc.nat(1_000_000), async (who, n) => {
      const visitor = await portal.signedInAs(who.idx);
      const targets = Object.keys(texts).flatMap((entity) => {
        const all = [...marks.values()].filter((mark) => mark.entity === entity);
        const shut = all.filter((mark) => closed(who, mark));
        return [shut[n % (shut.length || 1)], shut[(n * 7) % (shut.length || 1)], all[n % all.length]].filter(
          (mark) => mark !== undefined,
        );
      });
      for await (const [what, { statusCode, body }] of askAll(visitor, who, targets)) {
        asked++;
        expect([what, who.name, statusCode]).not.toEqual([what, who.name, 500]);
        const isOpened = /getDocument|document/i.test(what);
        expect([what, who.name, leaked(body, who, marks, isOpened)]).toEqual([what, who.name, []]);
      }
    }),
    { numRuns, examples, seed: 20_260_302 },
  );
  expect(asked).toBeGreaterThan((numRuns * 1000) / 12);
}
