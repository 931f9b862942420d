import type { CallDefinition } from "./define-call";
import { connectionStaffAll, heartbeat } from "./directory";
import { docsDocument, docsPage } from "./docs";
import { getFamilySiteList, getFamilySiteSetting, openFamilySite, saveFamilySiteSetting } from "./family-sites";
import { getGNBInfo } from "./header";
import { addJRApplicant, getJobRatationInfo } from "./job-rotation";
import {
  addPostComment,
  confirmPost,
  getManualVersion,
  getPostComments,
  getPostReaders,
  likePost,
  modPostComment,
  playMedia,
  remindPostReaders,
  removePostComment,
} from "./news-zone";
import { noticeList } from "./notices";
import { getOfficeList, getPositionList, getSectorList, getStaff, getTeamList } from "./organisation";
import { getPhoto, modProfile } from "./profile";
import {
  changePassword,
  endSession,
  getSessionList,
  health,
  login,
  logout,
  makeSignInLink,
  ready,
  useSignInLink,
} from "./session";
import { getStaffInfo } from "./staff-info";
import { getMyThxDollar, getMyThxDollarList, getThxDollarAudit, sendThxDollar } from "./thanks";

/** Every call of the portal's REST service, in the order of the specification (section 7). */
export const calls: readonly CallDefinition[] = [
  login,
  getGNBInfo,
  getJobRatationInfo,
  addJRApplicant,
  getStaffInfo,
  getMyThxDollar,
  getMyThxDollarList,
  sendThxDollar,
  getThxDollarAudit,
  modProfile,
  getPhoto,
  getStaff,
  getSectorList,
  getOfficeList,
  getTeamList,
  getPositionList,
  noticeList,
  addPostComment,
  confirmPost,
  getManualVersion,
  getPostComments,
  getPostReaders,
  likePost,
  modPostComment,
  playMedia,
  removePostComment,
  remindPostReaders,
  connectionStaffAll,
  heartbeat,
  getFamilySiteList,
  openFamilySite,
  getFamilySiteSetting,
  saveFamilySiteSetting,
  logout,
  changePassword,
  getSessionList,
  endSession,
  makeSignInLink,
  useSignInLink,
  health,
  ready,
  docsPage,
  docsDocument,
];
