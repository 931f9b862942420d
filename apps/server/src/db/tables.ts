import { moduleOf } from "@portal/definition";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { tableOf } from "./table-of";

const { shellAuth, shellHome, incumbents, headOfTeam, jobRotation: jobRotationModule } = moduleOf;
const { contentPages, directory, leadership } = moduleOf;
const { familysite, vacation, education, approvalCore, deptInbox, notice } = moduleOf;
const { mediaZone, manual, ceoMessage: ceoMessageModule, task: taskModule, eLearning } = moduleOf;

/** The table of an entity. */
export const tableByName = (name: string) =>
  (tables as Record<string, PgTable & { idx: AnyPgColumn }>)[name] as PgTable & { idx: AnyPgColumn };

export const sector = tableOf("sector", incumbents.entities.sector, tableByName);
export const office = tableOf("office", incumbents.entities.office, tableByName);
export const team = tableOf("team", incumbents.entities.team, tableByName);
export const position = tableOf("position", incumbents.entities.position, tableByName);
export const staff = tableOf("staff", incumbents.entities.staff, tableByName);
export const orgHead = tableOf("org_head", headOfTeam.entities.org_head, tableByName);
export const account = tableOf("account", shellAuth.entities.account, tableByName);
export const loginLog = tableOf("login_log", shellAuth.entities.login_log, tableByName);
export const authSession = tableOf("auth_session", shellAuth.entities.auth_session, tableByName);
export const signInLink = tableOf("sign_in_link", shellAuth.entities.sign_in_link, tableByName);
export const file = tableOf("file", shellHome.entities.file, tableByName);
export const statusLog = tableOf("status_log", shellHome.entities.status_log, tableByName);
export const exportLog = tableOf("export_log", shellHome.entities.export_log, tableByName);
export const absence = tableOf("absence", shellHome.entities.absence, tableByName);
export const preference = tableOf("preference", shellHome.entities.preference, tableByName);
export const notification = tableOf("notification", directory.entities.notification, tableByName);
export const contentPage = tableOf("content_page", contentPages.entities.content_page, tableByName);
export const leadershipRound = tableOf("leadership_round", leadership.entities.leadership_round, tableByName);
export const leadershipApply = tableOf("leadership_apply", leadership.entities.leadership_apply, tableByName);
export const thanksDollar = tableOf("thanks_dollar", shellHome.entities.thanks_dollar, tableByName);
export const jobRotation = tableOf("jobrotation", jobRotationModule.entities.jobrotation, tableByName);
export const jobRotationApplicant = tableOf("jr_applicant", jobRotationModule.entities.jr_applicant, tableByName);
export const leaveLedger = tableOf("leave_ledger", vacation.entities.leave_ledger, tableByName);
export const eduRecord = tableOf("edu_record", education.entities.edu_record, tableByName);
export const eduGoal = tableOf("edu_goal", education.entities.edu_goal, tableByName);
export const document = tableOf("document", approvalCore.entities.document, tableByName);
export const docStep = tableOf("doc_step", approvalCore.entities.doc_step, tableByName);
export const docRead = tableOf("doc_read", approvalCore.entities.doc_read, tableByName);
export const docInbox = tableOf("doc_inbox", deptInbox.entities.doc_inbox, tableByName);
export const post = tableOf("post", notice.entities.post, tableByName);
export const postRead = tableOf("post_read", notice.entities.post_read, tableByName);
export const postComment = tableOf("post_comment", notice.entities.post_comment, tableByName);
export const postLike = tableOf("post_like", notice.entities.post_like, tableByName);
export const mediaPost = tableOf("media_post", mediaZone.entities.media_post, tableByName);
export const manualDoc = tableOf("manual_doc", manual.entities.manual_doc, tableByName);
export const ceoMessage = tableOf("ceo_message", ceoMessageModule.entities.ceo_message, tableByName);
export const task = tableOf("task", taskModule.entities.task, tableByName);
export const taskMember = tableOf("task_member", taskModule.entities.task_member, tableByName);
export const taskComment = tableOf("task_comment", taskModule.entities.task_comment, tableByName);
export const elearning = tableOf("elearning", eLearning.entities.elearning, tableByName);
export const familySite = tableOf("family_site", familysite.entities.family_site, tableByName);

const tables = {
  sector,
  office,
  team,
  position,
  staff,
  org_head: orgHead,
  account,
  login_log: loginLog,
  auth_session: authSession,
  sign_in_link: signInLink,
  file,
  status_log: statusLog,
  export_log: exportLog,
  absence,
  preference,
  notification,
  content_page: contentPage,
  leadership_round: leadershipRound,
  leadership_apply: leadershipApply,
  thanks_dollar: thanksDollar,
  jobrotation: jobRotation,
  jr_applicant: jobRotationApplicant,
  leave_ledger: leaveLedger,
  edu_record: eduRecord,
  edu_goal: eduGoal,
  document,
  doc_step: docStep,
  doc_read: docRead,
  doc_inbox: docInbox,
  post,
  post_read: postRead,
  post_comment: postComment,
  post_like: postLike,
  media_post: mediaPost,
  manual_doc: manualDoc,
  ceo_message: ceoMessage,
  task,
  task_member: taskMember,
  task_comment: taskComment,
  elearning,
  family_site: familySite,
};
