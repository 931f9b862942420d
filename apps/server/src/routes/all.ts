import type { Routes } from "../http/routes";
import { preferenceRoutes } from "./account/preferences";
import { profileRoutes } from "./account/profile";
import { adminRoutes } from "./company/admin";
import { companyRoutes } from "./company/company";
import { jobRotationRoutes } from "./company/job-rotation";
import { organisationRoutes } from "./company/organisation";
import { overallStatisticsRoutes } from "./company/overall-statistics";
import { setupRoutes } from "./company/setup";
import { staffInfoRoutes } from "./company/staff-info";
import { docsRoutes } from "./docs";
import { delegationRoutes } from "./documents/delegations";
import { documentLineRoutes } from "./documents/document-lines";
import { documentStatisticsRoutes } from "./documents/document-statistics";
import { documentRoutes } from "./documents/documents";
import { expenseRoutes } from "./documents/expenses";
import { salesPublishingRoutes } from "./documents/sales-publishing";
import { businessTripRoutes } from "./leave/business-trips";
import { holidayManagementRoutes } from "./leave/holiday-management";
import { holidayRoutes } from "./leave/holidays";
import { leaveRoutes } from "./leave/leave";
import { leaveManagementRoutes } from "./leave/leave-management";
import { contentPageRoutes } from "./shell/content-pages";
import { directoryRoutes } from "./shell/directory";
import { familySiteRoutes } from "./shell/family-sites";
import { headerRoutes } from "./shell/header";
import { homeRoutes } from "./shell/home";
import { leadershipRoutes } from "./shell/leadership";
import { noticeRoutes } from "./shell/notices";
import { notificationRoutes } from "./shell/notifications";
import { searchRoutes } from "./shell/search";
import { thanksRoutes } from "./shell/thanks";
import { assetRoutes } from "./work/assets";
import { bookingRoutes } from "./work/bookings";
import { classRoutes } from "./work/classes";
import { customerRoutes } from "./work/customers";
import { eLearningRoutes } from "./work/e-learning";
import { feedbackRoutes } from "./work/feedback";
import { newsZoneRoutes } from "./work/news-zone";
import { newsletterRoutes } from "./work/newsletters";
import { planRoutes } from "./work/plans";
import { textbookRoutes } from "./work/textbooks";

/** The calls of the contract, beside those by which one signs in. */
export const portalRoutes: readonly Routes[] = [
  headerRoutes,
  jobRotationRoutes,
  staffInfoRoutes,
  thanksRoutes,
  profileRoutes,
  organisationRoutes,
  newsletterRoutes,
  noticeRoutes,
  newsZoneRoutes,
  eLearningRoutes,
  directoryRoutes,
  searchRoutes,
  homeRoutes,
  notificationRoutes,
  planRoutes,
  preferenceRoutes,
  classRoutes,
  textbookRoutes,
  companyRoutes,
  setupRoutes,
  contentPageRoutes,
  leadershipRoutes,
  familySiteRoutes,
  bookingRoutes,
  assetRoutes,
  customerRoutes,
  holidayRoutes,
  documentRoutes,
  businessTripRoutes,
  delegationRoutes,
  documentLineRoutes,
  documentStatisticsRoutes,
  expenseRoutes,
  salesPublishingRoutes,
  feedbackRoutes,
  overallStatisticsRoutes,
  docsRoutes,
  leaveRoutes,
  leaveManagementRoutes,
  holidayManagementRoutes,
  adminRoutes,
];
