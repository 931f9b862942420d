import { type EntityScreen, isBy, type ListScreen, linkBelow, relatedKey } from "@portal/definition";
import { calls } from "@portal/definition/calls";
import type { LightMyRequestResponse } from "fastify";
import { expect, test } from "vitest";
import { askerOf } from "../../access/asker";
import type { Entity } from "../../crud/entity";
import { fieldAt, namingField } from "../../crud/place";
import { staff } from "../../db/tables";
import { demoAccounts } from "../../demo/accounts";
import { portalEntities } from "../../portal-entities";
import { formOf } from "../records/form-of";
import { rowsOfFile } from "../records/rows-of-file";
import { openTestPortal, type TestPortal, type Visitor } from "../test-portal";
import { extremeRequests } from "./extremes";
import { holders } from "./flag-holders";
import { giveEach, type Kept, type Masked, maskedFields, recordsOf, valueIn } from "./masked-values";

/** A masked field with the records whose values an account is not told. */
interface Closed extends Masked {
  readonly hidden: readonly Kept[];
  /** Those of them that are asked for one by one. */
  readonly targets: readonly Kept[];
  /** Some are told the whole without asking, and nobody else is. */
  readonly isForSome: boolean;
}

/** A way to look for a value: its kind, where it is, and the request. */
interface Way {
  readonly way: string;
  readonly where: string;
  ask(value: string): Promise<LightMyRequestResponse>;
}

/** One account's walk. */
interface Walk {
  readonly name: string;
  readonly idx: number;
  readonly visitor: Visitor;
  readonly closed: readonly Closed[];
  readonly isWhole: boolean;
  /** Looks for hidden values in an answer. */
  tell(way: string, what: string, answer: LightMyRequestResponse, text?: string): void;
  look(way: string, url: string): Promise<LightMyRequestResponse>;
  /** Asks for a hidden value, and in the same way for one that nobody has: the answers are the same. */
  seek(field: Closed, record: Kept, way: Way): Promise<void>;
  leak(what: string): void;
}

/**
 * Looks for every masked value in whatever these accounts are answered, by every way out: lists, orders, statistics, files
 * (workbooks are read back), pages with their history, sheets to print, what links to a record, two records compared,
 * refusals, the portal's own calls, and by asking for it. What is found by a value (words, filters, pickers, records that
 * are alike, what an import tells) is the same for a hidden value as for one that nobody has. Who is told the whole is found
 * by the field's own words; what is sealed is told to nobody who does not ask. A sample looks at the entities that have
 * such fields and at those beside them, the whole at all.
 */
export function walkTheMasks(accounts: readonly string[], ofEach: number): void {
  test("a value that is shown in part is in no answer to those who are not told the whole", async () => {
    const isWhole = ofEach > 1;
    const portal = await openTestPortal(isWhole ? { settings: { callsPerMinute: 1_000_000 } } : {});
    await giveEach(portal);
    const changed = await changeSome(portal);
    const records = new Map<Masked, Kept[]>();
    for (const field of maskedFields) records.set(field, await recordsOf(portal, field));
    const people = await portal.db.select().from(staff);
    const leaks: string[] = [];
    const ways = new Map<string, boolean>();
    const hiding = new Set<Masked>();
    let looked = 0;
    for (const email of accounts) {
      const visitor = await portal.signedIn(email);
      const person = people.find(({ idx }) => idx === demoAccounts.find((one) => one.email === email)?.idx);
      if (!person) throw new Error(`nobody has the account ${email}`);
      const asker = await askerOf(portal.db, person, "2026-03-02");
      const closed = maskedFields.map((field): Closed => {
        const { entity, key, isSealed } = field;
        const of = entity.definition.fields[key];
        const whole = (!isSealed && of?.kind === "text" && of.whole) || [];
        const hidden = (records.get(field) ?? []).filter((record) => !isBy(asker, whole, record, entity.definition));
        // what was changed has a history
        const isChanged = ({ idx }: Kept) => changed.has(`${entity.name} ${idx}`);
        const targets = [...hidden.filter(isChanged), ...hidden.filter((record) => !isChanged(record))];
        if (hidden.length > 0) hiding.add(field);
        return { ...field, hidden, targets: targets.slice(0, ofEach), isForSome: whole.length > 0 };
      });
      const told = new Map(
        closed.flatMap((field) =>
          field.hidden.flatMap((record) =>
            [valueIn(field, record), field.valueFor(record.idx, "first")].map(
              (value) => [plain(value), `the ${field.key} of ${field.entity.name} ${record.idx}`] as const,
            ),
          ),
        ),
      );
      const walk: Walk = {
        ...{ name: email.replace("@demo.test", ""), idx: person.idx, visitor, closed, isWhole },
        leak: (what) => leaks.push(`${email}: ${what}`),
        tell(way, what, { statusCode, body }, text = body) {
          looked++;
          ways.set(way, ways.get(way) || statusCode === 200);
          expect([what, statusCode]).not.toEqual([what, 429]);
          for (const word of wordsIn(text)) if (told.has(word)) walk.leak(`${what} has ${told.get(word)}`);
        },
        async look(way, url) {
          const answer = await visitor.get(url);
          const isFile = url.includes("format=xlsx") && answer.statusCode === 200;
          walk.tell(way, url, answer, isFile ? JSON.stringify(await rowsOfFile(answer.rawPayload)) : answer.body);
          return answer;
        },
        async seek(field, record, { way, where, ask }) {
          const values = [valueIn(field, record), field.valueFor(record.idx, "nobodys")] as const;
          const [found, none] = [await ask(values[0]), await ask(values[1])];
          const bare = found.body.replaceAll(values[0], "…");
          walk.tell(way, where, found, bare);
          if (found.statusCode !== none.statusCode || bare !== none.body.replaceAll(values[1], "…"))
            walk.leak(`${where} tells of the ${field.key} of ${field.entity.name} ${record.idx}`);
        },
      };
      await lookAtScreens(walk);
      await lookAtRecords(walk);
      await lookBeside(walk);
      await seekByValue(portal, walk);
    }
    const asked = [...ways].map(([way, isAnswered]) => (isAnswered ? way : `${way} (refused)`));
    process.stdout.write(
      `masks: ${maskedFields.length} fields x ${accounts.length} accounts x ${ways.size} ways, ${looked} answers, ${leaks.length} leaks\n${asked.join(", ")}\n`,
    );
    expect([...new Set(leaks)]).toEqual([]);
    expect(maskedFields.filter((field) => !hiding.has(field)).map(({ key }) => key)).toEqual([]);
    expect(looked).toBeGreaterThan(accounts.length * 100);
  });
}

