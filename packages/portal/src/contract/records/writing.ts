import { z } from "zod";
import { idx, whole, words } from "../../define/values";
import { envelope } from "../envelope";
import { type Called, distinct } from "./called";
import { call, record, refusals, version } from "./shapes";

/** Says what is wrong with the values, of a form that is not filled in yet, and keeps nothing. */
const tells = z.boolean().optional();

const add = {
  body: z.object({ screen: words(80).optional(), values: record, tells }),
  answer: envelope.extend({ idx, extra: record }),
};

const change = {
  body: z.object({ ...version, values: record, series: z.enum(["one", "following", "all"]).optional(), tells }),
  answer: envelope.extend({ ver: z.number().int() }),
};

const remove = {
  body: z.object(version),
  answer: envelope,
};

const move = {
  body: z.object({
    ...version,
    move: words(40),
    reason: words(1000).optional(),
    values: record.optional(),
    series: z.enum(["one", "following", "all"]).optional(),
  }),
  answer: envelope.extend({ ver: z.number().int() }),
};

const bulk = {
  body: z.object({
    screen: words(80),
    idxs: z.array(idx).min(1).max(500),
    /** One of these: a move with what is filled in with it, values to set, removal, or a hand-over. */
    move: words(40).optional(),
    values: record.optional(),
    /** What is filled in with the move where it is another one of each: those that it leaves out get `values`. */
    each: z
      .array(z.object({ idx, values: record }))
      .max(500)
      .optional(),
    remove: z.boolean().optional(),
    /** Who has them in hand from now on. */
    to: idx.optional(),
    reason: words(1000).optional(),
  }),
  answer: envelope.extend({
    done: z.array(idx),
    refused: refusals,
  }),
};

const order = {
  body: z.object({
    /** The places that records get, of those that get another one. */
    list: z
      .array(z.object({ ...version, place: whole(1, 1000) }))
      .min(1)
      .max(500),
  }),
  answer: envelope,
};

/** What is written. */
export function writingCalls({ at, title, guarded, may }: Called) {
  const { adds, all, changes, movers, removes } = may;
  return {
    add: call({
      method: "post",
      path: at("add"),
      title: `${title} 등록`,
      asksPassword: guarded.includes("write"),
      can: adds,
      ...add,
    }),
    change: call({
      method: "post",
      path: at("change"),
      title: `${title} 수정`,
      asksPassword: guarded.includes("write"),
      can: changes,
      ...change,
    }),
    remove: call({
      method: "post",
      path: at("remove"),
      title: `${title} 삭제`,
      asksPassword: guarded.includes("write"),
      can: removes,
      ...remove,
    }),
    move: call({
      method: "post",
      path: at("move"),
      title: `${title} 처리`,
      asksPassword: guarded.includes("write"),
      can: distinct([...all, ...movers]),
      ...move,
    }),
    bulk: call({
      method: "post",
      path: at("bulk"),
      title: `${title} 일괄 처리`,
      asksPassword: guarded.includes("write"),
      can: distinct([...all, ...movers]),
      ...bulk,
    }),
    /** Puts records that keep an order into another one: all of them, or none. */
    order: call({
      method: "post",
      path: at("order"),
      title: `${title} 순서`,
      asksPassword: guarded.includes("write"),
      can: changes,
      ...order,
    }),
  };
}
