import type { JudgmentTitle, ToulminDocument } from "../core/document";

/** Names one state of a saved document; two states with the same revision are the same. */
export type Revision = string;

/** What a store found under a document's id. */
export type Loaded =
  | { readonly found: "document"; readonly document: ToulminDocument; readonly revision: Revision }
  /** Nothing; with the revision of its clearing, `null` when nothing was ever saved. */
  | { readonly found: "nothing"; readonly revision: Revision | null }
  /** A record that cannot be read. It is kept aside, untouched, so that it can be handed to the person. */
  | { readonly found: "damaged"; readonly reason: string; readonly record: unknown };

/** How a save or a clearing went. */
export type Saved =
  | { readonly saved: true; readonly revision: Revision }
  /** Somebody else saved since `base`, or cleared the document: then there are no `theirs`. Nothing was written. */
  | { readonly saved: false; readonly theirs: ToulminDocument | null; readonly revision: Revision };

/**
 * Where documents are kept. Every store keeps the promises of `store-contract.ts`: what was saved is loaded again,
 * whole or not at all; a save over somebody else's is refused, and so is one over somebody else's clearing; documents do
 * not mix. Methods reject when the store
 * cannot be reached (no space left, private mode); a document that is merely damaged does not reject.
 */
export interface AnnotationStore {
  /**
   * What is saved under the id: a document, nothing, or a record that cannot be read. A record that cannot be read is
   * answered and not rejected, and stays as it is.
   */
  load(documentId: string): Promise<Loaded>;
  /**
   * Saves a document on top of the revision it was made from; `null` when nothing was saved before. Writes nothing when
   * somebody else saved since. When it `isLast`, the page is going away and no answer may come back to it: the save is
   * sent whole by one request, and refused when it arrives; it may be made on top of another of the page that is under way.
   */
  save(
    documentId: string,
    document: ToulminDocument,
    base: Revision | null,
    options?: { readonly isLast?: boolean },
  ): Promise<Saved>;
  /**
   * Removes what was saved under the id: a revision like any other, made from the one that it removes and refused as a
   * save is. What is saved afterwards names the revision that this one answers.
   */
  clear(documentId: string, base: Revision | null): Promise<Saved>;
  /** Tells when somebody else saved or cleared the document. Returns how to stop being told. */
  subscribe(documentId: string, listener: () => void): () => void;
}

/** What a list of documents says of one of them. */
export interface DocumentEntry {
  readonly id: string;
  /** What a person called it; empty while it goes by its title. */
  readonly name: string;
  readonly title: JudgmentTitle;
  /** How many marks it has. */
  readonly marks: number;
  /** What a person sorted it under; absent where the store keeps no tags. */
  readonly tags?: readonly string[];
  /** When it was last saved, in milliseconds since 1970; `null` when the store does not know. */
  readonly changedAt: number | null;
}

/**
 * A store that can also say what it holds, so that a person opens several judgments, each a document of its own, and
 * finds them again. `clear` takes a document's name and tags away with it.
 */
export interface DocumentLibrary extends AnnotationStore {
  /** Everything that is saved and can be read, in no order. */
  list(): Promise<readonly DocumentEntry[]>;
  /** Gives a saved document a name, or with an empty one takes it away; the document itself stays as it is. */
  rename(documentId: string, name: string): Promise<void>;
  /** Sorts a saved document under these tags and no others. Without it no tags are offered. */
  tag?(documentId: string, tags: readonly string[]): Promise<void>;
}

/** Whether a store can say what it holds. */
export function isLibrary(store: AnnotationStore): store is DocumentLibrary {
  return "list" in store && "rename" in store;
}

/** Saves a document under a new id, with a name and tags; answers the id. */
export async function addDocument(
  library: DocumentLibrary,
  document: ToulminDocument,
  name: string,
  tags: readonly string[] = [],
): Promise<string> {
  const id = randomName();
  await library.save(id, document, null);
  if (name !== "") await library.rename(id, name);
  if (tags.length > 0) await library.tag?.(id, tags);
  return id;
}

/** A name that nobody else gives: 24 hexadecimal digits. */
export function randomName(): string {
  // crypto.randomUUID exists in secure contexts only; intranets are often plain http
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
