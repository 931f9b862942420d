import { columnName, type Field } from "@portal/definition";
import { entityOf } from "../fields/modules";

const LONG = "띄어쓰기없이아주길게이어지는문장과 짧은 말이 함께 있는 긴 글입니다. ".repeat(12);

/** A record with the longest of everything, with its parts. */
export function recordOf(entity: string, idx: number): Record<string, unknown> {
  const { fields, parts = {} } = entityOf(entity);
  const below = Object.entries(parts).map(([part, { isMany }]) => {
    const line = { idx: 1, ...valuesOf(entityOf(part).fields) };
    return [part, isMany ? [line, { ...line, idx: 2 }] : line];
  });
  const own = { idx, ver: 1, idx_writer: 1, wdate: MOMENT, mdate: MOMENT };
  return { ...own, ...valuesOf(fields), ...Object.fromEntries(below) };
}

const MOMENT = "2026-03-02T00:30:00Z";

function valuesOf(fields: Readonly<Record<string, Field>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [columnName(key, field), longest(field)]));
}

function longest(field: Field): unknown {
  switch (field.kind) {
    case "text":
      return LONG.slice(0, field.max ?? 300);
    case "longText":
      return LONG;
    case "html":
      return `<p>${LONG}</p><ul><li>${LONG}</li></ul>`;
    case "integer":
      return field.max ?? 2_147_483_647;
    case "decimal":
      return field.max ?? 10 ** (field.digits[0] - field.digits[1]) - 1;
    case "money":
      return 9_007_199_254_740_991;
    case "flag":
      return true;
    case "date":
      return "2026-12-31";
    case "dateTime":
      return MOMENT;
    case "time":
      return "23:50";
    case "month":
      return "2026-12";
    case "year":
      return 2026;
    case "period":
      return { from: MOMENT, to: "2026-03-04T09:00:00Z" };
    case "choice":
      return Object.keys(field.options).at(-1);
    case "multiChoice":
      return Object.keys(field.options);
    case "words":
      return Array.from({ length: field.max ?? 20 }, (_, at) => `긴꼬리표${at}`);
    case "staffList":
    case "files":
      return [1, 2, 3, 4, 5];
    case "checklist":
      return [{ text: LONG.slice(0, 200), done: false }];
    case "link":
    case "file":
      return 1;
    case "json":
    case "bytes":
      return null;
  }
}
