import type { Block, JudgmentTitle } from "../core/document";

/** What was read from a text: its blocks, and what it says about itself. */
export interface Reading {
  readonly blocks: Block[];
  readonly title: Partial<JudgmentTitle>;
}
