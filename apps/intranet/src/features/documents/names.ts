import { type DocumentKind, formByKind } from "@portal/definition";
import type { AnswerOf, getDocument, getDocumentList, previewLine, startDocument } from "@portal/definition/contract";
import approvalCore from "@portal/definition/documents/approval-core";

export type Document = AnswerOf<typeof getDocument>;
export type Step = Document["line"][number];
export type DocumentRow = AnswerOf<typeof getDocumentList>["list"][number];
/** A place in a line as it is drawn up. */
export type PlannedStep = AnswerOf<typeof startDocument>["line"][number];
/** A step that the rules ask for, and why. */
export type RequiredStep = AnswerOf<typeof previewLine>["required"][number];
export type NamedStaff = NonNullable<PlannedStep["staff"]>;
export type Role = PlannedStep["role"];

const { document, doc_step } = approvalCore.entities;

/** What the states of a document, of a step, and the parts that people take are called. */
export const statusField = document.fields.status;
export const statusTitles = statusField.options;
export const stepTitles = doc_step.fields.status.options;
export const roleTitles = doc_step.fields.role.options;
export const keepTitles = document.fields.keep_years.options;
export const secretTitles = document.fields.secret.options;

/** What a form is called in lists. */
export const kindTitles: Readonly<Record<DocumentKind, string>> = document.fields.kind.options;

/** The screen on which a form is written, or a document of it written again. */
export function screenOf(kind: DocumentKind, isNew: boolean): string {
  const { add, edit } = formByKind(kind).screens;
  return isNew ? add : edit;
}

/** Somebody with their position. */
export function personText({ kname, position_name }: Pick<NamedStaff, "kname" | "position_name">): string {
  return position_name ? `${kname} ${position_name}` : kname;
}
