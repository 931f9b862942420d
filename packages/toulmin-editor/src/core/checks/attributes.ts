import { sourceOf } from "../source";
import { defineCheck } from "./define-check";

/** A phrase that is not what stands at its place in the text. */
export const quoteDiffers = defineCheck({
  key: "quote-differs",
  severity: "error",
  find: ({ document }) => {
    const { text } = sourceOf(document.blocks);
    return document.nodes
      .filter(({ anchor, text: phrase }) => anchor && text.slice(anchor.start, anchor.end) !== phrase)
      .map((node) => ({ node, mends: [{ do: "place", node: node.id }] }));
  },
});

/** A phrase without a place in the text. */
export const withoutPlace = defineCheck({
  key: "without-place",
  severity: "warning",
  find: ({ document }) =>
    document.nodes
      .filter((node) => node.anchor === null)
      .map((node) => ({ node, mends: [{ do: "place", node: node.id }] })),
});

/** A fact that says of nobody; the elements of pure reasoning need no actor. */
export const withoutActor = defineCheck({
  key: "without-actor",
  severity: "warning",
  find: ({ document }) =>
    document.nodes
      .filter((node) => node.ctype !== "W" && node.ctype !== "B" && node.target.trim() === "")
      .map((node) => ({ node, mends: [{ do: "write", node: node.id, attribute: "target" }] })),
});

/** A phrase of no issue. */
export const withoutIssue = defineCheck({
  key: "without-issue",
  severity: "warning",
  find: ({ document }) =>
    document.nodes
      .filter((node) => node.issue.trim() === "")
      .map((node) => ({ node, mends: [{ do: "write", node: node.id, attribute: "issue" }] })),
});
