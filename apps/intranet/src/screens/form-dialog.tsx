import type { FormScreen } from "@portal/definition";
import { useState } from "react";
import { askToLose } from "../shell/ask";
import { Popup } from "../shell/popup";
import { titleOf } from "./definitions";
import { RecordForm } from "./form/record-form";
import { RecordTrouble } from "./record-trouble";
import { useRecord } from "./records";

interface FormDialogProps {
  screen: FormScreen;
  /** `null` for a new record. */
  idx: number | null;
  onClose: () => void;
  onSaved?: (idx: number) => void;
}

/** A record's form over the page; what is written in it is not lost by a slip. */
export function FormDialog({ screen, idx, onClose, onSaved }: FormDialogProps) {
  const { data, error, refetch } = useRecord(screen, idx);
  const [isDirty, setIsDirty] = useState(false);
  async function close() {
    if (!isDirty || (await askToLose("저장하지 않은 내용이 있습니다. 닫으시겠습니까?"))) onClose();
  }
  return (
    <Popup
      title={`${titleOf(screen)} ${idx === null ? "추가" : "수정"}`}
      size="lg"
      closeOnClickOutside={false}
      onClose={() => void close()}
    >
      {idx !== null && !data ? (
        <RecordTrouble error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordForm
          screen={screen}
          idx={idx}
          read={data}
          onCancel={() => void close()}
          onDirty={setIsDirty}
          onSaved={(saved) => {
            onSaved?.(saved);
            onClose();
          }}
        />
      )}
    </Popup>
  );
}
