import { columnName, type EntityDefinition } from "@portal/definition";

/**
 * The triggers by which no link is lost while a record becomes part of another one: whoever links to it waits, and the
 * link leads to the one that stays. Each is under a name of its own; none for entities that link to nothing that is merged.
 */
export function mergeTriggers(
  name: string,
  { fields }: EntityDefinition,
  definitionOf: (name: string) => EntityDefinition | undefined,
): string[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const merge = field.kind === "link" ? definitionOf(field.to)?.merge : undefined;
    if (!merge || field.kind !== "link" || (field.to === name && merge.into === key)) return [];
    const column = columnName(key, field);
    const given = [field.to, `idx_${merge.into}`, column].map((word) => `'${word}'`).join(", ");
    return [
      `CREATE OR REPLACE TRIGGER ${name}_follow_${column} BEFORE INSERT OR UPDATE OF ${column} ON ${name} FOR EACH ROW EXECUTE FUNCTION follow_merged(${given});`,
    ];
  });
}
