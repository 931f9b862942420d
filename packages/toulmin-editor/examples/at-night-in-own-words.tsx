import { type DictionaryOverrides, ToulminEditor } from "toulmin-editor";
import type { ToulminDocument } from "toulmin-editor/core";

/** Made once: with each new object all marks are written again. */
const words: DictionaryOverrides = { elements: { C: "Holding" }, toolbar: { sort: "Put in order" } };

/** By night, in English, and with the words that this team uses. */
export const AtNight = ({ judgment }: { judgment: ToulminDocument }) => (
  <ToulminEditor initialValue={judgment} documentId="2025고합1045" theme="dark" locale="en" dictionary={words} />
);
