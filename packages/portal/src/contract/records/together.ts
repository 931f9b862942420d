import { z } from "zod";
import { moment, spanned } from "../../define/dates";
import { idx, idxs, ver, words } from "../../define/values";
import { envelope } from "../envelope";
import { type Called, distinct } from "./called";
import { call, filesNamed, names, record, version } from "./shapes";

/**The largest file of rows that is taken in, in bytes. */
export const IMPORT_BYTES = 3 * 1024 * 1024;

/** How many people are planned with at once. */
const MOST_PEOPLE = 30;

const alike = {
  query: z.object({
    /** What is written, by columns, as JSON. */
    values: words(4000),
    /** The record itself, where it is there already. */
    idx: idx.optional(),
  }),
  answer: envelope.extend({
    list: z.array(
      z.object({
        idx,
        name: z.string(),
        /** What is the same, by its label. */
        by: z.string(),
        /** Whose it is. */
        owner: z.string(),
      }),
    ),
  }),
};

const taken = {
  query: spanned(
    z.object({
      /** The time that is chosen. */
      from: moment.optional(),
      to: moment.optional(),
      /** Their numbers, with commas between. */
      people: idxs(MOST_PEOPLE),
      /** What is booked with it. */
      room: idx.optional(),
      /** The record itself, where it is there already. */
      idx: idx.optional(),
    }),
  ),
  answer: envelope.extend({
    /** What is in the way at the time that is chosen, in words; it refuses nothing. */
    list: z.array(z.string()),
    /** Times as long, from now on, at which nobody is taken. */
    free: z.array(z.object({ from: z.string(), to: z.string() })),
  }),
};

const compare = {
  query: z.object({ idx, into: idx }),
  answer: envelope.extend({
    /** The one that goes and the one that stays. */
    records: z.array(record).length(2),
    names,
    files: filesNamed,
    /** The columns of which the one that stays may take the value that the other has. */
    fields: z.array(z.string()),
    /** What belongs to the one that goes, and how much of it. */
    moved: z.array(z.object({ title: z.string(), count: z.number().int() })),
    /** What both have although only one may: nothing is merged before it is put in order. */
    clashes: z.array(z.string()),
  }),
};

const merge = {
  body: z.object({
    ...version,
    into: idx,
    into_ver: ver,
    /** The columns whose values the one that stays takes over. */
    take: z.array(words(80)).max(200).default([]),
  }),
  answer: envelope.extend({ ver: z.number().int() }),
};

const imported = {
  form: {
    fields: z.object({
      screen: words(80),
      check: z.enum(["Y", "N"]).default("N"),
      /** The record that all rows link to, on a screen that asks for one. */
      into: idx.optional(),
    }),
    file: "file",
    maxBytes: IMPORT_BYTES,
  },
  answer: envelope.extend({
    added: z.number().int(),
    /** Records that the rows name: those that they change, and those that have all of it already. */
    changed: z.number().int(),
    same: z.number().int(),
    /** What is wrong, by the row of the file, from 1 for the first below the head. */
    errors: z.array(z.object({ row: z.number().int(), column: z.string(), message: z.string() })),
    /** What the rows do to values that were there before, as texts; the first of them, where they are many. */
    effects: z.array(
      z.object({ row: z.number().int(), name: z.string(), column: z.string(), before: z.string(), after: z.string() }),
    ),
    /** What is to be looked at: rows that are most likely there already. */
    warnings: z.array(z.object({ row: z.number().int(), column: z.string(), message: z.string() })),
  }),
};

/** What finds records that are the same and makes them one, and takes rows in from a file. */
export function togetherCalls({ at, title, guarded, own, may }: Called) {
  const { adds, changes, mergers, movers } = may;
  return {
    /** Those that somebody may know of and that are most likely the same as one that is written. */
    alike: call({
      method: "get",
      path: at("alike"),
      title: `같은 ${title} 찾기`,
      can: distinct([...adds, ...changes]),
      ...alike,
    }),
    /** Who of those that a record is planned with is taken then, and when all of them are free. */
    taken: call({
      method: "get",
      path: at("taken"),
      title: `${title}: 겹치는 일정과 빈 시간`,
      can: distinct([...adds, ...changes]),
      ...taken,
    }),
    /** Two records side by side, before the one becomes the other. */
    compare: call({
      method: "get",
      path: at("compare"),
      title: `${title} 견주기`,
      can: mergers,
      ...compare,
    }),
    /** Makes a record part of another one: what belonged to it belongs to the other, and its address leads there. */
    merge: call({
      method: "post",
      path: at("merge"),
      title: `${title} 합치기`,
      asksPassword: guarded.includes("write"),
      can: mergers,
      ...merge,
    }),
    import: call({
      method: "post",
      path: at("import"),
      title: `${title} 가져오기`,
      asksPassword: guarded.includes("write"),
      can: distinct([
        ...adds,
        ...(own.some((screen) => "importKey" in screen) ? changes : []),
        ...(own.some((screen) => "importMove" in screen) ? movers : []),
      ]),
      ...imported,
    }),
  };
}
