import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { eduCourse, eduGoal, eduRecord, statusLog } from "../../db/tables";
import { dayOf } from "../../seoul";
import { goOnAfter } from "../bulk";
import type { DemoPerson } from "../company/people";

type Course = typeof eduCourse.$inferInsert & { readonly idx: number; readonly start_at: Date; readonly end_at: Date };
type Learnt = typeof eduRecord.$inferInsert & { readonly idx: number };

const DAY = 24 * 60 * 60 * 1000;
/** Who keeps the courses. */
const KEEPER = 102;
/** Records on courses, beside what people learn by themselves. */
const ALL = 1380;

const duties = [
  "정보보호 교육",
  "성희롱 예방 교육",
  "직장 내 괴롭힘 예방 교육",
  "개인정보보호 교육",
  "장애인 인식개선 교육",
];
const others: readonly (readonly [title: string, category: string, method: string, hours: number])[] = [
  ["고객 응대의 기본", "job", "class", 4],
  ["숫자로 말하는 보고서", "job", "class", 6],
  ["제안서 작성 실습", "job", "class", 8],
  ["비즈니스 영어 회화", "lang", "outsource", 24],
  ["중국어 입문", "lang", "online", 20],
  ["팀장의 첫 백일", "lead", "class", 12],
  ["코칭 대화법", "lead", "class", 8],
  ["함께 읽는 경영서", "read", "self", 6],
  ["새내기 회사 생활", "onboard", "class", 16],
  ["교육공학 세미나", "ext", "outsource", 12],
  ["스프레드시트 자동화", "job", "online", 10],
  ["강의 설계 워크숍", "job", "class", 8],
  ["협상의 기술", "lead", "outsource", 14],
  ["글쓰기 교실", "job", "online", 6],
  ["데이터로 읽는 고객", "job", "online", 8],
];
const reports = [
  "<p>이번 과정에서 배운 것을 팀의 업무에 어떻게 쓸지 정리하였습니다. 다음 달부터 회의 자료를 새 양식으로 준비합니다.</p>",
  "<p>사례를 함께 풀어 보며 평소에 놓치던 부분을 알게 되었습니다. 동료들과 나눌 자료를 만들었습니다.</p>",
];

/** Two years of courses, what people have learnt of them and by themselves, and what a year asks of them. */
export async function seedEducation(tx: Database, people: readonly DemoPerson[], now: Date): Promise<void> {
  const year = Number(dayOf(now).slice(0, 4));
  const courses = demoCourses(now);
  const records = demoRecords(courses, people, now);
  await tx.insert(eduGoal).values([year - 1, year].map((one) => ({ year: one, hours: 120, credit: 12, wdate: now })));
  await insertMany(tx, eduCourse, courses);
  await insertMany(tx, eduRecord, records);
  await insertMany(
    tx,
    statusLog,
    records.flatMap(({ idx, status, idx_staff, wdate }) => {
      const row = { entity: "edu_record", entity_idx: idx, memo: null, wdate: wdate as Date, at: wdate as Date };
      const first = { ...row, from_status: null, to_status: "approved", idx_staff, idx_writer: idx_staff };
      if (status === "approved") return [first];
      return [
        first,
        { ...first, from_status: "approved", to_status: status as string, idx_staff: KEEPER, idx_writer: KEEPER },
      ];
    }),
  );
  for (const table of [eduCourse, eduRecord]) await goOnAfter(tx, table);
}

/** The duties of each year, and fifteen more; three are open now, one of them full. */
function demoCourses(now: Date): Course[] {
  const year = Number(dayOf(now).slice(0, 4));
  const made: Course[] = [];
  const add = (given: Partial<Course> & Pick<Course, "title" | "start_at" | "end_at" | "hours">) => {
    const { start_at, end_at } = given;
    const begun = start_at <= now;
    made.push({
      idx: made.length + 1,
      category: "job",
      method: "class",
      credit: Number(given.hours) / 2,
      is_mandatory: false,
      target: null,
      needs_report: false,
      instructor: "사내 강사",
      apply_from: dayOf(new Date(start_at.getTime() - 30 * DAY)),
      apply_to: dayOf(new Date(start_at.getTime() - 2 * DAY)),
      status: end_at < now ? "done" : begun ? "run" : start_at.getTime() - now.getTime() < 30 * DAY ? "open" : "plan",
      idx_writer: KEEPER,
      wdate: new Date(start_at.getTime() - 60 * DAY),
      ...given,
    });
  };
  for (const of of [year - 1, year]) {
    for (const [n, title] of duties.entries()) {
      const start_at = new Date(`${of}-01-02T00:00:00Z`);
      const end_at = new Date(`${of}-12-20T09:00:00Z`);
      add({
        title: `${of}년 ${title}`,
        category: "legal",
        method: "online",
        hours: 1,
        is_mandatory: true,
        // some are for those who meet customers
        target: n < 2 ? null : { idx_office: [110] },
        start_at,
        end_at,
      });
    }
  }
  const rounds = others.flatMap((one, n) => [
    { one, n, at: -640 + n * 23 },
    { one, n, at: -300 + n * 19 },
  ]);
  for (const {
    one: [title, category, method, hours],
    n,
    at,
  } of rounds) {
    const start_at = new Date(new Date(`${dayOf(new Date(now.getTime() + at * DAY))}T01:00:00Z`));
    const end_at = new Date(start_at.getTime() + (1 + (n % 3)) * DAY + 8 * 60 * 60_000);
    add({
      ...{ title: at < -300 ? `${title} (지난해)` : title, category, method, hours, start_at, end_at },
      place: method === "class" ? "본사 4층 교육장" : null,
      provider: method === "outsource" ? "한들교육원 (가상)" : null,
      cost: method === "outsource" ? 180_000 + n * 10_000 : null,
      capacity: method === "class" ? 30 : null,
      needs_report: category === "lead",
    });
  }
  for (const [n, title] of ["겨울 제안 워크숍", "새 교재 연구 모임", "발표 실습"].entries()) {
    const start_at = new Date(new Date(`${dayOf(new Date(now.getTime() + (12 + n * 5) * DAY))}T01:00:00Z`));
    const end_at = new Date(start_at.getTime() + 8 * 60 * 60_000);
    add({ title, hours: 6, place: "본사 4층 교육장", capacity: n === 2 ? 8 : 20, status: "open", start_at, end_at });
  }
  return made;
}

