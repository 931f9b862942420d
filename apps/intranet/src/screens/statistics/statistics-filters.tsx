import "./statistics.css";
import type { ChartScreen } from "@portal/definition";
import type { ReactNode } from "react";
import type { SetURLSearchParams } from "react-router-dom";
import { countInUse, FoldedFilters } from "../../controls/folded-filters";
import { kindOf } from "../../fields/kinds";
import { fieldAt } from "../definitions";

interface StatisticsFiltersProps {
  screen: ChartScreen;
  address: URLSearchParams;
  onChange: SetURLSearchParams;
  /** Beside the filters. */
  children: ReactNode;
}

/** The filters of a screen of charts; they are in the address. */
export function StatisticsFilters({ screen, address, onChange, children }: StatisticsFiltersProps) {
  const filters = screen.filters ?? [];
  const query = Object.fromEntries(address);
  const change = (part: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries(part)) value === "" ? next.delete(name) : next.set(name, value);
    onChange(next, { replace: true });
  };
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
        <button type="button" className="link-button" onClick={() => onChange({}, { replace: true })}>
          초기화
        </button>
      )}
      {children}
    </search>
  );
}
