import "./filters.css";
import { NativeSelect, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { DateSpan } from "../../controls/date-span";
import { FoldedFilters } from "../../controls/folded-filters";
import { OfficeSelect, TeamSelect } from "../../controls/unit-select";
import type { Address } from "../../controls/use-address";
import { useTyped } from "../../fields/filters";

interface FiltersProps {
  address: Address;
  /** What stays when the filters are set back. */
  kept?: readonly string[];
  children: ReactNode;
}

/** What a list is narrowed by, and setting it back. */
export function Filters({ address, kept = [], children }: FiltersProps) {
  const used = Object.keys(address.query).filter((name) => name !== "page" && !kept.includes(name));
  return (
    <search className="doc-filters">
      <FoldedFilters inUse={countOf(used)}>{children}</FoldedFilters>
      {used.length > 0 && (
        <button type="button" onClick={() => address.look(Object.fromEntries(used.map((name) => [name, ""])))}>
          초기화
        </button>
      )}
    </search>
  );
}

/** Either end of a period or an amount is a name of its own; an order narrows nothing. */
function countOf(names: readonly string[]): number {
  const whole = names.map((name) => name.replace(/(^|_)(from|to)$/, "$1"));
  return new Set(whole.filter((name) => name !== "sort" && name !== "order")).size;
}

/** Words to look for; Enter searches, unless it ends a Hangul syllable. */
export function Words({ address, hint }: { address: Address; hint: string }) {
  const { typed, setTyped, send } = useTyped(address.query.q ?? "", (q) => address.look({ q }));
  return (
    <TextInput
      size="xs"
      className="doc-words"
      aria-label="검색어"
      placeholder={hint}
      maxLength={100}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      {...send}
    />
  );
}

interface ChoiceProps {
  address: Address;
  name: string;
  label: string;
  options: Readonly<Record<string, string>>;
  /** One of them is always chosen: the first one unless told otherwise. */
  isNeeded?: boolean;
}

/** One of several values, or all. */
export function Choice({ address, name, label, options, isNeeded = false }: ChoiceProps) {
  const choices = Object.entries(options).map(([value, text]) => ({ value, label: text }));
  return (
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
}

/** A period by its days; either side may be open. */
export function Period({ address, label = "기간" }: { address: Address; label?: string }) {
  const { from = "", to = "" } = address.query;
  return <DateSpan label={label} from={from} to={to} onChange={address.look} />;
}

/** From which amount to which, in won; either side may be open. Enter looks for it. */
export function Amounts({ address }: { address: Address }) {
  return (
    <span role="group" aria-label="금액" className="doc-period">
      <Amount address={address} name="amount_from" label="금액 부터" />
      <span aria-hidden="true">~</span>
      <Amount address={address} name="amount_to" label="금액 까지" />
    </span>
  );
}

function Amount({ address, name, label }: { address: Address; name: string; label: string }) {
  const { typed, setTyped, send } = useTyped(address.query[name] ?? "", (amount) => address.look({ [name]: amount }));
  return (
    <TextInput
      size="xs"
      className="doc-amount"
      inputMode="numeric"
      aria-label={label}
      placeholder={label}
      maxLength={15}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value.replace(/\D/g, ""))}
      {...send}
    />
  );
}

/** An office, and a team of it or the whole. */
export function Units({ address }: { address: Address }) {
  const office = address.number("idx_office");
  return (
    <>
      <OfficeSelect label="본부" value={office} onChange={(idx_office) => address.look({ idx_office, idx_team: 0 })} />
      <TeamSelect
        label="팀"
        office={office}
        value={address.number("idx_team")}
        onChange={(idx_team) => address.look({ idx_team })}
      />
    </>
  );
}

/** A year, this one or one of the four before. */
export function Year({ address, now }: { address: Address; now: number }) {
  return (
    <NativeSelect
      size="xs"
      aria-label="연도"
      value={address.query.year ?? String(now)}
      onChange={({ currentTarget }) => address.look({ year: currentTarget.value })}
      data={Array.from({ length: 5 }, (_, ago) => ({ value: String(now - ago), label: `${now - ago}년` }))}
    />
  );
}

/** A month, and the ones before and after it. */
export function MonthStep({ address, now }: { address: Address; now: string }) {
  const month = address.query.month ?? now;
  return (
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
}

/** The month (YYYY-MM) a number of months later. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, of = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, of - 1 + by, 1)).toISOString().slice(0, 7);
}
