import { type ListScreen, mayOpen } from "@portal/definition";
import { ResetFilters } from "../../controls/lists/reset-filters";
import { TabStrip } from "../../controls/tabs/tab-strip";
import { columnAt } from "../../fields/definitions";
import { WordsInput } from "../../fields/filters";
import { signedInIds } from "../../store";
import { FieldFilters } from "../field-filters";
import type { ListAddress } from "./list-address";

interface PartProps {
  screen: Pick<ListScreen, "of" | "search" | "filters" | "tabs">;
  address: Pick<ListAddress, "query" | "look" | "go" | "reset" | "isNarrowed" | "tab">;
}

/** Words to look for, and the filters of the definition. */
export function ListFilters({ screen, address }: PartProps) {
  const { search = [], filters = [] } = screen;
  if (search.length + filters.length === 0) return null;
  const sought = search
    .map((key) => columnAt(screen, key).field)
    // what is made from another field is what nobody reads
    .filter(({ computed }) => computed === undefined)
    .map(({ label }) => label)
    .join(", ");
  return (
    <search className="list-filters">
      {search.length > 0 && (
        <WordsInput
          type="search"
          className="list-search"
          label={`검색: ${sought}`}
          hint={sought}
          value={address.query.q ?? ""}
          onChange={(q) => address.look({ q })}
        />
      )}
      <FieldFilters
        fields={filters.map((key) => columnAt(screen, key))}
        query={address.query}
        onChange={address.look}
      />
      {address.isNarrowed && <ResetFilters onClick={address.reset} />}
    </search>
  );
}

/** Narrower lists of the same records. */
export function ListTabs({ screen, address }: PartProps) {
  const tabs = (screen.tabs ?? []).filter(({ can }) => !can || mayOpen(signedInIds(), can));
  if (tabs.length === 0) return null;
  return (
    <TabStrip label="목록 나누기">
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
    </TabStrip>
  );
}
