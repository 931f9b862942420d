import type { ReactNode } from "react";
import type { Cells } from "../../screens/list/record-table";
import type { Row } from "../../screens/records";

/** A post is new for three days, in milliseconds. */
const NEW = 3 * 24 * 60 * 60 * 1000;

/** A post's title with what is to be known before it is opened: pinned, must be read, new, files, comments. */
export function postTitle(row: Row, shown: ReactNode): ReactNode {
  const now = Date.now();
  const opens = row.open_from ? Date.parse(String(row.open_from)) : null;
  const ends = row.open_to ? Date.parse(String(row.open_to)) : null;
  const isNew = now - Math.max(Date.parse(String(row.wdate)), opens ?? 0) < NEW && !(opens !== null && opens > now);
  const comments = Number(row.comment_count) || 0;
  return (
    <span className="post-title">
      {row.is_pinned === true && <span className="post-mark is-pinned">고정</span>}
      {row.is_must_read === true && <span className="post-mark is-must">필독</span>}
      {opens !== null && opens > now && <span className="post-mark">예약</span>}
      {ends !== null && ends <= now && <span className="post-mark">종료</span>}
      <span className="post-name">{shown}</span>
      {Array.isArray(row.files) && row.files.length > 0 && (
        <svg
          className="post-clip"
          viewBox="0 0 16 16"
          width="14"
          height="14"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinecap="round"
          role="img"
          aria-label={`첨부 ${row.files.length}개`}
        >
          <title>{`첨부 ${row.files.length}개`}</title>
          <path d="M13 7.5 8.2 12.3a3 3 0 0 1-4.3-4.3l5.3-5.2a2 2 0 0 1 2.8 2.8L6.8 10.9a1 1 0 0 1-1.4-1.4L9.9 5" />
        </svg>
      )}
      {comments > 0 && (
        <span className="post-comments">
          <span className="only-read">댓글 </span>[{comments}]
        </span>
      )}
      {isNew && <span className="post-mark is-new">new</span>}
    </span>
  );
}

/** The cells of a table of posts. */
export const postCells: Cells = { title: (row, _, shown) => postTitle(row, shown) };
