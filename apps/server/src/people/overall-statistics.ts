import { byName, isAmongRows, moduleOf, rowsOf } from "@portal/definition";
import { serviceOf } from "@portal/definition/calendar";
import type { AnswerOf, GivenIn, getOverallStatistics } from "@portal/definition/contract";
import { sql } from "drizzle-orm";
import { askerOf } from "../access/asker";
import { wrongFields } from "../api-error";
import type { Person } from "../auth/sessions";
import { hideFew } from "../company/hide-few";
import type { Database } from "../db/open";
import { dayOf } from "../seoul";

/** Of fewer people nothing is told. */
const LEAST = 3;

type Answer = Omit<AnswerOf<typeof getOverallStatistics>, "err" | "err_msg">;
type Block = Answer["blocks"][number];

/** Somebody as they were on the day: where they worked, and what of theirs is added up. */
interface Worker {
  readonly idx: number;
  readonly idx_sector: number;
  readonly idx_office: number;
  readonly idx_team: number | null;
  readonly office: string;
  readonly team: string;
  readonly position: string;
  readonly employ_type: string;
  readonly gender: string;
  readonly joinday: string;
  readonly birth: string | null;
  /** The last day, of whoever has left. */
  readonly left: string | null;
}

const { employ_type: types, gender: genders } = moduleOf.incumbents.entities.staff.fields;
const labelIn = (options: Readonly<Record<string, string>>, code: string) => options[code] ?? "미입력";

/** Figures of the people whom somebody may know of, on a day. */
export async function overallStatistics(
  db: Database,
  { day: asked, idx_office, idx_team, employ_type }: GivenIn<typeof getOverallStatistics>,
  person: Person,
  now: Date,
): Promise<Answer> {
  const day = asked || dayOf(now);
  if (day > dayOf(now)) throw wrongFields({ day: "기준일: 오늘이나 지난 날을 입력하세요." });
  const asker = await askerOf(db, person, dayOf(now));
  const rows = rowsOf(asker, ["isLead:team", "pd_auth:all"], { hasOrgUnit: true });
  const known = (await workersOn(db, day)).filter((one) => isAmongRows(rows, one));
  const isIn = (one: Worker) =>
    (idx_team === 0 || one.idx_team === idx_team) && (idx_office === 0 || one.idx_office === idx_office);
  const ofUnit = known.filter(isIn);
  const isChosen = (one: Worker) => !employ_type || one.employ_type === employ_type;
  const group = ofUnit.filter(isChosen);
  // whoever looks at the whole too could take the one from the other
  const offices = new Set(ofUnit.map((one) => one.idx_office));
  const parent = idx_team === 0 ? known : known.filter((one) => offices.has(one.idx_office));
  const beside = employ_type ? ofUnit.filter((one) => !isChosen(one)) : parent.filter((one) => !isIn(one));
  const here = { group: group.filter(isHereOn(day)), beside: beside.filter(isHereOn(day)) };
  const nameOf = (one: Worker) => (idx_office || idx_team || offices.size === 1 ? one.team : one.office);
  const [since = null] = known.map(({ joinday }) => joinday).toSorted((a, b) => a.localeCompare(b));
  return {
    day,
    since,
    blocks:
      here.group.length === 0
        ? []
        : [
            byUnit(here.group, nameOf),
            spread("type", "고용형태", here, ({ employ_type: type }) => labelIn(types.options, type)),
            spread("gender", "성별", here, ({ gender }) => labelIn(genders.options, gender)),
            spread("age", "연령대", here, ({ birth }) => ageBand(birth, day)),
            spread("years", "근속", here, ({ joinday }) => yearsBand(joinday, day)),
            turnover(group, day),
            ...(await rates(db, here.group, nameOf, day)),
          ],
  };
}

const isFew = (people: number) => people > 0 && people < LEAST;

const isHereOn = (day: string) => (one: Pick<Worker, "joinday" | "left">) =>
  one.joinday <= day && (one.left === null || one.left > day);

