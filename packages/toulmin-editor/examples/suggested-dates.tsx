import { type Suggest, ToulminEditor } from "toulmin-editor";
import { sourceOf, type ToulminDocument } from "toulmin-editor/core";

/** Suggests every sentence with a date as a datum, with the date as its start. */
const suggestDates: Suggest = (document) => {
  const sentences = sourceOf(document.blocks).text.matchAll(/[^.\n]*?(\d{4}\. ?\d{1,2}\. ?\d{1,2}\.)[^.\n]+\./g);
  return Array.from(sentences, ({ index, 0: sentence, 1: date }) => ({
    id: `date-${index}`,
    element: "D" as const,
    start: index,
    end: index + sentence.length,
    attributes: { stime: date ?? "" },
    reason: "a date",
  }));
};

export const Suggesting = ({ judgment }: { judgment: ToulminDocument }) => (
  <ToulminEditor initialValue={judgment} suggest={suggestDates} />
);
