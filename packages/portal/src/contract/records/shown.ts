import { z } from "zod";
import { SHEETS_AT_ONCE } from "../../define/sheets";
import { idx, idxs, whole, words } from "../../define/values";
import { envelope } from "../envelope";
import { type Called, tellsOfPeople } from "./called";
import { call, filesNamed, names, record, refusals } from "./shapes";

const print = {
  query: z.object({ sheet: words(40), idxs: idxs(SHEETS_AT_ONCE) }),
  answer: envelope.extend({
    list: z.array(record),
    /** The rows of the sheets that have any, by the numbers of their records. */
    rows: z.record(z.string(), z.array(record)),
    refused: refusals,
    names,
    files: filesNamed,
  }),
};

const sheet = { query: print.query, type: "application/octet-stream" } as const;

const urge = {
  body: z.object({ idx }),
  answer: envelope.extend({
    /** How many were reminded now, and are missing. */ told: whole(0, 1e6),
    missing: whole(0, 1e6),
  }),
};

const reveal = {
  body: z.object({
    idx,
    /** The field's key. */ field: words(80),
    /** Why, of what is not one's own. */ reason: words(200).default(""),
  }),
  answer: envelope.extend({ value: z.string() }),
};

/** What is shown of records beside, and told of them. */
export function shownCalls({ at, title, definition, guarded, may }: Called) {
  const { changes, reads } = may;
  const hasFiles = Object.values(definition.sheets ?? {}).some(({ file }) => file !== undefined);
  return {
    /** What a sheet has of some records; who prints which is kept. */
    print: call({
      method: "get",
      path: at("print"),
      title: `${title} 출력`,
      asksPassword: guarded.includes("export"),
      can: definition.sheets === undefined ? [] : reads,
      writes: true,
      once: false,
      ...print,
    }),
    /** Sheets of some records that are rows of a file, all of them or none; who takes which along is kept. */
    sheet: call({
      method: "get",
      path: at("sheet"),
      title: `${title} 파일`,
      asksPassword: hasFiles && (guarded.includes("export") || tellsOfPeople(definition)),
      can: hasFiles ? reads : [],
      writes: true,
      ...sheet,
    }),
    /** Tells those whose entry of a round is missing something, each once a day. */
    urge: call({
      method: "post",
      path: at("urge"),
      title: `${title} 독려`,
      can: definition.round === undefined ? [] : changes,
      ...urge,
    }),
    /** The whole of a value that is shown in part; the audit log keeps who has seen which. */
    reveal: call({
      method: "post",
      path: at("reveal"),
      title: `${title} 가린 값 보기`,
      can: reads,
      ...reveal,
    }),
  };
}
