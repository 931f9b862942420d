import type { Row } from "../../records/rules";
import type { Entity } from "../entity";
import { findField, namingField } from "../place";
import type { Names } from "../reading/names";
import { writeCell } from "./cells";

/** What names each of a part's lines, each name once: its naming field, or the first link. */
export function linesText(part: Entity, lines: unknown, names: Names): string {
  const key = namingField(part);
  const link = Object.keys(part.definition.fields).find((name) => findField(part, name)?.field.kind === "link");
  const place = findField(part, key ?? link ?? "");
  if (!place || !Array.isArray(lines)) return "";
  const named = lines.map((line: Row) => writeCell(place.field, line[place.name], { names, files: {} }) ?? "");
  return [...new Set(named)].join("\n");
}
