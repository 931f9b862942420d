import { numeric, RowsTable } from "../../../controls/lists/rows-table";
import { signed } from "../balance-cards";

interface ChangesTableProps {
  rows: readonly { idx: number; kname: string; before: number; change: number; after: number; why: string }[];
}

/** What a change would do to each person's leave. */
export function ChangesTable({ rows }: ChangesTableProps) {
  return (
    <RowsTable
      label="미리보기"
      empty="해당하는 사람이 없습니다."
      box="leave-preview"
      caption={`미리보기 ${rows.length}건`}
      columns={["이름", ...["전", "변동", "후"].map(numeric), "내용"]}
      rows={rows.map(({ idx, kname, before, change, after, why }) => ({
        key: `${idx} ${change} ${why}`,
        cells: [kname, before, signed(change), <b key="after">{after}</b>, why],
      }))}
    />
  );
}