function demoRecords(courses: readonly Course[], people: readonly DemoPerson[], now: Date): Learnt[] {
  const made: Learnt[] = [];
  const add = (person: DemoPerson, course: Course | undefined, more: Partial<Learnt>) => {
    const day = dayOf(course ? (course.status === "done" ? course.end_at : course.start_at) : now);
    made.push({
      idx: made.length + 1,
      idx_course: course?.idx ?? null,
      idx_staff: person.idx,
      idx_sector: person.idx_sector,
      idx_office: person.idx_office,
      idx_team: person.idx_team || null,
      title: course?.title ?? "",
      edu_date: day,
      hours: course?.hours ?? 2,
      credit: course?.credit ?? 1,
      idx_writer: person.idx,
      wdate: new Date((course?.start_at ?? now).getTime() - (3 + (made.length % 20)) * DAY),
      ...more,
    });
  };
  // the duties of this year are everybody's; most have done them as the year goes on
  const open = courses.filter(({ status }) => status === "open");
  const running = courses.filter(({ is_mandatory, status }) => is_mandatory && status === "run");
  for (const course of running) {
    const joined = dayOf(course.start_at);
    const offices = course.target?.idx_office;
    for (const person of people.filter(({ idx_office }) => offices?.includes(idx_office) ?? true)) {
      const isPassed = person.idx % 11 !== course.idx % 11;
      const isNew = person.joinday > joined;
      const since = isNew ? person.joinday : joined;
      const edu_date = isPassed && since < dayOf(now) ? since : joined;
      add(
        person,
        course,
        isPassed ? { ...passed(person.idx), edu_date } : { status: "run", edu_date: dayOf(course.start_at) },
      );
    }
  }
  for (const [n, course] of open.entries()) {
    const places = course.capacity ?? 20;
    const asked = people.filter(({ idx_office }) => idx_office === 110).slice(0, n === 2 ? places + 2 : 6 + n);
    for (const [at, person] of asked.entries()) add(person, course, { status: at < places ? "approved" : "wait" });
  }
  const on = new Set<string>();
  const over = courses.filter(({ status }) => status === "done");
  for (let n = 0; made.length < ALL; n++) {
    const course = over[n % over.length] as Course;
    const person = people[(n * 7 + Math.floor(n / over.length) * 3) % people.length] as DemoPerson;
    if (on.has(`${course.idx} ${person.idx}`) || person.joinday > dayOf(course.start_at)) {
      if (n > 20 * ALL) break;
      continue;
    }
    on.add(`${course.idx} ${person.idx}`);
    add(
      person,
      course,
      n % 11 === 4 ? { status: "fail", attend_rate: 60 } : n % 17 === 5 ? { status: "cancel" } : passed(n),
    );
  }
  // what people learn by themselves, some of it still to be confirmed
  for (let n = 0; n < 20; n++) {
    const person = people[n * 9] as DemoPerson;
    const edu_date = dayOf(new Date(now.getTime() - (2 + n) * DAY));
    const report = reports[n % 2] as string;
    add(person, undefined, {
      title: "온라인 강의 수강",
      edu_date,
      report,
      report_at: now,
      status: n < 6 ? "apply" : "pass",
    });
  }
  return made;
}

function passed(n: number): Partial<Learnt> {
  const report = n % 5 === 0 ? (reports[n % 2] as string) : null;
  return {
    status: "pass",
    attend_rate: 85 + (n % 16),
    score: n % 3 === 0 ? 70 + (n % 30) : null,
    rating: 3 + (n % 3),
    report,
  };
}
