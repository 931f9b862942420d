import { columnName, type Field, type FieldKey, linkBelow, PLACE, UNSENT } from "@portal/definition";
import { valueProblem } from "@portal/definition/contract";
import { and, desc, eq, inArray } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { spokenTime } from "../../bookings/booking";
import type { Period } from "../../db/table-of";
import { dropMails } from "../../mail/kept-mails";
import type { RequestContext, Row } from "../../records/rules";
import { type Entity, entityOf } from "../entity";
import { valueIn } from "../lists/beside";
import { valuesOf } from "../lists/list";
import { columnOf, fieldAt, isKept } from "../place";
import { namesOf } from "../reading/names";
import { readBeside } from "../reading/read-beside";
import { writeCell } from "../tables/cells";

/** A letter with what its words in braces stand for; those without a value stay, to be filled in by hand. */
export async function filledLetter(context: RequestContext, entity: Entity, record: Row): Promise<Row> {
  const { letter, fields } = entity.definition;
  if (!letter) return {};
  const texts = [record.subject, record.body].map((text) => String(text ?? ""));
  const words = new Set(texts.flatMap(placesIn));
  const places = Object.entries(letter.places).filter(([word]) => words.has(word));
  const known = await textsOf(context, entity, record, [...new Set(places.flatMap(([, keys]) => keys))]);
  const values = new Map(places.map(([word, keys]) => [word, keys.map((key) => known.get(key)).find(Boolean)]));
  // all at once: what a value says is not looked into again
  const [subject = "", body] = texts.map((text) => text.replace(PLACE, (whole, word) => values.get(word) ?? whole));
  const filled = { subject: subject.replace(/[^\S\n\r]+/g, " "), body };
  const wrong: Record<string, string> = {};
  for (const [key, value] of Object.entries(filled)) {
    const read = valueProblem(fields[key] as Field, value);
    if ("problem" in read) wrong[key] = read.problem;
  }
  // what stands behind the end of a line would be a header of its own
  if (/[\p{Cc}\u2028\u2029]/u.test(filled.subject)) wrong.subject = "메일 제목: 한 줄로 입력하세요.";
  if (Object.keys(wrong).length > 0) throw wrongFields(wrong);
  return filled;
}

/** What the readers of a letter see before it goes out. */
interface Outlook {
  readonly note: string;
  /** The moves that are not open until that is otherwise. */
  readonly closed: readonly string[];
  /** Where it would go. */
  readonly to?: string;
}

/** The outlook of a letter that has not gone out; nothing for one that has, and for other records. */
export async function outlookOf(context: RequestContext, entity: Entity, record: Row): Promise<Outlook | undefined> {
  const { letter } = entity.definition;
  if (!letter || !UNSENT.some((state) => state === record.status)) return undefined;
  const open = [record.subject, record.body].flatMap((text) => placesIn(String(text ?? "")));
  if (open.length > 0) {
    const words = [...new Set(open)].map((word) => `{${word}}`).join(", ");
    return { note: `채워지지 않은 자리가 있습니다: ${words}. [수정]에서 직접 입력하세요.`, closed: ["send", "hand"] };
  }
  const byHand = "[내용 복사]로 복사해 직접 보내고 [직접 전달함]을 누르세요.";
  if (!context.mail) return { note: `이 인트라넷은 메일을 보내지 않습니다. ${byHand}`, closed: ["send"] };
  const to = (await textsOf(context, entity, record, [letter.to])).get(letter.to);
  if (!to) return { note: `등록된 이메일이 없어 메일을 보낼 수 없습니다. ${byHand}`, closed: ["send"] };
  const failed = record.status === "fail" ? "메일이 나가지 않았습니다. 주소를 확인하세요. " : "";
  return { note: `${failed}${to} 주소로 아래 내용이 그대로 나갑니다.`, closed: [], to };
}

/** Sends a letter by mail, or notes that it was handed over, as its move says; gives columns to write with it. */
export async function sendLetter(context: RequestContext, entity: Entity, record: Row, move: string): Promise<Row> {
  const outlook = await outlookOf(context, entity, record);
  if (!outlook) return {};
  if (outlook.closed.includes(move)) throw new ApiError(409, outlook.note);
  const { db, now, mail } = context;
  const of = { entity: entity.name, idx: Number(record.idx) };
  // one that was given up would go out beside this one
  await dropMails(db, of.entity, [of.idx]);
  if (move !== "send" || !mail || !outlook.to) return { to_addr: null, sent_at: now };
  const [subject, text] = [String(record.subject), String(record.body)];
  await mail({ to: outlook.to, subject, text, called: entity.definition.title, of }, db);
  return { to_addr: outlook.to };
}

function placesIn(text: string): string[] {
  return [...text.matchAll(PLACE)].map(([, word = ""]) => word);
}

/** Fields of the record that a letter is about, and of the further one, as the person reads them in words. */
async function textsOf(context: RequestContext, entity: Entity, record: Row, keys: readonly FieldKey[]) {
  const { letter, fields } = entity.definition;
  const link = fields[letter?.about ?? ""];
  const texts = new Map<FieldKey, string>();
  if (keys.length === 0 || !letter || link?.kind !== "link") return texts;
  const about = entityOf(entity, link.to);
  const idx = Number(record[columnName(letter.about, link)]);
  const further = letter.latest?.of;
  const isFurther = (key: FieldKey) => key.split(".")[0] === further;
  await read(about, idx, "", (key) => !isFurther(key));
  if (letter.latest && keys.some(isFurther)) {
    const latest = entityOf(entity, letter.latest.of);
    await read(latest, await latestOf(context, latest, about, idx, letter.latest.while), `${further}.`, isFurther);
  }
  return texts;

  async function read(of: Entity, one: number | undefined, before: string, isIts: (key: FieldKey) => boolean) {
    const own = keys.filter(isIts).map((key) => key.slice(before.length));
    if (one === undefined || own.length === 0) return;
    const row = await readBeside(context, of, one, own);
    const names = await namesOf(context, of, valuesOf(of, [row], own));
    for (const key of own) {
      const place = fieldAt(of, key);
      const value = valueIn(row, place);
      const text =
        place.field.kind === "period" && value
          ? spokenTime(value as Period)
          : writeCell(place.field, value, { names, files: {} });
      if (text !== null) texts.set(before + key, String(text).trim());
    }
  }
}

/** The latest of the records that link to one, of those with these values. */
async function latestOf(
  { db }: RequestContext,
  entity: Entity,
  about: Entity,
  idx: number,
  states: Readonly<Record<string, readonly string[]>> = {},
): Promise<number | undefined> {
  const { table, definition, entities } = entity;
  const link = linkBelow((name) => entities.get(name)?.definition, about.name, { of: entity.name });
  const has = Object.entries(states).map(([key, values]) => inArray(columnOf(table, key), [...values]));
  const [row] = await db
    .select({ idx: table.idx })
    .from(table)
    .where(and(eq(columnOf(table, columnName(link, definition.fields[link])), idx), isKept(table), ...has))
    .orderBy(desc(table.idx))
    .limit(1);
  return row && Number(row.idx);
}
