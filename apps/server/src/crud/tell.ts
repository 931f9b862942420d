import { columnName, isParty, type Notice, ownColumns } from "@portal/definition";
import { notify } from "../notifications";
import type { RequestContext, Row } from "../records/rules";
import { everybody, isFor } from "./access/audience";
import { toldOf } from "./access/field-access";
import type { Entity } from "./entity";
import { fieldAt } from "./place";
import { calledFor, placeFor } from "./reading/addresses";
import { fileFactsOf, namesOf, pagesOf } from "./reading/names";
import { mayRead } from "./reading/reading";
import { writeCell } from "./tables/cells";
import { withParts } from "./writing/parts";

/** A notice about a record: by whom it was done, who is not notified, and why. */
interface Done {
  readonly by?: number;
  readonly why?: string | undefined;
}

/**
 * Tells of a record those whom the definition names and who read it, each in the words and with the address that are
 * theirs.
 */
export async function tellOf(
  context: RequestContext,
  entity: Entity,
  notice: Notice,
  record: Row,
  done: Done,
): Promise<void> {
  const { db, now } = context;
  const people = await everybody(db, now, namedIn(entity, notice, record));
  if (people.length === 0) return;
  const whole = await withParts(db, entity, record);
  for (const reader of people) {
    if (reader.person.idx === done.by || !isFor(reader, entity, notice.to)(whole)) continue;
    const led = await leadsTo(reader, entity, notice, whole);
    if (!led) continue;
    const given = { name: led.name, why: done.why ? ` (${done.why})` : "" };
    const title = await wordsFor(reader, entity, notice.text, whole, given);
    await notify(db, { to: [reader.person.idx], kind: notice.kind, title, link: led.link }, now);
  }
}

/** What a notice leads somebody to, and what it is called to them; nothing that they may not read. */
async function leadsTo(
  reader: RequestContext,
  entity: Entity,
  { at }: Notice,
  record: Row,
): Promise<{ name: string; link: string | undefined } | undefined> {
  if (at === undefined) {
    if (!(await mayRead(reader, entity, Number(record.idx)))) return undefined;
    return { name: calledFor(reader, entity, record), link: await placeFor(reader, entity, record) };
  }
  const { field, name } = fieldAt(entity, at);
  const [linked, idx] = [field.kind === "link" ? field.to : "", String(record[name])];
  const given = [{ field, values: [record[name]] }];
  const link = (await pagesOf(reader, entity, given))[linked]?.[idx];
  return link === undefined ? undefined : { name: (await namesOf(reader, entity, given))[linked]?.[idx] ?? "", link };
}

/** Those whom the record itself names, where nobody else is meant: the others need not be asked about. */
function namedIn({ definition }: Entity, { to }: Notice, record: Row): number[] | undefined {
  const columns = to.map((by) => {
    if (by === "staff:own") return ownColumns(definition);
    return isParty(by) && by.holds === "staff" && !by.through && !by.below ? [by.column] : undefined;
  });
  if (columns.includes(undefined)) return undefined;
  return columns.flatMap((own = []) => own.map((column) => record[column])).filter((idx) => typeof idx === "number");
}

/**
 * A line as somebody is told it: `given` by name, and fields of the record as they are told them; of what is not told to them
 * it says nothing.
 */
export async function wordsFor(
  reader: RequestContext,
  entity: Entity,
  text: string,
  record: Row,
  given: Readonly<Record<string, string>>,
): Promise<string> {
  const told = toldOf(reader, entity, record);
  const words = new Map(Object.entries(given));
  for (const [, key = ""] of text.matchAll(/{(\w+)}/g)) {
    if (words.has(key)) continue;
    const { field } = fieldAt(entity, key);
    const value = told[columnName(key, field)];
    const values = [{ field, values: [value] }];
    const shown = { names: await namesOf(reader, entity, values), files: await fileFactsOf(reader.db, values) };
    const cell = writeCell(field, value, shown) ?? "";
    words.set(key, typeof cell === "number" ? cell.toLocaleString("ko-KR") : String(cell));
  }
  return text.replace(/{(\w+)}/g, (_, key: string) => words.get(key) ?? "");
}
