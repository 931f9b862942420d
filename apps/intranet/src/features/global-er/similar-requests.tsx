import { useQueries } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { Link } from "react-router-dom";
import { listQuery } from "../../screens/records";
import { tellingWords } from "./telling-words";

interface SimilarRequestsProps {
  board: number;
  title: string;
}

/** Open requests of the board, of those that the person may read, that have most words of what is being asked. */
export function SimilarRequests({ board, title }: SimilarRequestsProps) {
  const words = tellingWords(useDeferredValue(title));
  const screen = "BusinessManagement-GlobalERList-idx";
  const found = useQueries({
    queries: words.map((q) => ({
      ...listQuery("er", { screen, board: String(board), q, rows: "20" }),
      enabled: board > 0,
    })),
  });
  const hits = new Map<number, { title: string; no: string; words: number }>();
  for (const { data } of found) {
    for (const { idx, title: called, er_no } of data?.list ?? []) {
      const before = hits.get(Number(idx))?.words ?? 0;
      hits.set(Number(idx), { title: String(called), no: String(er_no), words: before + 1 });
    }
  }
  const shown = [...hits].sort(([, a], [, b]) => b.words - a.words).slice(0, 5);
  return (
    <section aria-label="비슷한 요청" className="similar-requests">
      <h2>비슷한 요청</h2>
      <div role="status">
        {shown.length === 0 && (
          <p>{words.length === 0 ? "제목을 쓰면 비슷한 열린 요청을 찾습니다." : "비슷한 열린 요청이 없습니다."}</p>
        )}
        <ul>
          {shown.map(([idx, { title: called, no }]) => (
            <li key={idx}>
              <Link to={`/businessmanagement/erview/${idx}`} target="_blank">
                {called}
              </Link>{" "}
              <small>{no}</small>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
