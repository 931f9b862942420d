import type { Rules } from "../crud/rules";
import { findDocument, stepsOf } from "../flows/approval/document";
import { readerOf } from "../flows/approval/reading";
import { dayOf } from "../seoul";

/** Documents: their way through a line of people is written in flows/approval. */
export const rules: Rules = {
  async mayReadFiles({ db, now, asker }, idx) {
    const reader = await readerOf(db, asker, await findDocument(db, idx), await stepsOf(db, idx), dayOf(now));
    return reader !== null;
  },
};
