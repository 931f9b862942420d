import { z } from "zod";
import { envelope } from "../envelope";
import { idx, words } from "../values";
import { type Called, distinct } from "./called";
import { call, record, version } from "./shapes";

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
      body: z.object({ screen: words(80).optional(), values: record }),
      answer: envelope.extend({ idx, extra: record }),
    }),
    change: call({
      method: "post",
      path: at("change"),
      title: `${title} 수정`,
      asksPassword: guarded.includes("write"),
      can: changes,
      body: z.object({ ...version, values: record, series: z.enum(["one", "following", "all"]).optional() }),
      answer: envelope.extend({ ver: z.number().int() }),
    }),
    remove: call({
      method: "post",
      path: at("remove"),
      title: `${title} 삭제`,
      asksPassword: guarded.includes("write"),
      can: removes,
      body: z.object(version),
      answer: envelope,
    }),
    move: call({
      method: "post",
      path: at("move"),
      title: `${title} 처리`,
      asksPassword: guarded.includes("write"),
      can: distinct([...all, ...movers]),
      body: z.object({
        ...version,
        move: words(40),
        reason: words(1000).optional(),
        values: record.optional(),
        series: z.enum(["one", "following", "all"]).optional(),
      }),
      answer: envelope.extend({ ver: z.number().int() }),
    }),
    bulk: call({
      method: "post",
      path: at("bulk"),
      title: `${title} 일괄 처리`,
      asksPassword: guarded.includes("write"),
      can: distinct([...all, ...movers]),
      body: z.object({
        screen: words(80),
        idxs: z.array(idx).min(1).max(500),
        /** One of these: a move with what is filled in with it, values to set, or removal. */
        move: words(40).optional(),
        values: record.optional(),
        remove: z.boolean().optional(),
        reason: words(1000).optional(),
      }),
      answer: envelope.extend({
        done: z.array(idx),
        refused: z.array(z.object({ idx, why: z.string() })),
      }),
    }),
  };
}
