import "../../screens/screen.css";
import "../../screens/list/list.css";
import { Button } from "@mantine/core";
import { type FormScreen, withParticle } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "react-toastify";
import { callRecords, get } from "../../api/client";
import { tell } from "../../api/tell";
import { opensRow } from "../../controls/rows-open";
import { numeric, RowsTable } from "../../controls/rows-table";
import { StateChip } from "../../fields/choice";
import { entityOf, loadModule } from "../../screens/definitions";
import { RecordForm } from "../../screens/form/record-form";
import { RecordTrouble } from "../../screens/record-trouble";
import { useRecord, useRefresh } from "../../screens/records";
import { askToLose } from "../../shell/ask";
import { Popup } from "../../shell/popup";
import { useUnsaved } from "../../shell/unsaved";

/** The kinds of leave: what each takes off the balance, what it needs, and whether it can be asked for. */
export function TypesPopup({ onClose }: { onClose: () => void }) {
  const [edited, setEdited] = useState<number | "new">();
  const [isDirty, setIsDirty] = useState(false);
  useUnsaved(isDirty, "popup");
  const { data: module } = useQuery({
    queryKey: ["module", "vacation"],
    queryFn: () => loadModule("vacation"),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const refresh = useRefresh();

  async function close() {
    if (isDirty && !(await askToLose("작성한 내용이 저장되지 않습니다. 닫으시겠습니까?"))) return;
    setIsDirty(false);
    if (edited === undefined) onClose();
    else setEdited(undefined);
  }

  async function saved() {
    setIsDirty(false);
    setEdited(undefined);
    toast.success("휴가 종류를 저장하였습니다.");
    await refresh("vacation_type");
  }

  if (!module) return null;
  return (
    <Popup
      title={edited === undefined ? "휴가 종류" : edited === "new" ? "휴가 종류 추가" : "휴가 종류 수정"}
      size="xl"
      closeOnClickOutside={false}
      onClose={() => void close()}
    >
      {edited === undefined ? (
        <TypesTable onEdit={setEdited} />
      ) : (
        <TypeForm
          idx={edited === "new" ? null : edited}
          onCancel={() => void close()}
          onDirty={setIsDirty}
          onSaved={() => void saved()}
        />
      )}
    </Popup>
  );
}

function TypesTable({ onEdit }: { onEdit: (idx: number | "new") => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["records", "vacation_type", "all"],
    queryFn: () => get("/rest/mypims/getLeaveTypes"),
  });
  if (!data) return <RecordTrouble error={error} onRetry={() => void refetch()} />;
  const { unit, counts } = entityOf("vacation_type").fields;
  const units: Readonly<Record<string, string>> = unit?.kind === "choice" ? unit.options : {};
  const ways: Readonly<Record<string, string>> = counts?.kind === "choice" ? counts.options : {};
  return (
    <>
      <RowsTable
        label="휴가 종류 목록"
        box="leave-preview"
        columns={[
          ...["명칭", "단위"],
          numeric("차감일수"),
          "일수계산",
          numeric("최대일수"),
          ...["유급", "증빙", "사용"],
          { title: "처리", isHidden: true },
        ]}
        rows={data.list.map(({ idx, name, unit: of, deduct, max_days, counts: way, uses_ledger, ...flags }) => ({
          key: idx,
          cells: [
            name,
            units[of],
            uses_ledger ? deduct : "없음",
            ways[way],
            max_days,
            flags.paid ? "유급" : "무급",
            flags.evidence_required ? "필수" : "",
            <StateChip key="use" label={flags.is_use ? "사용" : "중지"} />,
            <Button
              key="edit"
              {...opensRow}
              size="compact-xs"
              variant="default"
              aria-label={`${name} 수정`}
              onClick={() => onEdit(idx)}
            >
              수정
            </Button>,
          ],
        }))}
      />
      <div className="popup-actions">
        <Button size="xs" onClick={() => onEdit("new")}>
          추가
        </Button>
      </div>
    </>
  );
}

interface TypeFormProps {
  idx: number | null;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
}

function TypeForm({ idx, onCancel, onDirty, onSaved }: TypeFormProps) {
  const { data, error, refetch } = useRecord({ of: "vacation_type", name: "" }, idx);
  const [screen] = useState(() => formOf(idx));
  if (idx !== null && !data) return <RecordTrouble error={error} onRetry={() => void refetch()} />;

  async function remove() {
    if (!data || !(await askToLose(`${withParticle(String(data.record.name), "을/를")} 삭제하시겠습니까?`))) return;
    await callRecords("vacation_type", "remove", { idx: Number(data.record.idx), ver: Number(data.record.ver) });
    onSaved();
  }

  return (
    <>
      <RecordForm screen={screen} idx={idx} read={data} onCancel={onCancel} onDirty={onDirty} onSaved={onSaved} />
      {data?.may.remove && (
        <Button size="compact-xs" variant="subtle" color="red" onClick={() => void remove().catch(tell)}>
          이 종류 삭제
        </Button>
      )}
    </>
  );
}

/** A form of all fields; the portal has no screen of its own for it. */
function formOf(idx: number | null): FormScreen {
  return {
    path: "",
    name: "",
    kind: idx === null ? "add" : "edit",
    can: [],
    of: "vacation_type",
    form: [{ fields: Object.keys(entityOf("vacation_type").fields) }],
  };
}
