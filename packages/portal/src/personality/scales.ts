/** What the questions of a card ask of, by turns. */
export const cardScales = ["주도", "사교", "안정", "신중"] as const;

interface ScaleWords {
  /** Of whom it is the highest scale. */
  readonly first: string;
  /** Of whom it is the second one. */
  readonly second: string;
  /** What helps a colleague who works with them. */
  readonly tip: string;
}

const words: Readonly<Record<(typeof cardScales)[number], ScaleWords>> = {
  주도: {
    first: "목표를 세우고 앞장서서 끌고 갑니다.",
    second: "필요하면 나서서 매듭을 짓습니다.",
    tip: "결론부터 말하고, 맡긴 일은 방법까지 정해 주지 마세요.",
  },
  사교: {
    first: "사람들과 이야기하며 일을 풀어 갑니다.",
    second: "생각을 잘 나누고 분위기를 밝게 합니다.",
    tip: "글보다 짧은 대화로 시작하고, 잘한 일은 바로 말해 주세요.",
  },
  안정: {
    first: "맡은 일을 꾸준히 하고 서로 돕습니다.",
    second: "서두르지 않고 곁을 챙깁니다.",
    tip: "바뀌는 것은 미리 알리고, 준비할 시간을 주세요.",
  },
  신중: {
    first: "근거를 살피고 꼼꼼하게 일합니다.",
    second: "빠뜨린 것이 없는지 다시 봅니다.",
    tip: "자료를 먼저 보내고, 확인할 시간을 주세요.",
  },
};

/** What a type such as 주도·사교 says of somebody, and how to work with them; nothing of what is no type. */
export function cardType(type: string) {
  const scales = type.split("·").flatMap((part) => cardScales.find((scale) => scale === part) ?? []);
  const [first, second] = scales.map((scale) => words[scale]);
  return first && second && { about: `${first.first} ${second.second}`, tips: [first.tip, second.tip] };
}
