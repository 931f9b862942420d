import { withParticle } from "@portal/definition";
import type { PlacedField } from "../../../fields/definitions";
import { fromText } from "../../../fields/from-text";
import type { Row } from "../../records";

interface TakenIn {
  readonly lines: readonly Row[];
  readonly added: number;
  readonly changed: number;
  /** What could not be read, row by row of the file, the first being 1. */
  readonly problems: readonly string[];
}

interface Form {
  readonly fields: readonly PlacedField[];
  /** What a new line begins with. */
  readonly first: Row;
  readonly lines: readonly Row[];
  /** The keys of the fields that tell which line a row is. */
  readonly keys: readonly string[];
}

/**
 * The lines of a form with the rows of a file: a row that is one of them changes it where it says something, any other is a
 * new one. The file's first row names the columns by their labels, in any order; without one they stand as on the form.
 */
export function linesOfFile(rows: readonly (readonly string[])[], { fields, first, lines, keys }: Form): TakenIn {
  const open = fields.filter(({ field }) => !field.computed);
  const [head = []] = rows;
  const places = open.map(({ field }) => head.findIndex((cell) => plain(cell) === plain(field.label)));
  const hasHead = places.some((at) => at !== -1);
  const columns = open.flatMap((placed, index) => {
    const at = hasHead ? (places[index] as number) : index;
    return at === -1 ? [] : [{ ...placed, at }];
  });
  const key = keys.map((name) => columns.find((column) => column.key === name)).find((column) => column !== undefined);
  const next = [...lines];
  const known = new Map(key ? lines.map((line, at) => [String(line[key.column] ?? ""), at]) : []);
  const problems = hasHead
    ? head.flatMap((cell, at) =>
        cell !== "" && !columns.some((column) => column.at === at) ? [`1행: ‘${cell}’ 열은 이 표에 없습니다.`] : [],
      )
    : [];
  let changed = 0;
  for (const [index, row] of rows.entries()) {
    if (index === 0 && hasHead) continue;
    const said: Record<string, unknown> = {};
    for (const { at, column, field } of columns) {
      const cell = (row[at] ?? "").trim();
      if (cell === "") continue;
      const value = fromText(field, cell);
      if (value === null)
        problems.push(`${index + 1}행 ${field.label}: ${withParticle(`‘${cell}’`, "을/를")} 읽지 못했습니다.`);
      else said[column] = value;
    }
    const name = key ? String(said[key.column] ?? "") : "";
    const place = name === "" ? undefined : known.get(name);
    if (place !== undefined) {
      next[place] = { ...next[place], ...said };
      changed += 1;
      continue;
    }
    const missing = columns.filter(({ field, column }) => field.required && said[column] === undefined);
    if (missing.length > 0 && Object.keys(said).length > 0)
      problems.push(
        `${index + 1}행: ${withParticle(missing.map(({ field }) => field.label).join(", "), "이/가")} 없습니다.`,
      );
    if (name !== "") known.set(name, next.length);
    next.push({ ...first, ...said });
  }
  return { lines: next, added: next.length - lines.length, changed, problems };
}

/** A label as people write it above their columns. */
function plain(label: string): string {
  return label.replace(/[\s*·]/g, "");
}
