import { z } from "zod";
import { moment, spanned } from "../../define/dates";
import { idx, page, rows, words } from "../../define/values";
import { envelope } from "../envelope";
import { type Called, distinct, tellsOfPeople } from "./called";
import { asked, call, listed } from "./shapes";

const list = {
  query: spanned(
    asked.extend({
      page,
      rows: rows(),
      /** A calendar asks for a time instead of a page: ISO 8601, at most {@link CALENDAR_ROWS} records. */
      from: moment.optional(),
      to: moment.optional(),
    }),
  ),
  answer: envelope.extend({ ...listed.shape, sums: z.record(z.string(), z.number()) }),
};

const statistics = {
  query: asked,
  answer: envelope.extend({
    /**
     * By the chart's key, of the panels that the person has. `by` and `split` are a choice's code, a link's name,
     * YYYY-MM of a month, 1 (Monday) to 7 of a weekday, 0 to 23 of an hour, Y or N of a flag, empty for no value.
     * Of a matrix also what the reader may open of each, where that is not all of it.
     * `byIdx` and `splitIdx` are the numbers of linked records whose name nobody else has.
     */
    charts: z.record(
      z.string(),
      z.array(
        z.object({
          by: z.string(),
          byIdx: z.number().int().optional(),
          split: z.string().optional(),
          splitIdx: z.number().int().optional(),
          value: z.number(),
        }),
      ),
    ),
    /** By the list's key: the first records, and how many there are, as in a list. */
    lists: z.record(z.string(), listed),
  }),
};

const exported = {
  query: asked.extend({ format: z.enum(["xlsx", "csv"]).default("xlsx"), columns: words(1000).optional() }),
};

const choices = {
  query: z.looseObject({ q: words(100).optional() }),
  answer: envelope.extend({ list: z.array(z.object({ idx, name: z.string(), note: z.string().optional() })) }),
};

/** What is read of many records. */
export function listCalls({ at, title, definition, guarded, may }: Called) {
  const { readers, all } = may;
  return {
    list: call({
      method: "get",
      path: at("list"),
      title: `${title} 목록`,
      can: readers,
      ...list,
    }),
    statistics: call({
      method: "get",
      path: at("statistics"),
      title: `${title} 통계`,
      can: distinct(may.statistics),
      ...statistics,
    }),
    export: call({
      method: "get",
      path: at("export"),
      title: `${title} 내려받기`,
      // personal data are exported by nobody at a screen that was left open
      asksPassword: guarded.includes("export") || tellsOfPeople(definition),
      /** Of a screen of statistics it is what its charts show. */
      can: distinct([...readers, ...may.statistics]),
      writes: true,
      type: "application/octet-stream",
      ...exported,
    }),
    choices: call({
      method: "get",
      path: at("choices"),
      title: `${title} 고르기`,
      can: all,
      ...choices,
    }),
  };
}
