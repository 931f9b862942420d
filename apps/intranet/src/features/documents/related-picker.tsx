import "../../controls/picker.css";
import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { get } from "../../api/client";
import type { Draft } from "./draft";

type Related = NonNullable<Draft["parent"]>;

/** A completed document that I may read, found by its title or number. */
export function RelatedPicker({
  value,
  onChange,
}: {
  value: Related | null;
  onChange: (related: Related | null) => void;
}) {
  const [typed, setTyped] = useState("");
  const label = ({ doc_no, title }: Related) => `${doc_no ?? ""} ${title}`.trim();
  const [q] = useDebouncedValue(value && typed === label(value) ? "" : typed.trim(), 250);
  const asked = { doc_type: "P2", q, idx_office: 0, idx_team: 0 } as const;
  const { data } = useQuery({
    queryKey: ["documents", asked],
    queryFn: () => get("/rest/documents/getDocumentList", asked),
    placeholderData: keepPreviousData,
    meta: { onRefusal: "log" },
  });
  const found = (data?.list ?? []).map(({ idx, doc_no, title, kind }) => ({ idx, doc_no, title, kind }));
  const all = value && !found.some(({ idx }) => idx === value.idx) ? [value, ...found] : found;
  return (
    <Select
      size="xs"
      label="관련문서"
      searchable
      clearable
      clearButtonProps={{ "aria-label": "관련문서 지우기" }}
      placeholder="완료 문서의 제목, 번호로 찾기"
      nothingFoundMessage="찾는 문서가 없습니다."
      data={all.map((one) => ({ value: String(one.idx), label: label(one) }))}
      filter={({ options }) => options}
      onSearchChange={setTyped}
      value={value && String(value.idx)}
      onChange={(next) => onChange(all.find(({ idx }) => String(idx) === next) ?? null)}
    />
  );
}
