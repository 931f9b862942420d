import "./statistics.css";
import type { ChartScreen, Field } from "@portal/definition";
import type { ReactNode } from "react";
import { ResetFilters } from "../../controls/lists/reset-filters";
import { useAddress } from "../../controls/use-address";
import { fieldAt } from "../../fields/definitions";
import { FieldFilters } from "../field-filters";

interface StatisticsFiltersProps {
  screen: ChartScreen;
  /** Beside the filters. */
  children: ReactNode;
}

/** Which of the lists and charts of a page it is. */
const LIST = "list";

function isSpan({ kind }: Field): boolean {
  return kind === "period" || kind === "date" || kind === "dateTime" || kind === "month";
}

/** The time of which the figures tell. */
function spanText(key: string, query: Readonly<Record<string, string>>): string {
  const [from, to] = [query[`${key}.from`], query[`${key}.to`]];
  return `기간: ${from || to ? [from, "~", to].filter(Boolean).join(" ") : "전체"}`;
}

/** The filters of a screen of charts; they are in the address. */
export function StatisticsFilters({ screen, children }: StatisticsFiltersProps) {
  const filters = screen.filters ?? [];
  const { query, change } = useAddress();
  const clear = () =>
    change(Object.fromEntries(Object.keys(query).map((name) => [name, name === LIST ? query[name] : ""])));
  const span = filters.find((key) => isSpan(fieldAt(screen.of, key).field));
  return (
    <search className="statistics-filters">
      <FieldFilters fields={filters.map((key) => fieldAt(screen.of, key))} query={query} onChange={change} />
      {filters.length > 0 && <ResetFilters onClick={clear} />}
      {span && <span className="statistics-note">{spanText(span, query)}</span>}
      {children}
    </search>
  );
}
