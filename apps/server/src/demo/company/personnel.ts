import { permissionIds } from "@portal/definition";
import { daysAfter } from "@portal/definition/calendar";
import { eq, inArray } from "drizzle-orm";
import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { numberCounter } from "../../db/system-tables";
import {
  certIssue,
  onboardItem,
  retire,
  retireHandover,
  staff,
  staffAward,
  staffCareer,
  staffCert,
  staffChangeReq,
  staffContract,
  staffFamily,
  staffOrder,
  staffPost,
  staffSchool,
} from "../../db/tables";
import { certified } from "../../people/certified";
import { sealed } from "../../sealed";
import { dayOf } from "../../seoul";
import { dayBefore, daysBefore, workday } from "../days";
import { demoName } from "./names";
import { demoOffices } from "./organisation";
import type { DemoPerson } from "./people";

type Order = typeof staffOrder.$inferInsert;

/** Whose files are whole: the demo accounts and those beside them. */
const FILED = 30;
const YEARS = 5;
const PEOPLE_TEAM = 102;

/** Personnel files, five years of orders, second posts, two on leave and what people ask to have changed. */
export async function seedPersonnel(tx: Database, people: readonly DemoPerson[], now: Date): Promise<void> {
  const filed = people.filter(({ idx }) => idx >= 100).slice(0, FILED);
  await seedFiles(tx, filed);
  await insertMany(
    tx,
    staffContract,
    people.flatMap((person) => contractOf(person, filed, now)),
  );
  await seedOrders(tx, people, now);
  const away = people.filter(({ idx }) => idx > 200).slice(0, 2);
  await tx
    .update(staff)
    .set({ status: "leave" })
    .where(
      inArray(
        staff.idx,
        away.map(({ idx }) => idx),
      ),
    );
  await seedLeavers(tx, people, now);
  await insertMany(tx, onboardItem, onboardingOf(people, now));
  await insertMany(tx, staffPost, postsOf(people, now));
  await insertMany(tx, staffChangeReq, requestsOf(now));
  await insertMany(tx, certIssue, await certificatesOf(tx, now));
  await tx.insert(numberCounter).values({ name: `cert_issue ${dayOf(now).slice(0, 4)}-`, last: CERTIFICATES.length });
}

/** Who leaves, and who has left: one has just asked, one hands over and is half through, twenty are gone. */
async function seedLeavers(tx: Database, people: readonly DemoPerson[], now: Date): Promise<void> {
  const leaving = people.filter(({ idx, idx_position }) => idx > 210 && idx_position > 6104).slice(4, 6);
  const [recv, hand] = leaving;
  if (!recv || !hand) return;
  const all = (done: boolean) =>
    ["자산 반납", "법인카드 반납", "인수인계", "계정 정리", "비밀유지서약", "연차 정산"].map((text) => ({
      text,
      done,
    }));
  const row = (idx_staff: number, status: string, days: number, more: object) => ({
    idx_staff,
    apply_date: dayBefore(now, days + 30),
    retire_date: dayBefore(now, days),
    reason: ["move", "study", "family", "health"][idx_staff % 4] as string,
    rehire_ok: true,
    status,
    checklist: all(false),
    idx_writer: PEOPLE_TEAM,
    ...more,
  });
  await tx.insert(retire).values(row(recv.idx, "recv", -40, {}));
  const successor =
    people.find(({ idx, idx_team }) => idx_team === hand.idx_team && idx !== hand.idx && idx !== recv.idx)?.idx ?? 101;
  const [made] = await tx
    .insert(retire)
    .values(row(hand.idx, "hand", -12, { idx_successor: successor, interview_at: dayBefore(now, 5) }))
    .returning({ idx: retire.idx });
  const things = ["주간 보고 양식", "고객사 연락처", "교재 원고", "정산 자료", "강사 명단", "회의록", "제안서 폴더"];
  await insertMany(
    tx,
    retireHandover,
    [...things, ...things.map((thing) => `${thing} (지난해)`)].map((title, n) => ({
      idx_retire: made?.idx as number,
      idx_staff: hand.idx,
      idx_sector: hand.idx_sector,
      idx_office: hand.idx_office,
      idx_team: hand.idx_team,
      kind: "file",
      title,
      idx_to_staff: successor,
      due: dayBefore(now, -12),
      status: n % 2 === 0 ? "ok" : "open",
      confirmed_at: n % 2 === 0 ? daysBefore(now, 1) : null,
      idx_writer: PEOPLE_TEAM,
    })),
  );
  const gone = Array.from({ length: 20 }, (_, n) => {
    const { kname, ename } = demoName(400 + n);
    return {
      idx: 700 + n,
      emp_no: `P15${String(700 + n)}`,
      kname,
      ename,
      email: `left.${700 + n}@pureunbat.example`,
      idx_sector: 100,
      idx_office: 110,
      idx_team: 111 + (n % 3),
      idx_position: 6111,
      employ_type: "regular",
      joinday: dayBefore(now, 2600 - n * 11),
      birth: `${1964 + ((n * 7) % 33)}-${String(1 + ((n * 5) % 12)).padStart(2, "0")}-${String(1 + ((n * 11) % 28)).padStart(2, "0")}`,
      phone: "",
      status: "retired",
    };
  });
  await insertMany(tx, staff, gone);
  await insertMany(
    tx,
    retire,
    gone.map(({ idx }, n) => row(idx, "done", 30 + n * 45, { checklist: all(true) })),
  );
}

