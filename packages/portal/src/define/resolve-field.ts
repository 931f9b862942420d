import type { EntityDefinition } from "./define-module";
import type { Derived } from "./derived";
import { columnName, type Field } from "./fields";
import type { FieldKey } from "./screen";

/** A field that a screen names: what it is, and where answers have its value. */
export interface ResolvedField {
  readonly key: FieldKey;
  readonly field: Field;
  /** The entity that has it. */
  readonly entity: string;
  /** Its column, and its name in answers. */
  readonly column: string;
  /**
   * What it stands under in answers, where it is not the record's own: a part, or the links that lead to it
   * (`customer.owner`).
   */
  readonly part?: string;
  /** The links that lead to it, from the record on. */
  readonly through?: readonly string[];
  readonly derived?: Derived;
}

/** The definition of an entity by its name, where there is one. */
export type DefinitionOf = (entity: string) => EntityDefinition | undefined;

/** What every record has beside its fields. */
const common: Readonly<Record<string, Field>> = {
  idx: { kind: "integer", label: "번호", readOnly: true },
  writer: { kind: "link", label: "작성자", to: "staff", readOnly: true },
  wdate: { kind: "dateTime", label: "작성일", readOnly: true },
  mdate: { kind: "dateTime", label: "수정일", readOnly: true },
};

/** What a placed record has. */
const placed: Readonly<Record<string, Field>> = {
  sector: { kind: "link", label: "부문", to: "sector", readOnly: true },
  office: { kind: "link", label: "본부", to: "office", readOnly: true },
  team: { kind: "link", label: "팀", to: "team", readOnly: true },
};

/**
 * The field of a key: the record's own (`title`), derived, of a part (`part.title`), or through links of any depth
 * (`customer.owner.name`). Nothing for lines and what does not exist.
 */
export function resolveField(definitionOf: DefinitionOf, entity: string, key: FieldKey): ResolvedField | undefined {
  const definition = definitionOf(entity);
  if (!definition) return undefined;
  const [first = "", ...rest] = key.split(".");
  if (rest.length === 0) return ownField(definitionOf, entity, definition, key);
  if (definition.parts?.[first] !== undefined) {
    const inner = rest.length === 1 ? resolveField(definitionOf, first, rest[0] ?? "") : undefined;
    return inner && inner.derived === undefined ? { ...inner, key, part: first } : undefined;
  }
  const link = ownField(definitionOf, entity, definition, first)?.field;
  if (link?.kind !== "link") return undefined;
  const inner = resolveField(definitionOf, link.to, rest.join("."));
  if (!inner || (inner.part !== undefined && inner.through === undefined)) return undefined;
  const through = [first, ...(inner.through ?? [])];
  // its own name alone would not say whose it is, unless it begins with that
  const { label } = inner.field;
  const field = { ...inner.field, label: label.startsWith(link.label) ? label : `${link.label} ${label}` };
  return { ...inner, key, field, through, part: through.join(".") };
}

function ownField(
  definitionOf: DefinitionOf,
  entity: string,
  { fields, derived, hasOrgUnit }: EntityDefinition,
  key: string,
): ResolvedField | undefined {
  const field = fields[key] ?? common[key] ?? (hasOrgUnit ? placed[key] : undefined);
  if (field) return { key, field, entity, column: columnName(key, field) };
  const found = derived?.[key];
  return found && { key, field: fieldOf(definitionOf, found), entity, column: key, derived: found };
}

/** What a derived column is read as: a number, or what the field is that it is made from. */
function fieldOf(definitionOf: DefinitionOf, derived: Derived): Field {
  const { derives, label, unit } = derived;
  if (derives === "straightLine") return { kind: "money", label, readOnly: true };
  const number = { kind: "integer", label, readOnly: true, ...(unit !== undefined && { unit }) } as const;
  const key = "of" in derived ? derived.field : undefined;
  if (!("of" in derived) || derives === "count" || key === undefined) return number;
  if (derives === "average") return { ...number, kind: "decimal", digits: [12, 1] };
  const field = definitionOf(derived.of)?.fields[key];
  if (!field) throw new Error(`no such field: ${derived.of}.${key}`);
  const { kind } = field;
  if (kind === "decimal") return { kind, label, digits: field.digits, readOnly: true };
  if (derives === "sum" ? kind === "integer" : false) return number;
  if (kind === "money" || kind === "date" || kind === "dateTime" || kind === "month" || kind === "year") {
    return { kind, label, readOnly: true };
  }
  throw new Error(`${derives} of ${derived.of}.${key}: a ${kind} has none`);
}

/** The field by which the records below belong to those of an entity. */
export function linkBelow(definitionOf: DefinitionOf, entity: string, { of, by }: { of: string; by?: string }): string {
  const { fields = {}, merge } = definitionOf(of) ?? {};
  const links = Object.keys(fields).filter((key) => {
    const field = fields[key];
    // which record one has become says nothing of where it belongs
    return field?.kind === "link" && field.to === entity && (by === undefined ? key !== merge?.into : by === key);
  });
  const [link] = links;
  if (link === undefined || links.length > 1) throw new Error(`by which link of ${of} to ${entity}? say it with "by"`);
  return link;
}
