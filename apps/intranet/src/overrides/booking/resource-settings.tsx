import "../../screens/screen.css";
import "../../screens/list/list.css";
import { Button } from "@mantine/core";
import type { BookingKind, FormScreen } from "@portal/definition";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { opensRow } from "../../controls/rows-open";
import { RowsTable } from "../../controls/rows-table";
import { kindNames, useBookables } from "../../screens/calendar/use-bookables";
import { entityOf } from "../../screens/definitions";
import { RecordForm } from "../../screens/form/record-form";
import { RecordTrouble } from "../../screens/record-trouble";
import { useRecord } from "../../screens/records";
import { askToLose } from "../../shell/ask";
import { Popup } from "../../shell/popup";

interface ResourceSettingsProps {
  kind: BookingKind;
  onClose: () => void;
}

/** What can be booked of a kind, to be added to and changed by the support team. */
export function ResourceSettings({ kind, onClose }: ResourceSettingsProps) {
  const bookables = useBookables(kind) ?? [];
  const client = useQueryClient();
  const [edited, setEdited] = useState<number | "new">();
  const [isDirty, setIsDirty] = useState(false);

  async function close() {
    if (isDirty && !(await askToLose("저장하지 않은 내용이 있습니다. 닫으시겠습니까?"))) return;
    setIsDirty(false);
    if (edited === undefined) onClose();
    else setEdited(undefined);
  }

  return (
    <Popup title={`${kindNames[kind]} 관리`} size="xl" closeOnClickOutside={false} onClose={() => void close()}>
      {edited === undefined ? (
        <>
          <RowsTable
            label={`${kindNames[kind]} 목록`}
            columns={["이름", "안내", "상태", { title: "처리", isHidden: true }]}
            rows={bookables.map(({ idx, name, note, closed }) => ({
              key: idx,
              cells: [
                name,
                note,
                closed || "사용 중",
                <Button
                  key="edit"
                  {...opensRow}
                  size="compact-xs"
                  variant="default"
                  aria-label={`${name} 수정`}
                  onClick={() => setEdited(idx)}
                >
                  수정
                </Button>,
              ],
            }))}
          />
          <div className="popup-actions">
            <Button size="xs" onClick={() => setEdited("new")}>
              추가
            </Button>
          </div>
        </>
      ) : (
        <ResourceForm
          kind={kind}
          idx={edited === "new" ? null : edited}
          onCancel={() => void close()}
          onDirty={setIsDirty}
          onSaved={() => {
            setIsDirty(false);
            setEdited(undefined);
            void client.invalidateQueries({ queryKey: ["bookables", kind] });
          }}
        />
      )}
    </Popup>
  );
}

interface ResourceFormProps {
  kind: BookingKind;
  idx: number | null;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
}

function ResourceForm({ kind, idx, onCancel, onDirty, onSaved }: ResourceFormProps) {
  const { data, error, refetch } = useRecord({ of: kind, name: "" }, idx);
  const [screen] = useState(() => formOf(kind, idx));
  if (idx !== null && !data) return <RecordTrouble error={error} onRetry={() => void refetch()} />;
  return <RecordForm screen={screen} idx={idx} read={data} onCancel={onCancel} onDirty={onDirty} onSaved={onSaved} />;
}

/** A form of all fields; the portal has no screen of its own for it. */
function formOf(kind: BookingKind, idx: number | null): FormScreen {
  return {
    path: "",
    name: "",
    kind: idx === null ? "add" : "edit",
    can: [],
    of: kind,
    form: [{ fields: Object.keys(entityOf(kind).fields) }],
  };
}
