import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { get } from "../../../api/client";
import { FoundSelect, useSearch } from "../../../controls/pickers/found-select";
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
  const label = ({ doc_no, title }: Related) => `${doc_no ?? ""} ${title}`.trim();
  const search = useSearch(value ? label(value) : undefined);
  const asked = { doc_type: "P2", q: search.words, idx_office: 0, idx_team: 0 } as const;
  const { data, isPlaceholderData, isLoading } = useQuery({
    queryKey: ["documents", asked],
    queryFn: () => get("/rest/documents/getDocumentList", asked),
    placeholderData: keepPreviousData,
    meta: { onRefusal: "log" },
  });
  const found = (data?.list ?? []).map(({ idx, doc_no, title, kind }) => ({ idx, doc_no, title, kind }));
  const all = value && !found.some(({ idx }) => idx === value.idx) ? [value, ...found] : found;
  return (
    <FoundSelect
      label="관련문서"
      clearLabel="관련문서 지우기"
      placeholder="완료 문서의 제목, 번호로 찾기"
      nothingFoundMessage="찾는 문서가 없습니다."
      data={all.map((one) => ({ value: String(one.idx), label: label(one) }))}
      search={search}
      isOld={isPlaceholderData || isLoading}
      value={value && String(value.idx)}
      onChange={(next) => onChange(all.find(({ idx }) => String(idx) === next) ?? null)}
    />
  );
}
