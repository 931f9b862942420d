import { sealLog } from "../../../db/tables";
import { dataOf } from "../document";
import { type Effect, writtenBy } from "./effect";

interface General {
  readonly category: string;
  readonly seal: string | null;
  readonly seal_purpose: string | null;
  readonly copies: number | null;
}

/** 계약·날인: the use of the seal goes into its book. */
export const seal: Effect = {
  async completed({ tx, document, now }) {
    const { category, seal, seal_purpose, copies } = dataOf<General>(document);
    if (category !== "seal" || !seal) return;
    await tx.insert(sealLog).values({
      idx_document: document.idx,
      seal,
      purpose: seal_purpose ?? document.title,
      copies: copies ?? 1,
      ...writtenBy({ document, now }),
    });
  },
};
