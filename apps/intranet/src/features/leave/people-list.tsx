import "../../controls/screen.css";
import { ResetFilters } from "../../controls/lists/reset-filters";
import "../../screens/list/list.css";
import "./leave.css";
import { Button } from "@mantine/core";
import { EmptyNote } from "../../controls/lists/empty-note";
import { FoldedFilters, type ListFilter } from "../../controls/lists/folded-filters";
import { OfficeSelect, TeamSelect } from "../../controls/pickers/unit-select";
import { type AddressChange, type Query, useAddress } from "../../controls/use-address";
import { WordsInput } from "../../fields/filters";
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
  readonly query: Query;
}

/** The address of a list of people; `kept` is what stays when its filters are set back. */
export function usePeopleAddress(kept: readonly string[] = []): PeopleAddress {
  const { query, text, number, look: lookFor, go } = useAddress();
  const look = (change: AddressChange) => ("page" in change ? go(change) : lookFor(change));
  const used = Object.keys(query).filter((name) => name !== "page" && name !== "sort" && !kept.includes(name));
  return {
    text,
    page: number("page") || 1,
    asked: { idx_office: number("office"), idx_team: number("team"), q: text("q") },
    query,
    isNarrowed: used.length > 0,
    look,
    reset: () => look(Object.fromEntries(used.map((name) => [name, ""]))),
  };
}

/** Whom the list is about: words, an office, a team, and what a page adds. */
export function PeopleFilters({ address, more = [] }: { address: PeopleAddress; more?: readonly ListFilter[] }) {
  const { asked, look } = address;
  const { idx_office: office, idx_team: team } = asked;
  const chooseOffice = (chosen: number) => look({ office: chosen, team: 0 });
  const chooseTeam = (chosen: number) => look({ team: chosen });
  return (
    <search className="list-filters">
      <WordsInput
        type="search"
        className="list-search"
        label="이름·사번"
        value={asked.q}
        onChange={(q) => look({ q })}
      />
      <FoldedFilters
        filters={[
          { names: ["office"], shown: <OfficeSelect label="본부" value={office} onChange={chooseOffice} /> },
          { names: ["team"], shown: <TeamSelect label="팀" office={office} value={team} onChange={chooseTeam} /> },
          ...more,
        ]}
        query={address.query}
      />
      {address.isNarrowed && <ResetFilters onClick={address.reset} />}
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
