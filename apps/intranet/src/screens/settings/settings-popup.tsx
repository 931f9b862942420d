import { Button } from "@mantine/core";
import { type FormScreen, withParticle } from "@portal/definition";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Popup } from "../../controls/dialogs/popup";
import { opensRow } from "../../controls/lists/rows-open";
import { RowsTable } from "../../controls/lists/rows-table";
import { entityOf } from "../../fields/modules";
import { FormDialog } from "../form/form-dialog";

interface SettingsPopupProps {
  /** The entity of what is set; the portal has no screen of its own for it. */
  of: string;
  title: string;
  /** What one of them is called. */
  name: string;
  columns: ComponentProps<typeof RowsTable>["columns"];
  /** Nothing while they are on their way. */
  rows: readonly { readonly idx: number; readonly name: string; readonly cells: readonly ReactNode[] }[] | undefined;
  onClose: () => void;
  onSaved?: () => void;
}

/** Records that are few, over the page of what they are for: each is added, changed and removed in a form of all fields. */
export function SettingsPopup({ of, title, name, columns, rows, onClose, onSaved }: SettingsPopupProps) {
  const [edited, setEdited] = useState<number | "new">();
  if (edited !== undefined) {
    const idx = edited === "new" ? null : edited;
    const form = [{ fields: Object.keys(entityOf(of).fields) }];
    const screen: FormScreen = {
      path: "",
      name: "",
      title: name,
      kind: idx === null ? "add" : "edit",
      can: [],
      of,
      form,
    };
    return <FormDialog {...{ screen, idx, onSaved }} canRemove onClose={() => setEdited(undefined)} />;
  }
  return (
    <Popup title={title} size="xl" closeOnClickOutside={false} onClose={onClose}>
      <RowsTable
        label={`${name} 목록`}
        empty={`등록된 ${withParticle(name, "이/가")} 없습니다.`}
        columns={[...columns, { title: "처리", isHidden: true }]}
        rows={rows?.map((row) => ({
          key: row.idx,
          cells: [
            row.name,
            ...row.cells,
            <Button
              key="edit"
              {...opensRow}
              size="compact-xs"
              variant="default"
              aria-label={`${row.name} 수정`}
              onClick={() => setEdited(row.idx)}
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
    </Popup>
  );
}
