import "../../controls/screen.css";
import "../list/list.css";
import { Button } from "@mantine/core";
import { ORDER, type SettingsScreen, withParticle } from "@portal/definition";
import { type DragEvent, type ReactNode, useState } from "react";
import { toast } from "react-toastify";
import { callRecords } from "../../api/client";
import { tell } from "../../api/tell";
import { askToLose } from "../../controls/dialogs/ask";
import type { Known } from "../../controls/field-kind";
import { EmptyNote } from "../../controls/lists/empty-note";
import { OrderButtons } from "../../controls/lists/order-buttons";
import { opensRow, rowsOpen } from "../../controls/lists/rows-open";
import { PageTitle } from "../../controls/page-title";
import { fieldAt, type PlacedField } from "../../fields/definitions";
import { kindOf } from "../../fields/kinds";
import { entityOf } from "../../fields/modules";
import { ShownField } from "../../fields/shown";
import { titleOf } from "../../fields/siblings";
import { moved } from "../../shell/moved";
import { FormDialog } from "../form/form-dialog";
import { RecordTrouble } from "../record-trouble";
import { type Row, useRecordList, useRefresh } from "../records";
import { WayButtons } from "../way-buttons";

export interface SettingsPageProps {
  screen: SettingsScreen;
  above?: ReactNode;
}

/** Records that are few, in their order; each is edited in a dialog. */
export function SettingsPage({ screen, above }: SettingsPageProps) {
  const hasOrder = ORDER in entityOf(screen.of).fields;
  const { data, error, refetch } = useRecordList(screen.of, {
    screen: screen.name,
    rows: "100",
    ...(hasOrder && { sort: ORDER }),
  });
  const [edited, setEdited] = useState<number | "new" | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const rows = data?.list ?? [];
  const columns = screen.columns.map((key) => fieldAt(screen.of, key));

  const { order, remove } = useChanges(screen, rows);

  function drop(event: DragEvent, at: number) {
    event.preventDefault();
    if (dragged !== null && dragged !== at) void order(dragged, at - dragged);
    setDragged(null);
  }

  return (
    <div className="record-screen">
      <PageTitle title={titleOf(screen)}>
        <div className="screen-actions">
          <WayButtons ways={screen.ways} />
          <Button size="xs" onClick={() => setEdited("new")}>
            추가
          </Button>
        </div>
      </PageTitle>
      {above}
      {!data ? (
        <RecordTrouble error={error} onRetry={() => void refetch()} />
      ) : rows.length === 0 ? (
        <EmptyNote>등록된 {withParticle(entityOf(screen.of).title, "이/가")} 없습니다.</EmptyNote>
      ) : (
        <div className="list-scroll">
          <table className="record-table settings-table by-card">
            <thead>
              <tr>
                {hasOrder && <th scope="col">순서</th>}
                {columns.map(({ key, field }) => (
                  <th key={key} scope="col" className={kindOf(field).isNumber ? "is-number" : undefined}>
                    {field.label}
                  </th>
                ))}
                <th scope="col">
                  <span className="only-read">처리</span>
                </th>
              </tr>
            </thead>
            <tbody {...rowsOpen}>
              {rows.map((row, at) => (
                <tr
                  key={Number(row.idx)}
                  draggable={hasOrder}
                  className={dragged === at ? "is-dragged" : undefined}
                  onDragStart={() => setDragged(at)}
                  onDragEnd={() => setDragged(null)}
                  onDragOver={(event) => dragged !== null && event.preventDefault()}
                  onDrop={(event) => drop(event, at)}
                >
                  {hasOrder && (
                    <td className="settings-order">
                      <OrderButtons
                        name={`${at + 1}번째 줄`}
                        isFirst={at === 0}
                        isLast={at === rows.length - 1}
                        onMove={(by) => order(at, by)}
                      />
                    </td>
                  )}
                  <Cells columns={columns} row={row} known={data} />
                  <RowActions onEdit={() => setEdited(Number(row.idx))} onRemove={() => void remove(row)} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {edited !== null && (
        <FormDialog
          screen={{ ...screen, kind: edited === "new" ? "add" : "edit" }}
          idx={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

interface CellsProps {
  columns: readonly PlacedField[];
  row: Row;
  known: Known;
}

function Cells({ columns, row, known }: CellsProps) {
  return columns.map((column) => (
    <td
      key={column.key}
      data-label={column.field.label}
      className={kindOf(column.field).isNumber ? "is-number" : undefined}
    >
      <ShownField placed={column} record={row} known={known} as="Cell" />
    </td>
  ));
}

function RowActions({ onEdit, onRemove }: { onEdit: () => void; onRemove: () => void }) {
  return (
    <td className="settings-actions">
      <Button {...opensRow} size="compact-xs" variant="default" onClick={onEdit}>
        수정
      </Button>
      <Button size="compact-xs" variant="default" onClick={onRemove}>
        삭제
      </Button>
    </td>
  );
}

/** Puts records into another order, or takes one away. */
function useChanges(screen: SettingsScreen, rows: readonly Row[]) {
  const refresh = useRefresh();

  async function order(from: number, by: number) {
    const list = moved(rows, from, by)
      .map((row, at) => ({ row, place: at + 1 }))
      .filter(({ row, place }) => row[ORDER] !== place)
      .map(({ row, place }) => ({ idx: Number(row.idx), ver: Number(row.ver), place }));
    if (list.length === 0) return;
    await callRecords(screen.of, "order", { list }).catch(tell);
    await refresh(screen.of);
  }

  async function remove(row: Row) {
    if (!(await askToLose("삭제하시겠습니까?"))) return;
    try {
      await callRecords(screen.of, "remove", { idx: Number(row.idx), ver: Number(row.ver) });
      toast.success("삭제하였습니다.");
    } catch (trouble) {
      tell(trouble);
    }
    await refresh(screen.of);
  }

  return { order, remove };
}
