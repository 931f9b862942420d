import type { EntityScreen } from "@portal/definition";
import type { AnswerOf, recordCalls } from "@portal/definition/contract";
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { callRecords } from "../api/client";
import type { Query } from "../controls/field-kind";

type Calls = ReturnType<typeof recordCalls>;
export type ReadAnswer = AnswerOf<Calls["read"]>;
/** A record by its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** Records of a list as the address asks for them; those before stay until they are there. */
export function useRecordList(entity: string, asked: Query, refresh?: number) {
  return useQuery({
    ...listQuery(entity, asked),
    placeholderData: keepPreviousData,
    refetchInterval: refresh ? refresh * 1000 : false,
  });
}

/** What is asked for a list; whoever knows that it will be shown may ask before it is. */
export function listQuery(entity: string, asked: Query) {
  return queryOptions({
    queryKey: ["records", entity, "list", asked],
    queryFn: () => callRecords(entity, "list", { ...asked, screen: asked.screen ?? "" }),
    meta: { onRefusal: "log" },
  });
}

/** One record of a screen with what belongs to it; of a list with its filters, also what is before and after it there. */
export function useRecord(
  { of, name }: Pick<EntityScreen, "of" | "name">,
  idx: number | null | undefined,
  list: Query = {},
) {
  const asked = { ...list, ...(name && { on: name }) };
  return useQuery({
    queryKey: ["records", of, "read", idx, asked],
    queryFn: () => callRecords(of, "read", { ...asked, ...(idx !== undefined && { idx: idx ?? 0 }) }),
    enabled: idx !== null,
    meta: { onRefusal: "log" },
  });
}

/**
 * Reads again what is shown of an entity's records after some of them were changed, and forgets those that are not: a page
 * that is opened next would show them as they were, and a button pressed there would be refused for its old version. What
 * a page lists beside such a record may have come of the same step: it is read again, too.
 */
export function useRefresh() {
  const client = useQueryClient();
  return async (entity: string) => {
    client.removeQueries({ queryKey: ["records", entity, "read"], type: "inactive" });
    const isBeside = ({ queryKey: [, , kind, of] }: { queryKey: readonly unknown[] }) =>
      kind === "related" && of === entity;
    await Promise.all([
      client.invalidateQueries({ queryKey: ["records", entity] }),
      client.invalidateQueries({ predicate: isBeside }),
    ]);
  };
}
