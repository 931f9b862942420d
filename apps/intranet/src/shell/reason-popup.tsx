import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { tell } from "../api/tell";
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

  function send(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === "") return setProblem("사유를 입력하세요.");
    onSend(reason.trim()).catch(tell);
  }

  return (
    <Popup title={title} closeOnClickOutside={false} onClose={onClose}>
      <form noValidate onSubmit={send}>
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
          <Button size="xs" color="red" type="submit">
            {action}
          </Button>
        </div>
      </form>
    </Popup>
  );
}