/** The entities that have masked fields, and those that lie beside them: that link to them, or that they link to. */
function isNear(entity: Entity): boolean {
  const having = new Set(maskedFields.map((field) => field.entity.name));
  const links = Object.values(entity.definition.fields).flatMap((field) => (field.kind === "link" ? [field.to] : []));
  // nearly everything links to people
  return having.has(entity.name) || links.some((to) => to !== "staff" && having.has(to)) || entity.name === "customer";
}

/** What a screen shows and looks for, where it is a list. */
const listed = (screen: EntityScreen): Partial<Pick<ListScreen, "columns" | "moreColumns" | "search" | "filters">> =>
  screen.kind === "list" || screen.kind === "tab-list" ? screen : {};

function shownOn(screen: EntityScreen): readonly string[] {
  const { columns = [], moreColumns = [] } = listed(screen);
  return [...columns, ...moreColumns];
}

async function lookAtScreens({ closed, isWhole, look, leak }: Walk): Promise<void> {
  for (const entity of portalEntities.values()) {
    if (!entity.calls || !(isWhole || isNear(entity))) continue;
    const at = `/rest/records/${entity.name}`;
    const own = closed.filter((field) => field.entity === entity);
    const linkedIn = (screen: EntityScreen) =>
      shownOn(screen).filter((key) => closed.some((field) => key.endsWith(`.${field.key}`)));
    const kinds = new Set<string>();
    for (const screen of entity.screens) {
      // a sample has one screen of each kind, and those that show fields of linked records
      if (!isWhole && kinds.has(screen.kind) && linkedIn(screen).length === 0) continue;
      kinds.add(screen.kind);
      const on = `screen=${encodeURIComponent(screen.name)}`;
      if (/statistics|dashboard|matrix/.test(screen.kind)) {
        await look("statistics", `${at}/statistics?${on}`);
        await look("file of statistics", `${at}/export?${on}&format=csv`);
        continue;
      }
      if (!/list|calendar|settings/.test(screen.kind)) continue;
      await look("list", `${at}/list?${on}&rows=100&from=2026-03-01T00:00:00Z&to=2026-04-01T00:00:00Z`);
      const shown = shownOn(screen);
      const keys = [...own.map(({ key }) => key), ...linkedIn(screen)];
      await look("CSV file", `${at}/export?${on}&format=csv&columns=${[...shown, ...keys].join(",")}`);
      if (keys.length > 0) await look("workbook", `${at}/export?${on}&format=xlsx&columns=${keys.join(",")}`);
      for (const key of keys) {
        for (const sort of [key, `-${key}`]) {
          const answer = await look("order", `${at}/list?${on}&rows=100&sort=${sort}`);
          const of = own.find((field) => field.key === key);
          const list = answer.statusCode === 200 && of ? (answer.json().list as { idx: number }[]) : [];
          const values = list.flatMap(({ idx }) => {
            const record = of?.hidden.find((one) => one.idx === idx);
            return of && record ? [valueIn(of, record)] : [];
          });
          if (values.length > 4 && isOrdered(values))
            leak(`the order of ${screen.name} by ${sort} tells of its values`);
        }
      }
    }
  }
}

