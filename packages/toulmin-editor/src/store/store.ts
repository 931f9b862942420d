import type { ToulminDocument } from "../core/document";

/** Names one state of a saved document; two states with the same revision are the same. */
export type Revision = string;

/** What a store found under a document's id. */
export type Loaded =
  | { readonly found: "document"; readonly document: ToulminDocument; readonly revision: Revision }
  | { readonly found: "nothing" }
  /** A record that cannot be read. It is kept aside, untouched, so that it can be handed to the person. */
  | { readonly found: "damaged"; readonly reason: string; readonly record: unknown };

/** How a save went. */
export type Saved =
  | { readonly saved: true; readonly revision: Revision }
  /** Somebody else saved since `base`; nothing was written. */
  | { readonly saved: false; readonly theirs: ToulminDocument; readonly revision: Revision };

/**
 * Where documents are kept. Every store keeps the promises of `store-contract.ts`: what was saved is loaded again,
 * whole or not at all; a save over somebody else's is refused; documents do not mix. Methods reject when the store
 * cannot be reached (no space left, private mode); a document that is merely damaged does not reject.
 */
export interface AnnotationStore {
  load(documentId: string): Promise<Loaded>;
  /**
   * Saves a document on top of the revision it was made from; `null` when nothing was saved before. Writes nothing when
   * somebody else saved since. When it `isLast`, the page is going away and no answer may come back to it: the document
   * is written without looking first.
   */
  save(
    documentId: string,
    document: ToulminDocument,
    base: Revision | null,
    options?: { readonly isLast?: boolean },
  ): Promise<Saved>;
  /** Removes what was saved under the id. */
  clear(documentId: string): Promise<void>;
  /** Tells when somebody else saved or cleared the document. Returns how to stop being told. */
  subscribe(documentId: string, listener: () => void): () => void;
}
