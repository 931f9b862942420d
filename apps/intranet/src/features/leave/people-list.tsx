import "../../screens/screen.css";
import "../../screens/list/list.css";
import "./leave.css";
import { Button, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { EmptyNote } from "../../controls/empty-note";
import { FoldedFilters } from "../../controls/folded-filters";
import { OfficeSelect, TeamSelect } from "../../controls/unit-select";
import { type AddressChange, useAddress } from "../../controls/use-address";
import { useTyped } from "../../fields/filters";
import { RecordTrouble } from "../../screens/record-trouble";

/** What a list of people is asked, as its address says. */
interface PeopleAddress {
  /** What is in the address under a name; empty without it. */
  readonly text: (name: string) => string;
  readonly page: number;
  readonly asked: { readonly idx_office: number; readonly idx_team: number; readonly q: string };
  readonly isNarrowed: boolean;
  /** Asks for something else, from the first page on. */
  readonly look: (change: AddressChange) => void;
  readonly reset: () => void;
  /** The parts of the address that narrow the list. */
  readonly used: readonly string[];
}

/** The address of a list of people; `kept` is what stays when its filters are set back. */
export function usePeopleAddress(kept: readonly string[] = []): PeopleAddress {
  const { params, text, number, look: lookFor, go } = useAddress();
  const look = (change: AddressChange) => ("page" in change ? go(change) : lookFor(change));
  const used = [...params.keys()].filter((name) => name !== "page" && name !== "sort" && !kept.includes(name));
  return {
    text,
    page: number("page") || 1,
    asked: { idx_office: number("office"), idx_team: number("team"), q: text("q") },
    used,
    isNarrowed: used.length > 0,
    look,
    reset: () => look(Object.fromEntries(used.map((name) => [name, ""]))),
  };
}

/** Whom the list is about: words, an office, a team, and what a page adds. */
export function PeopleFilters({ address, children }: { address: PeopleAddress; children?: ReactNode }) {
  const { asked, look } = address;
  const { typed, setTyped, send } = useTyped(asked.q, (q) => look({ q }));
  return (
    <search className="list-filters">
      <TextInput
        size="xs"
        type="search"
        className="list-search"
        aria-label="이름·사번"
        placeholder="이름·사번"
        maxLength={60}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        {...send}
      />
      <FoldedFilters inUse={address.used.filter((name) => name !== "q").length}>
        <OfficeSelect label="본부" value={asked.idx_office} onChange={(office) => look({ office, team: 0 })} />
        <TeamSelect label="팀" office={asked.idx_office} value={asked.idx_team} onChange={(team) => look({ team })} />
        {children}
      </FoldedFilters>
      {address.isNarrowed && (
        <Button variant="default" size="xs" onClick={address.reset}>
          초기화
        </Button>
      )}
    </search>
  );
}

/** How many people there are, or that they are on their way. */
export function PeopleTotal({ total, error }: { total: number | undefined; error: Error | null }) {
  const waiting = error ? "" : "불러오는 중…";
  return (
    <p role="status" className="list-total">
      {total === undefined ? waiting : `총 ${total.toLocaleString("ko-KR")}명`}
    </p>
  );
}

interface PeopleTroubleProps {
  address: PeopleAddress;
  /** How many people there are, once that is known. */
  total: number | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** Why there is nobody in the list, and what to do. */
export function PeopleTrouble({ address, total, error, onRetry }: PeopleTroubleProps) {
  if (total === undefined && error) {
    return <RecordTrouble what="목록" error={error} onRetry={onRetry} />;
  }
  if (total !== 0) return null;
  return (
    <EmptyNote>
      조건에 맞는 직원이 없습니다.{" "}
      {address.isNarrowed && (
        <Button variant="default" size="xs" onClick={address.reset}>
          조건 지우기
        </Button>
      )}
    </EmptyNote>
  );
}
