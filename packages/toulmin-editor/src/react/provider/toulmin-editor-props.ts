import type { ReactNode } from "react";
import type { DocumentChange } from "../../core/changes";
import type { NodeId, ToulminDocument, ToulminNode } from "../../core/document";
import type { PlacedNode } from "../../core/places";
import type { MarkStyle } from "../../editor/appearance";
import type { OwnElements } from "../../editor/own-elements";
import type { FormatKey } from "../../formats/base/define-format";
import type { DictionaryOverrides } from "../../locales/merged";
import type { SaveState } from "../../session/persistence";
import type { Suggest } from "../../session/suggestions";
import type { AnnotationStore } from "../../store/store";
import type { Actor } from "../elements/actors";

/** What a host puts into the editor. The content can use `useToulminEditor` and `useToulminDocument`. */
export interface EditorSlots {
  /** Behind the tools of the toolbar. */
  readonly toolbar?: ReactNode;
  /** In place of the judgment's head with court, case number and charge. */
  readonly title?: ReactNode;
  /** Below the fields of the open mark. */
  readonly attributes?: (node: PlacedNode) => ReactNode;
  /** Below the list of claims. */
  readonly list?: ReactNode;
  /** At the end of the line that says what happened. */
  readonly status?: ReactNode;
}

/** What a host can do with a mounted editor. Stays the same object while one document is open. */
export interface ToulminEditorHandle {
  /** The document as it stands. */
  getDocument(): ToulminDocument;
  /** Puts another document in the place of the present one, as a step that can be undone. */
  setDocument(document: ToulminDocument): void;
  /** Takes the last change back; tells the person when there is none. */
  undo(): void;
  /** Makes the change again that was taken back last. */
  redo(): void;
  /** Scrolls to a node and opens its attributes. Does nothing when the document has no such node. */
  focusNode(id: NodeId): void;
  /** Closes the chart, the overview or the timeline that lies over the editor. */
  closePicture(): void;
  /** Writes what is not yet saved, at once. */
  save(): Promise<void>;
  /** Whether there is work that would be lost with the editor, see `onUnsavedWork`. */
  hasUnsavedWork(): boolean;
  /** The document as a file of a format, named by its key in `toulmin-editor/formats`; the format is loaded then. */
  exportAs(format: FormatKey): Promise<File>;
}

/**
 * What can be told to a {@link ToulminEditor}; everything is optional. What a function throws, or its promise rejects with,
 * is reported as the page's own errors are, and stops nothing in the editor.
 */
export interface ToulminEditorProps {
  /** Under which name the document is saved; editors with different names do not share work. Another id opens another document. */
  readonly documentId?: string;
  /** The document to begin with when nothing is saved; a function is only called then. */
  readonly initialValue?: ToulminDocument | (() => ToulminDocument | Promise<ToulminDocument>);
  /** The document, kept by the host: the editor shows this one and no other, saves nothing, and tells `onChange`. */
  readonly document?: ToulminDocument;
  /**
   * Whose documents they are, where several people work in one browser: each namespace has its own in the browser's
   * IndexedDB. Without one everybody who opens the page shares them. Not used with `storage`.
   */
  readonly namespace?: string | undefined;
  /** Where documents are kept; this browser's IndexedDB by default. Not used with `document`. */
  readonly storage?: AnnotationStore;
  /** The name of who works: it is noted with the moment on each mark, and goes into W3C annotations. Without, nothing is. */
  readonly author?: string | undefined;
  /** The language of the screen, as a BCP 47 tag; words of another one than Korean or English come by `dictionary`. */
  readonly locale?: "ko" | "en" | (string & {});
  /** Other words than the locale's. Keep the object: each new one writes all marks again. */
  readonly dictionary?: DictionaryOverrides;
  /** Who a phrase can tell of; the defendant and the victim by default. Keep the list: each new one writes all marks again. */
  readonly actors?: readonly Actor[];
  /**
   * The host's own elements beside the six, as `ownElements` gives them; marks of elements that are not defined here are
   * kept, in a quiet colour. Keep the list: each new one writes all marks again.
   */
  readonly elements?: OwnElements | undefined;
  /**
   * How a mark looks, beside what its element gives it. Asked again when the node changes; keep the function: each new one
   * writes all marks again.
   */
  readonly markStyle?: (node: ToulminNode) => MarkStyle | undefined;
  /** Light, dark, or as the reader's system is; light by default. */
  readonly theme?: "light" | "dark" | "system";
  /** Marks can be looked at, but not changed. */
  readonly readOnly?: boolean;
  /** The node whose attributes are open, decided by the host; `null` for none. Without it, the editor decides. */
  readonly selectedId?: NodeId | null;
  /** Proposes marks, shown as pending until a person accepts or refuses them. Asked for each text; keep the function. */
  readonly suggest?: Suggest;
  /** The host's own parts of the screen. */
  readonly slots?: EditorSlots;
  /** Told after every change of the document, with what is different. Not told of the document found at the start. */
  readonly onChange?: (document: ToulminDocument, changes: readonly DocumentChange[]) => void;
  /**
   * Asked before a person's change; `false` leaves the document as it is, and so does an error; the person is told. Of a
   * promise nothing is awaited.
   */
  readonly onBeforeChange?: (
    next: ToulminDocument,
    changes: readonly DocumentChange[],
    present: ToulminDocument,
  ) => boolean | undefined;
  /** Told when another node's attributes are opened, or with `null` when they are closed. */
  readonly onSelect?: (id: NodeId | null) => void;
  /** Told when the pointer comes to another node's mark, or with `null` when it is on none any more. */
  readonly onHover?: (id: NodeId | null) => void;
  /** Told once the document is there: the saved one, else the initial one. */
  readonly onReady?: (document: ToulminDocument) => void;
  /** Told with `true` when a chart, the overview or the timeline opens over the editor, with `false` when it closes. */
  readonly onPicture?: (isOpen: boolean) => void;
  /** Told when the person opened another document of the store than `documentId`; a host may answer with that id. */
  readonly onOpenDocument?: (documentId: string) => void;
  /**
   * Told with `true` when there is work that the store does not take, so that it would be lost with the editor, and with
   * `false` when there is none any more: the host asks before it leaves. Closing the page is asked about by the editor.
   */
  readonly onUnsavedWork?: (hasUnsavedWork: boolean) => void;
  /** Told whether the work is saved. */
  readonly onSaveState?: (state: SaveState["state"]) => void;
  /** Class names of the host's, on the outermost element. */
  readonly className?: string;
}
