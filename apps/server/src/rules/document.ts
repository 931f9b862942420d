import type { Rules } from "../crud/rules";
import type { document } from "../db/tables";
import { findDocument, stepsOf } from "../flows/approval/document";
import { isToldTo, readerOf } from "../flows/approval/reading";
import { dayOf } from "../seoul";

/** Documents: their way through a line of people is written in flows/approval. */
export const rules: Rules = {
  readable: ({ asker, now }, table) => isToldTo(asker, dayOf(now), table as typeof document),

  async mayReadFiles({ db, now, asker }, idx) {
    const reader = await readerOf(db, asker, await findDocument(db, idx), await stepsOf(db, idx), dayOf(now));
    return reader !== null;
  },
};
