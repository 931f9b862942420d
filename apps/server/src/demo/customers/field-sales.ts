import { sql } from "drizzle-orm";
import { businessHoursAfter } from "../../customers/business-hours";
import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { numberCounter } from "../../db/system-tables";
import { absence, businessCard, callLog, file, inquiry, outsideWork, visit } from "../../db/tables";
import { goOnAfter } from "../bulk";
import { demoName } from "../company/names";
import type { DemoPerson } from "../company/people";
import { dayBefore, daysBefore } from "../days";
import { demoFile } from "../files";
import { type DemoCustomer, demoCustomers, firstContactOf } from "./customers";

const DAY = 24 * 60 * 60 * 1000;
const [OUTSIDE, CARDS, INQUIRIES, CALLS] = [1200, 700, 900, 2400];
/** Work outside that is over and that no lead has confirmed. */
const UNCONFIRMED = 30;
/** Work outside that is still to come. */
const PLANNED = 20;

const asked = [
  "비즈니스 영어 출강 견적을 받고 싶습니다. 인원은 열두 명입니다.",
  "전화영어 단체 할인 조건을 알려 주세요.",
  "신입사원 레벨 평가를 상담하고 싶습니다.",
  "주재원 가족 과정이 있는지 궁금합니다.",
  "이러닝 체험 계정을 받을 수 있을까요?",
];
const answered = [
  "자료를 보내고 다음 주에 다시 연락하기로 했습니다.",
  "담당 강사와 시간을 바꾸었습니다.",
  "환불 절차를 안내했습니다.",
];
const products = ["class", "tel", "elearn", "test", "expat"];

/** What sales people do beside visiting: work outside, cards they are given, inquiries and calls they answer. */
export async function seedFieldSales(
  tx: Database,
  people: readonly DemoPerson[],
  picture: Buffer,
  holidays: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const customers = demoCustomers(people, now);
  // without it the planner takes them for empty, and looks at all absences for each visit
  await tx.execute(sql`analyze ${visit}, ${absence}`);
  await seedOutsideWork(tx, now);
  const [last] = (await tx.execute<{ idx: string }>(sql`select coalesce(max(idx), 0) idx from ${file}`)).rows;
  const cards = Array.from({ length: CARDS }, (_, n) => cardAt(n, customers, people, Number(last?.idx) + 1, now));
  await insertMany(
    tx,
    file,
    cards.map(({ idx, front }) => demoFile(front, "business_card", idx, "명함.webp", picture, now)),
  );
  await insertMany(tx, businessCard, cards);
  const sellers = people.filter(
    ({ idx_team, idx_position }) => [111, 112, 113].includes(idx_team) && idx_position > 6104,
  );
  const calls = Array.from({ length: CALLS }, (_, n) => callAt(n, customers, holidays, now));
  await insertMany(tx, callLog, calls);
  await insertMany(
    tx,
    inquiry,
    Array.from({ length: INQUIRIES }, (_, n) => inquiryAt(n, customers, sellers, holidays, now)),
  );
  const year = dayBefore(now, 0).slice(0, 4);
  await tx.insert(numberCounter).values({ name: `call_log CL-${year}-`, last: CALLS });
  for (const table of [file, businessCard, callLog, inquiry, outsideWork]) await goOnAfter(tx, table);
}

/** Every visit that somebody went to was work outside; nobody was on leave then. */
async function seedOutsideWork(tx: Database, now: Date): Promise<void> {
  const local = (moment: ReturnType<typeof sql>) => sql`(${moment} at time zone 'Asia/Seoul')`;
  await tx.execute(sql`
    insert into ${outsideWork} (idx, idx_sector, idx_office, idx_team, idx_visit, idx_customer, idx_staff, work_date, out_at,
      in_at, place, purpose, transport, distance_km, cost, result, idx_checked_by, status, idx_writer, wdate)
    select n, idx_sector, idx_office, idx_team, idx, idx_customer, idx_visitor, ${local(sql`lower(during)`)}::date,
      to_char(${local(sql`lower(during)`)} - interval '1 hour', 'HH24:MI'),
      to_char(${local(sql`upper(during)`)} + interval '1 hour', 'HH24:MI'),
      title, coalesce(memo, '고객사 방문'), transport, case when transport = 'own' then 12 + n % 80 end,
      case when transport in ('bus', 'taxi') then (n % 9 + 1) * 1500 end,
      case when status = 'done' then result end, case when status = 'done' and n > ${UNCONFIRMED} then 101 end,
      case when status <> 'done' then 'plan' when n > ${UNCONFIRMED} then 'ok' else 'done' end, idx_visitor, wdate
    from (select v.*, row_number() over (order by status, idx) n,
        row_number() over (partition by status order by idx) of_status,
        (array['corp', 'own', 'bus', 'taxi', 'walk'])[1 + v.idx % 5] transport
      from ${visit} v
      where kind = 'visit' and (status = 'done' or (status = 'plan' and lower(during) > ${now.toISOString()}))
        and not exists (select 1 from ${absence} a where a.idx_staff = v.idx_visitor and a.kind = 'vacation'
          and a.is_active and a.during && v.during)) made
    where of_status <= case status when 'plan' then ${PLANNED}::int else ${OUTSIDE - PLANNED}::int end`);
  await tx.execute(sql`
    insert into ${absence} (idx_staff, kind, ref_idx, during, is_active, idx_writer, wdate)
    select idx_staff, 'outside', idx, tstzrange((work_date + out_at::time) at time zone 'Asia/Seoul',
      (work_date + in_at::time) at time zone 'Asia/Seoul'), true, idx_staff, wdate from ${outsideWork}`);
}

