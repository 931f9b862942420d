import { z } from "zod";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

/** What a company does before people work in the portal, in this order. */
export const setupSteps = ["company", "organization", "positions", "people", "permissions", "holidays"] as const;

const step = z.enum(setupSteps);

/** How far the installation is set up. */
export const getSetup = defineCall({
  method: "get",
  path: "/rest/admin/getSetup",
  title: "시작 준비",
  can: ["isMaster:all"],
  answer: envelope.extend({
    /** Nothing is left to do, or somebody has said so. */
    is_done: z.boolean(),
    steps: z.array(z.object({ step, is_done: z.boolean(), count: z.number().int() })),
    /** Those who have never come in, at most 200. */
    waiting: z.array(z.object({ idx: z.number().int(), kname: z.string(), email: z.string() })),
  }),
});

/** Says that a step, or all of it, needs nothing more, or does. */
export const saveSetup = defineCall({
  method: "post",
  path: "/rest/admin/saveSetup",
  title: "시작 준비 표시",
  can: ["isMaster:all"],
  body: z.object({ step: z.enum([...setupSteps, "all"]), is_done: z.boolean() }),
  answer: envelope,
});
