import { Button } from "@mantine/core";
import type { Section } from "@portal/definition";
import { useState } from "react";
import { toast } from "react-toastify";
import { callRecords } from "../../api/client";
import { tell } from "../../api/tell";
import { ask } from "../../shell/ask";
import { Popup } from "../../shell/popup";
import { entityOf, fieldAt, nameKeyOf } from "../definitions";
import { FormDialog } from "../form-dialog";
import { RecordTrouble } from "../record-trouble";
import { useRecord, useRefresh } from "../records";
import { History } from "./history";
import { Moves } from "./moves";
import { ViewSection } from "./view-section";

interface RecordDialogProps {
  of: string;
  /** `null` for a new record. */
  idx: number | null;
  form: readonly Section[];
  /** What a new one has by where it is added, by its columns. */
  given: Readonly<Record<string, string | number | boolean>>;
  onClose: () => void;
}

/** One record of an entity without pages of its own, over the page of another: read, added, changed, moved and removed. */
export function RecordDialog({ of, idx, form, given, onClose }: RecordDialogProps) {
  const [isChanging, setIsChanging] = useState(idx === null);
  const screen = { path: "", name: "", can: [], of, form, where: given };
  if (isChanging) {
    const close = () => (idx === null ? onClose() : setIsChanging(false));
    return <FormDialog screen={{ ...screen, kind: idx === null ? "add" : "edit" }} idx={idx} onClose={close} />;
  }
  return <ShownRecord of={of} idx={Number(idx)} form={form} onChange={() => setIsChanging(true)} onClose={onClose} />;
}

interface ShownRecordProps extends Pick<RecordDialogProps, "of" | "form" | "onClose"> {
  idx: number;
  onChange: () => void;
}

function ShownRecord({ of, idx, form, onChange, onClose }: ShownRecordProps) {
  const { data: read, error, refetch } = useRecord({ of, name: "" }, idx);
  const refresh = useRefresh();
  const nameKey = nameKeyOf(of);
  const name = read && nameKey !== undefined ? read.record[fieldAt(of, nameKey).column] : undefined;

  async function remove() {
    if (!read || !(await ask("삭제하시겠습니까? 목록에서 보이지 않게 됩니다."))) return;
    try {
      await callRecords(of, "remove", { idx, ver: Number(read.record.ver) });
      toast.success("삭제하였습니다.");
      onClose();
      await refresh(of);
    } catch (trouble) {
      tell(trouble);
    }
  }

  return (
    <Popup title={typeof name === "string" && name !== "" ? name : entityOf(of).title} size="lg" onClose={onClose}>
      {!read ? (
        <RecordTrouble error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="record-view">
          {form.map((section, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sections stay in their order
            <ViewSection key={index} section={section} entity={of} read={read} />
          ))}
          <div className="screen-actions">
            <Moves entity={of} read={read} />
            {read.may.change && (
              <Button size="xs" variant="default" onClick={onChange}>
                수정
              </Button>
            )}
            {read.may.remove && (
              <Button size="xs" variant="default" onClick={() => void remove()}>
                삭제
              </Button>
            )}
          </div>
          <History entity={of} history={read.history} />
        </div>
      )}
    </Popup>
  );
}