/** Everybody who has ever worked here up to a day, where the first order behind it says that they were before. */
async function workersOn(db: Database, day: string): Promise<Worker[]> {
  const { rows } = await db.execute<Worker & Record<string, unknown>>(sql`
    select s.idx::int, coalesce(o.idx_from_sector, s.idx_sector)::int as idx_sector,
      coalesce(o.idx_from_office, s.idx_office)::int as idx_office,
      (case when o.idx is null then s.idx_team else o.idx_from_team end)::int as idx_team,
      coalesce(office.kname, '') as office, coalesce(team.kname, '팀 없음') as team, coalesce(position.kname, '') as position,
      s.employ_type, coalesce(s.gender, '') as gender, s.joinday::text, s.birth::text,
      coalesce(r.retire_date::text, case when s.status = 'retired' then s.joinday::text end) as left
    from staff s
    left join lateral (
      select * from staff_order o
      where o.idx_staff = s.idx and o.status = 'done' and o.deleted_at is null and o.effective_date > ${day}
        and o.idx_from_office is not null and o.kind <> 'concur'
      order by o.effective_date, o.idx limit 1
    ) o on true
    left join retire r on r.idx_staff = s.idx and r.status = 'done' and r.deleted_at is null
    left join office on office.idx = coalesce(o.idx_from_office, s.idx_office)
    left join team on team.idx = (case when o.idx is null then s.idx_team else o.idx_from_team end)
    left join position on position.idx = coalesce(o.idx_from_position, s.idx_position)
    where s.deleted_at is null and s.joinday <= ${day}`);
  return rows;
}

/** How many of each unit have which position. */
function byUnit(group: readonly Worker[], nameOf: (one: Worker) => string): Block {
  const [units, columns] = [namesIn(group, nameOf), namesIn(group, ({ position }) => position)];
  const count = (unit: string, column: string) =>
    group.filter((one) => nameOf(one) === unit && one.position === column).length;
  const told = hideFew(
    units.map((unit) => columns.map((column) => count(unit, column))),
    LEAST,
  );
  const rows = [...units, "합계"].map((name, at) => ({ name, values: [...(told[at] ?? [])] }));
  return { key: "people", title: "조직과 직책", unit: "명", columns: [...columns, "합계"], rows };
}

/** How many have which of some values. Nothing of what few others of the whole have: who looks at both would count those. */
function spread(
  key: string,
  title: string,
  { group, beside }: { group: readonly Worker[]; beside: readonly Worker[] },
  bandOf: (one: Worker) => string,
): Block {
  const values = namesIn(group, bandOf);
  const countIn = (people: readonly Worker[]) =>
    values.map((value) => people.filter((one) => bandOf(one) === value).length);
  const others = [...countIn(beside), beside.length];
  const [told = []] = hideFew([countIn(group)], LEAST, (_, at) => isFew(others[at] ?? 0));
  const rows = [...values, "합계"].map((name, at) => ({ name, values: [told[at] ?? null] }));
  return { key, title, unit: "명", columns: ["인원"], rows };
}

/** Who has come and gone in each of the twelve months up to a day, and how many of a hundred that is. */
function turnover(group: readonly Worker[], day: string): Block {
  const months = Array.from({ length: 12 }, (_, back) => monthBefore(day, 11 - back));
  const counts = months.map((month) => [
    group.filter(({ joinday }) => joinday.startsWith(month)).length,
    group.filter(({ left }) => left !== null && left <= day && left.startsWith(month)).length,
  ]);
  const told = hideFew(counts, LEAST);
  const rows = months.map((name, at) => {
    const [joined = null, left = null] = told[at] ?? [];
    const ends = [`${name}-00`, `${name}-99`].map((end) => group.filter(isHereOn(end)).length);
    const mean = ((ends[0] ?? 0) + (ends[1] ?? 0)) / 2;
    return { name, values: [joined, left, left === null || mean === 0 ? null : rounded((left / mean) * 100)] };
  });
  return { key: "turnover", title: "월별 입·퇴사", unit: "명, %", columns: ["입사", "퇴사", "이직률"], rows };
}

/** What is added up of each unit's people, none of it for a unit of few, nor for one more that would tell of it. */
async function rates(
  db: Database,
  group: readonly Worker[],
  nameOf: (one: Worker) => string,
  day: string,
): Promise<Block[]> {
  const units = namesIn(group, nameOf);
  const [told = []] = hideFew([units.map((unit) => group.filter((one) => nameOf(one) === unit).length)], LEAST);
  const sums = await sumsOf(db, group, day);
  const block = (
    key: string,
    title: string,
    unit: string,
    of: (sum: Sums, people: number) => number | null,
  ): Block => ({
    ...{ key, title, unit, columns: ["값"] },
    rows: [...units, "합계"].map((name, at) => {
      const people = group.filter((one) => name === "합계" || nameOf(one) === name);
      if ((told[at] ?? null) === null) return { name, values: [null] };
      const value = of(added(people.map(({ idx }) => sums.get(idx))), people.length);
      return { name, values: [value === null ? null : rounded(value)] };
    }),
  });
  const percent = (part: number, whole: number) => (whole > 0 ? (part / whole) * 100 : null);
  return [
    block("leave", "연차 사용률", "%", ({ used, granted }) => percent(used, granted)),
    block("home", "1인당 재택 일수 (올해)", "일", ({ home }, people) => home / people),
    block("hours", "1인당 교육 시간 (올해)", "시간", ({ hours }, people) => hours / people),
    block("credits", "1인당 학점 (올해)", "학점", ({ credits }, people) => credits / people),
    block("agreed", "평가 목표합의율", "%", ({ agreed, evaluated }) => percent(agreed, evaluated)),
    block("coached", "월간코칭 이행률", "%", ({ coached, sheets }) => percent(coached, sheets)),
    block("assets", "1인당 자산", "개", ({ assets }, people) => assets / people),
  ];
}

