import { aif } from "./aif/aif";
import { argdown } from "./argdown/argdown";
import type { FormatDefinition, FormatKey } from "./base/define-format";
import { brat } from "./brat";
import { csv } from "./csv";
import { native } from "./native";
import { plainText } from "./plain-text";
import { portalForm } from "./portal-form";
import { report } from "./report/report";
import { w3c } from "./w3c";

export type { AnchoringOptions } from "../anchoring/find-phrases";
export { type ReAnchored, reAnchored } from "../anchoring/re-anchor";
export {
  isUnreadable,
  problemText,
  type ReadingProblem,
  type ReadingProblemReason,
  type Unreadable,
  unreadable,
} from "../core/problem";
export type { Decoded } from "../reading/decoded";
export { anchorIn, attributesIn, attributesOf, elementNamed, linksIn, linksOf } from "./base/attributes";
export {
  defineFormat,
  type ForeignFile,
  type FormatDefinition,
  type FormatKey,
  type FormatWords,
  type ReadWords,
} from "./base/define-format";
export { parsedJson } from "./base/parsed-json";
export { type Placed, placed } from "./base/placed";
export { type FormatReading, isGuessed, type ReadAnchor, type ReadMark, readMark } from "./base/reading";
export { type ReadFile, readFile } from "./read-file";

/** Every format by its name, in the order of the menu. */
export const formats = {
  native,
  report,
  csv,
  text: plainText,
  w3c,
  aif,
  argdown,
  brat,
  portal: portalForm,
} satisfies { [Key in FormatKey]: FormatDefinition<Key> };
