import "./picker.css";
import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callRecords } from "../api/client";
import type { Naming } from "./naming";
import { useChosenName, withChosen } from "./use-chosen-name";

interface RecordPickerProps {
  /** The entity of which a record is chosen. */
  entity: string;
  naming: Naming;
  value: number | null;
  onChange: (value: number | null) => void;
  /** What the chosen one is called. */
  name?: string;
  placeholder?: string;
}

/** A record of another entity, found by a part of its name. */
export function RecordPicker({
  entity,
  naming,
  value,
  onChange,
  name,
  placeholder = "찾아서 선택",
}: RecordPickerProps) {
  const [typed, setTyped] = useState("");
  const [chosenName, setChosenName] = useState<{ idx: number; name: string }>();
  const [isOpen, setIsOpen] = useState(false);
  const shown = useChosenName(value, `${value}번`);
  // the chosen one's name stands in the input, too, and is nothing that is looked for
  const [sought] = useDebouncedValue(typed === shown.name ? "" : typed.trim(), 200);
  const { data } = useQuery({
    queryKey: ["records", entity, "choices", sought],
    queryFn: () => callRecords(entity, "choices", sought ? { q: sought } : {}),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    enabled: isOpen || value !== null,
    meta: { onRefusal: "log" },
  });
  const found = (data?.list ?? []).map(({ idx, name: label, note }) => ({ value: String(idx), label, note }));
  const own = chosenName?.idx === value ? chosenName?.name : name;
  shown.learn(own ?? data?.list.find(({ idx }) => idx === value)?.name);
  return (
    <Select
      {...naming}
      size="xs"
      searchable
      placeholder={placeholder}
      data={withChosen(found, value, shown.name)}
      {...shown.watching}
      // the server has looked already
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <span>
          {option.label}
          <span className="picker-note">{"note" in option ? String(option.note ?? "") : ""}</span>
        </span>
      )}
      value={value === null ? null : String(value)}
      onChange={(chosen, option) => {
        setChosenName(chosen === null ? undefined : { idx: Number(chosen), name: option?.label ?? "" });
        onChange(chosen === null ? null : Number(chosen));
      }}
      onSearchChange={setTyped}
      onDropdownOpen={() => setIsOpen(true)}
      nothingFoundMessage="찾는 것이 없습니다."
      clearable
      clearButtonProps={{ "aria-label": "지우기" }}
    />
  );
}
