import "./paging.css";
import { useEffect, useEffectEvent, useRef } from "react";

interface PagingProps {
  /** From 1; outside of the pages that there are, the nearest one is shown. */
  page: number;
  /** Records in all; nothing while they are not known. */
  total: number | undefined;
  /** Records on a page. */
  rows?: number;
  /** Page numbers shown at once. */
  pages?: number;
  /** What distinguishes it from others on the page. */
  label?: string;
  /** Not called before the first load: what a screen opens with is nobody's choice. */
  onChange: (page: number) => void;
}

/** The pages of a list: 30 records on a page, five numbers at once. */
export function Paging({ page, total, rows = 30, pages = 5, label = "페이지", onChange }: PagingProps) {
  const { current, last, numbers } = pagesOf({ page, total: total ?? 0, rows, pages });
  const hasLoaded = useRef(false);

  const turnTo = useEffectEvent(onChange);
  useEffect(() => {
    if (total === undefined) return;
    // the last record of the last page may have gone
    if (hasLoaded.current && current !== page) turnTo(current);
    hasLoaded.current = true;
  }, [total, current, page]);

  // it would be pushed away by the rows; of nothing there is no page
  if (!total) return null;
  const turn = (to: number, label: string, sign: string) => (
    <li>
      <button
        type="button"
        aria-label={label}
        disabled={to < 1 || to > last || to === current}
        onClick={() => onChange(to)}
      >
        {sign}
      </button>
    </li>
  );
  const first = numbers[0] ?? 1;
  return (
    <nav aria-label={label} className="paging">
      <ul>
        {turn(1, "첫 페이지", "«")}
        {turn(Math.max(1, first - 1), "이전 페이지들", "‹")}
        {numbers.map((number) => (
          <li key={number}>
            <button
              type="button"
              aria-label={`${number} 페이지`}
              aria-current={number === current ? "page" : undefined}
              onClick={() => number !== current && onChange(number)}
            >
              {number}
            </button>
          </li>
        ))}
        {turn(Math.min(last, first + pages), "다음 페이지들", "›")}
        {turn(last, "마지막 페이지", "»")}
      </ul>
    </nav>
  );
}

/** The page that is shown, the last one, and the numbers to choose from: blocks of `pages`, as 1–5, 6–10. */
export function pagesOf({ page, total, rows, pages }: { page: number; total: number; rows: number; pages: number }) {
  const last = Math.max(1, Math.ceil(total / rows));
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), last);
  const first = current - ((current - 1) % pages);
  const count = Math.min(pages, last - first + 1);
  return { current, last, numbers: Array.from({ length: count }, (_, index) => first + index) };
}
