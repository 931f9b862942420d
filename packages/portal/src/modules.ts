import notice from "./carrotzone/notice";
import approvalCore from "./documents/approval-core";
import deptInbox from "./documents/dept-inbox";
import education from "./mypims/education";
import headOfTeam from "./mypims/head-of-team";
import holidays from "./mypims/holidays";
import incumbents from "./mypims/incumbents";
import jobRotation from "./mypims/job-rotation-management";
import telecommuting from "./mypims/telecommuting";
import vacation from "./mypims/vacation";
import annotationEditor from "./shell/annotation-editor";
import contentPages from "./shell/content-pages";
import directory from "./shell/directory";
import familysite from "./shell/familysite";
import leadership from "./shell/leadership";
import shellAuth from "./shell/shell-auth";
import shellHome from "./shell/shell-home";

/** Every module of the portal, by name. */
export const moduleOf = {
  shellAuth,
  shellHome,
  annotationEditor,
  contentPages,
  directory,
  familysite,
  leadership,
  incumbents,
  headOfTeam,
  jobRotation,
  vacation,
  telecommuting,
  holidays,
  education,
  approvalCore,
  deptInbox,
  notice,
} as const;

export const modules = Object.values(moduleOf);
