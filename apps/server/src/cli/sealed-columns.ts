import { type EntityDefinition, modules } from "@portal/definition";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { columnOf } from "../crud/place";
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
        .map(([key]) => ({ name, key, table: tableByName(name), column: columnOf(tableByName(name), key) })),
    ),
  );
  return [...ofEntities, { name: "mail", key: "body", table: mail, column: mail.body }];
}
