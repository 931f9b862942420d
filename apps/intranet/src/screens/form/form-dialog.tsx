import { type FormScreen, withParticle } from "@portal/definition";
import { useState } from "react";
import { toast } from "react-toastify";
import { callRecords } from "../../api/client";
import { tell } from "../../api/tell";
import { askToLose } from "../../controls/dialogs/ask";
import { Popup } from "../../controls/dialogs/popup";
import { useUnsaved } from "../../controls/dialogs/unsaved";
import { recordName } from "../../fields/definitions";
import { titleOf } from "../../fields/siblings";
import { RecordTrouble } from "../record-trouble";
import { type ReadAnswer, useRecord, useRefresh } from "../records";
import type { OwnInput } from "./fields/form-field";
import { RecordForm } from "./record-form";

interface FormDialogProps {
  screen: FormScreen;
  /** `null` for a new record. */
  idx: number | null;
  /** What it is called, where that is not the screen's title. */
  title?: string;
  /** Inputs of its own, by the fields' keys. */
  inputs?: Readonly<Record<string, OwnInput>>;
  /** Values that a new record begins with. */
  query?: URLSearchParams;
  /** Whether it can be removed from here, by those who may. */
  canRemove?: boolean;
  onClose: () => void;
  /** It was saved, or removed, and the dialog is closed. */
  onSaved?: ((idx: number) => void) | undefined;
}

/** A record's form over the page; what is written in it is not lost by a slip. */
export function FormDialog(props: FormDialogProps) {
  const { screen, idx, title, inputs = {}, query, canRemove = false, onClose, onSaved } = props;
  const { data, error, refetch } = useRecord(screen, idx);
  const [isDirty, setIsDirty] = useState(false);
  useUnsaved(isDirty, "popup");
  const refresh = useRefresh();
  function end(done: string, of: number) {
    setIsDirty(false);
    toast.success(done);
    onClose();
    onSaved?.(of);
  }
  async function remove({ record }: ReadAnswer) {
    const name = recordName(screen.of, record) ?? titleOf(screen);
    if (!(await askToLose(`${withParticle(name, "을/를")} 삭제하시겠습니까?`))) return;
    await callRecords(screen.of, "remove", { idx: Number(record.idx), ver: Number(record.ver) });
    end("삭제하였습니다.", Number(record.idx));
    await refresh(screen.of);
  }
  async function close() {
    if (!isDirty || (await askToLose("저장하지 않은 내용이 있습니다. 닫으시겠습니까?"))) onClose();
  }
  return (
    <Popup
      title={title ?? `${titleOf(screen)} ${idx === null ? "추가" : "수정"}`}
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
          inputs={inputs}
          {...(query && { query })}
          onCancel={() => void close()}
          onRemove={canRemove && data?.may.remove ? () => void remove(data).catch(tell) : undefined}
          onDirty={setIsDirty}
          onSaved={(saved) => end("저장하였습니다.", saved)}
        />
      )}
    </Popup>
  );
}
