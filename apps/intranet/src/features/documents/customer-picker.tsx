import "../../controls/picker.css";
import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { AnswerOf, findCustomers } from "@portal/definition/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { get } from "../../api/client";
import type { Naming } from "../../controls/naming";
import { useChosenName, withChosen } from "../../controls/use-chosen-name";

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
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<Customer | null>(null);
  const shown = useChosenName(value, `고객사 ${value}`);
  const [q] = useDebouncedValue(typed === shown.name ? "" : typed.trim(), 200);
  const { data } = useQuery({
    queryKey: ["customers", q],
    queryFn: () => get("/rest/documents/findCustomers", { q }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    meta: { onRefusal: "log" },
  });
  const found = (data?.list ?? []).map((one) => ({ value: String(one.idx), label: one.name }));
  const own = chosen?.idx === value ? chosen?.name : name;
  shown.learn(own ?? data?.list.find(({ idx }) => idx === value)?.name);
  return (
    <Select
      {...naming}
      size="xs"
      searchable
      clearable
      clearButtonProps={{ "aria-label": "지우기" }}
      placeholder="고객사명, 사업자번호로 찾기"
      nothingFoundMessage="찾는 고객사가 없습니다."
      data={withChosen(found, value, shown.name)}
      {...shown.watching}
      filter={({ options }) => options}
      onSearchChange={setTyped}
      value={value === null ? null : String(value)}
      onChange={(next) => {
        const customer = data?.list.find(({ idx }) => String(idx) === next) ?? null;
        setChosen(customer);
        onChange(customer);
      }}
    />
  );
}
