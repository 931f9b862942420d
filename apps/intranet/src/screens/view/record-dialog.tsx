import type { Section } from "@portal/definition";
import { useState } from "react";
import { Popup } from "../../controls/dialogs/popup";
import { recordName } from "../../fields/definitions";
import { entityOf } from "../../fields/modules";
import { FormDialog } from "../form/form-dialog";
import { RecordTrouble } from "../record-trouble";
import { useRecord } from "../records";
import { History } from "./history";
import { CopyLetter, LetterOutlook } from "./letter";
import { RecordActions } from "./record-actions";
import { ViewSections } from "./view-section";

interface RecordDialogProps {
  of: string;
  /** `null` for a new record. */
  idx: number | null;
  form: readonly Section[];
  /** What a new one has by where it is added, by its columns. */
  given: Readonly<Record<string, string | number | boolean>>;
  onClose: () => void;
  /** A new one was saved. */
  onSaved?: ((idx: number) => void) | undefined;
}

/** One record of an entity without pages of its own, over the page of another: read, added, changed, moved and removed. */
export function RecordDialog({ of, idx, form, given, onClose, onSaved }: RecordDialogProps) {
  const [isChanging, setIsChanging] = useState(idx === null);
  const screen = { path: "", name: "", can: [], of, form, where: given };
  if (isChanging) {
    const close = () => (idx === null ? onClose() : setIsChanging(false));
    const kind = idx === null ? ("add" as const) : ("edit" as const);
    return <FormDialog screen={{ ...screen, kind }} idx={idx} onClose={close} onSaved={onSaved} />;
  }
  return <ShownRecord of={of} idx={Number(idx)} form={form} onChange={() => setIsChanging(true)} onClose={onClose} />;
}

interface ShownRecordProps extends Pick<RecordDialogProps, "of" | "form" | "onClose"> {
  idx: number;
  onChange: () => void;
}

function ShownRecord({ of, idx, form, onChange, onClose }: ShownRecordProps) {
  const { data: read, error, refetch } = useRecord({ of, name: "" }, idx);
  const name = read && recordName(of, read.record);

  return (
    <Popup title={name || entityOf(of).title} size="lg" onClose={onClose}>
      {!read ? (
        <RecordTrouble error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="record-view">
          <LetterOutlook of={of} read={read} />
          <ViewSections sections={form} entity={of} read={read} />
          <div className="screen-actions">
            <RecordActions
              of={of}
              read={read}
              actions={entityOf(of).letter && <CopyLetter record={read.record} />}
              onEdit={onChange}
              onRemoved={onClose}
              onMerged={onClose}
            />
          </div>
          <History entity={of} history={read.history} />
        </div>
      )}
    </Popup>
  );
}
