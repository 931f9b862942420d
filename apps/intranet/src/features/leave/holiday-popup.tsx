import "./leave.css";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import type { AnswerOf, getHolidays } from "@portal/definition/contract";
import { useState } from "react";
import { toast } from "react-toastify";
import { CallError, callRecords } from "../../api/client";
import { tell } from "../../api/tell";
import { DateInput } from "../../controls/date-input";
import { SectorSelect } from "../../controls/unit-select";
import { useRefresh } from "../../screens/records";
import { ask } from "../../shell/ask";
import { Popup } from "../../shell/popup";

export type Holiday = AnswerOf<typeof getHolidays>["list"][number];

interface HolidayPopupProps {
  /** Without a number it is a new one. */
  holiday: Partial<Holiday>;
  today: string;
  onClose: () => void;
}

const kinds = [
  { value: "company", label: "회사휴일" },
  { value: "legal", label: "공휴일" },
  { value: "sub", label: "대체공휴일" },
  { value: "temp", label: "임시공휴일" },
];
const halves = [
  { value: "full", label: "종일" },
  { value: "am", label: "오전" },
  { value: "pm", label: "오후" },
];

/** Adds, changes or removes a holiday; what has been one is only shown. */
export function HolidayPopup({ holiday, today, onClose }: HolidayPopupProps) {
  const { idx, ver } = holiday;
  const [hdate, setHdate] = useState(holiday.hdate ?? "");
  const [name, setName] = useState(holiday.name ?? "");
  const [kind, setKind] = useState<string>(holiday.kind ?? "company");
  const [half, setHalf] = useState<string>(holiday.half ?? "full");
  const [sector, setSector] = useState(holiday.idx_sector ?? 0);
  const [problem, setProblem] = useState("");
  const refresh = useRefresh();
  const isPast = idx !== undefined && (holiday.hdate ?? "") < today;

  async function save() {
    setProblem("");
    if (hdate === "" || name.trim() === "") return setProblem("일자와 휴일명을 입력하세요.");
    const values = { hdate, name: name.trim(), kind, half, idx_sector: sector || null };
    try {
      if (idx === undefined) await callRecords("holiday", "add", { values });
      else await callRecords("holiday", "change", { idx, ver: ver ?? 1, values });
      await done("휴일을 저장하였습니다.");
    } catch (error) {
      if (error instanceof CallError) setProblem(error.message);
      else tell(error);
    }
  }

  async function remove() {
    if (idx === undefined || !(await ask(`${hdate} ${name}을(를) 지우시겠습니까?`))) return;
    await callRecords("holiday", "remove", { idx, ver: ver ?? 1 });
    await done("휴일을 지웠습니다.");
  }

  async function done(said: string) {
    toast.success(said);
    await refresh("holiday");
    onClose();
  }

  return (
    <Popup title={idx === undefined ? "휴일 추가" : "휴일"} size="lg" closeOnClickOutside={false} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <fieldset disabled={isPast} className="leave-form">
          <div className="leave-form-row">
            <div role="group" aria-label="일자">
              <span>일자</span>
              <DateInput label="일자" value={hdate} onChange={setHdate} />
            </div>
            <TextInput
              size="xs"
              label="휴일명"
              maxLength={60}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <NativeSelect
              size="xs"
              label="구분"
              data={kinds}
              value={kind}
              onChange={({ currentTarget }) => setKind(currentTarget.value)}
            />
            <NativeSelect
              size="xs"
              label="시간대"
              data={halves}
              value={half}
              onChange={({ currentTarget }) => setHalf(currentTarget.value)}
            />
            <div>
              <span>적용부문</span>
              <SectorSelect label="적용부문" all="전체" value={sector} onChange={setSector} disabled={isPast} />
            </div>
          </div>
        </fieldset>
        {isPast && (
          <p className="leave-hint">지난 휴일은 바꿀 수 없습니다. 지난 휴가와 마감이 이 휴일로 계산되었습니다.</p>
        )}
        {problem && (
          <p role="alert" className="leave-problem">
            {problem}
          </p>
        )}
        <div className="popup-actions">
          {idx !== undefined && !isPast && (
            <Button size="xs" color="red" variant="outline" onClick={() => void remove().catch(tell)}>
              삭제
            </Button>
          )}
          <Button size="xs" variant="default" onClick={onClose}>
            닫기
          </Button>
          {!isPast && (
            <Button size="xs" type="submit">
              저장
            </Button>
          )}
        </div>
      </form>
    </Popup>
  );
}
