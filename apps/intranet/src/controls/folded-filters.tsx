import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { usePhone } from "./use-phone";

interface FoldedFiltersProps {
  /** How many of them are set. */
  inUse: number;
  children: ReactNode;
}

/** The filters of a list; on a phone they are behind a button that tells how many are set. */
export function FoldedFilters({ inUse, children }: FoldedFiltersProps) {
  const isPhone = usePhone();
  const [isOpen, setIsOpen] = useState(false);
  if (!isPhone) return children;
  return (
    <>
      <Button variant="default" size="xs" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        조건 {inUse > 0 && `${inUse}개 `}
        <span aria-hidden="true">{isOpen ? "▴" : "▾"}</span>
      </Button>
      {isOpen && children}
    </>
  );
}

/** How many of some filters are set in an address; a period has two ends. */
export function countInUse(names: readonly string[], query: Readonly<Record<string, string | undefined>>): number {
  return names.filter((name) => ["", ".from", ".to"].some((end) => query[name + end])).length;
}
