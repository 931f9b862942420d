/** What has to be ready for somebody who joins. */
interface Thing {
  readonly kind: "equip" | "account" | "doc" | "edu" | "meet";
  readonly title: string;
  /** Of equipment that is given out of the stock. */
  readonly category?: "notebook" | "monitor";
  /** When, in days from their first one on. */
  readonly days: number;
  /** Who sees to it: the support team, they themselves, their buddy or their lead. */
  readonly who: "support" | "self" | "buddy" | "lead";
  /** Only for those who are employed so; for everybody without it. */
  readonly for?: readonly string[];
}

/** In the order in which they are listed. */
const things: readonly Thing[] = [
  // who works some hours a week shares one; a screen goes with a desk of one's own
  {
    ...{ kind: "equip", title: "노트북", category: "notebook", days: -1, who: "support" },
    for: ["regular", "contract", "intern", "mi"],
  },
  { kind: "equip", title: "모니터", category: "monitor", days: -1, who: "support", for: ["regular", "contract"] },
  { kind: "equip", title: "사원증", days: 0, who: "support" },
  { kind: "account", title: "메일·메신저 계정", days: -1, who: "support" },
  { kind: "doc", title: "보안서약", days: 0, who: "self" },
  { kind: "doc", title: "통장사본 제출", days: 3, who: "self" },
  { kind: "edu", title: "온보딩 과정", days: 14, who: "self" },
  { kind: "meet", title: "팀 소개", days: 0, who: "buddy" },
  { kind: "meet", title: "1주 면담", days: 7, who: "lead" },
  { kind: "meet", title: "1개월 면담", days: 30, who: "lead" },
  // who is here for a summer is gone by then
  { kind: "meet", title: "3개월 면담", days: 90, who: "lead", for: ["regular", "contract", "mi"] },
];

/** What has to be ready for whoever is employed like this. */
export function thingsFor(employ_type: string): readonly Thing[] {
  return things.filter((thing) => thing.for?.includes(employ_type) ?? true);
}
