import "./news-zone.css";
import type { FormScreen, ListScreen, ViewScreen } from "@portal/definition";
import type { Known } from "../../fields/field-kind";
import { fieldAt } from "../../screens/definitions";
import { FieldRow } from "../../screens/form/field-row";
import type { OwnInput } from "../../screens/form/form-field";
import { FormPage } from "../../screens/form-page";
import { ListPage } from "../../screens/list-page";
import type { Row } from "../../screens/records";
import { ViewPage } from "../../screens/view-page";
import { PostComments } from "./post-comments";
import { postCells, postTitle } from "./post-marks";
import { Confirm, PostTools, Readers } from "./post-tools";
import { targetInput } from "./target-input";

/** Notices: pinned ones first, with what is to be known before one is opened. */
export function NoticeListPage({ screen }: { screen: ListScreen }) {
  return <ListPage screen={screen} cells={postCells} card={noticeCard} />;
}

function noticeCard(row: Row, { names }: Known) {
  return (
    <span className="news-card">
      <strong>{postTitle(row, String(row.title))}</strong>
      <span className="news-facts">
        <span>{names.staff?.[String(row.idx_writer)]}</span>
        <span>{String(row.wdate).slice(0, 10)}</span>
        <span>조회 {Number(row.view_count) || 0}</span>
      </span>
    </span>
  );
}

/** A notice, with its confirmation, likes, readers and comments. */
export function NoticeViewPage({ screen }: { screen: ViewScreen }) {
  return (
    <ViewPage
      screen={screen}
      above={(read) => <Confirm read={read} />}
      below={(read) => (
        <>
          <PostTools read={read} mayPin />
          <Readers read={read} />
          <PostComments idx={Number(read.record.idx)} />
        </>
      )}
    />
  );
}

/** A notice, to be written. */
export function NoticeFormPage({ screen }: { screen: FormScreen }) {
  return <FormPage screen={screen} inputs={{ target: targetInput, category: categoryInput }} />;
}

/** The other boards' posts have no category; a notice needs one. */
const categoryInput: OwnInput = ({ value, onChange, problem, known }) => {
  const placed = fieldAt("post", "category");
  const field = { ...placed.field, required: true };
  return <FieldRow placed={{ ...placed, field }} value={value} onChange={onChange} problem={problem} known={known} />;
};
