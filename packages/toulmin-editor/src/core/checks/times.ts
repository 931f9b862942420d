import type { FactProblem } from "../time/facts";
import { type Checked, defineCheck, type Finding } from "./define-check";

/** A fact that ends before it starts. */
export const endBeforeStart = defineCheck({
  key: "end-before-start",
  severity: "error",
  find: (checked) =>
    withProblem(checked, "end-before-start").map(({ node }) => ({
      node,
      mends: [
        { do: "swap-times", node: node.id },
        { do: "write", node: node.id, attribute: "etime" },
      ],
    })),
});

/** A time that is not understood. */
export const unreadTime = defineCheck({
  key: "unread-time",
  severity: "warning",
  find: (checked) => [
    ...withProblem(checked, "unread-start").map(({ node }) => toWrite(node, node.stime.trim() ? "stime" : "etime")),
    ...withProblem(checked, "unread-end").map(({ node }) => toWrite(node, "etime")),
  ],
});

/** A relative time with nothing to count from. */
export const timeWithoutBase = defineCheck({
  key: "time-without-base",
  severity: "warning",
  find: (checked) => withProblem(checked, "no-base").map(({ node }) => toWrite(node, "stime")),
});

/** A datum of which nothing is said about its time; that nobody knows it is something. */
export const undatedDatum = defineCheck({
  key: "undated-datum",
  severity: "warning",
  find: ({ facts }) =>
    facts
      // without a time, only a datum is a fact
      .filter(({ node }) => (node.stime + node.etime).trim() === "")
      .map(({ node }) => toWrite(node, "stime")),
});

function withProblem({ facts }: Checked, problem: FactProblem) {
  return facts.filter((fact) => fact.problem === problem);
}

function toWrite(node: Finding["node"], attribute: "stime" | "etime"): Finding {
  return { node, mends: [{ do: "write", node: node.id, attribute }] };
}
