import { edit } from "../core/commands/edit";
import { mark } from "../core/commands/mark";
import { isRefused } from "../core/commands/refusal";
import type { NodeAttributes, ToulminDocument } from "../core/document";
import type { ElementKey } from "../core/elements/define-element";
import { sourceOf } from "../core/source";

interface Annotation {
  readonly element: ElementKey;
  readonly phrase: string;
  readonly attributes?: Partial<NodeAttributes>;
}

/** A lawyer's annotation of two issues of the sample judgment; each claim is followed by what belongs to it. */
const annotations: readonly Annotation[] = [
  {
    element: "C",
    phrase: "피고인에게는 살해의 고의가 인정되고",
    attributes: {
      trans: "피고인에게 살해의 고의가 있었다",
      issue: "1",
      target: "defendant",
      qualifier: "적어도 미필적으로",
    },
  },
  {
    element: "D",
    phrase:
      "피고인은 식당에서 나온 뒤 약 400m 떨어진 주거지까지 가서 과도를 가지고 돌아왔고, 골목에서 약 15분 동안 피해자를 기다렸다.",
    attributes: {
      issue: "1",
      target: "defendant",
      keyword: "흉기 준비",
      stime: "2025. 6. 14. 22:25경",
      etime: "2025. 6. 14. 22:50경",
      position: "별밭식당 앞 골목",
    },
  },
  {
    element: "D",
    phrase: "피고인은 심장과 폐가 있는 왼쪽 가슴을 먼저 찔렀고, 피해자가 뒤로 물러섰는데도 따라가 다시 배를 찔렀다.",
    attributes: {
      issue: "1",
      target: "defendant",
      keyword: "공격 부위",
      stime: "2025. 6. 14. 22:50경",
      position: "별밭식당 앞 골목",
    },
  },
  {
    element: "D",
    phrase: "2025. 6. 14. 22:12경 친구에게 휴대전화로 “이번에는 그냥 안 넘어간다. 끝을 본다.”라는 문자메시지를 보냈다.",
    attributes: { issue: "1", target: "defendant", keyword: "문자메시지", stime: "2025. 6. 14. 22:12경" },
  },
  {
    element: "W",
    phrase:
      "자기의 행위로 인하여 타인의 사망이라는 결과를 발생시킬 만한 가능성 또는 위험이 있음을 인식하거나 예견하면 족하다",
    attributes: { issue: "1", keyword: "미필적 고의" },
  },
  {
    element: "B",
    phrase: "행위자의 내심은 외부로 드러난 사정을 통하지 않고는 알 수 없다는 경험칙",
    attributes: { issue: "1" },
  },
  {
    element: "R",
    phrase: "겁을 주려고 과도를 들고 나갔다가 몸싸움 중에 우발적으로 찌른 것일 뿐이고, 피해자를 살해할 뜻은 없었다",
    attributes: { issue: "1", target: "defendant" },
  },
  {
    element: "RS",
    phrase: "위 문자메시지는 돈을 받아 내겠다는 뜻이었을 뿐",
    attributes: { issue: "1", target: "defendant" },
  },
  {
    element: "C",
    phrase: "피고인의 행위는 정당방위나 과잉방위에 해당하지 아니하므로",
    attributes: { trans: "정당방위나 과잉방위가 아니다", issue: "2", target: "defendant" },
  },
  {
    element: "D",
    phrase: "현장 감식 결과 골목에서는 깨진 술병이나 그 파편이 발견되지 아니하였고",
    attributes: { issue: "2", keyword: "현장 감식" },
  },
  {
    element: "D",
    phrase: "골목에서 아무것도 들고 있지 않았고, 피고인이 갑자기 달려들었다.",
    attributes: { issue: "2", target: "victim", keyword: "피해자 진술", stime: "2025. 6. 14. 22:50경" },
  },
  {
    element: "W",
    phrase: "서로 공격할 의사로 싸우다가 먼저 공격을 받고 이에 대항하여 가해한 경우",
    attributes: { issue: "2" },
  },
  {
    element: "R",
    phrase: "골목에서 마주친 피해자가 먼저 빈 술병을 들고 위협하여",
    attributes: { issue: "2", target: "defendant" },
  },
];

/** The sample judgment with the annotation of two issues. Throws when a phrase is not in it. */
export function annotated(judgment: ToulminDocument): ToulminDocument {
  const { text } = sourceOf(judgment.blocks);
  return annotations.reduce((document, { element, phrase, attributes = {} }) => {
    const start = text.indexOf(phrase);
    const marked = mark(document, element, { start, end: start + phrase.length });
    if (start < 0 || isRefused(marked)) throw new Error(`cannot be marked: ${phrase}`);
    const id = `node${marked.lastId}`;
    return edit(marked, id, attributes) as ToulminDocument;
  }, judgment);
}