/** What is got ready for those who have come last: of two half of it, of six all. */
function onboardingOf(people: readonly DemoPerson[], now: Date): (typeof onboardItem.$inferInsert)[] {
  const last = people.toSorted((one, other) => other.joinday.localeCompare(one.joinday)).slice(0, 8);
  const support = { idx_team: permissionIds.teams.support, idx_handler: null };
  const buddy = { idx_team: null, idx_handler: 100 };
  const lead = { idx_team: null, idx_handler: 101 };
  const things = [
    ["equip", "노트북", -1, { ...support, category: "notebook" }],
    ["equip", "사원증", 0, support],
    ["meet", "팀 소개", 1, buddy],
    ["meet", "1주 면담", 7, lead],
  ] as const;
  return last.flatMap(({ idx }, at) =>
    things.map(([kind, title, days, by], n) => {
      const isDone = at > 1 || n % 2 === 0;
      const due = dayBefore(now, (at > 1 ? 30 * at : -2) - days);
      const seq = n + 1;
      const done = { status: isDone ? "done" : "open", done_at: isDone ? daysBefore(now, at > 1 ? 30 * at : 1) : null };
      return { idx_staff: idx, seq, kind, title, ...by, due, ...done, idx_writer: PEOPLE_TEAM };
    }),
  );
}

async function seedFiles(tx: Database, filed: readonly DemoPerson[]): Promise<void> {
  const by = { idx_writer: PEOPLE_TEAM };
  for (const { idx, birth } of filed) {
    const family = demoName(idx + 211).kname;
    await tx
      .update(staff)
      .set({
        address: `서울특별시 푸른구 새봄로 ${(idx * 3) % 200}, ${101 + (idx % 9)}동 ${201 + ((idx * 7) % 1200)}호`,
        gender: idx % 2 === 0 ? "f" : "m",
        emergency_name: family,
        emergency_phone: `010-0001-${String(idx).padStart(4, "0")}`,
        seat: `${3 + (idx % 5)}층 ${String.fromCharCode(65 + (idx % 6))}-${1 + (idx % 20)}`,
        // the second half is nobody's
        resident_no: sealed(`${birth.slice(2).replaceAll("-", "")}-0000000`),
      })
      .where(eq(staff.idx, idx));
  }
  const year = ({ birth }: DemoPerson) => Number(birth.slice(0, 4));
  await insertMany(
    tx,
    staffSchool,
    filed.map((person) => ({
      ...by,
      idx_staff: person.idx,
      school: ["새봄대학교", "한들대학교", "가온대학교", "누리대학교"][person.idx % 4] as string,
      degree: person.idx % 5 === 0 ? "master" : "bach",
      major: ["국어국문학", "영어교육", "경영학", "산업디자인", "통계학"][person.idx % 5] as string,
      from_month: `${year(person) + 19}-03`,
      to_month: `${year(person) + 23}-02`,
      state: "grad",
    })),
  );
  await insertMany(
    tx,
    staffCareer,
    filed
      .filter(({ idx }) => idx % 3 === 0)
      .map((person) => ({
        ...by,
        idx_staff: person.idx,
        company: ["다솜에듀", "해든미디어", "온유컨설팅"][person.idx % 3] as string,
        dept: "사업부",
        title: "대리",
        date_from: daysAfter(person.joinday, -900),
        date_to: daysAfter(person.joinday, -30),
        duty: "교육 과정 운영",
      })),
  );
  await insertMany(
    tx,
    staffCert,
    filed
      .filter(({ idx }) => idx % 2 === 0)
      .map((person) => ({
        ...by,
        idx_staff: person.idx,
        name: ["영어 말하기", "정보처리기사", "평생교육사"][person.idx % 3] as string,
        issuer: "자격검정원",
        score: person.idx % 3 === 0 ? "AL" : "합격",
        got_date: daysAfter(person.joinday, -200),
        expire_date: null,
      })),
  );
  await insertMany(
    tx,
    staffFamily,
    filed
      .filter(({ idx }) => idx % 2 === 1)
      .map((person) => ({
        ...by,
        idx_staff: person.idx,
        relation: "spouse",
        name: demoName(person.idx + 97).kname,
        birth: `${year(person) + 1}-06-15`,
        is_dependent: person.idx % 4 === 1,
      })),
  );
  await insertMany(
    tx,
    staffAward,
    filed
      .filter(({ idx }) => idx % 6 === 0)
      .map((person) => ({
        ...by,
        idx_staff: person.idx,
        kind: "award",
        title: "우수사원상",
        at: daysAfter(person.joinday, 400),
      })),
  );
}

