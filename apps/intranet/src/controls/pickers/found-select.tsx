import "@mantine/core/styles/Combobox.css";
import "./picker.css";
import { Select, type SelectProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { type FocusEvent, useState } from "react";

interface FoundSelectProps
  extends Pick<
    SelectProps,
    "id" | "aria-label" | "label" | "placeholder" | "nothingFoundMessage" | "renderOption" | "value" | "onFocus"
  > {
  data: readonly { readonly value: string; readonly label: string }[];
  search: Search;
  /** What was found is still that of other words. */
  isOld: boolean;
  clearLabel?: string;
  onChange: (value: string | null) => void;
  onOpen?: () => void;
  onBlur?: () => void;
}

/**
 * One of those that the server finds by what is typed. Enter takes the first one found; emptied and left, nothing is
 * chosen any more.
 */
export function FoundSelect({
  search: { typed, setTyped, isUnderWay },
  isOld,
  clearLabel = "지우기",
  onChange,
  onOpen,
  onBlur,
  nothingFoundMessage,
  ...rest
}: FoundSelectProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isLate = isUnderWay || isOld;
  const words = typed.toLowerCase();
  // found for other words, only what has these ones too is offered: nobody takes what they did not look for
  const offered = isLate ? rest.data.filter(({ label }) => label.toLowerCase().includes(words)) : rest.data;
  const isOffered = new Set(offered.map(({ value }) => value));
  return (
    <Select
      {...rest}
      size="xs"
      searchable
      clearable
      clearButtonProps={{ "aria-label": clearLabel }}
      allowDeselect={false}
      nothingFoundMessage={isLate ? "찾는 중…" : nothingFoundMessage}
      // the server has looked already
      filter={({ options }) => options.filter((option) => "value" in option && isOffered.has(option.value))}
      onSearchChange={setTyped}
      onChange={onChange}
      dropdownOpened={isOpen}
      onDropdownOpen={() => {
        setIsOpen(true);
        onOpen?.();
      }}
      onDropdownClose={() => setIsOpen(false)}
      onKeyDown={(event) => {
        const { key, nativeEvent, currentTarget } = event;
        const isMarked = currentTarget.getAttribute("aria-activedescendant");
        const [first] = offered;
        if (key !== "Enter" || nativeEvent.isComposing || isMarked || !isOpen || words === "" || !first) return;
        // it takes the first, and does not send the form
        event.preventDefault();
        onChange(first.value);
        setIsOpen(false);
      }}
      onBlur={({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        if (currentTarget.value === "" && rest.value !== null) onChange(null);
        onBlur?.();
      }}
    />
  );
}

type Search = ReturnType<typeof useSearch>;

/** What is typed to look for something; the name of what is chosen stands in the input, too, and is not looked for. */
export function useSearch(chosen: string | undefined) {
  const [typed, setTyped] = useState("");
  const sought = typed === chosen ? "" : typed.trim();
  const [words] = useDebouncedValue(sought, 200);
  return { typed: sought, setTyped, words, isUnderWay: words !== sought };
}
