import type { Field } from "@portal/definition";
import { dayIn } from "../controls/dates/day-text";

/** A field's value in a text that somebody pasted or that stands in an address; `null` when it has none. */
export function fromText(field: Field, written: string): unknown {
  const text = written.trim();
  if (text === "") return null;
  switch (field.kind) {
    case "text":
    case "longText":
    case "html":
      return text;
    case "integer":
    case "decimal":
    case "money":
    case "year":
    case "link":
    case "file":
      return numberIn(text);
    case "flag":
      return /^(y|yes|true|1|o|예|✓)$/i.test(text);
    case "date":
      return dayIn(text);
    case "month":
      return dayIn(`${text}-01`)?.slice(0, 7) ?? dayIn(text)?.slice(0, 7) ?? null;
    case "dateTime":
      return Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString();
    case "time":
      return /^([01]?\d|2[0-3]):[0-5]\d/.exec(text)?.[0].padStart(5, "0") ?? null;
    case "choice":
      return codeOf(field.options, text);
    case "multiChoice":
      return text.split(",").flatMap((one) => codeOf(field.options, one.trim()) ?? []);
    case "words":
      return text.split(",").map((word) => word.trim());
    case "staffList":
    case "files":
      return text.split(",").flatMap((one) => numberIn(one) ?? []);
    case "checklist":
      return text.split("\n").map((line) => ({ text: line, done: false }));
    case "period":
    case "json":
    case "ownFields":
    case "answers":
    case "bytes":
      return null;
  }
}

/** A number as spreadsheets write it, also in won; `null` for anything else. */
export function numberIn(text: string): number | null {
  const plain = text.replace(/[,\s원₩￦]/g, "");
  return plain !== "" && Number.isFinite(Number(plain)) ? Number(plain) : null;
}

function codeOf(options: Readonly<Record<string, string>>, text: string): string | null {
  if (text in options) return text;
  const codes = Object.keys(options);
  const same = codes.find((code) => options[code] === text);
  if (same !== undefined) return same;
  // a label that was cut short, when it can be only one: 카드 for 카드전표
  const [begun, ...others] = codes.filter((code) => options[code]?.startsWith(text));
  return others.length === 0 ? (begun ?? null) : null;
}
