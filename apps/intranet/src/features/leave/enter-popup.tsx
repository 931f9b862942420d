import "./leave.css";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { toast } from "react-toastify";
import { post } from "../../api/client";
import { useSendingHere } from "../../api/use-sending";
import { DateInput } from "../../controls/date-input";
import { useRefresh } from "../../screens/records";
import { Popup } from "../../shell/popup";

interface EnterPopupProps {
  idx: number;
  kname: string;
  types: readonly { idx: number; name: string; unit: string; needsFile: boolean }[];
  today: string;
  onClose: () => void;
}

const starts = ["09:00", "10:00", "11:00", "14:00", "15:00", "16:00"];

/** HR enters a leave for somebody; it is allowed at once. */
export function EnterPopup({ idx, kname, types, today, onClose }: EnterPopupProps) {
  const [type, setType] = useState(types[0]?.idx ?? 0);
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(today);
  const [at, setAt] = useState("16:00");
  const [reason, setReason] = useState("");
  const { isSending, problem, send: sending } = useSendingHere();
  const refresh = useRefresh();
  const { unit = "day", needsFile = false } = types.find((one) => one.idx === type) ?? {};

  const send = () =>
    sending(async () => {
      const { days, warnings } = await post("/rest/mypims/enterLeave", {
        idx_staff: idx,
        idx_type: type,
        from,
        to: unit === "day" ? to : from,
        ...(unit === "quarter" && { at }),
        reason,
      });
      toast.success(`${kname} 님의 휴가 ${days}일을 등록하였습니다.`);
      for (const warning of warnings) toast.info(warning);
      onClose();
      await refresh("vacation");
    });

  return (
    <Popup title={`${kname} 님의 휴가 직접 등록`} size="lg" closeOnClickOutside={false} onClose={onClose}>
      <form
        noValidate
        className="leave-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <div className="leave-form-row">
          <NativeSelect
            size="xs"
            label="종류"
            data={types.map(({ idx: value, name }) => ({ value: String(value), label: name }))}
            value={String(type)}
            onChange={({ currentTarget }) => setType(Number(currentTarget.value))}
          />
          <div role="group" aria-label="시작일">
            <span>{unit === "day" ? "시작일" : "일자"}</span>
            <DateInput label="시작일" value={from} onChange={setFrom} />
          </div>
          {unit === "day" && (
            <div role="group" aria-label="종료일">
              <span>종료일</span>
              <DateInput label="종료일" value={to} onChange={setTo} />
            </div>
          )}
          {unit === "quarter" && (
            <NativeSelect
              size="xs"
              label="시작 시각"
              data={starts}
              value={at}
              onChange={({ currentTarget }) => setAt(currentTarget.value)}
            />
          )}
        </div>
        {needsFile && <p className="leave-hint">증빙이 필요한 휴가입니다. 등록 전에 증빙을 확인하세요.</p>}
        <TextInput
          size="xs"
          label="사유 (필수)"
          maxLength={500}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {problem && (
          <p role="alert" className="leave-problem">
            {problem}
          </p>
        )}
        <div className="popup-actions">
          <Button size="xs" variant="default" onClick={onClose}>
            닫기
          </Button>
          <Button size="xs" type="submit" loading={isSending}>
            등록
          </Button>
        </div>
      </form>
    </Popup>
  );
}
