import type { FormValues, Problem } from "@portal/definition";
import type { Placed } from "../../../company/heads";
import type { Database } from "../../../db/open";
import type { Document, DocumentActor } from "../document";

/** Somebody with the units that records about them keep. */
export interface Drafter extends Placed {
  readonly idx_sector: number;
}

/** A document in the transaction that submits it, completes it or ends it. */
export interface Effecting extends DocumentActor {
  readonly tx: Database;
  readonly document: Document;
  readonly drafter: Drafter;
}

/** What a form's fields come to beside what the form itself can count. */
export interface Filled {
  /** Values of read-only fields. */
  readonly data: FormValues;
  readonly problems?: readonly Problem[];
  readonly warnings?: readonly Problem[];
  /** What is shown beside the form, by its label. */
  readonly shown?: Readonly<Record<string, string>>;
}

/** A record that came of a document. */
export interface Result {
  readonly title: string;
  readonly note: string;
  readonly path: string;
}

/**
 * What a form does outside of its document; one file a form. All of it runs in the transaction of what causes it: an
 * `ApiError` refuses that with its words, and nothing has happened.
 */
export interface Effect {
  /** While it is written and when it is submitted. */
  fill?(db: Database, given: { data: FormValues; drafter: Drafter } & DocumentActor, idx: number): Promise<Filled>;
  /** It was submitted: what it needs is reserved. Also when it was submitted before. */
  submitted?(effecting: Effecting): Promise<void>;
  /** The last one has approved. It happens once. */
  completed?(effecting: Effecting): Promise<void>;
  /** It was rejected or withdrawn: what it reserved is free again. */
  released?(effecting: Effecting, to: "reject" | "withdraw", memo: string | null): Promise<void>;
  /** The records that came of it. */
  results?(db: Database, document: Document): Promise<readonly Result[]>;
}

/** The units that a record about the drafter keeps. */
export function placeOf({ idx_sector, idx_office, idx_team }: Drafter) {
  return { idx_sector, idx_office, idx_team };
}

/** Who wrote a record, and when. */
export function writtenBy({ document, now }: Pick<Effecting, "document" | "now">) {
  return { idx_writer: document.idx_drafter, wdate: now };
}