const isOrdered = (values: readonly string[]) =>
  [values.toSorted(), values.toSorted().reverse()].some((ordered) => ordered.join() === values.join());

async function lookAtRecords({ closed, visitor, look, tell, leak, name, idx: me }: Walk): Promise<void> {
  for (const { entity, key, targets, isForSome, isSealed } of closed) {
    const at = `/rest/records/${entity.name}`;
    const { sheets = {}, flow } = entity.definition;
    for (const { idx, idx_staff = idx } of targets) {
      await look("page", `${at}/read?idx=${idx}`);
      for (const sheet of Object.keys(sheets)) await look("print", `${at}/print?sheet=${sheet}&idxs=${idx}`);
      // as from a page that was open while somebody else changed the record
      const stale = { idx, ver: 99 };
      tell("refusal", `${at}/change ${idx}`, await visitor.post(`${at}/change`, { ...stale, values: {} }));
      for (const move of Object.keys(flow?.moves ?? {}))
        tell("refusal", `${at}/move ${idx}`, await visitor.post(`${at}/move`, { ...stale, move, reason: "까닭" }));
      const { statusCode } = await visitor.post(`${at}/reveal`, { idx, field: key, reason: "확인" });
      const maySee = isSealed && (holders.pd_auth.split(" ").includes(name) || idx_staff === me);
      if (statusCode === 200 && (isForSome || (isSealed && !maySee)))
        leak(`is shown the ${key} of ${entity.name} ${idx}`);
    }
  }
}

/** What lies beside such records: lists on others' pages, two records compared, and the portal's own calls. */
async function lookBeside({ closed, isWhole, look }: Walk): Promise<void> {
  const definitionOf = (name: string) => portalEntities.get(name)?.definition;
  for (const entity of portalEntities.values()) {
    for (const screen of entity.screens) {
      for (const related of ("related" in screen && screen.related) || []) {
        const link = `idx_${linkBelow(definitionOf, entity.name, related)}`;
        for (const { targets } of closed.filter((field) => field.entity.name === related.of))
          for (const target of targets)
            await look(
              "related",
              `/rest/records/${entity.name}/related?idx=${target[link]}&on=${encodeURIComponent(screen.name)}&key=${relatedKey(related)}&page=1&rows=100`,
            );
      }
    }
  }
  // by the numbers of the records themselves and of what they belong to
  const targets = closed.flatMap(({ targets }) => targets.slice(0, isWhole ? 3 : 1));
  const numbers = new Set(targets.flatMap(({ idx, idx_customer, idx_staff }) => [idx, idx_customer, idx_staff]));
  const idxs = [...numbers].filter((idx) => typeof idx === "number").slice(0, isWhole ? 12 : 2);
  for (const idx of idxs)
    for (const into of idxs)
      if (idx !== into) await look("compared", `/rest/records/customer/compare?idx=${idx}&into=${into}`);
  for (const call of ownReads) {
    const [usual] = extremeRequests(call);
    if (!usual) continue;
    const url = isWhole ? usual.url : usual.url.replace("format=xlsx", "format=csv");
    const asked = /\bidx(_\w+)?=/.test(url) ? idxs : [0];
    for (const idx of asked) await look("own calls", url.replaceAll(/\b(idx(?:_\w+)?)=1\b/g, `$1=${idx}`));
  }
}

/** The calls of the portal's own that are read, but for the one that ends the session. */
const ownReads = calls.filter(
  ({ method, path }) => method === "get" && !path.startsWith("/rest/records/") && !path.endsWith("/logout"),
);

/** By words and filters, pickers, records that are alike, Ctrl+K, own calls that look for words, and what an import tells. */
async function seekByValue(portal: TestPortal, { closed, visitor, seek, isWhole }: Walk): Promise<void> {
  const get = (way: string, url: (value: string) => string): Way => ({
    way,
    where: url("…"),
    ask: (value) => visitor.get(url(encodeURIComponent(value))),
  });
  for (const field of closed) {
    const ways = [...waysIn(field).map(([way, url]) => get(way, url)), ...(await imports(portal, field, visitor))];
    const isFirst = closed.find(({ targets }) => targets.length > 0) === field;
    // these know nothing of fields
    if (isWhole || isFirst)
      for (const call of ownReads.filter(({ query }) => query && "q" in query.shape)) {
        const [usual] = extremeRequests(call);
        const url = usual?.url.replace("format=xlsx", "format=csv") ?? "";
        ways.push(get("own search", (value) => url.replace(/\bq=[^&]*/, `q=${value}`)));
      }
    for (const record of field.targets) for (const way of ways) await seek(field, record, way);
  }
}

