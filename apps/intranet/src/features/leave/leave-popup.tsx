import "./leave.css";
import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { toast } from "react-toastify";
import type { useSendingHere } from "../../api/use-sending";
import { askToLose } from "../../controls/dialogs/ask";
import { beginAtFirst } from "../../controls/dialogs/begin-at-first";
import { Popup } from "../../controls/dialogs/popup";
import { useUnsaved } from "../../controls/dialogs/unsaved";

interface LeavePopupProps {
  title: string;
  size?: "md" | "lg";
  /** What its button says; without it there is nothing to send. */
  action?: string;
  /** Whether it can be sent as it is; it can by default. */
  canSend?: boolean;
  /** Whether something is written in it that would be lost. */
  isWritten?: boolean;
  sending: ReturnType<typeof useSendingHere>;
  /** Sends it, and returns what was done, which is shown as the popup closes; null while there is more to do in it. */
  onSend: () => Promise<string | null>;
  onClose: () => void;
  /** What else can be done, before the buttons that every popup has. */
  more?: ReactNode;
  children: ReactNode;
}

/**
 * A form over a page of leave: its first field has the keyboard, why it was refused stays to be read, and it does not close
 * on what is written without asking.
 */
export function LeavePopup(props: LeavePopupProps) {
  const { title, size = "md", action, canSend = true, isWritten = false, sending, more, children } = props;
  const saved = useUnsaved(isWritten, "popup");

  const send = () =>
    sending.send(async () => {
      const done = await props.onSend();
      if (done === null) return;
      toast.success(done);
      saved();
      props.onClose();
    });

  async function close() {
    if (isWritten && !(await askToLose("작성한 내용이 저장되지 않습니다. 닫으시겠습니까?"))) return;
    saved();
    props.onClose();
  }

  return (
    <Popup title={title} size={size} closeOnClickOutside={false} onClose={() => void close()}>
      <form
        ref={beginAtFirst}
        noValidate
        className="leave-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (canSend) void send();
        }}
      >
        {children}
        {sending.problem && (
          <p role="alert" className="leave-problem">
            {sending.problem}
          </p>
        )}
        <div className="popup-actions">
          {more}
          <Button size="xs" variant="default" onClick={() => void close()}>
            닫기
          </Button>
          {action !== undefined && (
            <Button size="xs" type="submit" disabled={!canSend} loading={sending.isSending}>
              {action}
            </Button>
          )}
        </div>
      </form>
    </Popup>
  );
}

/** What is written in a form, as it began and as it is now. */
export function useWritten<Value extends object>(begin: Value) {
  const [began] = useState(begin);
  const [value, setValue] = useState(began);
  return {
    value,
    change: (part: Partial<Value>) => setValue((before) => ({ ...before, ...part })),
    isWritten: JSON.stringify(began) !== JSON.stringify(value),
  };
}
