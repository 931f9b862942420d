import "./filters.css";
import { NativeSelect } from "@mantine/core";
import { DateSpan } from "../../../controls/dates/date-span";
import { FoldedFilters, type ListFilter } from "../../../controls/lists/folded-filters";
import { ResetFilters } from "../../../controls/lists/reset-filters";
import { OfficeSelect, TeamSelect } from "../../../controls/pickers/unit-select";
import type { Address } from "../../../controls/use-address";
import { WordsInput } from "../../../fields/filters";

interface FiltersProps {
  address: Address;
  /** Where words are looked for; without it they are not. */
  words?: string;
  filters: readonly ListFilter[];
  /** What stays when the filters are set back. */
  kept?: readonly string[];
}

/** What a list is narrowed by, and setting it back. */
export function Filters({ address, words, filters, kept = [] }: FiltersProps) {
  const used = Object.keys(address.query).filter((name) => name !== "page" && !kept.includes(name));
  return (
    <search className="doc-filters">
      {words !== undefined && (
        <WordsInput
          label="검색어"
          hint={words}
          className="doc-words"
          value={address.query.q ?? ""}
          onChange={(q) => address.look({ q })}
        />
      )}
      <FoldedFilters filters={filters} query={address.query} />
      {used.length > 0 && (
        <ResetFilters onClick={() => address.look(Object.fromEntries(used.map((name) => [name, ""])))} />
      )}
    </search>
  );
}

/** Whether somebody looks for some of a list's records; `kept` is what is always one of several. */
export function isNarrowed({ query }: Address, kept: readonly string[] = []): boolean {
  return Object.keys(query).some((name) => !["page", "sort", ...kept].includes(name));
}

interface ChoiceProps {
  name: string;
  label: string;
  options: Readonly<Record<string, string>>;
  /** One of them is always chosen: the first one by default. */
  isNeeded?: boolean;
}

/** One of several values, or all. */
export function choice(address: Address, { name, label, options, isNeeded = false }: ChoiceProps): ListFilter {
  const choices = Object.entries(options).map(([value, text]) => ({ value, label: text }));
  const shown = (
    <NativeSelect
      size="xs"
      aria-label={label}
      value={address.query[name] ?? ""}
      onChange={({ currentTarget }) => address.look({ [name]: currentTarget.value })}
      data={
        isNeeded
          ? choices.map((choice, index) => (index === 0 ? { ...choice, value: "" } : choice))
          : [{ value: "", label: `${label} 전체` }, ...choices]
      }
    />
  );
  return { names: [name], shown };
}

/** A period by its days; either side may be open. */
export function period(address: Address, label = "기간"): ListFilter {
  const { from = "", to = "" } = address.query;
  return { names: ["from", "to"], shown: <DateSpan label={label} from={from} to={to} onChange={address.look} /> };
}

/** From which amount to which, in won; either side may be open. Enter looks for it. */
export function amounts(address: Address): ListFilter {
  const bound = (name: string, label: string) => (
    <WordsInput
      label={label}
      className="doc-amount"
      inputMode="numeric"
      maxLength={15}
      without={/\D/g}
      value={address.query[name] ?? ""}
      onChange={(amount) => address.look({ [name]: amount })}
    />
  );
  const shown = (
    <span role="group" aria-label="금액" className="doc-period">
      {bound("amount_from", "금액 부터")}
      <span aria-hidden="true">~</span>
      {bound("amount_to", "금액 까지")}
    </span>
  );
  return { names: ["amount_from", "amount_to"], shown };
}

/** An office, and a team of it or the whole. */
export function units(address: Address): ListFilter[] {
  const office = address.number("idx_office");
  const team = address.number("idx_team");
  const chooseOffice = (idx_office: number) => address.look({ idx_office, idx_team: 0 });
  const chooseTeam = (idx_team: number) => address.look({ idx_team });
  return [
    { names: ["idx_office"], shown: <OfficeSelect label="본부" value={office} onChange={chooseOffice} /> },
    { names: ["idx_team"], shown: <TeamSelect label="팀" office={office} value={team} onChange={chooseTeam} /> },
  ];
}

/** A year, this one or one of the four before. */
export function yearChoice(address: Address, now: number): ListFilter {
  const shown = (
    <NativeSelect
      size="xs"
      aria-label="연도"
      value={address.query.year ?? String(now)}
      onChange={({ currentTarget }) => address.look({ year: currentTarget.value })}
      data={Array.from({ length: 5 }, (_, ago) => ({ value: String(now - ago), label: `${now - ago}년` }))}
    />
  );
  return { names: ["year"], shown };
}

/** A month, and the ones before and after it. */
export function monthStep(address: Address, now: string): ListFilter {
  const month = address.query.month ?? now;
  const shown = (
    <span role="group" aria-label="월" className="doc-month">
      <button type="button" aria-label="이전 달" onClick={() => address.look({ month: monthAfter(month, -1) })}>
        ‹
      </button>
      <input
        type="month"
        aria-label="월"
        value={month}
        onChange={({ currentTarget }) => address.look({ month: currentTarget.value })}
      />
      <button type="button" aria-label="다음 달" onClick={() => address.look({ month: monthAfter(month, 1) })}>
        ›
      </button>
    </span>
  );
  return { names: ["month"], shown };
}

/** The month (YYYY-MM) a number of months later. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, of = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, of - 1 + by, 1)).toISOString().slice(0, 7);
}
