import "./news-zone.css";
import type { ListScreen } from "@portal/definition";
import type { Known } from "../../controls/field-kind";
import { choiceLabel } from "../../fields/definitions";
import { ListPage } from "../../screens/list/list-page";
import type { Row } from "../../screens/records";
import { postCells, postTitle } from "./post-marks";

/** Notices: pinned ones first, with what is to be known before one is opened. */
export function NoticeListPage({ screen }: { screen: ListScreen }) {
  return <ListPage screen={screen} cells={postCells} card={noticeCard} />;
}

function noticeCard(row: Row, { names }: Known) {
  return (
    <span className="news-card">
      <strong>{postTitle(row, String(row.title))}</strong>
      <span className="news-facts">
        <span>{choiceLabel("post", "category", row.category)}</span>
        <span>{names.staff?.[String(row.idx_writer)]}</span>
        <span>{String(row.wdate).slice(0, 10)}</span>
        <span>조회 {Number(row.view_count) || 0}</span>
      </span>
    </span>
  );
}
