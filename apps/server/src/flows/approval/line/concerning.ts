import { formByKind } from "@portal/definition";
import type { Database } from "../../../db/open";
import { drafterOf } from "../acting/submit";
import { type Document, dataOf } from "../document";
import { interestedOf } from "./interested";
import type { Concerning } from "./line";

/** What the rules have to know of a document that was submitted. */
export async function concerningOf(db: Database, document: Document): Promise<Concerning> {
  return {
    form: formByKind(document.kind),
    data: dataOf(document),
    drafter: await drafterOf(db, document.idx_drafter),
    interested: interestedOf(document),
  };
}
