import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { pledge, pledgeRound } from "../../db/tables";
import { dayOf } from "../../seoul";
import { goOnAfter } from "../bulk";
import type { DemoPerson } from "../company/people";
import { dayBefore } from "../days";

/** Who keeps the rounds. */
const KEEPER = 102;
const DAY = 24 * 60 * 60 * 1000;
const items = [
  "동료의 말을 끝까지 듣고 나서 말하겠습니다.",
  "다른 의견을 사람이 아니라 일에 대한 것으로 받아들이겠습니다.",
  "늦지 않게 답하고, 늦으면 먼저 알리겠습니다.",
  "고마운 일은 그 자리에서 고맙다고 말하겠습니다.",
].map((text) => ({ text, done: false }));
const commitments = [
  "회의에서 먼저 듣고 한 번 더 묻겠습니다.",
  "메신저보다 얼굴을 보고 이야기하는 시간을 늘리겠습니다.",
  "후배의 제안에 하루 안에 답하겠습니다.",
  "칭찬은 바로, 아쉬운 점은 차분히 전하겠습니다.",
];

/** A round of last year that everybody signed, and one of this year under way. */
export async function seedPledges(tx: Database, people: readonly DemoPerson[], now: Date): Promise<void> {
  const year = Number(dayOf(now).slice(0, 4));
  const body =
    "<p>우리는 서로를 존중하며 솔직하게 이야기하고, 함께 더 나은 결과를 만들기 위하여 다음을 약속합니다.</p>";
  const rounds = [
    { idx: 1, year: year - 1, open_from: dayBefore(now, 380), open_to: dayBefore(now, 350) },
    { idx: 2, year, open_from: dayBefore(now, 20), open_to: dayBefore(now, -10) },
  ].map((round) => ({
    ...{ ...round, title: `${round.year}년 소통 서약`, body, items, is_open: true },
    ...{ idx_writer: KEEPER, wdate: new Date(`${round.open_from}T00:00:00Z`) },
  }));
  const pledges = rounds.flatMap((round) =>
    people
      .filter(({ joinday }) => round.idx === 2 || joinday <= round.open_to)
      .map((person) => {
        const isSigned = round.idx === 1 || ![0, 6].includes(person.idx % 7);
        return {
          ...{ idx_round: round.idx, idx_staff: person.idx, idx_sector: person.idx_sector },
          ...{ idx_office: person.idx_office, idx_team: person.idx_team || null },
          checks: isSigned ? items.map(() => true) : null,
          commitment: isSigned ? (commitments[person.idx % commitments.length] as string) : null,
          sign_name: isSigned ? person.kname : null,
          signed_at: isSigned ? new Date(round.wdate.getTime() + (1 + (person.idx % 15)) * DAY) : null,
          status: isSigned ? "done" : "none",
          idx_writer: KEEPER,
          wdate: round.wdate,
        };
      }),
  );
  await insertMany(tx, pledgeRound, rounds);
  await insertMany(tx, pledge, pledges);
  for (const table of [pledgeRound, pledge]) await goOnAfter(tx, table);
}
