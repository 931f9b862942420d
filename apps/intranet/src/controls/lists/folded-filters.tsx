import { Button } from "@mantine/core";
import { Fragment, type ReactNode, useState } from "react";
import { usePhone } from "../use-phone";

/** One of the filters of a list. */
export interface ListFilter {
  /** Under what it stands in the address; a name also stands for those that it begins: `due` for `due.from`. */
  readonly names: readonly string[];
  readonly shown: ReactNode;
}

interface FoldedFiltersProps {
  filters: readonly ListFilter[];
  /** What the address says. */
  query: Readonly<Record<string, string | undefined>>;
}

/** So many filters are in sight where there is room. */
const IN_SIGHT = 3;

/** The filters of a list: three in sight, on a phone none; the others are behind a button that says how many are set. */
export function FoldedFilters({ filters, query }: FoldedFiltersProps) {
  const seen = usePhone() ? 0 : IN_SIGHT;
  const [isOpen, setIsOpen] = useState(false);
  const folded = filters.slice(seen);
  const inUse = folded.filter(({ names }) => names.some((name) => isSet(name, query))).length;
  const shown = ({ names, shown: filter }: ListFilter) => <Fragment key={names.join()}>{filter}</Fragment>;
  return (
    <>
      {filters.slice(0, seen).map(shown)}
      {folded.length > 0 && (
        <Button variant="default" size="xs" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {["필터", inUse > 0 && `${inUse}개`].filter(Boolean).join(" ")}
          <span aria-hidden="true">&nbsp;{isOpen ? "▴" : "▾"}</span>
        </Button>
      )}
      {isOpen && folded.map(shown)}
    </>
  );
}

function isSet(name: string, query: FoldedFiltersProps["query"]): boolean {
  return Object.entries(query).some(([key, value]) => value && (key === name || key.startsWith(`${name}.`)));
}
