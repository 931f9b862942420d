import { count, sql } from "drizzle-orm";
import { giveSpecified } from "../access/specified-grants";
import { hashPassword } from "../auth/password";
import { insertMany } from "../db/insert-many";
import type { Database } from "../db/open";
import {
  absence,
  account,
  asset,
  assetCheckItem,
  booking,
  businessCard,
  callLog,
  company,
  contact,
  contentPage,
  customer,
  docRead,
  docRevision,
  docStep,
  document,
  eduRecord,
  er,
  evalResult,
  familySite,
  feedback,
  giftLedger,
  giftPick,
  holiday,
  inquiry,
  jobrotation,
  kpiItem,
  leadershipApply,
  leadershipRound,
  leaveLedger,
  leaveNotice,
  mcGoal,
  mcSheet,
  miSchedule,
  notification,
  office,
  orgHead,
  outsideWork,
  pbcItem,
  position,
  post,
  postRead,
  sector,
  shipment,
  shipmentItem,
  smp,
  staff,
  statusLog,
  task,
  taskMember,
  team,
  telecommuting,
  textbookRental,
  textbookRentalItem,
  textbookStock,
  thanksDollar,
  tutorTextbook,
  vacation,
  vacationType,
  visit,
} from "../db/tables";
import { usualTypes } from "../leave/ledger/usual-types";
import { DEMO_PASSWORD, demoAccounts } from "./accounts";
import { seedAssets } from "./assets/assets";
import { seedFuel } from "./assets/fuel";
import { seedGiftCards } from "./assets/gift-cards";
import { seedGoods } from "./assets/goods";
import { seedHolidayGifts } from "./assets/holiday-gifts";
import { withIndexesAfter } from "./bulk";
import { seedCards } from "./company/cards";
import { demoHeads, demoRotation } from "./company/hr";
import { demoApplications, demoRounds } from "./company/leadership";
import { demoCompany, demoOffices, demoPositions, demoSectors } from "./company/organisation";
import { demoPages } from "./company/pages";
import { demoPeople } from "./company/people";
import { seedPersonnel } from "./company/personnel";
import { seedRecruiting } from "./company/recruiting";
import { demoSites } from "./company/sites";
import { demoGifts } from "./company/thanks";
import { seedFieldSales } from "./customers/field-sales";
import { linkVisits } from "./customers/opportunities";
import { seedSalesComments } from "./customers/sales-comments";
import { seedVisits } from "./customers/visits";
import { addDemoDocuments } from "./documents/document-rows";
import { seedCoaching } from "./growth/coaching";
import { seedCourseCustomers, seedCourses } from "./growth/courses";
import { seedEducation } from "./growth/education";
import { seedEvaluation } from "./growth/evaluation";
import { seedFeedback } from "./growth/feedback";
import { seedPledges } from "./growth/pledges";
import { demoHolidays, demoLeave } from "./leave/leave";
import { seedMagazines } from "./news/magazines";
import { seedNewsZone } from "./news/news-zone";
import { seedNewsletters } from "./news/newsletter";
import { demoNotifications } from "./notifications";
import { demoPictures } from "./pictures";
import { seedPlans } from "./plans/plans";
import { seedRequests } from "./plans/requests";
import { seedResearch } from "./plans/research";
import { seedSpac } from "./plans/spac";
import { seedTasks } from "./plans/tasks";
import { addDemoBookings } from "./resources/booking-rows";
import { seedInstructors } from "./resources/instructors";
import { seedTextbooks } from "./resources/textbooks";

/** Fills an empty database with the demo company. Does nothing and returns `false` when it has an organisation. */
export async function seedDemoCompany(db: Database, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    // a busy machine takes its time over the pictures and a year of records
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`set local statement_timeout = 0`);
    // several servers may start at once on one database: one fills it, the others wait
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`lock table ${sector} in share row exclusive mode`);
    const [existing] = await tx.select({ sectors: count() }).from(sector);
    if (existing?.sectors !== 0) return false;
    await withIndexesAfter(tx, filled, () => fill(tx, now));
    return true;
  });
}

/** What most of the demo's rows are in. */
const filled = [
  asset,
  assetCheckItem,
  booking,
  businessCard,
  callLog,
  contact,
  customer,
  docRead,
  docRevision,
  docStep,
  document,
  eduRecord,
  er,
  evalResult,
  feedback,
  giftLedger,
  giftPick,
  inquiry,
  kpiItem,
  leaveLedger,
  mcGoal,
  mcSheet,
  miSchedule,
  outsideWork,
  pbcItem,
  post,
  postRead,
  shipment,
  shipmentItem,
  smp,
  statusLog,
  task,
  taskMember,
  telecommuting,
  textbookRental,
  textbookRentalItem,
  textbookStock,
  tutorTextbook,
  vacation,
  visit,
];

