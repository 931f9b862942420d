import { signed } from "./balance-cards";

interface ChangesTableProps {
  rows: readonly { idx: number; kname: string; before: number; change: number; after: number; why: string }[];
}

/** What a change would do to each person's leave. */
export function ChangesTable({ rows }: ChangesTableProps) {
  if (rows.length === 0) return <p>해당하는 사람이 없습니다.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
    <div className="leave-preview" role="region" aria-label="미리보기" tabIndex={0}>
      <table className="record-table leave-table">
        <caption>미리보기 {rows.length}건</caption>
        <thead>
          <tr>
            <th scope="col">이름</th>
            <th scope="col" className="number">
              전
            </th>
            <th scope="col" className="number">
              변동
            </th>
            <th scope="col" className="number">
              후
            </th>
            <th scope="col">내용</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ idx, kname, before, change, after, why }) => (
            <tr key={`${idx} ${change} ${why}`}>
              <td>{kname}</td>
              <td className="number">{before}</td>
              <td className="number">{signed(change)}</td>
              <td className="number">
                <b>{after}</b>
              </td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
