import { type Field, ownFieldsIn, shownNumber, shownText } from "@portal/definition";
import { minuteOf } from "../../seoul";
import type { Cell } from "../../threads/sheet";
import type { FileFacts, Names } from "../reading/names";

/** The names that cells show instead of numbers. */
interface Shown {
  readonly names: Names;
  readonly files: FileFacts;
}

/** A value as people read it in a table: labels of choices, names of links, times in Seoul. */
export function writeCell(field: Field, value: unknown, shown: Shown): Cell {
  if (value === null || value === undefined) return null;
  return (writers[field.kind] as Writer)(field, value, shown);
}

type Writer = (field: Field, value: unknown, shown: Shown) => Cell;

const asIs: Writer = (_, value) => (typeof value === "number" ? value : String(value));
const numbers: Writer = (field, value) => (typeof value === "number" ? shownNumber(field, value) : String(value));
const labels: Writer = (field, value) =>
  [value]
    .flat()
    .map((code) => labelOf(field, String(code)))
    .join(", ");
const fileNames: Writer = (_, value, { files }) =>
  [value]
    .flat()
    .map((idx) => files[String(idx)]?.name ?? "")
    .join(", ");

const writers: { readonly [Kind in Field["kind"]]: Writer } = {
  text: (field, value) => (field.kind === "text" ? shownText(field.format, String(value)) : String(value)),
  longText: asIs,
  html: (_, value) => textOf(String(value)),
  integer: numbers,
  decimal: numbers,
  money: asIs,
  year: asIs,
  flag: (_, value) => (value === true ? "Y" : "N"),
  date: asIs,
  time: asIs,
  month: asIs,
  dateTime: (_, value) => minuteOf(new Date(value as Date)),
  period: (_, value) => {
    const { from, to } = value as { from: Date; to: Date };
    return `${minuteOf(new Date(from))} ~ ${minuteOf(new Date(to))}`;
  },
  choice: labels,
  multiChoice: labels,
  words: (_, value) => [value].flat().join(", "),
  staffList: (_, value, { names }) =>
    [value]
      .flat()
      .map((idx) => names.staff?.[String(idx)] ?? "")
      .join(", "),
  checklist: (_, value) =>
    (value as { text: string; done: boolean }[]).map(({ text, done }) => `${done ? "☑" : "☐"} ${text}`).join("\n"),
  link: (field, value, { names }) => (field.kind === "link" ? (names[field.to]?.[String(value)] ?? null) : null),
  file: fileNames,
  files: fileNames,
  bytes: () => null,
  json: () => null,
  ownFields: (_, value) =>
    ownFieldsIn(value)
      .map(({ label }) => label)
      .join(", "),
  answers: (_, value) =>
    Object.values(value as object)
      .map((one) => (typeof one === "boolean" ? (one ? "예" : "아니요") : String(one)))
      .join(", "),
};

function labelOf(field: Field, code: string): string {
  return field.kind === "choice" || field.kind === "multiChoice" ? (field.options[code] ?? code) : code;
}

/** The text of formatted text, a line for each paragraph. */
function textOf(html: string): string {
  const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };
  return (
    html
      // a row of a table is a line, its cells one after the other
      .replace(/(?:<\/p>)?<\/t[hd]>/g, "\t")
      .replace(/\t?<\/tr>/g, "\n")
      .replace(/<(br|\/p|\/li|\/h\d|\/blockquote)[^>]*>/g, "\n")
      .replace(/<[^>]*>/g, "")
      .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => signs[name] ?? "")
      .trim()
  );
}

/** Who is found by a name in a cell: the numbers of the records that have it. */
export type FindByName = (to: string, name: string) => readonly number[];

/**
 * A cell as a value that a record may be sent with, or what is wrong with it. An empty cell is no value; cells that are
 * written by {@link writeCell} are read as what they were.
 */