function contractOf(
  { idx, employ_type, joinday }: DemoPerson,
  filed: readonly DemoPerson[],
  now: Date,
): (typeof staffContract.$inferInsert)[] {
  const isEnding = employ_type !== "regular";
  if (!isEnding && !filed.some((person) => person.idx === idx)) return [];
  return [
    {
      idx_staff: idx,
      idx_writer: PEOPLE_TEAM,
      work_type: "full",
      date_from: isEnding ? dayBefore(now, 300 - (idx % 40)) : joinday,
      date_to: isEnding ? dayBefore(now, -65 - (idx % 40)) : null,
      salary_enc: sealed(String(34_000_000 + (idx % 30) * 1_200_000)),
    },
  ];
}

/** Five years: who joined then, and who moved to where they are or became what they are; one that is to come. */
async function seedOrders(tx: Database, people: readonly DemoPerson[], now: Date): Promise<void> {
  const begin = dayBefore(now, YEARS * 365);
  const orders = people
    .flatMap((person) => ordersOf(person, begin, now))
    .sort((a, b) => a.effective_date.localeCompare(b.effective_date));
  const counters = new Map<string, number>();
  const rows = [...orders, ...ordersToCome(people, now)].map((order) => {
    const year = order.effective_date.slice(0, 4);
    const count = (counters.get(year) ?? 0) + 1;
    counters.set(year, count);
    return { ...order, order_no: `${year}-${String(count).padStart(3, "0")}` };
  });
  await insertMany(tx, staffOrder, rows);
  await insertMany(
    tx,
    numberCounter,
    [...counters].map(([year, last]) => ({ name: `staff_order ${year}-`, last })),
  );
}

function ordersOf(person: DemoPerson, begin: string, now: Date): Order[] {
  const { idx, idx_sector, idx_office, idx_position, joinday } = person;
  const idx_team = person.idx_team || null;
  const here = {
    idx_to_sector: idx_sector,
    idx_to_office: idx_office,
    idx_to_team: idx_team,
    idx_to_position: idx_position,
  };
  const none = { idx_from_sector: null, idx_from_office: null, idx_from_team: null, idx_from_position: null };
  const done = (kind: string, day: string, more: object): Order => ({
    ...none,
    ...here,
    idx_staff: idx,
    kind,
    effective_date: day,
    status: "done",
    applied_at: new Date(`${day}T00:01:00+09:00`),
    idx_writer: PEOPLE_TEAM,
    idx_sector,
    idx_office,
    idx_team,
    ...more,
  });
  const orders = joinday >= begin ? [done("join", joinday, {})] : [];
  const sibling =
    demoOffices.find(({ idx }) => idx === idx_office)?.teams.find((team) => team.idx !== idx_team)?.idx ?? idx_team;
  for (const [at, kind] of (["move", "promote"] as const).entries()) {
    const day = workday(dayBefore(now, 40 + ((idx * 131 + at * 811) % (YEARS * 365 - 60))));
    if (day <= daysAfter(joinday, 180) || (idx + at) % 7 === 0) continue;
    orders.push(
      kind === "move"
        ? done(kind, day, {
            idx_from_sector: idx_sector,
            idx_from_office: idx_office,
            idx_from_team: sibling,
            idx_from_position: idx_position,
          })
        : done(kind, day, {
            idx_from_sector: idx_sector,
            idx_from_office: idx_office,
            idx_from_team: idx_team,
            idx_from_position: 6112,
          }),
    );
  }
  return orders;
}

