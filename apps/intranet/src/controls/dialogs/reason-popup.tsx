import { Button } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { useSending } from "../../api/use-sending";
import { ReasonText } from "../inputs/reason-text";
import { Popup } from "./popup";

interface ReasonPopupProps {
  title: string;
  /** What the words are called; a reason by default. */
  label?: string;
  /** What its button says. */
  action: string;
  /** Whether it can be sent without words; it cannot by default. */
  isOptional?: boolean;
  /** Whether something is refused or taken away with it. */
  isDangerous?: boolean;
  /** Letters that it takes at most; 300 by default. */
  max?: number;
  onClose: () => void;
  /** Rejects with what the server refused; what was typed stays then. */
  onSend: (reason: string) => Promise<void>;
}

/** Asks why something is done. */
export function ReasonPopup({
  title,
  label = "사유",
  action,
  isOptional = false,
  isDangerous = false,
  max = 300,
  onClose,
  onSend,
}: ReasonPopupProps) {
  const [reason, setReason] = useState("");
  const [wasSentEmpty, setWasSentEmpty] = useState(false);
  const { isSending, send } = useSending();
  const words = useRef<HTMLTextAreaElement>(null);
  const isMissing = !isOptional && reason.trim() === "";

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isMissing) {
      setWasSentEmpty(true);
      words.current?.focus();
      return;
    }
    void send(() => onSend(reason.trim()));
  }

  return (
    <Popup title={title} closeOnClickOutside={false} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <ReasonText
          ref={words}
          label={label}
          isOptional={isOptional}
          max={max}
          value={reason}
          onChange={setReason}
          problem={isMissing && wasSentEmpty ? `${withObject(label)} 입력하세요.` : undefined}
        />
        <div className="popup-actions">
          <Button variant="default" onClick={onClose}>
            닫기
          </Button>
          <Button color={isDangerous ? "red" : "leaf"} type="submit" loading={isSending}>
            {action}
          </Button>
        </div>
      </form>
    </Popup>
  );
}

/** A word with the particle of an object: 의견을, 사유를, 결과를. */
function withObject(word: string): string {
  const hasEnd = ((word.codePointAt(word.length - 1) ?? 0xac00) - 0xac00) % 28 !== 0;
  return `${word}${hasEnd ? "을" : "를"}`;
}
