// Made by `pnpm generate`.
import type { Rules } from "../crud/rules";
import { rules as approvalException } from "./approval-exception";
import { rules as booking } from "./booking";
import { rules as contact } from "./contact";
import { rules as contentPage } from "./content-page";
import { rules as customer } from "./customer";
import { rules as customerNote } from "./customer-note";
import { rules as document } from "./document";
import { rules as elearning } from "./elearning";
import { rules as extraPayRate } from "./extra-pay-rate";
import { rules as holiday } from "./holiday";
import { rules as leadershipRound } from "./leadership-round";
import { rules as post } from "./post";
import { rules as task } from "./task";
import { rules as taskComment } from "./task-comment";
import { rules as telecommuting } from "./telecommuting";
import { rules as vacation } from "./vacation";
import { rules as vacationType } from "./vacation-type";
import { rules as vehicleLog } from "./vehicle-log";
import { rules as visit } from "./visit";

/** What holds of entities beside their definitions, by the entity's name. */
export const rulesOf: Readonly<Record<string, Rules>> = {
  approval_exception: approvalException,
  booking: booking,
  contact: contact,
  content_page: contentPage,
  customer: customer,
  customer_note: customerNote,
  document: document,
  elearning: elearning,
  extra_pay_rate: extraPayRate,
  holiday: holiday,
  leadership_round: leadershipRound,
  post: post,
  task: task,
  task_comment: taskComment,
  telecommuting: telecommuting,
  vacation: vacation,
  vacation_type: vacationType,
  vehicle_log: vehicleLog,
  visit: visit,
};
