import type { ToulminDocument } from "../core/document";
import type { ElementKey } from "../core/elements/define-element";
import { argumentOf, type Phrase } from "./argument-of";

/** A claim and nothing else. */
export function loneClaim(): ToulminDocument {
  return argumentOf({ element: "C", text: "피고인에게는 살해의 고의가 인정된다", issue: "1", target: "defendant" });
}

/** Seven claims of three issues; most serve as data of others. */
export function chainedClaims(): ToulminDocument {
  return argumentOf(
    { element: "C", text: "피고인의 행위는 살인미수죄를 구성한다", issue: "1", target: "defendant", datumOf: [6] },
    {
      element: "W",
      text: "살해의 고의로 실행에 착수하였으나 결과가 발생하지 아니하면 살인미수죄가 성립한다",
      issue: "1",
    },
    { element: "B", text: "형법 제254조, 제250조 제1항", issue: "1" },
    { element: "C", text: "피고인에게는 살해의 고의가 있었다", issue: "1", target: "defendant", datumOf: [1] },
    {
      element: "D",
      text: "피고인은 과도를 준비하여 골목에서 약 15분 동안 피해자를 기다렸다",
      issue: "1",
      target: "defendant",
    },
    { element: "D", text: "피고인은 왼쪽 가슴을 먼저 찌르고 다시 배를 찔렀다", issue: "1", target: "defendant" },
    { element: "R", text: "겁만 주려고 하였을 뿐이라는 피고인의 변소", issue: "1", target: "defendant" },
    {
      element: "C",
      text: "범행 당시 피고인은 사물을 변별할 능력이 있었다",
      issue: "2",
      target: "defendant",
      datumOf: [1, 6],
    },
    { element: "D", text: "정신감정 결과 뚜렷한 정신병적 증상이 발견되지 아니하였다", issue: "2" },
    {
      element: "C",
      text: "피고인의 행위는 정당방위에 해당하지 아니한다",
      issue: "2",
      target: "defendant",
      datumOf: [1],
    },
    { element: "D", text: "피해자는 아무것도 들고 있지 않았다", issue: "2", target: "victim" },
    { element: "C", text: "피해자의 진술은 믿을 수 있다", issue: "2", target: "victim", datumOf: [2, 4] },
    { element: "C", text: "피고인을 징역 5년에 처함이 상당하다", issue: "3", target: "defendant" },
    { element: "C", text: "피해자와 합의하지 못하였다", issue: "3", target: "victim", datumOf: [6] },
  );
}

/** Three claims that rest on each other in a circle. */
export function circularClaims(): ToulminDocument {
  return argumentOf(
    { element: "C", text: "피해자의 진술은 믿을 수 있다", datumOf: [2], target: "victim" },
    { element: "C", text: "피고인은 골목에서 피해자를 기다렸다", datumOf: [3], target: "defendant" },
    { element: "C", text: "범행은 계획된 것이다", datumOf: [1], target: "defendant" },
  );
}

const words =
  "피고인은 2025. 6. 14. 22:25경 식당에서 나온 뒤 약 400m 떨어진 주거지까지 걸어가 부엌에 있던 과도를 점퍼 안주머니에 넣고 다시 골목으로 돌아와 피해자가 나오기를 기다렸으며, ";

/** A claim with these many nodes beside it, each a sentence of some words. */
export function denseClaim(count: number): ToulminDocument {
  const order = ["D", "W", "B", "D", "R", "RS", "D", "D"] as const satisfies readonly ElementKey[];
  const phrases = Array.from({ length: count }, (_, index): Phrase => {
    return {
      element: order[index % order.length] as ElementKey,
      text: `${words.slice(0, 30 + ((index * 37) % 80)).trim()} (${index + 1})`,
      target: index % 3 === 0 ? "victim" : "defendant",
      issue: "1",
    };
  });
  const claim = "피고인의 범행은 미리 계획된 것으로 인정된다";
  return argumentOf({ element: "C", text: claim, issue: "1", qualifier: "특별한 사정이 없는 한" }, ...phrases);
}

/** One claim whose phrases are sentences of 900 characters, one of them without a space. */
export function longPhrases(): ToulminDocument {
  const long = words.repeat(12).slice(0, 899).trim();
  return argumentOf(
    {
      element: "C",
      text: long,
      trans: "범행은 계획된 것이다",
      qualifier: "여러 사정을 종합하여 볼 때 특별한 사정이 없는 한",
    },
    { element: "D", text: long, target: "defendant" },
    { element: "D", text: long.replaceAll(" ", ""), target: "victim" },
    { element: "W", text: long },
    { element: "B", text: long },
    { element: "R", text: long, target: "defendant" },
    { element: "RS", text: long },
  );
}

/** Two hundred claims of five issues, some in chains. */
export function manyClaims(): ToulminDocument {
  const claims = Array.from({ length: 200 }, (_, index): Phrase => {
    const datumOf = index % 3 === 1 ? [Math.floor(index / 9) * 3 + 1] : [];
    return {
      element: "C",
      text: `${words.slice((index * 13) % 40, 40 + ((index * 29) % 60)).trim()} (${index + 1})`,
      issue: String((index % 5) + 1),
      target: index % 2 === 0 ? "defendant" : "victim",
      datumOf: datumOf.filter((number) => number !== index + 1),
    };
  });
  return argumentOf(...claims);
}
