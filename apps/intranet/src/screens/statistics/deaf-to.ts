import { panelFilters } from "@portal/definition";
import { fieldAt } from "../../fields/definitions";
import type { Counted } from "./leads";

/** The labels of the filters in force that a panel does not answer to. */
export function deafTo({ screen, panel, query }: Counted): string[] {
  const heard = panelFilters(screen, panel).map(([key]) => key);
  return (screen.filters ?? [])
    .filter((key) => !heard.includes(key) && ["", ".from", ".to"].some((end) => query[`${key}${end}`]))
    .map((key) => fieldAt(screen.of, key).field.label);
}
