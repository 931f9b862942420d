import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { spac, spacRater, spacTaker, statusLog } from "../../db/tables";
import { goOnAfter } from "../bulk";
import { demoName } from "../company/names";
import type { DemoPerson } from "../company/people";
import { demoCustomers, SOLD_TO } from "../customers/customers";
import { atWork, dayBefore, daysBefore, workday } from "../days";

const [ROUNDS, TAKERS] = [60, 25] as const;
/** Between two rounds, in days; the first of them are still to come. */
const APART = 12;
const AHEAD = 3;

const levels = ["NL", "IL", "IM1", "IM2", "IM3", "IH", "AL"];
const notes = [
  "발음이 분명하고 문장이 짧습니다.",
  "질문을 잘 이해하고 예를 들어 답합니다.",
  "시제를 자주 틀리지만 뜻은 통합니다.",
];
const languages = ["영어", "영어", "영어", "중국어", "일본어"];
const depts = ["인사팀", "해외영업팀", "구매팀", "품질팀"];
const states = ["req", "plan", "run", "mark", "mark"] as const;
const steps = ["req", "plan", "run", "mark", "done"] as const;

/** Two years of rounds of the speaking test, of which two are being marked. */
export async function seedSpac(tx: Database, people: readonly DemoPerson[], now: Date): Promise<void> {
  const customers = demoCustomers(people, now).slice(0, SOLD_TO);
  const raters = people.filter(({ idx_team }) => idx_team === 66);
  const byIdx = new Map(people.map((person) => [person.idx, person]));
  const rounds: (typeof spac.$inferInsert)[] = [];
  const markers: (typeof spacRater.$inferInsert & { idx: number })[] = [];
  const takers: (typeof spacTaker.$inferInsert)[] = [];
  const history: (typeof statusLog.$inferInsert)[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    const idx = n + 1;
    const ago = n < states.length ? (n - AHEAD) * 9 + 4 : (n - AHEAD) * APART;
    const customer = customers[n % customers.length] as (typeof customers)[number];
    const owner = byIdx.get(customer.idx_owner) as DemoPerson;
    const status = states[n] ?? (n % 20 === 17 ? "cancel" : "done");
    const test_date = workday(dayBefore(now, ago));
    const wdate = atWork(daysBefore(now, Math.max(1, ago) + 20), n);
    const [fee, isTaken] = [30_000 + (n % 3) * 5000, ["mark", "done"].includes(status)];
    const language = languages[n % languages.length] as string;
    const here = [0, 1].map((k) => raters[(n + k) % raters.length] as DemoPerson);
    const first = markers.length + 1;
    for (const [k, rater] of here.entries()) {
      markers.push({ idx: first + k, idx_spac: idx, idx_staff: rater.idx, capacity: 15, idx_writer: owner.idx, wdate });
    }
    let taken = 0;
    for (let k = 0; k < (status === "req" ? 0 : TAKERS); k++) {
      const isDone = isTaken && k % 12 !== 11;
      const isMarked = isDone && !(status === "mark" && k % 4 === 3);
      const level = Math.min(levels.length - 1, ((k * 5 + n) % 5) + (k % 3));
      taken += isDone ? 1 : 0;
      takers.push({
        idx_spac: idx,
        name: demoName(n * TAKERS + k).kname,
        dept: depts[k % depts.length] as string,
        emp_no: `${2015 + (k % 9)}${String(100 + k)}`,
        email: `taker${n * TAKERS + k + 1}@customer${customer.idx}.example`,
        phone: `010-0000-${String(1000 + ((n * TAKERS + k) % 9000))}`,
        test_at: new Date(Date.parse(`${test_date}T10:00:00+09:00`) + Math.floor(k / 2) * 20 * 60_000),
        idx_rater: first + (k % 2),
        status: !isTaken ? "wait" : isDone ? "done" : "absent",
        level: isMarked ? (levels[level] as string) : null,
        score: isMarked ? 40 + level * 8 + (k % 7) : null,
        note: isMarked ? (notes[k % notes.length] as string) : null,
        idx_writer: owner.idx,
        wdate,
      });
    }
    rounds.push({
      idx,
      round_name: `${customer.name} ${test_date.slice(0, 4)} ${language} ${idx}차`,
      idx_customer: customer.idx,
      test_date,
      first_at: "10:00",
      minutes: 20,
      mode: ["tel", "video", "tel", "visit", "online"][n % 5] as string,
      applicants: TAKERS,
      taken,
      language,
      fee,
      result_due: workday(dayBefore(now, ago - 10)),
      idx_owner: owner.idx,
      status,
      memo: n % 8 === 3 ? "연 2회 정기 시험" : null,
      idx_sector: owner.idx_sector,
      idx_office: owner.idx_office,
      idx_team: owner.idx_team,
      idx_writer: owner.idx,
      wdate,
    });
    const last = status === "cancel" ? 0 : steps.indexOf(status as "req");
    const passed: string[] = [...steps.slice(0, last + 1), ...(status === "cancel" ? ["cancel"] : [])];
    passed.forEach((to_status, at) => {
      const when = new Date(Math.min(wdate.getTime() + at * 5 * 24 * 60 * 60_000, now.getTime()));
      const who = { idx_staff: owner.idx, idx_writer: owner.idx };
      history.push({
        entity: "spac",
        entity_idx: idx,
        from_status: passed[at - 1] ?? null,
        to_status,
        at: when,
        wdate: when,
        ...who,
      });
    });
  }
  await insertMany(tx, spac, rounds);
  await insertMany(tx, spacRater, markers);
  await insertMany(tx, spacTaker, takers);
  await insertMany(tx, statusLog, history);
  for (const table of [spac, spacRater, spacTaker]) await goOnAfter(tx, table);
}
