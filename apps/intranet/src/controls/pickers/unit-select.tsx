import { NativeSelect } from "@mantine/core";
import { WHOLE_OFFICE } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { get } from "../../api/client";
import type { Naming } from "../inputs/naming";

interface UnitSelectProps {
  label: string;
  /** 0 is every one. */
  value: number;
  onChange: (value: number) => void;
  /** What the chosen one is called: it stands there while the others come, and where it is closed by now. */
  name?: string;
  /** What choosing none of them is called; every one, unless said otherwise. */
  all?: string;
  disabled?: boolean;
  /** Ties it to a label that is seen; without it, `label` is read out. */
  naming?: Naming;
  /** In pixels. */
  height?: number;
}

interface Unit {
  readonly idx: number;
  readonly kname: string;
}

/** One of a list of units; 0 is every one. */
function UnitSelect({
  units,
  all,
  height = 30,
  onChange,
  label,
  naming = undefined,
  name,
  ...rest
}: UnitSelectProps & { all: string; units: readonly Unit[] }) {
  const isOffered = name === undefined || units.some(({ idx }) => idx === rest.value);
  const offered = isOffered ? units : [...units, { idx: rest.value, kname: name }];
  return (
    <NativeSelect
      {...rest}
      {...(naming ?? { "aria-label": label })}
      size={height > 30 ? "sm" : "xs"}
      // beside others, as wide as what it is called and not as what there is to choose from, which comes later
      {...(height <= 30 && !naming && { w: `${Math.max(8.5, all.length * 0.85 + 2.5)}rem` })}
      styles={{ input: { height, minHeight: height } }}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      data={[{ value: "0", label: all }, ...offered.map(({ idx, kname }) => ({ value: String(idx), label: kname }))]}
    />
  );
}

/** A choice of sector. */
export function SectorSelect(props: UnitSelectProps) {
  const { data } = useUnits(["units", "sectors"], () => get("/rest/component/getSectorList"));
  return <UnitSelect all="모든 부문" {...props} units={data?.list ?? []} />;
}

/** A choice of office (department), of one sector or of all. */
export function OfficeSelect({ sector = 0, ...props }: UnitSelectProps & { sector?: number }) {
  const { data } = useUnits(["units", "offices", sector], () =>
    get("/rest/component/getOfficeList", { idx_sector: sector }),
  );
  return <UnitSelect all="모든 본부" {...props} units={data?.list ?? []} />;
}

interface TeamSelectProps extends UnitSelectProps {
  sector?: number;
  office?: number;
  /** Offers the whole office (9999) too, once an office is chosen. */
  withOffice?: boolean;
}

/** A choice of team, of one office or of all. */
export function TeamSelect({ sector = 0, office = 0, withOffice = false, ...props }: TeamSelectProps) {
  const { data } = useUnits(["units", "teams", sector, office], () =>
    get("/rest/component/getTeamList", { idx_sector: sector, idx_office: office }),
  );
  const whole = withOffice && office !== 0 ? [{ idx: WHOLE_OFFICE, kname: "본부 전체" }] : [];
  return <UnitSelect all="모든 팀" {...props} units={[...whole, ...(data?.list ?? [])]} />;
}

/** A choice of position. */
export function PositionSelect({ type = "H", ...props }: UnitSelectProps & { type?: string }) {
  const { data } = useUnits(["units", "positions", type], () => get("/rest/component/getPositionList", { type }));
  return <UnitSelect all="모든 직책" {...props} units={data?.list ?? []} />;
}

/** What was read is good for a minute; that it cannot be is only logged. */
function useUnits<Answer>(queryKey: readonly unknown[], queryFn: () => Promise<Answer>) {
  return useQuery({ queryKey, queryFn, staleTime: 60 * 1000, meta: { onRefusal: "log" } });
}
