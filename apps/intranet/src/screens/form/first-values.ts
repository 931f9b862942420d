import { columnName, type Field, type FormScreen } from "@portal/definition";
import { seoulTime } from "../../fields/dates/seoul-time";
import { fieldAt, linesAt } from "../../fields/definitions";
import { fromText } from "../../fields/from-text";
import { entityOf } from "../../fields/modules";
import { useStore } from "../../store";
import type { Row } from "../records";

/**
 * What a new record's form begins with: what the definition says, then what the record has that is copied, then what the
 * screen says, then what the address says.
 */
export function firstValues(screen: FormScreen, query: URLSearchParams, copied?: Row): Row {
  const { of, where, form, below } = screen;
  const values: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(entityOf(of).fields)) {
    const value = firstValue(field);
    if (value !== undefined) values[columnName(key, field)] = value;
  }
  const named = [...form.flatMap(({ fields }) => fields), ...(below === undefined ? [] : [below])];
  for (const key of named.filter((one) => one.includes("."))) {
    const { part, column, field } = fieldAt(of, key);
    const name = key.split(".").at(-1) ?? "";
    const value = (named.includes(name) ? undefined : givenIn(query, name, field)) ?? firstValue(field);
    if (part !== undefined && value !== undefined) values[part] = { ...(values[part] as Row), [column]: value };
  }
  if (copied) Object.assign(values, copyOf(screen, copied));
  Object.assign(values, where);
  const asked = named.filter((key) => !key.includes("."));
  for (const key of asked.filter((one) => !entityOf(of).parts?.[one])) {
    const { field, column } = fieldAt(of, key);
    const given = givenIn(query, key, field);
    if (given !== undefined) values[column] = given;
  }
  return values;
}

/** What the form asks for, as the record has it; its lines as new ones. Files stay with the record that they belong to. */
function copyOf({ of, form }: FormScreen, record: Row): Row {
  const keys = form.flatMap(({ fields }) => fields).filter((key) => !key.includes("."));
  return Object.fromEntries(
    keys.flatMap((key): [string, unknown][] => {
      const lines = linesAt(of, key);
      if (lines) {
        const columns = lines.fields.filter(({ field }) => isCopied(field)).map(({ column }) => column);
        const rows = record[key];
        if (!Array.isArray(rows)) return [];
        return [[key, rows.map((row: Row) => Object.fromEntries(columns.map((column) => [column, row[column]])))]];
      }
      const { column, field } = fieldAt(of, key);
      return isCopied(field) && record[column] !== undefined ? [[column, record[column]]] : [];
    }),
  );
}

function isCopied({ kind, readOnly, computed }: Field): boolean {
  return !(readOnly || computed || ["file", "files", "bytes"].includes(kind));
}

/** What a field of a new record, or of a new line, begins with. */
export function firstValue(field: Field): unknown {
  return "default" in field ? field.default : initialOf(field);
}

/** What somebody mostly writes first into a field, today. */
export function initialOf(field: Field): unknown {
  const { idx_staff, idx_team, idx_office } = useStore.getState();
  const now = new Date();
  switch (field.initial) {
    case "me":
      return field.kind === "staffList" ? [idx_staff] : idx_staff;
    case "myTeam":
      return idx_team || undefined;
    case "myOffice":
      return idx_office || undefined;
    case "today":
      return field.kind === "month" ? seoulTime(now).slice(0, 7) : seoulTime(now).slice(0, 10);
    case "now":
      return field.kind === "year" ? now.getFullYear() : now.toISOString();
    default:
      return undefined;
  }
}

/** A value that stands in the address, as a calendar or another record's page puts it there. */
function givenIn(query: URLSearchParams, key: string, field: Field): unknown {
  const [from, to] = [query.get(`${key}.from`), query.get(`${key}.to`)];
  if (field.kind === "period" && from && to) return { from, to };
  const text = query.get(key);
  return text === null ? undefined : (fromText(field, text) ?? undefined);
}