async function fill(tx: Database, now: Date): Promise<void> {
  await tx.insert(company).values(demoCompany);
  await tx.insert(sector).values(demoSectors.map((row, index) => ({ ...row, sort: index + 1 })));
  await tx
    .insert(office)
    .values(
      demoOffices.map(({ idx, kname, sector: idx_sector }, index) => ({ idx, kname, idx_sector, sort: index + 1 })),
    );
  await tx
    .insert(team)
    .values(
      demoOffices.flatMap((each) =>
        each.teams.map(({ idx, kname }, index) => ({ idx, kname, idx_office: each.idx, sort: index + 1 })),
      ),
    );
  await tx.insert(position).values(demoPositions.map((row, index) => ({ ...row, sort: index + 1 })));
  const people = demoPeople(now);
  await insertMany(
    tx,
    staff,
    people.map((person) => ({ ...person, idx_team: person.idx_team || null })),
  );
  const [pw_hash, pictures] = await Promise.all([hashPassword(DEMO_PASSWORD), demoPictures()]);
  await tx.insert(account).values(
    demoAccounts.map(({ idx, email }) => ({
      idx_staff: idx,
      email,
      pw_hash,
      must_change_pw: false,
      pw_changed_at: now,
    })),
  );
  await giveSpecified(tx);
  await tx.insert(orgHead).values(demoHeads(people));
  await seedPersonnel(tx, people, now);
  const stored = await seedNewsZone(tx, people, pictures, now);
  await seedCourses(tx, people, pictures, stored + 1, now);
  await seedTasks(tx, people, now);
  await tx.insert(familySite).values(demoSites());
  await insertMany(tx, thanksDollar, demoGifts(people, now));
  await tx.insert(jobrotation).values(demoRotation(now));
  await seedRecruiting(tx, people, now);
  await insertMany(tx, notification, demoNotifications(now));
  await tx.insert(contentPage).values(demoPages());
  await tx.insert(leadershipRound).values(demoRounds(now));
  await insertMany(tx, leadershipApply, demoApplications(people, now));
  const holidays = demoHolidays(now);
  await tx.insert(holiday).values(holidays);
  await tx.insert(vacationType).values(usualTypes.map((type, index) => ({ ...type, idx: index + 1 })));
  const leave = demoLeave(people, now);
  const off = new Set(holidays.map(({ hdate }) => hdate));
  await addDemoDocuments(tx, people, leave, off, now);
  await seedVisits(tx, people, holidays, now);
  await seedTextbooks(tx, people, now);
  await seedSpac(tx, people, now);
  await seedResearch(tx, people, now);
  await seedRequests(tx, people, holidays, now);
  await linkVisits(tx);
  await insertMany(tx, vacation, leave.vacations);
  await insertMany(tx, leaveLedger, leave.ledger);
  await insertMany(tx, telecommuting, leave.telecommutings);
  await insertMany(tx, absence, leave.absences);
  await seedAssets(tx, people, now);
  await seedGoods(tx, people, now);
  await seedGiftCards(tx, people, now);
  await seedHolidayGifts(tx, people, now);
  await seedMagazines(tx, people, pictures, now);
  await seedFieldSales(tx, people, pictures[0] as Buffer, off, now);
  await seedSalesComments(tx, people, now);
  await seedInstructors(tx, people, holidays, now);
  await insertMany(tx, statusLog, leave.history);
  if (leave.notices.length > 0) await tx.insert(leaveNotice).values(leave.notices);
  await seedEducation(tx, people, now);
  await seedPledges(tx, people, now);
  await seedCards(tx, people, now);
  await seedEvaluation(tx, people, now);
  await seedCoaching(tx, people, now);
  await seedFeedback(tx, people, now);
  await addDemoBookings(tx, people, now, off);
  await seedFuel(tx, now);
  await seedNewsletters(tx, pictures, now);
  await seedPlans(tx, people, now);
  await seedCourseCustomers(tx, now);
  for (const name of [
    "sector",
    "office",
    "team",
    "position",
    "staff",
    "document",
    "leadership_round",
    "leave_notice",
    "vacation_type",
    "vacation",
    "telecommuting",
  ]) {
    await tx.execute(sql`select setval(pg_get_serial_sequence(${name}, 'idx'), 10000)`);
  }
}
