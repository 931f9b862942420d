import type { Field } from "@portal/definition";
import { lazy, Suspense } from "react";
import type { FieldKind, InputProps, ShownProps } from "./field-kind";
import { WordFilter } from "./filters";

type HtmlField = Extract<Field, { kind: "html" }>;

const RichText = lazy(async () => ({ default: (await import("../controls/rich-text")).RichText }));
const HtmlView = lazy(async () => ({ default: (await import("../controls/html-view")).HtmlView }));

/** Formatted text. */
export const html: FieldKind<HtmlField> = { Cell, View, Input, Filter: WordFilter, isWide: true, isGroup: true };

function Cell({ value }: ShownProps<HtmlField>) {
  return new DOMParser().parseFromString(String(value), "text/html").body.textContent;
}

function View({ value }: ShownProps<HtmlField>) {
  return (
    <Suspense fallback={<span className="field-wait" />}>
      <HtmlView html={String(value)} />
    </Suspense>
  );
}

function Input({ value, onChange, label, naming, place }: InputProps<HtmlField>) {
  return (
    <div id={naming.id}>
      <Suspense fallback={<div className="field-wait" role="status" aria-label={`${label} 불러오는 중`} />}>
        <RichText label={label} value={typeof value === "string" ? value : ""} onChange={onChange} place={place} />
      </Suspense>
    </div>
  );
}
