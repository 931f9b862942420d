import "../../../fields/fields.css";
import "../documents.css";
import "./document-page.css";
import { type DocumentKind, type FormValues, formByKind } from "@portal/definition";
import type { ReactNode } from "react";
import type { Known } from "../../../controls/field-kind";
import { HtmlViewLater } from "../../../controls/rich-text/text-later";
import type { Document, Step } from "../names";
import { ApprovalGrid } from "./approval-grid";
import { FormValuesView } from "./form-values";

interface DocumentSheetProps {
  kind: DocumentKind;
  title: string;
  drafter: Document["drafter"];
  submitted: string | null;
  line: readonly Step[];
  facts: readonly (readonly [string, ReactNode])[];
  data: FormValues;
  body: string;
  known: Known;
  /** The document that its files are read from; nothing while it is not kept. */
  document: number | null;
  children?: ReactNode;
}

/** A document as it is read and printed: 결재란, facts, what the form says, and its text. */
export function DocumentSheet(props: DocumentSheetProps) {
  const { kind, title, drafter, submitted, line, facts, data, body, known, document, children } = props;
  return (
    <div className="document-sheet">
      <header>
        <h2>{formByKind(kind).title}</h2>
        <ApprovalGrid drafter={drafter} submitted={submitted} line={line} />
      </header>
      <dl className="document-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="document-title">{title || "(제목 없음)"}</h3>
      <FormValuesView kind={kind} data={data} known={known} document={document} />
      {body && (
        <div className="document-body">
          <HtmlViewLater html={body} />
        </div>
      )}
      {children}
    </div>
  );
}
