import type { Field } from "@portal/definition";
import type { FieldKind, InputProps, ShownProps } from "../../controls/field-kind";
import { HtmlViewLater, RichTextLater } from "../../controls/rich-text/text-later";
import { WordFilter } from "../filters";

type HtmlField = Extract<Field, { kind: "html" }>;

/** Formatted text. */
export const html: FieldKind<HtmlField> = { Cell, View, Input, Filter: WordFilter, isWide: true, isGroup: true };

function Cell({ value }: ShownProps<HtmlField>) {
  return new DOMParser().parseFromString(String(value), "text/html").body.textContent;
}

function View({ value }: ShownProps<HtmlField>) {
  return <HtmlViewLater html={String(value)} />;
}

function Input({ value, onChange, label, naming, place }: InputProps<HtmlField>) {
  return (
    <div id={naming.id}>
      <RichTextLater label={label} value={typeof value === "string" ? value : ""} onChange={onChange} place={place} />
    </div>
  );
}