export function readCell(field: Field, cell: unknown, find: FindByName): { value: unknown } | { problem: string } {
  const text =
    cell instanceof Date ? dayText(cell) : typeof cell === "boolean" ? (cell ? "Y" : "N") : String(cell ?? "");
  const trimmed = text.trim();
  if (trimmed === "") return { value: null };
  const reader = readers[field.kind];
  return reader ? reader(field, trimmed, find) : { value: trimmed };
}

type Read = { value: unknown } | { problem: string };
type Reader = (field: Field, text: string, find: FindByName) => Read;

const number: Reader = (_, text) => {
  const value = Number(text.replace(/[,\s원]/g, ""));
  return Number.isFinite(value) ? { value } : { problem: "숫자로 입력하세요." };
};

const moment = (text: string): string | undefined => {
  const [, day, minute = "00:00"] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?/.exec(text) ?? [];
  if (day === undefined) return undefined;
  const at = new Date(`${day}T${minute}:00+09:00`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};

const readers: Partial<Record<Field["kind"], Reader>> = {
  integer: number,
  decimal: number,
  money: number,
  year: number,
  flag: (_, text) => {
    const isYes = /^(y|yes|예|o|true|1|사용)$/i.test(text);
    return isYes || /^(n|no|아니오|아니요|x|false|0|미사용)$/i.test(text)
      ? { value: isYes }
      : { problem: "Y나 N으로 입력하세요." };
  },
  date: (_, text) => ({
    value: text
      .replace(/[./]\s*/g, "-")
      .replace(/-$/, "")
      .replace(/-(\d)(?=-|$)/g, "-0$1")
      .slice(0, 10),
  }),
  dateTime: (_, text) => {
    const value = moment(text);
    return value === undefined ? { problem: "YYYY-MM-DD HH:MM으로 입력하세요." } : { value };
  },
  period: (_, text) => {
    const [from, to] = text.split("~").map((part) => moment(part.trim()));
    return from === undefined || to === undefined
      ? { problem: "YYYY-MM-DD HH:MM ~ YYYY-MM-DD HH:MM으로 입력하세요." }
      : { value: { from, to } };
  },
  choice: (field, text) => codeOf(field, text),
  multiChoice: (field, text) => {
    const read = parts(text).map((part) => codeOf(field, part));
    const wrong = read.find((one) => "problem" in one);
    return wrong ?? { value: read.map((one) => ("value" in one ? one.value : null)) };
  },
  words: (_, text) => ({ value: parts(text) }),
  link: (field, text, find) => (field.kind === "link" ? linked(field.to, find(field.to, text), text) : { value: null }),
  staffList: (_, text, find) => {
    const read = parts(text).map((part) => linked("staff", find("staff", part), part));
    const wrong = read.find((one) => "problem" in one);
    return wrong ?? { value: read.map((one) => ("value" in one ? one.value : null)) };
  },
};

function linked(to: string, idxs: readonly number[], name: string): Read {
  const [idx] = idxs;
  if (idx === undefined) return { problem: `찾을 수 없습니다: ${name}` };
  if (idxs.length === 1) return { value: idx };
  return { problem: `같은 이름이 여럿입니다: ${name}${to === "staff" ? ". 사번이나 이메일로 입력하세요." : ""}` };
}

function codeOf(field: Field, text: string): Read {
  const options = field.kind === "choice" || field.kind === "multiChoice" ? field.options : {};
  const found = Object.entries(options).find(([code, label]) => label === text || code === text);
  return found ? { value: found[0] } : { problem: `${Object.values(options).join(", ")} 가운데에서 입력하세요.` };
}

function parts(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

/** A spreadsheet's day has no zone: it is read as UTC. It is a fraction that may be a millisecond off. */
function dayText(day: Date): string {
  if (Number.isNaN(day.getTime())) return "";
  const second = new Date(Math.round(day.getTime() / 1000) * 1000);
  return second.toISOString().slice(0, 16).replace("T", " ").replace(" 00:00", "");
}
