import "./news-zone.css";
import type { FormScreen, ListScreen, ViewScreen } from "@portal/definition";
import { FormPage } from "../../screens/form-page";
import { ListPage } from "../../screens/list-page";
import { ViewPage } from "../../screens/view-page";
import { PostComments } from "./post-comments";
import { postCells } from "./post-marks";
import { Confirm, PostTools, Readers } from "./post-tools";
import { targetInput } from "./target-input";

/** Notices: pinned ones first, with what is to be known before one is opened. */
export function NoticeListPage({ screen }: { screen: ListScreen }) {
  return <ListPage screen={screen} cells={postCells} />;
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
  return <FormPage screen={screen} inputs={{ target: targetInput }} />;
}
