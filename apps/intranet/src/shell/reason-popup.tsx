import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useSending } from "../api/use-sending";
import { GrowingText } from "../controls/growing-text";
import { Popup } from "./popup";

interface ReasonPopupProps {
  title: string;
  /** What its button says. */
  action: string;
  onClose: () => void;
  /** Rejects with what the server refused; what was typed stays then. */
  onSend: (reason: string) => Promise<void>;
}

/** Asks why something is refused or taken away. */
export function ReasonPopup({ title, action, onClose, onSend }: ReasonPopupProps) {
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState("");
  const { isSending, send } = useSending();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === "") return setProblem("사유를 입력하세요.");
    void send(() => onSend(reason.trim()));
  }

  return (
    <Popup title={title} closeOnClickOutside={false} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <GrowingText
          size="xs"
          label="사유 (필수)"
          minRows={3}
          maxLength={300}
          data-autofocus
          value={reason}
          error={problem}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <div className="popup-actions">
          <Button size="xs" variant="default" onClick={onClose}>
            닫기
          </Button>
          <Button size="xs" color="red" type="submit" loading={isSending}>
            {action}
          </Button>
        </div>
      </form>
    </Popup>
  );
}