function cardAt(
  n: number,
  customers: readonly DemoCustomer[],
  people: readonly DemoPerson[],
  first: number,
  now: Date,
) {
  const sellers = people.filter(({ idx_team }) => [111, 112, 113].includes(idx_team));
  const by = sellers[n % sellers.length] as DemoPerson;
  const of = customers[(n * 7) % customers.length] as DemoCustomer;
  const isLinked = n % 5 < 2;
  const phone = `010-0000-${String(4000 + (n % 650)).padStart(4, "0")}`;
  const email = `card${n % 650}@customer${of.idx}.example`;
  return {
    idx: n + 1,
    ...{ idx_sector: by.idx_sector, idx_office: by.idx_office, idx_team: by.idx_team || null, idx_writer: by.idx },
    front: first + n,
    name: demoName(1600 + (n % 650)).kname,
    company: of.name,
    dept: ["인사팀", "교육팀", "총무팀", "HRD센터"][n % 4] as string,
    title: ["대리", "과장", "차장", "팀장"][n % 4] as string,
    ...{ phone, email, phone_key: phone.replace(/\D/g, ""), email_key: email },
    met_at: dayBefore(now, n % 500),
    tags: n % 6 === 0 ? ["전시회"] : [],
    share: n % 23 === 5 ? "me" : n % 11 === 3 ? "all" : "team",
    idx_customer: isLinked ? of.idx : null,
    idx_contact: isLinked ? firstContactOf(of.idx) : null,
    is_linked: isLinked,
    wdate: daysBefore(now, n % 500),
  };
}

/** A working hour, so many of them ago. */
function momentAt(n: number, all: number, days: number, now: Date): Date {
  const day = dayBefore(now, Math.floor((n * days) / all));
  return new Date(Date.parse(`${day}T09:00:00+09:00`) + ((n * 37) % 520) * 60_000);
}

function callAt(n: number, customers: readonly DemoCustomer[], holidays: ReadonlySet<string>, now: Date) {
  const of = customers[(n * 11) % customers.length] as DemoCustomer;
  const called = momentAt(n, CALLS, 548, now);
  const called_at = called > now ? now : called;
  const kind = ["study", "tech", "study", "claim", "etc", "refund", "study"][n % 7] as string;
  const isOpen = n < 25;
  const due = businessHoursAfter(called_at, ["claim", "refund"].includes(kind) ? 4 : 9, holidays);
  const phone = `010-0000-${String(1000 + (n % 900)).padStart(4, "0")}`;
  const caller_name = demoName(600 + (n % 900)).kname;
  return {
    idx: n + 1,
    call_no: `CL-${dayBefore(called_at, 0).slice(0, 4)}-${String(n + 1).padStart(5, "0")}`,
    title: caller_name,
    called_at,
    direction: n % 4 === 3 ? "out" : "in",
    ...{ caller_name, phone, phone_key: phone.replace(/\D/g, "") },
    idx_customer: n % 3 === 2 ? null : of.idx,
    idx_contact: n % 3 === 2 ? null : firstContactOf(of.idx),
    kind,
    product: n % 2 ? "전화영어" : "출강",
    content: asked[n % asked.length] as string,
    idx_handler: 12,
    priority: ["mid", "high", "low"][n % 3] as string,
    due:
      isOpen && n < 6
        ? new Date(now.getTime() - (n + 1) * DAY)
        : isOpen
          ? new Date(now.getTime() + (n % 5) * DAY)
          : due,
    back_at: isOpen && n % 5 === 4 ? new Date(now.getTime() + (n + 1) * 60 * 60_000) : null,
    result: isOpen ? null : (answered[n % answered.length] as string),
    done_at: isOpen ? null : due,
    status: isOpen ? (["recv", "run", "recv", "miss", "back"][n % 5] as string) : "done",
    idx_writer: 12,
    wdate: called_at,
  };
}

function inquiryAt(
  n: number,
  customers: readonly DemoCustomer[],
  sellers: readonly DemoPerson[],
  holidays: ReadonlySet<string>,
  now: Date,
) {
  const of = customers[(n * 13) % customers.length] as DemoCustomer;
  const moment = momentAt(n, INQUIRIES, 548, now);
  const received_at = moment > now ? now : moment;
  const status = n < 9 ? "new" : n < 18 ? "assign" : n < 30 ? "talk" : n % 100 < 32 ? "won" : "end";
  const by = sellers[n % sellers.length] as DemoPerson;
  const reply_due = businessHoursAfter(received_at, 4, holidays);
  const isAnswered = !["new", "assign"].includes(status);
  const name = demoName(2400 + n).kname;
  const isKnown = status === "won" || n % 4 === 0;
  return {
    idx: n + 1,
    title: `${of.name} ${name}`,
    received_at,
    channel: ["web", "tel", "mail", "web", "refer"][n % 5] as string,
    source_no: n % 5 === 0 ? `W-${10_000 + n}` : null,
    name,
    phone: `010-0000-${String(5000 + n).padStart(4, "0")}`,
    email: `inquiry${n}@customer${of.idx}.example`,
    company: of.name,
    idx_customer: isKnown ? of.idx : null,
    product: products[n % products.length] as string,
    content: asked[n % asked.length] as string,
    idx_assigned: status === "new" ? null : by.idx,
    assigned_at: status === "new" ? null : received_at,
    reply_due,
    first_reply_at: isAnswered ? new Date(received_at.getTime() + (20 + ((n * 17) % 260)) * 60_000) : null,
    end_reason: status === "end" ? "정보만 확인하고 마쳤습니다." : null,
    status,
    idx_writer: status === "new" ? 12 : by.idx,
    wdate: received_at,
  };
}
