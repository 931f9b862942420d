import { permissionIds } from "@portal/definition";
import { daysAfter } from "@portal/definition/calendar";
import { and, asc, eq, isNull } from "drizzle-orm";
import { wrongFields } from "../api-error";
import { companyOf } from "../company/company";
import { headsFor } from "../company/heads";
import { nextNumber } from "../crud/writing/number";
import { insertMany } from "../db/insert-many";
import type { Database } from "../db/open";
import {
  account,
  applicant,
  office,
  onboardItem,
  staff,
  staffCareer,
  staffContract,
  staffOrder,
  team,
} from "../db/tables";
import { membersOf } from "../flows/approval/line/turns";
import { notify } from "../notifications";
import type { GivenOf, RowOf } from "../records/record-of";
import type { RequestContext } from "../records/rules";
import { dayOf } from "../seoul";
import { certified } from "./certified";
import { thingsFor } from "./onboarding-template";

type Staff = RowOf<"staff">;
interface Onboarding {
  readonly first_day: string | null;
  readonly idx_applicant: number | null;
  readonly idx_buddy: number | null;
  readonly contract_to: string | null;
}

/** No password is this one's: the person comes by a link, and chooses one. */
export const NO_PASSWORD = "none";

/** The sector of the office that somebody joins; refuses units that are closed or do not belong together. */
export async function sectorOfNew(
  { db }: RequestContext,
  { idx_office, idx_team }: Pick<Staff, "idx_office" | "idx_team">,
): Promise<number | undefined> {
  const [found] = await db
    .select()
    .from(office)
    .where(and(eq(office.idx, idx_office), eq(office.is_use, true)))
    // nobody closes it meanwhile
    .for("share");
  if (!found) throw wrongFields({ idx_office: "본부: 쓰고 있는 본부를 선택하세요." });
  if (idx_team) {
    const isIn = and(eq(team.idx, idx_team), eq(team.idx_office, idx_office), eq(team.is_use, true));
    if ((await db.select({ idx: team.idx }).from(team).where(isIn).for("share")).length === 0)
      throw wrongFields({ idx_team: "팀: 그 본부의 쓰고 있는 팀을 선택하세요." });
  }
  return found.idx_sector;
}

/** What a new person begins with: a number, the office's sector, and a first day. */
export async function beginningOf(context: RequestContext, given: GivenOf<"staff">) {
  const idx_sector = await sectorOfNew(context, given);
  const [same] = await context.db.select().from(staff).where(eq(staff.email, given.email.trim().toLowerCase()));
  if (same) {
    const whose = same.status === "retired" ? `퇴사한 ${same.kname}님이 쓰던` : `${same.kname}님이 쓰고 있는`;
    throw wrongFields({ email: `이메일: ${whose} 주소입니다. 다른 주소를 입력하세요.` });
  }
  const emp_no = await nextNumber(context.db, "staff", "{yyyy}{mm}{000}", given.joinday);
  return {
    idx_sector,
    emp_no,
    status: "active",
    onboarding: { ...given.onboarding, first_day: given.onboarding?.first_day ?? given.joinday },
  };
}

