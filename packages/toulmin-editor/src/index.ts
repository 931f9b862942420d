"use client";

export * from "./core";
export type { MarkStyle } from "./editor/appearance";
export { en } from "./locales/en";
export { type Dictionary, ko } from "./locales/ko";
export type { DictionaryOverrides } from "./locales/merged";
export type { Actor } from "./react/actors";
export { DocumentList, type DocumentListProps } from "./react/document-list";
export { ToulminEditor } from "./react/toulmin-editor";
export type { EditorSlots, ToulminEditorHandle, ToulminEditorProps } from "./react/toulmin-editor-props";
export type { FoundPlace } from "./react/use-open-document";
export { useToulminDocument, useToulminEditor } from "./react/use-toulmin-editor";
export { readJudgment, readJudgmentHtml } from "./reading/read-judgment";
export type { SaveState } from "./session/persistence";
export type { Suggest } from "./session/suggestions";
export { createIndexedDbStore } from "./store/indexeddb";
export { createMemoryStore } from "./store/memory";
export type { AnnotationStore, DocumentEntry, DocumentLibrary, Loaded, Revision, Saved } from "./store/store";
