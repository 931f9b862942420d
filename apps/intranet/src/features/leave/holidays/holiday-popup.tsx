import { Button, NativeSelect, TextInput } from "@mantine/core";
import { withParticle } from "@portal/definition";
import type { AnswerOf, getHolidays } from "@portal/definition/contract";
import { toast } from "react-toastify";
import { callRecords } from "../../../api/client";
import { tell } from "../../../api/tell";
import { useSendingHere } from "../../../api/use-sending";
import { askToLose } from "../../../controls/dialogs/ask";
import { SectorSelect } from "../../../controls/pickers/unit-select";
import { useRefresh } from "../../../screens/records";
import { DayField } from "../day-field";
import { LeavePopup, useWritten } from "../leave-popup";

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
  const { value, change, isWritten } = useWritten({
    hdate: holiday.hdate ?? "",
    name: holiday.name ?? "",
    kind: holiday.kind ?? "company",
    half: holiday.half ?? "full",
    sector: holiday.idx_sector ?? 0,
  });
  const { hdate, kind, half, sector } = value;
  const name = value.name.trim();
  const sending = useSendingHere();
  const refresh = useRefresh();
  const isPast = idx !== undefined && (holiday.hdate ?? "") < today;

  async function save() {
    if (hdate === "" || name === "") {
      sending.setProblem("일자와 휴일명을 입력하세요.");
      return null;
    }
    const values = { hdate, name, kind, half, idx_sector: sector || null };
    if (idx === undefined) await callRecords("holiday", "add", { values });
    else await callRecords("holiday", "change", { idx, ver: ver ?? 1, values });
    void refresh("holiday");
    return "휴일을 저장하였습니다.";
  }

  async function remove() {
    if (
      idx === undefined ||
      !(await askToLose(`${holiday.hdate} ${withParticle(holiday.name ?? "휴일", "을/를")} 삭제하시겠습니까?`))
    )
      return;
    await callRecords("holiday", "remove", { idx, ver: ver ?? 1 });
    toast.success("휴일을 삭제하였습니다.");
    void refresh("holiday");
    onClose();
  }

  return (
    <LeavePopup
      title={idx === undefined ? "휴일 추가" : "휴일"}
      size="lg"
      {...(!isPast && { action: "저장" })}
      {...{ isWritten, sending, onClose }}
      onSend={save}
      more={
        idx !== undefined &&
        !isPast && (
          <Button size="xs" color="red" variant="outline" onClick={() => void remove().catch(tell)}>
            삭제
          </Button>
        )
      }
    >
      {isPast ? (
        <>
          <p>
            <b>{hdate}</b> {name} · {labelOf(kinds, kind)} · {labelOf(halves, half)}
            {holiday.sector_name && ` · ${holiday.sector_name}`}
          </p>
          <p className="leave-hint">지난 휴일은 바꿀 수 없습니다. 지난 휴가와 마감이 이 휴일로 계산되었습니다.</p>
        </>
      ) : (
        <div className="leave-form-row">
          <DayField label="일자" value={hdate} onChange={(day) => change({ hdate: day })} />
          <TextInput
            size="xs"
            label="휴일명"
            maxLength={60}
            value={value.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <NativeSelect
            size="xs"
            label="구분"
            data={kinds}
            value={kind}
            onChange={({ currentTarget }) => change({ kind: currentTarget.value as Holiday["kind"] })}
          />
          <NativeSelect
            size="xs"
            label="시간대"
            data={halves}
            value={half}
            onChange={({ currentTarget }) => change({ half: currentTarget.value as Holiday["half"] })}
          />
          <div>
            <span>적용부문</span>
            <SectorSelect label="적용부문" all="전체" value={sector} onChange={(next) => change({ sector: next })} />
          </div>
        </div>
      )}
    </LeavePopup>
  );
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string | undefined {
  return options.find((option) => option.value === value)?.label;
}
