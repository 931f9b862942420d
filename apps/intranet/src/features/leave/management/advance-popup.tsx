import { TextInput } from "@mantine/core";
import { useId } from "react";
import { post } from "../../../api/client";
import { useSendingHere } from "../../../api/use-sending";
import { NumberInput } from "../../../controls/inputs/number-input";
import { useRefresh } from "../../../screens/records";
import { LeavePopup, useWritten } from "../leave-popup";

interface AdvancePopupProps {
  idx: number;
  advance: { days: number; memo: string };
  onClose: () => void;
}

/** Lets somebody use leave before it is granted. */
export function AdvancePopup({ idx, advance, onClose }: AdvancePopupProps) {
  const { value, change, isWritten } = useWritten<{ days: number | null; memo: string }>({ ...advance });
  const { days, memo } = value;
  const sending = useSendingHere();
  const refresh = useRefresh();
  const id = useId();

  async function save() {
    await post("/rest/mypims/saveLeaveAdvance", { idx_staff: idx, days: days ?? 0, memo });
    void refresh("vacation");
    return "선사용 한도를 저장하였습니다.";
  }

  return (
    <LeavePopup title="선사용 한도" action="저장" {...{ isWritten, sending, onClose }} onSend={save}>
      <p>잔여가 없어도 이만큼은 먼저 쓸 수 있습니다. 0이면 쓸 수 없습니다.</p>
      <div>
        <label htmlFor={id}>한도</label>
        <NumberInput naming={{ id }} scale={2} unit="일" value={days} onChange={(next) => change({ days: next })} />
      </div>
      <TextInput
        size="xs"
        label="사유 (필수)"
        maxLength={300}
        value={memo}
        onChange={({ currentTarget }) => change({ memo: currentTarget.value })}
      />
    </LeavePopup>
  );
}
