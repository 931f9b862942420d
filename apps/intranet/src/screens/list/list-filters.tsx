import { Button, TextInput } from "@mantine/core";
import { type ListScreen, mayOpen } from "@portal/definition";
import { countInUse, FoldedFilters } from "../../controls/folded-filters";
import { useTyped } from "../../fields/filters";
import { kindOf } from "../../fields/kinds";
import { signedInIds } from "../../store";
import { columnAt } from "../definitions";
import { OwnFilters } from "../own-fields";
import type { ListAddress } from "./list-address";

interface PartProps {
  screen: Pick<ListScreen, "of" | "search" | "filters" | "tabs">;
  address: Pick<ListAddress, "query" | "look" | "go" | "reset" | "isNarrowed" | "tab">;
}

/** Words to look for, and the filters of the definition; these are put away where there is little room. */
export function ListFilters({ screen, address }: PartProps) {
  const { search = [], filters = [] } = screen;
  const { typed, setTyped, send } = useTyped(address.query.q ?? "", (q) => address.look({ q }));
  if (search.length + filters.length === 0) return null;
  const sought = search.map((key) => columnAt(screen, key).field.label).join(", ");
  return (
    <search className="list-filters">
      {search.length > 0 && (
        <TextInput
          size="xs"
          type="search"
          className="list-search"
          aria-label={`검색: ${sought}`}
          placeholder={sought}
          maxLength={100}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          {...send}
        />
      )}
      {filters.length > 0 && (
        <FoldedFilters inUse={countInUse(filters, address.query)}>
          {filters.map((key) => {
            const placed = columnAt(screen, key);
            const { field, entity, column } = placed;
            if (field.kind === "answers")
              return <OwnFilters key={key} placed={placed} query={address.query} onChange={address.look} />;
            const { Filter } = kindOf(field);
            return (
              Filter && (
                <Filter
                  key={key}
                  field={field}
                  name={key}
                  query={address.query}
                  onChange={address.look}
                  place={{ entity, column }}
                />
              )
            );
          })}
        </FoldedFilters>
      )}
      {address.isNarrowed && (
        <Button variant="default" size="xs" onClick={address.reset}>
          초기화
        </Button>
      )}
    </search>
  );
}

/** Narrower lists of the same records. */
export function ListTabs({ screen, address }: PartProps) {
  const tabs = (screen.tabs ?? []).filter(({ can }) => !can || mayOpen(signedInIds(), can));
  if (tabs.length === 0) return null;
  return (
    <nav aria-label="목록 나누기" className="tab-strip">
      {tabs.map(({ key, title }, index) => (
        <button
          key={key}
          type="button"
          aria-current={key === address.tab ? "page" : undefined}
          onClick={() => address.go({ tab: index === 0 ? "" : key })}
        >
          {title}
        </button>
      ))}
    </nav>
  );
}
