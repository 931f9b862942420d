import { type EntityDefinition, modules } from "@portal/definition";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { mail } from "../db/system-tables";
import { tableByName } from "../db/tables";

export interface SealedColumn {
  readonly name: string;
  readonly table: { readonly idx: AnyPgColumn } & PgTable;
  readonly key: string;
  readonly column: AnyPgColumn;
}

/** Where the database keeps what is sealed. */
export function sealedColumns(): SealedColumn[] {
  const ofEntities = modules.flatMap(({ entities }) =>
    Object.entries<EntityDefinition>(entities).flatMap(([name, { fields }]) =>
      Object.entries(fields)
        .filter(([, field]) => field.kind === "text" && field.sealed)
        .map(([key]) => {
          const table = tableByName(name);
          return { name, key, table, column: (table as unknown as Record<string, AnyPgColumn>)[key] as AnyPgColumn };
        }),
    ),
  );
  return [...ofEntities, { name: "mail", key: "body", table: mail, column: mail.body }];
}