const figures = [
  "granted",
  "used",
  "home",
  "hours",
  "credits",
  "evaluated",
  "agreed",
  "sheets",
  "coached",
  "assets",
] as const;
type Sums = Readonly<Record<(typeof figures)[number], number>>;

function added(all: readonly (Sums | undefined)[]): Sums {
  const total = (name: keyof Sums) => all.reduce((sum, one) => sum + Number(one?.[name] ?? 0), 0);
  return Object.fromEntries(figures.map((name) => [name, total(name)])) as Sums;
}

/** The figures of some people, by their numbers. */
async function sumsOf(db: Database, people: readonly Worker[], day: string): Promise<Map<number, Sums>> {
  const year = `${day.slice(0, 4)}-01-01`;
  const month = monthBefore(day, 12);
  const idxs = sql.param(people.map(({ idx }) => idx));
  const { rows } = await db.execute<Sums & { idx: number } & Record<string, unknown>>(sql`
    select p.idx::int, l.granted, l.used, t.home, e.hours, e.credits, v.evaluated, v.agreed, m.sheets, m.coached, a.assets
    from unnest(${idxs}::bigint[]) p (idx)
    left join lateral (
      select sum(qty) filter (where kind in ('grant', 'carry', 'adjust')) as granted,
        -sum(qty) filter (where kind in ('use', 'restore')) as used
      from leave_ledger where idx_staff = p.idx and deleted_at is null and valid_from <= ${day} and valid_to >= ${day}
    ) l on true
    left join lateral (
      select sum((least(date_to, ${day}::date) - date_from + 1) * case unit when 'day' then 1 else 0.5 end) as home
      from telecommuting
      where idx_staff = p.idx and deleted_at is null and status in ('ok', 'run', 'reported', 'check') and date_from between ${year} and ${day}
    ) t on true
    left join lateral (
      select sum(hours) as hours, sum(credit) as credits from edu_record
      where idx_staff = p.idx and deleted_at is null and status = 'pass' and edu_date between ${year} and ${day}
    ) e on true
    left join lateral (
      select count(*) as evaluated, count(*) filter (where kpi.agreed_at is not null) as agreed
      from eval_result r join eval_cycle c on c.idx = r.idx_cycle and c.deleted_at is null
      left join kpi_sheet kpi on kpi.idx_result = r.idx and kpi.deleted_at is null
      where r.idx_staff = p.idx and r.deleted_at is null and c.plan_from <= ${day} and c.status <> 'closed'
    ) v on true
    left join lateral (
      select count(*) as sheets, count(*) filter (where status = 'done') as coached from mc_sheet
      where idx_staff = p.idx and deleted_at is null and month >= ${month} and month < ${day.slice(0, 7)}
    ) m on true
    left join lateral (
      select count(*) as assets from asset where idx_user = p.idx and deleted_at is null and status = 'use'
    ) a on true`);
  return new Map(rows.map((row) => [row.idx, row]));
}

function namesIn(people: readonly Worker[], nameOf: (one: Worker) => string): string[] {
  return [...new Set(people.map(nameOf))].toSorted(byName);
}

function ageBand(birth: string | null, day: string): string {
  if (birth === null) return "미입력";
  const age = serviceOf(birth, day).years;
  return age < 20 ? "20세 미만" : age >= 60 ? "60세 이상" : `${Math.floor(age / 10) * 10}대`;
}

function yearsBand(joinday: string, day: string): string {
  const { years } = serviceOf(joinday, day);
  return years < 1 ? "1년 미만" : years < 3 ? "1–3년" : years < 5 ? "3–5년" : years < 10 ? "5–10년" : "10년 이상";
}

/** The month of a day, YYYY-MM, a number of months earlier. */
function monthBefore(day: string, months: number): string {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
