import { aif } from "./aif/aif";
import { argdown } from "./argdown";
import { brat } from "./brat";
import { csv } from "./csv";
import type { FormatDefinition, FormatKey } from "./define-format";
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
export { anchorIn, attributesIn, attributesOf, elementNamed, linksIn, linksOf } from "./attributes";
export {
  defineFormat,
  type ForeignFile,
  type FormatDefinition,
  type FormatKey,
  type FormatWords,
  type ReadWords,
} from "./define-format";
export { parsedJson } from "./parsed-json";
export { type Placed, placed } from "./placed";
export { type ReadFile, readFile } from "./read-file";
export { type FormatReading, isGuessed, type ReadAnchor, type ReadMark, readMark } from "./reading";

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
