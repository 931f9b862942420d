import { Button } from "@mantine/core";
import type { Sheet } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { callRecords } from "../../api/client";
import { Popup } from "../../controls/dialogs/popup";
import { refusalText } from "../../controls/lists/outcome-text";
import { RecordTrouble } from "../record-trouble";
import type { labelPages } from "./record-label";
import { RecordSheet } from "./record-sheet";
import { SheetPaper } from "./sheet-paper";

interface PrintDialogProps {
  entity: string;
  /** The sheet's name, and what it is. */
  name: string;
  sheet: Sheet;
  idxs: readonly number[];
  /** What lays out labels. */
  labels?: typeof labelPages | undefined;
  onClose: () => void;
}

/** The sheets of some records as they come onto paper, and the records of which there are none. */
export function PrintDialog({ entity, name, sheet, idxs, labels, onClose }: PrintDialogProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ["records", entity, "print", name, idxs],
    queryFn: () => callRecords(entity, "print", { sheet: name, idxs: idxs.join(",") }),
    // what was printed is logged each time
    staleTime: 0,
    gcTime: 0,
    meta: { onRefusal: "log" },
  });
  const count = data?.list.length ?? 0;
  const sheets =
    data &&
    (labels
      ? labels({ entity, sheet, records: data.list, known: data })
      : data.list.map((record) => (
          <RecordSheet
            key={Number(record.idx)}
            {...{ entity, sheet, record }}
            rows={data.rows[Number(record.idx)] ?? []}
            known={data}
          />
        )));
  return (
    <Popup title={`${sheet.title} 출력`} size="xl" onClose={onClose}>
      {!data || !sheets ? (
        <RecordTrouble error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {data.refused.length > 0 && (
            <div role="status" className="bulk-refused">
              <p>{data.refused.length}건은 출력하지 않습니다.</p>
              <ul>
                {data.refused.map((refusal) => (
                  <li key={refusal.idx}>{refusalText(refusal)}</li>
                ))}
              </ul>
            </div>
          )}
          {sheets.length > 0 && <div className="sheet-preview">{sheets}</div>}
          {sheets.length > 0 && <SheetPaper>{sheets}</SheetPaper>}
          <div className="popup-actions">
            <Button size="xs" variant="default" onClick={onClose}>
              닫기
            </Button>
            <Button size="xs" data-autofocus disabled={sheets.length === 0} onClick={() => window.print()}>
              인쇄 · PDF {count > 1 && `(${count}건)`}
            </Button>
          </div>
        </>
      )}
    </Popup>
  );
}
