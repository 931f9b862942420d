import { isRecord } from "../../core/problem";
import { defineFormat } from "../base/define-format";
import { readAif } from "./read-aif";
import { writtenAif } from "./write-aif";

/**
 * Argument Interchange Format in JSON. Reads what AIFdb gives out and takes in, OVA3 files and xAIF; writes xAIF, or
 * back into the dialect and around the unknown parts of the file that was read. D and W lead by an inference (RA) to C,
 * B to W, RS to R; R attacks C (CA) (Reed & Rowe, Translating Toulmin diagrams, Argumentation 19, 2005). Elements, quotes
 * and attributes lie under `toulmin`; an actor is whom a phrase tells of, not who speaks, and makes no locution.
 */
export const aif = defineFormat({
  key: "aif",
  ending: ".aif.json",
  mediaType: "application/json",
  write: (document) => JSON.stringify(writtenAif(document), null, 1),
  recognises: ({ json }) =>
    isRecord(json) && ("AIF" in json || ("nodes" in json && ("edges" in json || "locutions" in json))),
  read: ({ json }, words) => readAif(json, words?.elements),
});
