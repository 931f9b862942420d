import "./documents.css";
import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { useSending } from "../../api/use-sending";
import { Popup } from "../../shell/popup";

interface ReasonDialogProps {
  title: string;
  /** What the words are called. */
  label: string;
  /** What the button says. */
  action: string;
  isNeeded: boolean;
  isDangerous?: boolean;
  max?: number;
  onSend: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for a reason before something is done. Ctrl+Enter sends; Enter alone is a new line, also within Hangul. */
export function ReasonDialog({
  title,
  label,
  action,
  isNeeded,
  isDangerous = false,
  max = 1000,
  onSend,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState("");
  const { isSending, send } = useSending();
  const [isMissing, setIsMissing] = useState(false);

  function finish() {
    if (isNeeded && reason.trim() === "") return setIsMissing(true);
    void send(() => onSend(reason.trim()));
  }

  return (
    <Popup title={title} size="md" closeOnClickOutside={false} onClose={onClose}>
      <Textarea
        data-autofocus
        label={isNeeded ? label : `${label} (선택)`}
        rows={4}
        maxLength={max}
        value={reason}
        error={isMissing && reason.trim() === "" ? `${withObject(label)} 입력하세요.` : undefined}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        onKeyDown={({ key, ctrlKey, metaKey, nativeEvent }) => {
          if (key === "Enter" && (ctrlKey || metaKey) && !nativeEvent.isComposing) finish();
        }}
      />
      <div className="doc-dialog-actions">
        <Button variant="default" onClick={onClose}>
          취소
        </Button>
        <Button color={isDangerous ? "red" : "leaf"} loading={isSending} onClick={finish}>
          {action}
        </Button>
      </div>
    </Popup>
  );
}

/** A word with the particle of an object: 의견을, 사유를, 결과를. */
function withObject(word: string): string {
  const hasEnd = ((word.codePointAt(word.length - 1) ?? 0xac00) - 0xac00) % 28 !== 0;
  return `${word}${hasEnd ? "을" : "를"}`;
}
