// Made from the modules by `pnpm generate`.
import notice from "./carrotzone/notice";
import approvalCore from "./documents/approval-core";
import deptInbox from "./documents/dept-inbox";
import education from "./mypims/education";
import headOfTeam from "./mypims/head-of-team";
import incumbents from "./mypims/incumbents";
import jobRotationManagement from "./mypims/job-rotation-management";
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
  notice,
  approvalCore,
  deptInbox,
  education,
  headOfTeam,
  incumbents,
  jobRotationManagement,
  vacation,
  annotationEditor,
  contentPages,
  directory,
  familysite,
  leadership,
  shellAuth,
  shellHome,
} as const;

export const modules = Object.values(moduleOf);
