import "@mantine/core/styles/Combobox.css";
import "./target-input.css";
import { MultiSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { get } from "../../../api/client";
import type { OwnInput } from "./form-field";
import { OwnField } from "./own-field";

type Units = "idx_sector" | "idx_office" | "idx_team";
type Target = { readonly [Unit in Units]?: readonly number[] };

const titles = { idx_sector: "부문", idx_office: "본부", idx_team: "팀" } as const;

/** Whom a post is for: sectors, offices and teams; nothing chosen is everybody. */
export const targetInput: OwnInput = (props) => <TargetInput {...props} />;

function TargetInput({ value, onChange, problem }: Parameters<OwnInput>[0]) {
  const target = (value ?? {}) as Target;
  const { data } = useQuery({
    queryKey: ["units"],
    queryFn: async () => ({
      idx_sector: (await get("/rest/component/getSectorList")).list,
      idx_office: (await get("/rest/component/getOfficeList", { idx_sector: 0 })).list,
      idx_team: (await get("/rest/component/getTeamList", { idx_sector: 0, idx_office: 0 })).list,
    }),
    staleTime: 10 * 60 * 1000,
    meta: { onRefusal: "log" },
  });

  function choose(unit: Units, chosen: readonly string[]) {
    const next = { ...target, [unit]: chosen.map(Number) };
    const isEmpty = Object.values(next).every((idxs) => idxs.length === 0);
    onChange(isEmpty ? null : next);
  }

  return (
    <OwnField label="대상" hint="고르지 않으면 모두에게 보입니다. 조직장은 이끄는 조직에만 알립니다." problem={problem}>
      <div className="target-units">
        {(Object.keys(titles) as Units[]).map((unit) => (
          <MultiSelect
            key={unit}
            size="xs"
            searchable
            clearable
            hidePickedOptions
            clearButtonProps={{ "aria-label": `${titles[unit]} 지우기` }}
            aria-label={`대상 ${titles[unit]}`}
            placeholder={target[unit]?.length ? "" : `${titles[unit]} 전체`}
            nothingFoundMessage="찾는 조직이 없습니다."
            data={(data?.[unit] ?? []).map(({ idx, kname }) => ({ value: String(idx), label: kname }))}
            value={(target[unit] ?? []).map(String)}
            onChange={(chosen) => choose(unit, chosen)}
          />
        ))}
      </div>
    </OwnField>
  );
}
