import "./form.css";
import "./small-form.css";
import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import { useSending } from "../../api/use-sending";
import { beginAtFirst } from "../../controls/dialogs/begin-at-first";
import { useOnceDrawn } from "../../controls/use-once-drawn";
import { goToProblem } from "./go-to-problem";

type Words = Readonly<Record<string, string | undefined>>;

interface SmallFormProps {
  /** What its button says. */
  action: string;
  /** What it is not sent without, by names that its fields give it: what to say there while that is missing. */
  missing: Words;
  /** Rejects with what the server refused, which is shown; what was written stays. */
  onSend: () => Promise<unknown>;
  /** Without it there is nothing to leave. */
  onClose?: () => void;
  /** Its fields, with what to say at each. */
  children: (problems: Words) => ReactNode;
}

/**
 * The few fields of a dialog that are no record's. Its button is never grey for what is missing: who presses it is told at
 * the field, and is there.
 */
export function SmallForm({ action, missing, onSend, onClose, children }: SmallFormProps) {
  const [isTold, setIsTold] = useState(false);
  const { isSending, send } = useSending();
  const onceDrawn = useOnceDrawn();
  const isWhole = Object.values(missing).every((words) => words === undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    const form = event.currentTarget;
    setIsTold(!isWhole);
    if (isWhole) void send(onSend);
    else onceDrawn(() => goToProblem(form));
  }

  return (
    <form ref={beginAtFirst} noValidate className="small-form" onSubmit={submit}>
      {children(isTold ? missing : {})}
      <div className="popup-actions">
        {onClose && (
          <Button size="xs" variant="default" onClick={onClose}>
            닫기
          </Button>
        )}
        <Button
          size="xs"
          type="submit"
          loading={isSending}
          // the second press of a double click is not for what the first one has brought
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {action}
        </Button>
      </div>
    </form>
  );
}
