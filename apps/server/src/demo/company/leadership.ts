import type { leadershipApply, leadershipRound } from "../../db/tables";
import { dayOf } from "../../seoul";
import { dayBefore, daysBefore } from "../days";
import type { DemoPerson } from "./people";

/** This year's round, which is open, and last year's. */
export function demoRounds(now: Date): (typeof leadershipRound.$inferInsert)[] {
  const year = yearOf(now);
  const body = [
    "<p>팀을 처음 맡을 사람과 곧 맡을 사람이 여섯 달 동안 함께 배웁니다.</p>",
    "<h2>일정</h2>",
    "<ul><li>1~2개월: 나를 알기, 1대1 대화</li><li>3~4개월: 목표와 피드백</li><li>5~6개월: 우리 팀의 과제 발표</li></ul>",
    "<p>한 달에 두 번, 수요일 오후에 모입니다.</p>",
  ].join("");
  return [
    {
      idx: 1,
      title: `${year - 1} 새싹 리더십 과정`,
      year: year - 1,
      apply_from: dayBefore(now, 380),
      apply_to: dayBefore(now, 350),
      capacity: 8,
      body,
      idx_writer: 102,
    },
    {
      idx: 2,
      title: `${year} 새싹 리더십 과정`,
      year,
      apply_from: dayBefore(now, 5),
      apply_to: dayBefore(now, -16),
      capacity: 10,
      body,
      idx_writer: 102,
    },
  ];
}

function yearOf(now: Date): number {
  return Number(dayOf(now).slice(0, 4));
}

const motives = [
  "후배 두 명과 일하게 되면서, 일을 나누고 믿고 맡기는 법을 배우고 싶습니다.",
  "올해 신규 과정의 책임을 맡았습니다. 여러 팀을 한 방향으로 모으는 연습이 필요합니다.",
  "회의를 짧게 하고 결정을 분명히 하는 팀을 만들고 싶습니다.",
];

/** Who took part last year, and who applies this year. */
export function demoApplications(people: readonly DemoPerson[], now: Date): (typeof leadershipApply.$inferInsert)[] {
  const candidates = people.filter(
    ({ idx, idx_position, idx_team }) => idx > 150 && idx_position === 6110 && idx_team !== 0,
  );
  const application = (person: DemoPerson, index: number, idx_round: number, status: string, days: number) => ({
    idx_round,
    idx_staff: person.idx,
    idx_sector: person.idx_sector,
    idx_office: person.idx_office,
    idx_team: person.idx_team,
    title: `${yearOf(now) - (idx_round === 1 ? 1 : 0)} 새싹 리더십 과정 신청`,
    motive: motives[index % motives.length] as string,
    career: `${person.joinday.slice(0, 4)}년 입사, 지금 팀에서 ${1 + (index % 5)}년`,
    idx_recommender: index % 2 === 0 ? 101 : null,
    status,
    idx_writer: person.idx,
    wdate: daysBefore(now, days),
  });
  return [
    ...candidates.slice(0, 10).map((person, index) => application(person, index, 1, index < 8 ? "pass" : "fail", 360)),
    ...candidates.slice(10, 15).map((person, index) => application(person, index, 2, "req", 4 - index * 0.7)),
  ];
}
