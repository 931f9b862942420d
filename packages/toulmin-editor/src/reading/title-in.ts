import type { Block, JudgmentTitle } from "../core/document";

/** How many blocks from the start are searched. */
const HEAD = 12;

/**
 * The court and the case number as Korean judgments print them in their head, for example
 * “한결지방법원 2024고합123 판결”. What is not found is left out.
 */
export function titleIn(blocks: readonly Block[]): Partial<JudgmentTitle> {
  const head = blocks
    .slice(0, HEAD)
    .map((block) => block.text)
    .join("\n");
  const court = /[가-힣]+법원(?:\s?[가-힣]+지원)?/.exec(head)?.[0];
  const caseNo = /(?:19|20)\d{2}[가-힣]{1,3}\d{1,7}/.exec(head)?.[0];
  return { ...(court && { court }), ...(caseNo && { caseNo }) };
}
