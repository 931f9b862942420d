import { NativeSelect, TextInput } from "@mantine/core";
import { unfilledText, workCalendarOf } from "@portal/definition/calendar";
import { useQuery } from "@tanstack/react-query";
import { toast } from "react-toastify";
import { get, post } from "../../../api/client";
import { useSendingHere } from "../../../api/use-sending";
import { useRefresh } from "../../../screens/records";
import { UnfilledNote } from "../../../shell/navigation/unfilled-note";
import { DayField } from "../day-field";
import { LeavePopup, useWritten } from "../leave-popup";

interface EnterPopupProps {
  idx: number;
  kname: string;
  types: readonly { idx: number; name: string; unit: string; counts: string; needsFile: boolean }[];
  today: string;
  onClose: () => void;
}

const starts = ["09:00", "10:00", "11:00", "14:00", "15:00", "16:00"];

/** HR enters a leave for somebody; it is allowed at once. */
export function EnterPopup({ idx, kname, types, today, onClose }: EnterPopupProps) {
  const { value, change, isWritten } = useWritten({
    type: types[0]?.idx ?? 0,
    from: today,
    to: today,
    at: "16:00",
    reason: "",
  });
  const { type, from, to, at, reason } = value;
  const sending = useSendingHere();
  const refresh = useRefresh();
  const { unit = "day", counts, needsFile = false } = types.find((one) => one.idx === type) ?? {};

  async function send() {
    const { days, warnings } = await post("/rest/mypims/enterLeave", {
      idx_staff: idx,
      idx_type: type,
      from,
      to: unit === "day" ? to : from,
      ...(unit === "quarter" && { at }),
      reason,
    });
    for (const warning of warnings) toast.info(warning);
    void refresh("vacation");
    return `${kname} 님의 휴가 ${days}일을 등록하였습니다.`;
  }

  return (
    <LeavePopup
      title={`${kname} 님의 휴가 직접 등록`}
      size="lg"
      action="등록"
      {...{ isWritten, sending, onClose }}
      onSend={send}
    >
      <div className="leave-form-row">
        <NativeSelect
          size="xs"
          label="종류"
          data={types.map((one) => ({ value: String(one.idx), label: one.name }))}
          value={String(type)}
          onChange={({ currentTarget }) => change({ type: Number(currentTarget.value) })}
        />
        <DayField label={unit === "day" ? "시작일" : "일자"} value={from} onChange={(day) => change({ from: day })} />
        {unit === "day" && <DayField label="종료일" value={to} onChange={(day) => change({ to: day })} />}
        {unit === "quarter" && (
          <NativeSelect
            size="xs"
            label="시작 시각"
            data={starts}
            value={at}
            onChange={({ currentTarget }) => change({ at: currentTarget.value })}
          />
        )}
      </div>
      {counts !== "calendar" && <Unfilled days={[from, unit === "day" ? to : from]} />}
      {counts === "calendar" && <p className="leave-hint">역일로 계산합니다. 주말과 휴일도 일수에 포함됩니다.</p>}
      {needsFile && <p className="leave-hint">증빙이 필요한 휴가입니다. 등록 전에 증빙을 확인하세요.</p>}
      <TextInput
        size="xs"
        label="사유 (필수)"
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
      />
    </LeavePopup>
  );
}

/** That these days are counted without the holidays of their years. */
function Unfilled({ days: [from, to] }: { days: readonly [from: string, to: string] }) {
  return [...new Set([from.slice(0, 4), to.slice(0, 4)])].map((year) => <UnfilledYear key={year} year={year} />);
}

function UnfilledYear({ year }: { year: string }) {
  const { data } = useQuery({
    queryKey: ["records", "holiday", "year", Number(year)],
    queryFn: () => get("/rest/mypims/getHolidays", { year: Number(year) }),
    enabled: /^\d{4}$/.test(year),
  });
  return <UnfilledNote text={data && unfilledText([`${year}-01-01`], workCalendarOf(data.list, 0))} />;
}
