import { columnName, type EntityDefinition, ledgerFields } from "@portal/definition";

/** The triggers by which the database keeps what is added to alone, each under a name of its own; none for other entities. */
export function ledgerTriggers(name: string, { ledger, isAppendOnly, fields }: EntityDefinition): string[] {
  const appendOnly = `CREATE OR REPLACE TRIGGER ${name}_append_only BEFORE UPDATE OR DELETE ON ${name} FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();`;
  if (!ledger) return isAppendOnly ? [appendOnly] : [];
  const { per, kind, qty, balance, reason } = ledgerFields(ledger);
  const kinds = { [kind]: "choice", [qty]: "integer", [balance]: "integer" };
  for (const key of [...per, kind, qty, balance, reason]) {
    const wanted = kinds[key] ?? fields[key]?.kind;
    if (wanted === undefined || fields[key]?.kind !== wanted) throw new Error(`the ledger ${name} has no ${key}`);
  }
  const given = [qty, balance, "", ...per.map((key) => columnName(key, fields[key]))];
  const words = given.map((word) => `'${word}'`).join(", ");
  return [
    `CREATE OR REPLACE TRIGGER ${name}_ledger BEFORE INSERT ON ${name} FOR EACH ROW EXECUTE FUNCTION keep_ledger(${words});`,
    appendOnly,
  ];
}
