import "./news-zone.css";
import type { FormScreen, ViewScreen } from "@portal/definition";
import { fieldAt } from "../../fields/definitions";
import { FieldRow } from "../../screens/form/fields/field-row";
import type { OwnInput } from "../../screens/form/fields/form-field";
import { targetInput } from "../../screens/form/fields/target-input";
import { FormPage } from "../../screens/form/form-page";
import { ViewPage } from "../../screens/view/view-page";
import { PostComments } from "./post-comments";
import { Confirm, PostTools, Readers } from "./post-tools";

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