/** One that the night will carry out, and a draft. */
function ordersToCome(people: readonly DemoPerson[], now: Date): Order[] {
  return people
    .filter(({ idx_team, idx, idx_position }) => idx_team === 113 && idx > 150 && idx_position > 6104)
    .slice(0, 2)
    .map(({ idx, idx_sector, idx_office, idx_team }, at) => ({
      idx_from_sector: null,
      idx_from_office: null,
      idx_from_team: null,
      idx_from_position: null,
      idx_to_sector: 100,
      idx_to_office: 110,
      idx_to_team: 111,
      idx_to_position: null,
      idx_staff: idx,
      kind: "move",
      effective_date: dayBefore(now, at === 0 ? -8 : -30),
      status: at === 0 ? "plan" : "draft",
      applied_at: null,
      idx_writer: PEOPLE_TEAM,
      idx_sector,
      idx_office,
      idx_team,
    }));
}

function postsOf(people: readonly DemoPerson[], now: Date): (typeof staffPost.$inferInsert)[] {
  return people
    .filter(
      ({ idx, idx_position, idx_team }) => idx > 180 && idx_position === 6110 && [112, 211, 6096].includes(idx_team),
    )
    .filter((person, at, all) => all.findIndex(({ idx_team }) => idx_team === person.idx_team) === at)
    .map(({ idx, idx_team }) => {
      const [idx_sector, idx_office, team] = { 112: [100, 120, 121], 211: [200, 6074, 5994], 6096: [300, 310, 311] }[
        idx_team as 112
      ] as [number, number, number];
      return {
        idx_staff: idx,
        idx_sector,
        idx_office,
        idx_team: team,
        idx_position: 6110,
        duty: "사업 협력",
        date_from: dayBefore(now, 120),
        idx_writer: PEOPLE_TEAM,
      };
    });
}

function requestsOf(now: Date): (typeof staffChangeReq.$inferInsert)[] {
  const asked = [
    [101, "phone", "010-0000-0101", "010-0002-0101"],
    [104, "address", "서울특별시 푸른구 새봄로 112", "경기도 한들시 가온로 7, 305호"],
    [105, "staff_cert", null, "전산회계 1급 · 자격검정원"],
    [112, "emergency_phone", null, "010-0003-0112"],
  ] as const;
  return asked.map(([idx_staff, field, old_value, new_value], at) => ({
    idx_staff,
    field,
    old_value,
    new_value,
    ...(field === "staff_cert" && {
      staff_cert_name: "전산회계 1급",
      staff_cert_issuer: "자격검정원",
      staff_cert_got_date: dayBefore(now, 20),
    }),
    status: "req",
    idx_writer: idx_staff,
    wdate: daysBefore(now, at + 1),
  }));
}

const CERTIFICATES = [
  [101, "은행 대출", "새봄은행"],
  [104, "비자 발급", "대사관"],
  [106, "어린이집 제출", "해든어린이집"],
] as const;

async function certificatesOf(tx: Database, now: Date): Promise<(typeof certIssue.$inferInsert)[]> {
  const facts = await Promise.all(CERTIFICATES.map(([idx_staff]) => certified(tx, idx_staff)));
  return CERTIFICATES.map(([idx_staff, purpose, submit_to], at) => ({
    ...facts[at],
    issue_no: `${dayOf(now).slice(0, 4)}-${String(at + 1).padStart(4, "0")}`,
    idx_staff,
    kind: "employ",
    lang: "ko",
    purpose,
    submit_to,
    copies: 1,
    idx_writer: idx_staff,
    wdate: daysBefore(now, 20 - at * 3),
    issued_on: dayOf(daysBefore(now, 20 - at * 3)),
  }));
}
