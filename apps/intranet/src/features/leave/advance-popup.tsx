import "./leave.css";
import { Button, TextInput } from "@mantine/core";
import { useId, useState } from "react";
import { toast } from "react-toastify";
import { post } from "../../api/client";
import { useSendingHere } from "../../api/use-sending";
import { NumberInput } from "../../controls/number-input";
import { useRefresh } from "../../screens/records";
import { Popup } from "../../shell/popup";

interface AdvancePopupProps {
  idx: number;
  advance: { days: number; memo: string };
  onClose: () => void;
}

/** Lets somebody use leave before it is granted. */
export function AdvancePopup({ idx, advance, onClose }: AdvancePopupProps) {
  const [days, setDays] = useState<number | null>(advance.days);
  const [memo, setMemo] = useState(advance.memo);
  const refresh = useRefresh();
  const id = useId();

  const { isSending, problem, send } = useSendingHere();
  const save = () =>
    send(async () => {
      await post("/rest/mypims/saveLeaveAdvance", { idx_staff: idx, days: days ?? 0, memo });
      toast.success("선사용 한도를 저장하였습니다.");
      onClose();
      await refresh("vacation");
    });

  return (
    <Popup title="선사용 한도" closeOnClickOutside={false} onClose={onClose}>
      <form
        noValidate
        className="leave-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p>잔여가 없어도 이만큼은 먼저 쓸 수 있습니다. 0이면 쓸 수 없습니다.</p>
        <div>
          <label htmlFor={id}>한도</label>
          <NumberInput naming={{ id }} scale={2} unit="일" value={days} onChange={setDays} />
        </div>
        <TextInput
          size="xs"
          label="사유 (필수)"
          maxLength={300}
          value={memo}
          onChange={({ currentTarget }) => setMemo(currentTarget.value)}
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
            저장
          </Button>
        </div>
      </form>
    </Popup>
  );
}
