import { newNode } from "../core/commands/mark";
import { createDocument, type NodeId, type ToulminDocument, type ToulminNode } from "../core/document";
import type { ElementKey } from "../core/elements/define-element";
import { settled } from "../core/order";

/** A phrase that is a paragraph of its own, and what is written on it. */
export interface MarkedPhrase extends Partial<Omit<ToulminNode, "id" | "text" | "toulmin" | "anchor">> {
  readonly phrase: string;
  readonly ctype: ElementKey;
}

/** A document of marked paragraphs: `node1`, `node2`, …; each belongs to the claim before it, the first is a claim. */
export function markedDocument(phrases: readonly MarkedPhrase[]): ToulminDocument {
  const bare = createDocument({
    title: { court: "한결지방법원", caseNo: "2025고합1041", charge: "살인미수" },
    blocks: phrases.map(({ phrase }) => ({ kind: "paragraph", text: phrase })),
  });
  let start = 0;
  let claim: NodeId = "node1";
  const nodes = phrases.map(({ phrase, ctype, ...attributes }, index) => {
    const id: NodeId = `node${index + 1}`;
    if (ctype === "C") claim = id;
    const node = newNode(bare, id, ctype, claim, { start, end: start + phrase.length });
    start += phrase.length + 1;
    return { ...node, ...attributes };
  });
  return settled({ ...bare, nodes, lastId: nodes.length, currentClaim: phrases.length > 0 ? claim : null });
}

/** The facts of the sample case over two years, with every kind of time. */
export function chronologySample(): ToulminDocument {
  return markedDocument([
    { phrase: "피고인에게는 살해의 고의가 인정된다", ctype: "C", issue: "1", target: "defendant" },
    {
      phrase: "피고인과 피해자는 같은 작업장에서 함께 일하였다",
      ctype: "D",
      issue: "1",
      stime: "2023. 3.경부터 2024년 말까지",
    },
    {
      phrase: "피고인은 피해자에게 500만 원을 빌려주었다",
      ctype: "D",
      issue: "1",
      target: "defendant",
      keyword: "금전 대여",
      stime: "2024. 8. 초순경",
    },
    {
      phrase: "피해자는 변제기를 넘기고도 돈을 갚지 않았다",
      ctype: "D",
      issue: "1",
      target: "victim",
      keyword: "변제 지체",
      stime: "2024. 12. 31. 이후",
    },
    {
      phrase: "피고인은 피해자에게 독촉 전화를 열 차례 걸었다",
      ctype: "D",
      issue: "1",
      target: "defendant",
      stime: "2025. 5. 중순",
      etime: "2025. 6. 13.",
    },
    {
      phrase: "피고인은 친구에게 문자메시지를 보냈다",
      ctype: "D",
      issue: "1",
      target: "defendant",
      keyword: "문자메시지",
      stime: "2025. 6. 14. 22:12경",
    },
    {
      phrase: "피고인은 과도를 가지고 돌아와 골목에서 기다렸다",
      ctype: "D",
      issue: "1",
      target: "defendant",
      keyword: "흉기 준비",
      stime: "같은 날 22:25경",
      etime: "22:50경",
    },
    {
      phrase: "피해자는 식당에서 나와 골목으로 들어섰다",
      ctype: "D",
      issue: "1",
      target: "victim",
      stime: "그로부터 25분 후",
    },
    { phrase: "정당방위에 해당하지 아니한다", ctype: "C", issue: "2", target: "defendant" },
    {
      phrase: "피해자는 병원으로 옮겨져 수술을 받았다",
      ctype: "D",
      issue: "2",
      target: "victim",
      keyword: "수술",
      stime: "다음 날 새벽",
    },
    { phrase: "현장에서는 깨진 술병이 발견되지 아니하였다", ctype: "D", issue: "2", keyword: "현장 감식" },
    { phrase: "목격자는 다투는 소리를 들었다", ctype: "D", issue: "2", target: "witness", stime: "그 언젠가" },
  ]);
}

const ELEMENTS: readonly ElementKey[] = ["C", "D", "D", "W", "B", "D", "R", "RS", "D", "D"];
const ACTORS = ["defendant", "victim", ""];

/** Many marked phrases, the same every time; every datum has a time within ten years. */
export function manyMarks(count: number): ToulminDocument {
  return markedDocument(
    Array.from({ length: count }, (_, index): MarkedPhrase => {
      const ctype = ELEMENTS[index % ELEMENTS.length] as ElementKey;
      const day = (index * 7919) % 3650;
      const date = new Date(Date.UTC(2014, 0, 1 + day));
      return {
        phrase: `${index + 1}번째 구절: 피고인은 사건 당일 저녁 무렵 식당 앞 골목에서 피해자를 기다리고 있었다`,
        ctype,
        issue: String(1 + (index % 4)),
        target: ACTORS[index % ACTORS.length] as string,
        stime: ctype === "D" ? `${date.getUTCFullYear()}. ${date.getUTCMonth() + 1}. ${date.getUTCDate()}.` : "",
      };
    }),
  );
}
