import "@mantine/core/styles/Combobox.css";
import "../../../controls/pickers/picker.css";
import { MultiSelect } from "@mantine/core";
import { useState } from "react";
import { useTeams } from "../use-teams";

interface Team {
  readonly idx: number;
  readonly kname: string;
}

interface TeamListProps {
  label: string;
  teams: readonly Team[];
  onChange: (teams: readonly Team[]) => void;
}

/** Several teams, each found by a part of its name; Enter takes the first one found, Backspace takes the last one out. */
export function TeamList({ label, teams, onChange }: TeamListProps) {
  const all = useTeams();
  const [search, setSearch] = useState("");
  const known = [...teams.filter(({ idx }) => !all.some((one) => one.idx === idx)), ...all];
  return (
    <MultiSelect
      size="xs"
      label={label}
      placeholder={teams.length === 0 ? "부서명으로 찾기" : ""}
      nothingFoundMessage="찾는 부서가 없습니다."
      searchable
      hidePickedOptions
      searchValue={search}
      onSearchChange={setSearch}
      // with nothing typed, Enter must not add whichever comes first
      selectFirstOptionOnChange={search !== ""}
      data={known.map(({ idx, kname }) => ({ value: String(idx), label: kname }))}
      value={teams.map(({ idx }) => String(idx))}
      onChange={(chosen) => {
        setSearch("");
        onChange(chosen.flatMap((value) => known.find(({ idx }) => String(idx) === value) ?? []));
      }}
    />
  );
}
