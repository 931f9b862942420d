import type { EntityScreen } from "@portal/definition";
import { useLocation } from "react-router-dom";
import { siblingOf } from "../fields/siblings";

/** Where a record of a screen is: in the path, or behind it for screens whose path has no place for it. */
export function addressOfRecord({ path }: Pick<EntityScreen, "path">, idx: number): string {
  return /:idx?\b/.test(path) ? path.replace(/:idx?\b/, String(idx)) : `${path}?idx=${idx}`;
}

/** A screen's address with values behind it; what is in a drawer stays behind its `#`. */
export function withQuery({ path }: Pick<EntityScreen, "path">, query: string): string {
  const [list = "", hash] = path.split("#");
  // of a further list on a page, the query says already which one it is
  const [page, own = ""] = list.split("?");
  const words = new URLSearchParams([...new Map([...new URLSearchParams(own), ...new URLSearchParams(query)])]);
  return `${page}${words.size === 0 ? "" : `?${words}`}${hash === undefined ? "" : `#${hash}`}`;
}

/** The screen that a row of a list leads to: the record's page, else its form. */
export function screenOfRow(screen: EntityScreen) {
  return siblingOf(screen, "view") ?? siblingOf(screen, "tab-view") ?? siblingOf(screen, "edit", "tab-edit");
}

/** Where a list or an add screen is, below the record that its path names; nowhere when that is not known. */
export function addressBelow({ path, below }: { path: string; below?: string }, of: unknown): string | undefined {
  if (below === undefined) return path;
  return of ? path.replace(":idx", String(of)) : undefined;
}

/** What a record's page knows of the list that somebody came from. */
export interface FromList {
  /** The list's route name. */
  readonly list: string;
  /** Its filters, as they stand behind its path. */
  readonly search: string;
  /** The link by which it lies below a record, and that record's number. */
  readonly below?: readonly [key: string, idx: string];
}

/** The list that somebody came from; nothing after a link from elsewhere. */
export function useFromList(): FromList | undefined {
  const { state } = useLocation();
  return typeof state === "object" && state !== null && "list" in state ? (state as FromList) : undefined;
}
