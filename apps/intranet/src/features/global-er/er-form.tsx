import "./global-er.css";
import { NativeSelect } from "@mantine/core";
import type { FormScreen } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { callRecords } from "../../api/client";
import { listOf } from "../../fields/list-of";
import { OwnField } from "../../screens/form/fields/own-field";
import { FormPage } from "../../screens/form/form-page";
import type { Row } from "../../screens/records";
import { SimilarRequests } from "./similar-requests";

/** A request: its category is one of its board's, and what others have asked already stands beside it. */
export function ErFormPage({ screen }: { screen: FormScreen }) {
  return (
    <FormPage
      screen={screen}
      inputs={{
        category: ({ value, onChange, values, problem }) => (
          <OwnField label="분류" required problem={problem}>
            <CategorySelect board={Number(values.idx_board) || 0} value={value} onChange={onChange} />
          </OwnField>
        ),
      }}
      {...(screen.kind === "add" && {
        beside: (values) => (
          <SimilarRequests board={Number(values.idx_board) || 0} title={String(values.title ?? "")} />
        ),
      })}
    />
  );
}

interface CategorySelectProps {
  board: number;
  value: unknown;
  onChange: (value: unknown) => void;
}

function CategorySelect({ board, value, onChange }: CategorySelectProps) {
  const { data } = useQuery({
    queryKey: ["records", "er_board", "read", board, {}],
    queryFn: () => callRecords("er_board", "read", { idx: board }),
    enabled: board > 0,
    meta: { onRefusal: "log" },
  });
  const categories = listOf<Row>(data?.record.er_category).filter(({ idx, is_use }) => is_use || idx === value);
  const isKnown = categories.some(({ idx }) => idx === value);
  return (
    <NativeSelect
      size="xs"
      aria-label="분류"
      aria-required
      disabled={board === 0}
      value={isKnown ? String(value) : ""}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value) || null)}
      data={[
        { value: "", label: board === 0 ? "보드를 먼저 선택하세요" : "선택하세요" },
        ...categories.map(({ idx, name }) => ({ value: String(idx), label: String(name) })),
      ]}
    />
  );
}
