import type { ListScreen } from "@portal/definition";
import { useMemo } from "react";
import { useParams } from "react-router-dom";
import { type Query, useAddress } from "../../controls/use-address";

/** What the address of a list says, and how it is changed. */
export interface ListAddress {
  /** Everything in the address. */
  readonly query: Query;
  /** What of it the server is asked. */
  readonly asked: Query;
  readonly page: number;
  readonly tab: string | undefined;
  readonly layout: Layout;
  /** Whether rows are narrowed beyond the tab. */
  readonly isNarrowed: boolean;
  /** Changes filters, words, sorting: the list begins at its first page again. */
  readonly look: (change: Query) => void;
  /** Goes on in a way that the browser's back button takes back. */
  readonly go: (change: Query) => void;
  readonly reset: () => void;
}

export type Layout = NonNullable<ListScreen["layouts"]>[number];

/** Names in the address that are no filters. */
const own = ["page", "tab", "layout", "sort", "date", "list"];

/** The state of a list, kept in the address: it can be sent to somebody, and back brings it back. */
export function useListAddress(screen: ListScreen): ListAddress {
  const address = useAddress();
  const { idx: below } = useParams();
  return useMemo(() => {
    const { query, look, go } = address;
    const { layout } = query;
    const layouts = screen.layouts ?? ["table"];
    const asked = askedOf(screen, query, below);
    const filters = Object.keys(query).filter((name) => !own.includes(name));
    return {
      query,
      asked,
      page: Number(query.page) || 1,
      tab: asked.tab,
      layout: layouts.find((one) => one === layout) ?? layouts[0] ?? "table",
      isNarrowed: filters.length > 0,
      look,
      go: (next) => go({ page: "", ...next }),
      reset: () => look(Object.fromEntries([...filters, "sort"].map((name) => [name, ""]))),
    };
  }, [address, screen, below]);
}

/** What the server is asked for a list by its address. */
export function askedOf(
  { name, tabs, below }: Pick<ListScreen, "name" | "tabs" | "below">,
  query: Query,
  of: string | undefined,
): Query {
  const { layout: _, date: __, list: ___, ...rest } = query;
  const tab = query.tab ?? tabs?.[0]?.key;
  return {
    ...rest,
    ...(below !== undefined && { [below]: of ?? "" }),
    screen: name,
    ...(tab !== undefined && { tab }),
  };
}

/** The order of a list by one field: up, down, then as it comes. */
export function nextSort(sort: string | undefined, key: string): string {
  if (sort === key) return `-${key}`;
  return sort === `-${key}` ? "" : key;
}
