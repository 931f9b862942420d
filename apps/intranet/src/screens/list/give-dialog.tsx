import "../form/small-form.css";
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { beginAtFirst } from "../../controls/dialogs/begin-at-first";
import { Popup } from "../../controls/dialogs/popup";
import type { PlacedField } from "../../fields/definitions";
import { FieldRow } from "../form/fields/field-row";

interface GiveDialogProps {
  entity: string;
  count: number;
  onSend: (to: number) => Promise<void>;
  onClose: () => void;
}

/** Asks who has the chosen records in hand from now on. */
export function GiveDialog({ entity, count, onSend, onClose }: GiveDialogProps) {
  const [to, setTo] = useState<unknown>(null);
  const [problem, setProblem] = useState("");
  const placed: PlacedField = {
    key: "to",
    column: "to",
    entity,
    field: {
      kind: "link",
      label: "이어받을 사람",
      to: "staff",
      required: true,
      hint: "이어받을 사람과 지금까지의 담당자에게 알립니다.",
    },
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typeof to === "number") void onSend(to);
    else setProblem("필수 항목입니다.");
  }

  return (
    <Popup title={`담당 이관 (${count}건)`} size="sm" closeOnClickOutside={false} onClose={onClose}>
      <form ref={beginAtFirst} noValidate className="small-form" onSubmit={submit}>
        <FieldRow
          placed={placed}
          value={to}
          onChange={(value) => {
            setTo(value);
            setProblem("");
          }}
          known={{ names: {}, files: {} }}
          problem={problem || undefined}
        />
        <div className="popup-actions">
          <Button size="xs" variant="default" onClick={onClose}>
            닫기
          </Button>
          <Button size="xs" type="submit">
            이관
          </Button>
        </div>
      </form>
    </Popup>
  );
}
