import "./statistics.css";
import type { ChartScreen } from "@portal/definition";
import type { ReactNode } from "react";
import { countInUse, FoldedFilters } from "../../controls/folded-filters";
import { useAddress } from "../../controls/use-address";
import { kindOf } from "../../fields/kinds";
import { fieldAt } from "../definitions";

interface StatisticsFiltersProps {
  screen: ChartScreen;
  /** Beside the filters. */
  children: ReactNode;
}

/** The filters of a screen of charts; they are in the address. */
export function StatisticsFilters({ screen, children }: StatisticsFiltersProps) {
  const filters = screen.filters ?? [];
  const { query, change, clear } = useAddress();
  return (
    <search className="statistics-filters">
      {filters.length > 0 && (
        <FoldedFilters inUse={countInUse(filters, query)}>
          {filters.map((key) => {
            const { field, entity, column } = fieldAt(screen.of, key);
            const { Filter } = kindOf(field);
            return (
              Filter && (
                <Filter key={key} field={field} name={key} query={query} onChange={change} place={{ entity, column }} />
              )
            );
          })}
        </FoldedFilters>
      )}
      {filters.length > 0 && (
        <button type="button" className="link-button" onClick={clear}>
          초기화
        </button>
      )}
      {children}
    </search>
  );
}
