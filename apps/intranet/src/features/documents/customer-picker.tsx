import type { AnswerOf, findCustomers } from "@portal/definition/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { get } from "../../api/client";
import type { Naming } from "../../controls/inputs/naming";
import { FoundSelect, useSearch } from "../../controls/pickers/found-select";
import { useChosenName, withChosen } from "../../controls/pickers/use-chosen-name";

type Customer = AnswerOf<typeof findCustomers>["list"][number];

interface CustomerPickerProps {
  naming: Naming;
  value: number | null;
  /** What the chosen one is called. */
  name: string | undefined;
  onChange: (customer: Customer | null) => void;
}

/** A customer, found by name or registration number, with what an invoice needs of them. */
export function CustomerPicker({ naming, value, name, onChange }: CustomerPickerProps) {
  const [chosen, setChosen] = useState<Customer | null>(null);
  const shown = useChosenName(value, `고객사 ${value}`);
  const search = useSearch(shown.name);
  const { data, isPlaceholderData, isLoading } = useQuery({
    queryKey: ["customers", search.words],
    queryFn: () => get("/rest/documents/findCustomers", { q: search.words }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    meta: { onRefusal: "log" },
  });
  const found = (data?.list ?? []).map((one) => ({ value: String(one.idx), label: one.name }));
  const own = chosen?.idx === value ? chosen?.name : name;
  shown.learn(own ?? data?.list.find(({ idx }) => idx === value)?.name);
  return (
    <FoundSelect
      {...naming}
      {...shown.watching}
      placeholder="고객사명, 사업자번호로 찾기"
      nothingFoundMessage="찾는 고객사가 없습니다."
      data={withChosen(found, value, shown.name)}
      search={search}
      isOld={isPlaceholderData || isLoading}
      value={value === null ? null : String(value)}
      onChange={(next) => {
        const customer = data?.list.find(({ idx }) => String(idx) === next) ?? null;
        setChosen(customer);
        onChange(customer);
      }}
    />
  );
}
