import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callRecords, get } from "../../api/client";
import type { Naming } from "../inputs/naming";
import { FoundSelect, useSearch } from "./found-select";
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
  /** Only those with these values, by the fields' keys. */
  where?: Readonly<Record<string, string | number>>;
}

interface Choices {
  readonly list: readonly { readonly idx: number; readonly name: string; readonly note?: string | undefined }[];
}

/** A record of another entity, found by a part of its name. */
export function RecordPicker({
  entity,
  naming,
  value,
  onChange,
  name,
  placeholder = "찾아서 선택",
  where,
}: RecordPickerProps) {
  const [chosenName, setChosenName] = useState<{ idx: number; name: string }>();
  const [isOpen, setIsOpen] = useState(false);
  const shown = useChosenName(value, `${value}번`);
  const search = useSearch(shown.name);
  const own = chosenName?.idx === value ? chosenName?.name : name;
  // what a form begins with is called by its name, however many there are to choose from
  const asked = search.words
    ? { ...where, q: search.words }
    : value !== null && own === undefined && !isOpen
      ? { idx: value }
      : { ...where };
  const { data, isPlaceholderData, isLoading } = useQuery({
    queryKey: ["records", entity, "choices", asked],
    queryFn: async (): Promise<Choices> =>
      entity === "document" ? documentsWith(search.words) : callRecords(entity, "choices", asked),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    enabled: isOpen || value !== null,
    meta: { onRefusal: "log" },
  });
  const found = (data?.list ?? []).map(({ idx, name: label, note }) => ({ value: String(idx), label, note }));
  shown.learn(own ?? data?.list.find(({ idx }) => idx === value)?.name);
  return (
    <FoundSelect
      {...naming}
      {...shown.watching}
      placeholder={placeholder}
      nothingFoundMessage="찾는 것이 없습니다."
      data={withChosen(found, value, shown.name)}
      search={search}
      isOld={isPlaceholderData || isLoading}
      renderOption={({ option }) => (
        <span>
          {option.label}
          <span className="picker-note">{"note" in option ? String(option.note ?? "") : ""}</span>
        </span>
      )}
      value={value === null ? null : String(value)}
      onChange={(chosen) => {
        const label = found.find((one) => one.value === chosen)?.label;
        setChosenName(label === undefined ? undefined : { idx: Number(chosen), name: label });
        onChange(chosen === null ? null : Number(chosen));
      }}
      onOpen={() => setIsOpen(true)}
    />
  );
}

/** Documents have lists of their own: those that are completed are linked to. */
async function documentsWith(q: string): Promise<Choices> {
  const asked = { doc_type: "P2", q, rows: 50, idx_office: 0, idx_team: 0 } as const;
  const { list } = await get("/rest/documents/getDocumentList", asked);
  return { list: list.map(({ idx, title, doc_no }) => ({ idx, name: title, note: doc_no ?? undefined })) };
}