type Url = (value: string) => string;

/** Where the records' own calls look for a value of a field. */
function waysIn({ entity, key, column }: Closed): [way: string, url: Url][] {
  const at = `/rest/records/${entity.name}`;
  const written = (value: string) => encodeURIComponent(JSON.stringify({ [column]: decodeURIComponent(value) }));
  const ways: [string, Url][] = [
    ["picker", (value) => `${at}/choices?q=${value}`],
    ["picker", (value) => `${at}/choices?${key}=${value}`],
  ];
  if (entity.definition.alike) ways.push(["alike", (value) => `${at}/alike?values=${written(value)}`]);
  for (const { name, screens, calls: served } of portalEntities.values()) {
    for (const screen of served ? screens : []) {
      const { columns, search = [], filters = [] } = listed(screen);
      if (!columns) continue;
      const list = `/rest/records/${name}/list?screen=${encodeURIComponent(screen.name)}`;
      const isOwn = name === entity.name;
      const isNamed = (one: string) => one === `${entity.name}.${key}`;
      if (isOwn || search.some(isNamed)) ways.push(["words", (value) => `${list}&q=${value}`]);
      for (const filter of isOwn ? [key] : filters.filter(isNamed))
        ways.push(["filter", (value) => `${list}&${filter}=${value}`]);
    }
  }
  return ways;
}

/** Files that name a record by its value, of which it is only told what would come of them. */
async function imports({ db }: TestPortal, { entity, key, targets }: Closed, visitor: Visitor): Promise<Way[]> {
  const [record] = targets;
  const ways: Way[] = [];
  for (const screen of entity.screens) {
    if (!record || !("import" in screen) || !screen.import?.includes(key)) continue;
    const places = screen.import.map((each) => fieldAt(entity, each));
    const cells = await Promise.all(
      places.map(async ({ field, name }) => {
        const linked = field.kind === "link" ? portalEntities.get(field.to) : undefined;
        if (!linked) return String(record[name] ?? "");
        const rows = await db.select().from(linked.table);
        const one = rows.find(({ idx }) => Number(idx) === record[name]) as Kept | undefined;
        return String(one?.[namingField(linked) ?? ""] ?? "");
      }),
    );
    ways.push({
      ...{ way: "import", where: `import ${screen.name}` },
      ask(value) {
        const line = places.map((place, at) => (place.key === key ? value : cells[at]));
        const file = [places.map(({ field }) => field.label), line].map((row) => row.join(",")).join("\n");
        const fields = { screen: screen.name, check: "Y" };
        return visitor.send({
          url: `/rest/records/${entity.name}/import`,
          ...formOf(fields, "a.csv", Buffer.from(file)),
        });
      },
    });
  }
  return ways;
}

/** Has those who may change some of each field's values, so that the history has them: the first and the last. */
async function changeSome(portal: TestPortal): Promise<ReadonlySet<string>> {
  const changed = new Set<string>();
  const changers = await Promise.all(["master", "people", "support"].map((who) => portal.signedIn(`${who}@demo.test`)));
  for (const field of maskedFields) {
    const records = await recordsOf(portal, field);
    const some = new Set([0, records.length - 1].map((at) => records[at]));
    for (const record of some) {
      if (!record) continue;
      const values = { [field.column]: field.valueFor(record.idx, "later") };
      for (const changer of changers) {
        const given = { idx: record.idx, ver: await versionOf(changer, field, record), values };
        const { statusCode } = await changer.post(`/rest/records/${field.entity.name}/change`, given);
        if (statusCode !== 200) continue;
        changed.add(`${field.entity.name} ${record.idx}`);
        break;
      }
    }
  }
  const of = maskedFields.filter(({ entity }) => [...changed].some((one) => one.startsWith(`${entity.name} `)));
  expect(of.length).toBeGreaterThan(maskedFields.length / 2);
  return changed;
}

/** The version that a record has now: another of its fields may have been changed. */
async function versionOf(visitor: Visitor, { entity }: Masked, { idx }: Kept): Promise<unknown> {
  return (await visitor.get(`/rest/records/${entity.name}/read?idx=${idx}`)).json().record?.ver ?? 1;
}

/** A value without what is only its way of writing. */
const plain = (value: string) => value.replaceAll("-", "").toLowerCase();

/** The words of an answer that could be such a value, as they are compared. */
function wordsIn(text: string): Set<string> {
  return new Set(
    text
      .replaceAll(/\\[nrtbf"\\/]/g, " ")
      .split(/[^\w@.+-]+/)
      .filter((word) => word.length >= 8)
      .map(plain),
  );
}
