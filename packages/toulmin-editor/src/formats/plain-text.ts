import { sourceOf } from "../core/source";
import { defineFormat } from "./base/define-format";

/** The judgment's text alone, one block a line: what the offsets of stand-off formats count on. */
export const plainText = defineFormat({
  key: "text",
  ending: ".txt",
  mediaType: "text/plain",
  write: ({ blocks }) => sourceOf(blocks).text,
});
