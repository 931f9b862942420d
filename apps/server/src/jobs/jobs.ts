import { lookAfterGifts } from "../assets/gifts-nightly";
import { lookAfterGoods } from "../assets/goods-nightly";
import { removeOldDevices } from "../auth/devices";
import { removeOldSessions } from "../auth/sessions";
import { removeOldLinks } from "../auth/sign-in-links";
import { removeOldCounts } from "../auth/throttle";
import { turnInstructors } from "../classes/night";
import { purge } from "../crud/by-date/purge";
import { type Post, remind } from "../crud/by-date/remind";
import { keepRounds } from "../crud/by-date/round-entries";
import { writeAlike } from "../crud/writing/written-alike";
import { restQuietCustomers } from "../customers/dormant";
import { turnSales } from "../customers/sales-night";
import type { Database } from "../db/open";
import { finishChecked } from "../er/finish-checked";
import { remindOfTrips } from "../flows/approval/acting/trips";
import { remindOfIdle } from "../flows/approval/line/idle";
import { redirectAtNight } from "../flows/approval/line/redirect";
import { lookAfterFuel } from "../fuel/gather";
import { makeSheets } from "../growth/coaching";
import { keepCourses } from "../growth/course-night";
import { turnPhases } from "../growth/evaluation-night";
import { askAgain } from "../growth/feedback";
import { tellOfRotation } from "../growth/rotation-night";
import { removeOldKeys } from "../http/answers/once";
import { leaveJobs } from "../leave/jobs";
import { shortenLogs } from "../logs/retention";
import { removeOldMails } from "../mail/kept-mails";
import { remindOfReviews } from "../news-zone/manual-reviews";
import { remindOfNotices } from "../news-zone/readers";
import { giveTurnsAtNight } from "../people/head-turns";
import { lookAfterPlans } from "../plans/nightly";
import { portalEntities } from "../portal-entities";
import { remindOfTasks } from "../tasks/due-tasks";
import { markLateRentals } from "../textbooks/late-rentals";
import { remindOfVehicles } from "./vehicle-reminders";

/** What the installation configures for jobs. */
export interface JobSettings {
  /** How long sign-ins, writes, exports and readings can be looked up, in days. */
  readonly logDays: number;
  /** Where mail goes; nothing without a mail server. */
  readonly post?: Post | undefined;
}

/** What a job receives for its night. */
export interface Night extends JobSettings {
  /**
   * The days in Seoul that have come since the job ran last, today the last of them: one, or several where no server was up.
   * What is reported on a certain day is reported for each of them.
   */
  readonly days: readonly string[];
}

/** Something that is done once a night, in a transaction; says how many records it changed. */
export interface NightlyJob {
  readonly name: string;
  run(tx: Database, now: Date, night: Night): Promise<number>;
}

/** Every nightly job, in the order in which they run. */
export const nightlyJobs: readonly NightlyJob[] = [
  { name: "remove-old-counts", run: (tx, now) => removeOldCounts(tx, now) },
  { name: "remove-old-keys", run: (tx, now) => removeOldKeys(tx, daysBefore(now, 1)) },
  { name: "remove-old-links", run: (tx, now) => removeOldLinks(tx, daysBefore(now, 1)) },
  { name: "remove-old-devices", run: removeOldDevices },
  { name: "remove-old-mails", run: removeOldMails },
  { name: "remove-old-sessions", run: (tx, now) => removeOldSessions(tx, daysBefore(now, 30)) },
  { name: "remind-of-vehicles", run: (tx, now, { days }) => remindOfVehicles(tx, now, days) },
  { name: "remove-old-logs", run: (tx, now, { logDays }) => shortenLogs(tx, daysBefore(now, logDays), now) },
  { name: "remind-of-notices", run: (tx, now, { days }) => remindOfNotices(tx, now, days) },
  { name: "remind-of-manual-reviews", run: (tx, now, { days }) => remindOfReviews(tx, now, days) },
  { name: "remind-of-tasks", run: (tx, now, { days }) => remindOfTasks(tx, now, days) },
  { name: "rest-quiet-customers", run: restQuietCustomers },
  { name: "mark-late-rentals", run: markLateRentals },
  { name: "look-after-goods", run: lookAfterGoods },
  { name: "turn-sales", run: turnSales },
  { name: "keep-courses", run: (tx, now, { days }) => keepCourses(portalEntities, tx, now, days) },
  { name: "turn-phases-of-evaluation", run: (tx, now) => turnPhases(portalEntities, tx, now) },
  { name: "make-coaching-sheets", run: makeSheets },
  { name: "ask-again-for-feedback", run: (tx, now, { days }) => askAgain(tx, now, days) },
  { name: "tell-of-rotation", run: (tx, now, { days }) => tellOfRotation(tx, now, days) },
  { name: "finish-checked-requests", run: finishChecked },
  { name: "look-after-fuel", run: (tx, now, { days }) => lookAfterFuel(tx, now, days) },
  { name: "turn-instructors", run: (tx, now, { days }) => turnInstructors(tx, now, days) },
  { name: "look-after-plans", run: (tx, now, { days }) => lookAfterPlans(tx, now, days) },
  { name: "remind", run: (tx, now, { post }) => remind(portalEntities, tx, now, post) },
  { name: "write-texts-alike", run: (tx) => writeAlike(portalEntities, tx) },
  { name: "purge", run: (tx, now) => purge(portalEntities, tx, now) },
  { name: "keep-rounds", run: (tx, now, { post, days }) => keepRounds(portalEntities, tx, now, post, days) },
  // behind the rounds, which make the entries of joiners
  { name: "look-after-gifts", run: (tx, now) => lookAfterGifts(portalEntities, tx, now) },
  { name: "remind-of-approvals", run: (tx, now, { days }) => remindOfIdle(tx, now, days.length) },
  { name: "give-turns-of-heads", run: giveTurnsAtNight },
  { name: "redirect-approvals", run: redirectAtNight },
  { name: "remind-of-trips", run: (tx, now, { days }) => remindOfTrips(tx, now, days) },
  ...leaveJobs,
];

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
}
