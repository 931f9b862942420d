import { newNode } from "../core/commands/mark";
import { createDocument, type ToulminDocument } from "../core/document";
import type { ElementKey } from "../core/elements/define-element";
import { settled } from "../core/order";
import { sourceOf, trimmedRange } from "../core/source";

/** A phrase to mark: source offsets and the element. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly element: ElementKey;
}

const SENTENCES = [
  "피고인은 사건 당일 저녁 무렵 식당 앞 골목에서 피해자를 기다리고 있었다.",
  "증인은 피고인이 소리를 지르며 달려드는 모습을 보았다고 일관되게 진술하였다.",
  "압수된 물건의 크기와 형태에 비추어 보면 생명을 위협하기에 충분한 흉기라고 봄이 타당하다.",
  "변호인은 우발적으로 벌어진 다툼이었을 뿐 고의가 없었다고 주장하나 이를 그대로 믿기 어렵다.",
  "이러한 법리는 행위자의 내심이 밖으로 드러난 사정을 통하여 판단될 수밖에 없다는 데 바탕을 둔다.",
  "현장 감식 결과와 영상 분석 보고서는 위와 같은 진술을 뒷받침한다.",
];

/** Korean prose of about `length` characters, in paragraphs of three to five sentences. The same every time. */
export function prose(length: number): string[] {
  const paragraphs: string[] = [];
  let written = 0;
  for (let n = 0; written < length; n++) {
    const sentences = Array.from({ length: 3 + (n % 3) }, (_, index) => SENTENCES[(n * 5 + index) % SENTENCES.length]);
    const paragraph = `${n + 1}. ${sentences.join(" ")}`;
    paragraphs.push(paragraph);
    written += paragraph.length + 1;
  }
  return paragraphs;
}

const ELEMENTS: readonly ElementKey[] = ["C", "D", "D", "W", "B", "D", "R", "RS", "D", "D"];

/** `count` phrases spread evenly over the text, each within one paragraph. */
export function spans(paragraphs: readonly string[], count: number): Span[] {
  const perParagraph = count / paragraphs.length;
  const result: Span[] = [];
  let first = 0;
  let due = 0;
  for (const paragraph of paragraphs) {
    due += perParagraph;
    const here = Math.min(Math.floor(due) - result.length, Math.floor(paragraph.length / 24));
    const step = Math.floor(paragraph.length / (here + 1));
    for (let index = 0; index < here; index++) {
      const start = first + 6 + index * step;
      result.push({ start, end: start + 14, element: ELEMENTS[result.length % ELEMENTS.length] as ElementKey });
    }
    first += paragraph.length + 1;
  }
  return result;
}

/** The document with all phrases marked, each under the claim before it. */
export function documentOf(paragraphs: readonly string[], phrases: readonly Span[]): ToulminDocument {
  const bare = createDocument({ blocks: paragraphs.map((text) => ({ kind: "paragraph", text })) });
  const source = sourceOf(bare.blocks);
  let claim = "node1" as const satisfies string as `node${number}`;
  const nodes = phrases.map(({ start, end, element }, index) => {
    const id = `node${index + 1}` as const;
    if (element === "C") claim = id;
    const phrase = trimmedRange(source, start, end) ?? { start, end };
    return newNode(bare, id, element, element === "C" ? id : claim, phrase);
  });
  return settled({ ...bare, nodes, lastId: nodes.length, currentClaim: claim });
}
