import type { RulesOf } from "../../crud/rules";
import { findDocument, stepsOf } from "../../flows/approval/document";
import { isToldTo, readerOf } from "../../flows/approval/reading/reading";
import { dayOf } from "../../seoul";

/** Documents: their way through a line of people is written in flows/approval. */
export const rules: RulesOf<"document"> = {
  readable: ({ asker, now }, table) => isToldTo(asker, dayOf(now), table),

  async mayReadFiles({ db, now, asker }, idx) {
    const reader = await readerOf(db, asker, await findDocument(db, idx), await stepsOf(db, idx), dayOf(now));
    return reader !== null;
  },
};