/** Everything that somebody who joins has from the beginning, in the transaction of their record. */
export async function welcome(
  context: RequestContext,
  person: Staff & { onboarding?: Onboarding | null },
): Promise<void> {
  const { db, now } = context;
  const { idx, email, joinday, idx_sector, idx_office, idx_team, idx_position } = person;
  const by = { idx_writer: context.person.idx, wdate: now };
  await db
    .insert(account)
    .values({ idx_staff: idx, email, pw_hash: NO_PASSWORD, must_change_pw: true, pw_changed_at: now });
  const place = { idx_sector, idx_office, idx_team };
  await db.insert(staffOrder).values({
    ...place,
    ...by,
    idx_staff: idx,
    order_no: await nextNumber(db, "staff_order", "{yyyy}-{000}", dayOf(now)),
    kind: "join",
    effective_date: joinday,
    idx_to_sector: idx_sector,
    idx_to_office: idx_office,
    idx_to_team: idx_team,
    idx_to_position: idx_position,
    to_employ_type: person.employ_type,
    applied_at: now,
    status: "done",
  });
  const days = await daysBefore(db, person);
  await insertMany(
    db,
    staffCareer,
    days.map((one) => ({ ...one, ...by, idx_staff: idx })),
  );
  const { contract_to = null, idx_applicant = null } = person.onboarding ?? {};
  await db
    .insert(staffContract)
    .values({ ...by, idx_staff: idx, date_from: joinday, date_to: contract_to, work_type: "full" });
  const isThey = idx_applicant === null ? eq(applicant.email, email) : eq(applicant.idx, idx_applicant);
  const joined = await db
    .update(applicant)
    .set({ idx_staff: idx })
    .where(and(isThey, eq(applicant.stage, "hired"), isNull(applicant.idx_staff)))
    .returning({ idx: applicant.idx });
  if (idx_applicant !== null && joined.length === 0)
    throw wrongFields({
      "onboarding.idx_applicant": "지원자: 입사가 확정되었고 아직 등록하지 않은 사람을 선택하세요.",
    });
  const items = await itemsFor(context, person);
  await db.insert(onboardItem).values(items.map((item, at) => ({ ...item, ...by, idx_staff: idx, seq: at + 1 })));
  const told = { kind: "people", title: `입사 준비: ${person.kname}님이 ${joinday}에 옵니다.` } as const;
  const handlers = items.flatMap(({ idx_handler }) => idx_handler ?? []);
  // each where they find theirs
  const link = new Map(handlers.map((one) => [one, `/mypims/personalinfolist_tab1/${one}`]));
  await notify(db, { ...told, to: handlers, link }, now);
  const team = await membersOf(
    db,
    items.flatMap(({ idx_team: unit }) => unit ?? []),
  );
  const to = team.filter((one) => !link.has(one));
  await notify(db, { ...told, to, link: "/mypims/assetmanagementlist?list=onboarding" }, now);
}

/** The days with us that somebody who comes back has behind them: who left is told by name and day of birth. */
async function daysBefore(db: Database, { kname, birth }: Staff) {
  if (!birth) return [];
  const isThey = and(eq(staff.kname, kname), eq(staff.birth, birth), eq(staff.status, "retired"));
  const left = await db
    .select({ idx: staff.idx, duty: staff.duty })
    .from(staff)
    .where(isThey)
    .orderBy(asc(staff.joinday));
  const { name, brand } = await companyOf(db);
  const days = [];
  for (const { idx, duty } of left) {
    const known = await certified(db, idx);
    if (!known) continue;
    const { unit, position, joinday, left_on } = known;
    days.push({ company: name || brand, dept: unit, title: position, date_from: joinday, date_to: left_on, duty });
  }
  return days;
}

/** What has to be ready, by when and by whom. */
async function itemsFor({ db, now }: RequestContext, person: Staff & { onboarding?: Onboarding | null }) {
  const first = person.onboarding?.first_day ?? person.joinday;
  const heads = await headsFor(db, person, dayOf(now));
  const lead =
    (person.idx_team === null ? undefined : heads.of("team", person)[0]) ?? heads.of("office", person)[0] ?? null;
  const buddy = person.onboarding?.idx_buddy ?? lead;
  const [unit] = await db.select().from(team).where(eq(team.idx, permissionIds.teams.support));
  const support = unit ? { idx_team: unit.idx, idx_handler: null } : { idx_team: null, idx_handler: lead };
  const by = (idx_handler: number | null) => ({ idx_team: null, idx_handler });
  const handlers = { support, self: by(person.idx), buddy: by(buddy), lead: by(lead) };
  return thingsFor(person.employ_type).map(({ kind, category = null, title, days, who }) => ({
    ...{ kind, category, title, due: daysAfter(first, days), qty: 1, status: "open" },
    ...handlers[who],
  }));
}
