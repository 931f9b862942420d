import { z } from "zod";
import { idx, page, rows, words } from "../../define/values";
import { envelope } from "../envelope";
import { type Called, distinct } from "./called";
import { asked, call, filesNamed, listed, names, pages, record } from "./shapes";

const read = {
  /** With a list's screen, filters and order, the answer also has the records before and after it. */
  query: asked.extend({
    /** Without it, the latest one of one's own. */
    idx: idx.optional(),
    screen: words(80).optional(),
    /** The screen that it is read on: a record that is none of its own is not there. */
    on: words(80).optional(),
  }),
  answer: envelope.extend({
    /** The columns, and the parts under their entity's name. */
    record,
    names,
    pages,
    files: filesNamed,
    /** `to` is a state of the flow, or `added`, `changed` (the memo has the columns), `removed`. */
    history: z.array(
      z.object({
        at: z.string(),
        who: z.string(),
        from: z.string().nullable(),
        to: z.string(),
        memo: z.string().nullable(),
        /** Values before and after, in words, of the fields that the person reads. */
        changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
      }),
    ),
    /** What the person may do with it now: the names of moves beside the rest. */
    may: z.object({
      change: z.boolean(),
      /** The columns and parts that a form of theirs may change as the record is. */
      fields: z.array(z.string()),
      /** The columns of those parts that stay as they are, `part.column`. */
      closed: z.array(z.string()),
      remove: z.boolean(),
      /** Make it one with another record. */
      merge: z.boolean(),
      /** Read and write what is said of it among those who work on it. */
      notes: z.boolean(),
      /** Claim by an expense document what it has cost. */
      claim: z.boolean(),
      /** Take it along for an address book. */
      card: z.boolean(),
      moves: z.array(z.string()),
      /** The related records of the page that the person has, by their keys. */
      related: z.array(z.string()),
      /** The sheets that there are of it. */
      sheets: z.array(z.string()),
    }),
    /** That a date of it was counted without the holidays of its year, which nobody has entered. */
    unfilled: z.string().optional(),
    /** Of a letter that has not gone out: where it would go, or why not and what to do instead. */
    outlook: z.string().optional(),
    /** Why nothing of it may be changed now: it is an entry of a round that is closed. */
    closed: z.string().optional(),
    /** Of a round, for those who change it: how many entries it has, and in how many something is missing. */
    progress: z
      .object({
        isOpen: z.boolean(),
        /** Its last day, YYYY-MM-DD. */
        to: z.string(),
        total: z.number().int(),
        missing: z.number().int(),
        /** What stands behind these numbers: 명, or what the entries are of. */
        unit: z.string(),
      })
      .optional(),
    /** The records before and after it on the list of `screen`. */
    previous: z.number().int().nullable(),
    next: z.number().int().nullable(),
    /** What the entity's rules add. */
    extra: record,
  }),
};

const related = {
  query: z.object({ idx, /** The page's screen. */ on: words(80), key: words(120), page, rows: rows() }),
  answer: envelope.extend({
    ...listed.shape,
    /** Of all that the person may read, where the page adds them up. */
    sums: z.record(z.string(), z.number()),
    /** How many there are beside, that the person may not read, where the page shows it. */
    others: z.number().int(),
  }),
};

/** What is read of one record. */
export function recordReads({ at, title, own, may }: Called) {
  const { reads } = may;
  return {
    read: call({
      method: "get",
      path: at("read"),
      title: `${title} 보기`,
      can: reads,
      ...read,
    }),
    /** A page of the records that link to one, of those that the person may read. */
    related: call({
      method: "get",
      path: at("related"),
      title: `${title}에 연결된 것`,
      can: distinct(own.flatMap((screen) => ("related" in screen && screen.related ? screen.can : []))),
      ...related,
    }),
  };
}
