import "@mantine/core/styles/Combobox.css";
import "./picker.css";
import { MultiSelect, Select } from "@mantine/core";
import { isNamed } from "@portal/definition";
import { type KeyboardEvent, startTransition, useMemo, useState } from "react";
import { type Colleague, useDirectory } from "../../api/reads";
import { Absence } from "../absence";
import type { Naming } from "../inputs/naming";

interface StaffPickerProps {
  naming?: Naming;
  /** A label that is seen, over the input. */
  label?: string;
  value: number | null;
  onChange: (value: number | null) => void;
  /** What the chosen one is called when the directory does not have them any more. */
  name?: string;
  /** Who can be chosen; everybody by default. */
  among?: (person: Colleague) => boolean;
  placeholder?: string;
}

/** Somebody, found by a part of the name or its initial consonants; Enter takes the first one found. */
export function StaffPicker({
  naming,
  label,
  value,
  onChange,
  name,
  among,
  placeholder = "이름, 초성으로 찾기",
}: StaffPickerProps) {
  const people = usePeople(value === null ? [] : [value], () => name, among);
  const [search, setSearch] = useState("");
  const { close, ...opening } = useOpening();
  const isSought = search !== "" && !people.some((one) => one.value === String(value) && one.label === search);
  return (
    <Select
      {...naming}
      {...usual}
      label={label}
      placeholder={placeholder}
      data={people}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
      searchValue={search}
      onSearchChange={setSearch}
      selectFirstOptionOnChange={isSought}
      onKeyDown={(event) => {
        const first = isSought ? firstFound(event, people, search) : undefined;
        if (!first) return;
        // it takes somebody, and does not send the form
        event.preventDefault();
        onChange(Number(first.value));
        setSearch("");
        close();
      }}
      {...opening}
      // emptied and left, nobody is chosen any more
      onBlur={({ currentTarget }) => {
        close();
        if (currentTarget.value === "" && value !== null) onChange(null);
      }}
      allowDeselect={false}
      clearable
      clearButtonProps={{ "aria-label": label === undefined ? "지우기" : `${label} 지우기` }}
    />
  );
}

interface StaffListPickerProps {
  naming: Naming;
  value: readonly number[];
  onChange: (value: number[]) => void;
  nameOf: (idx: number) => string | undefined;
}

/** Several people, found alike. */
export function StaffListPicker({ naming, value, onChange, nameOf }: StaffListPickerProps) {
  const people = usePeople(value, nameOf);
  const [search, setSearch] = useState("");
  const { close, ...opening } = useOpening();
  return (
    <MultiSelect
      {...naming}
      {...usual}
      placeholder={value.length === 0 ? "이름, 초성으로 찾기" : ""}
      data={people}
      value={value.map(String)}
      onChange={(chosen) => onChange(chosen.map(Number))}
      searchValue={search}
      onSearchChange={setSearch}
      onKeyDown={(event) => {
        const others = people.filter((one) => !value.includes(Number(one.value)));
        const first = firstFound(event, others, search);
        if (!first) return;
        event.preventDefault();
        onChange([...value, Number(first.value)]);
        setSearch("");
        close();
      }}
      {...opening}
      // closed by each choice: what stands below, such as a dialog's buttons, is not covered; typing opens it again
      onOptionSubmit={close}
      // with nothing typed, Enter must not add whoever comes first
      selectFirstOptionOnChange={search !== ""}
      hidePickedOptions
    />
  );
}

interface Person {
  readonly value: string;
  readonly label: string;
  /** Why they are away today; empty when they are not. */
  readonly absence: string;
}

/** Whether the list is open. It opens in a transition: the press is answered before everybody is drawn. */
function useOpening() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return {
    close,
    dropdownOpened: isOpen,
    onDropdownOpen: () => startTransition(() => setIsOpen(true)),
    onDropdownClose: close,
    // left before it was open: nothing else would end an opening that is under way
    onBlur: close,
  };
}

/** People drawn at once; who is meant further down is found by the name. */
const MOST = 20;

const usual = {
  size: "xs",
  searchable: true,
  nothingFoundMessage: "찾는 직원이 없습니다.",
  renderOption: ({ option }: { option: object }) => {
    const { label, absence } = option as Person;
    return (
      <span>
        {label} <Absence text={absence} />
      </span>
    );
  },
  // its own limit would not hold: a filter has to see to that
  filter: ({ options, search }: { options: readonly unknown[]; search: string }) =>
    (options as readonly Person[]).filter((person) => isFound(person, search)).slice(0, MOST),
} as const;

function isFound({ label }: Person, search: string): boolean {
  const [kname = "", ...ename] = label.split(" ");
  return isNamed({ kname, ename: ename.join(" ") }, search.trim()) || label.includes(search.trim());
}

/**
 * Whom Enter takes where the list marks nobody: people who came after the last letter was typed are shown and not marked.
 */
function firstFound(event: KeyboardEvent, people: readonly Person[], search: string): Person | undefined {
  const isMarked = event.currentTarget.getAttribute("aria-activedescendant");
  if (event.key !== "Enter" || event.nativeEvent.isComposing || isMarked || search.trim() === "") return undefined;
  return people.find((person) => isFound(person, search));
}

/** Everybody who can be chosen, and those who are chosen already. */
function usePeople(
  chosen: readonly number[],
  nameOf: (idx: number) => string | undefined,
  among: (person: Colleague) => boolean = everybody,
): Person[] {
  const directory = useDirectory(true);
  const people = useMemo(
    () =>
      (directory ?? [])
        .filter((person) => !person.on_leave && among(person))
        .map(({ idx, kname, ename, absence_txt }) => ({
          value: String(idx),
          label: `${kname} ${ename}`,
          absence: absence_txt,
        })),
    [directory, among],
  );
  const known = useMemo(() => new Set(people.map(({ value }) => value)), [people]);
  const others = chosen
    .filter((idx) => !known.has(String(idx)))
    .map((idx) => ({ value: String(idx), label: nameOf(idx) ?? `직원 ${idx}`, absence: "" }));
  return [...others, ...people];
}

function everybody(): boolean {
  return true;
}
