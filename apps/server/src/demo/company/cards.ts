import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { personalityResult, personalityRound } from "../../db/tables";
import { dayOf } from "../../seoul";
import { goOnAfter } from "../bulk";
import { dayBefore } from "../days";
import type { DemoPerson } from "./people";

/** Who keeps the rounds. */
const KEEPER = 106;
const [CARDS, PRIVATE] = [150, 20];
/** Those who are not through yet; twelve. */
const isUnfinished = ({ idx }: DemoPerson) => idx >= 50 && idx < 62;
const scales = ["주도", "사교", "안정", "신중"] as const;
const questions = [
  [
    "일의 방향을 먼저 제안하는 편이다.",
    "처음 만난 사람과도 편하게 이야기한다.",
    "정해진 흐름대로 일할 때 힘이 난다.",
    "결정하기 전에 자료를 꼼꼼히 본다.",
  ],
  [
    "어려운 결정을 미루지 않는다.",
    "회의에서 분위기를 살피고 북돋운다.",
    "동료의 이야기를 끝까지 듣는다.",
    "작은 오류도 그냥 넘기지 않는다.",
  ],
  [
    "목표가 높을수록 의욕이 생긴다.",
    "생각을 말로 나누며 정리한다.",
    "갑작스러운 변화보다 준비된 변화가 좋다.",
    "근거가 분명해야 마음이 놓인다.",
  ],
  [
    "맡은 일의 결과를 끝까지 책임진다.",
    "함께 일할 때 더 좋은 생각이 난다.",
    "팀이 한결같이 굴러가도록 돕는다.",
    "규칙과 절차를 지키는 것이 편하다.",
  ],
  [
    "막히면 새 길을 찾아 밀고 나간다.",
    "칭찬과 감사를 자주 표현한다.",
    "다투기보다 맞추어 가는 편이다.",
    "혼자 집중하는 시간이 꼭 필요하다.",
  ],
].flat();
const strengths = [
  "빠르게 시작하고 끝까지 마무리합니다.",
  "사람을 잇고 분위기를 밝게 합니다.",
  "꾸준히 하며 믿고 맡길 수 있습니다.",
  "꼼꼼히 살피고 빈틈을 찾습니다.",
];
const styles = [
  "아침에 중요한 일을 먼저 합니다.",
  "초안을 일찍 나누고 함께 고칩니다.",
  "할 일을 적어 두고 하나씩 지웁니다.",
];
const talks = [
  "메신저로 먼저 알려 주시면 좋습니다.",
  "중요한 일은 짧게라도 얼굴을 보고 이야기해요.",
  "자료를 미리 받으면 더 잘 도울 수 있습니다.",
];
const hobbies = ["주말 등산", "동네 서점 산책", "집에서 빵 굽기", null];

/** A round under way: most have a card, some keep it to themselves, some are not through. */
export async function seedCards(tx: Database, people: readonly DemoPerson[], now: Date): Promise<void> {
  const open_from = dayBefore(now, 40);
  const wdate = new Date(`${open_from}T00:00:00Z`);
  const asked = people.slice(0, CARDS + 12);
  await tx.insert(personalityRound).values({
    ...{
      idx: 1,
      title: `${dayOf(now).slice(0, 4)}년 성향 카드`,
      open_from,
      open_to: dayBefore(now, -14),
      is_open: true,
    },
    ...{ questions: questions.map((text) => ({ text, done: false })), idx_writer: KEEPER, wdate },
    people: asked.map(({ idx }) => idx),
  });
  await insertMany(
    tx,
    personalityResult,
    asked.map((person, n) => {
      const isDone = !isUnfinished(person);
      const given = questions.map((_, at) => 1 + ((n * 3 + at * 7 + (at % 4) * n) % 5));
      const scores = scales.map((_, scale) => given.reduce((sum, one, at) => sum + (at % 4 === scale ? one : 0), 0));
      const [one, two] = scales
        .map((name, at) => [name, scores[at] as number] as const)
        .toSorted(([, a], [, b]) => b - a);
      return {
        ...{ idx_round: 1, idx_staff: person.idx, idx_sector: person.idx_sector, idx_office: person.idx_office },
        idx_team: person.idx_team || null,
        answers: isDone ? given : n % 2 === 0 ? given.map((each, at) => (at < 10 ? each : null)) : null,
        scores: isDone ? scores : null,
        type: isDone ? `${one?.[0]}·${two?.[0]}` : null,
        strengths: isDone ? (strengths[n % 4] as string) : null,
        work_style: isDone ? (styles[n % 3] as string) : null,
        communication: isDone ? (talks[n % 3] as string) : null,
        hobby: isDone ? (hobbies[n % 4] ?? null) : null,
        is_public: !(isDone && n >= 70 && n < 70 + PRIVATE),
        done_at: isDone ? new Date(wdate.getTime() + (1 + (n % 30)) * 24 * 60 * 60 * 1000) : null,
        status: isDone ? "done" : "draft",
        ...{ idx_writer: person.idx, wdate },
      };
    }),
  );
  for (const table of [personalityRound, personalityResult]) await goOnAfter(tx, table);
}
