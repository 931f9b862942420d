// Made from the modules by `pnpm generate`.
import { moduleOf } from "@portal/definition";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { tableOf } from "./table-of";

/** The table of an entity. */
export const tableByName = (name: string) =>
  (tables as Record<string, PgTable & { idx: AnyPgColumn }>)[name] as PgTable & { idx: AnyPgColumn };

export const post = tableOf("post", moduleOf.notice.entities.post, tableByName);
export const document = tableOf("document", moduleOf.approvalCore.entities.document, tableByName);
export const docStep = tableOf("doc_step", moduleOf.approvalCore.entities.doc_step, tableByName);
export const docRead = tableOf("doc_read", moduleOf.approvalCore.entities.doc_read, tableByName);
export const docInbox = tableOf("doc_inbox", moduleOf.deptInbox.entities.doc_inbox, tableByName);
export const eduRecord = tableOf("edu_record", moduleOf.education.entities.edu_record, tableByName);
export const eduGoal = tableOf("edu_goal", moduleOf.education.entities.edu_goal, tableByName);
export const orgHead = tableOf("org_head", moduleOf.headOfTeam.entities.org_head, tableByName);
export const sector = tableOf("sector", moduleOf.incumbents.entities.sector, tableByName);
export const office = tableOf("office", moduleOf.incumbents.entities.office, tableByName);
export const team = tableOf("team", moduleOf.incumbents.entities.team, tableByName);
export const position = tableOf("position", moduleOf.incumbents.entities.position, tableByName);
export const staff = tableOf("staff", moduleOf.incumbents.entities.staff, tableByName);
export const jobrotation = tableOf("jobrotation", moduleOf.jobRotationManagement.entities.jobrotation, tableByName);
export const jrApplicant = tableOf("jr_applicant", moduleOf.jobRotationManagement.entities.jr_applicant, tableByName);
export const leaveLedger = tableOf("leave_ledger", moduleOf.vacation.entities.leave_ledger, tableByName);
export const contentPage = tableOf("content_page", moduleOf.contentPages.entities.content_page, tableByName);
export const notification = tableOf("notification", moduleOf.directory.entities.notification, tableByName);
export const familySite = tableOf("family_site", moduleOf.familysite.entities.family_site, tableByName);
export const leadershipRound = tableOf("leadership_round", moduleOf.leadership.entities.leadership_round, tableByName);
export const leadershipApply = tableOf("leadership_apply", moduleOf.leadership.entities.leadership_apply, tableByName);
export const account = tableOf("account", moduleOf.shellAuth.entities.account, tableByName);
export const loginLog = tableOf("login_log", moduleOf.shellAuth.entities.login_log, tableByName);
export const authSession = tableOf("auth_session", moduleOf.shellAuth.entities.auth_session, tableByName);
export const signInLink = tableOf("sign_in_link", moduleOf.shellAuth.entities.sign_in_link, tableByName);
export const file = tableOf("file", moduleOf.shellHome.entities.file, tableByName);
export const statusLog = tableOf("status_log", moduleOf.shellHome.entities.status_log, tableByName);
export const exportLog = tableOf("export_log", moduleOf.shellHome.entities.export_log, tableByName);
export const absence = tableOf("absence", moduleOf.shellHome.entities.absence, tableByName);
export const preference = tableOf("preference", moduleOf.shellHome.entities.preference, tableByName);
export const thanksDollar = tableOf("thanks_dollar", moduleOf.shellHome.entities.thanks_dollar, tableByName);

const tables = {
  post,
  document,
  doc_step: docStep,
  doc_read: docRead,
  doc_inbox: docInbox,
  edu_record: eduRecord,
  edu_goal: eduGoal,
  org_head: orgHead,
  sector,
  office,
  team,
  position,
  staff,
  jobrotation,
  jr_applicant: jrApplicant,
  leave_ledger: leaveLedger,
  content_page: contentPage,
  notification,
  family_site: familySite,
  leadership_round: leadershipRound,
  leadership_apply: leadershipApply,
  account,
  login_log: loginLog,
  auth_session: authSession,
  sign_in_link: signInLink,
  file,
  status_log: statusLog,
  export_log: exportLog,
  absence,
  preference,
  thanks_dollar: thanksDollar,
};
