import { adminRoutes } from "./admin";
import { assetRoutes } from "./assets";
import { bookingRoutes } from "./bookings";
import { businessTripRoutes } from "./business-trips";
import { classRoutes } from "./classes";
import { companyRoutes } from "./company";
import { contentPageRoutes } from "./content-pages";
import { customerRoutes } from "./customers";
import { delegationRoutes } from "./delegations";
import { deptInboxRoutes } from "./dept-inbox";
import { directoryRoutes } from "./directory";
import { docsRoutes } from "./docs";
import { documentLineRoutes } from "./document-lines";
import { documentStatisticsRoutes } from "./document-statistics";
import { documentRoutes } from "./documents";
import { eLearningRoutes } from "./e-learning";
import { expensePaymentRoutes } from "./expense-payments";
import { expenseRoutes } from "./expenses";
import { extraPayRoutes } from "./extra-pay";
import { familySiteRoutes } from "./family-sites";
import { feedbackRoutes } from "./feedback";
import { headerRoutes } from "./header";
import { holidayManagementRoutes } from "./holiday-management";
import { holidayRoutes } from "./holidays";
import { homeRoutes } from "./home";
import { jobRotationRoutes } from "./job-rotation";
import { leadershipRoutes } from "./leadership";
import { leaveRoutes } from "./leave";
import { leaveManagementRoutes } from "./leave-management";
import { newsZoneRoutes } from "./news-zone";
import { newsletterRoutes } from "./newsletters";
import { noticeRoutes } from "./notices";
import { notificationRoutes } from "./notifications";
import { organisationRoutes } from "./organisation";
import { overallStatisticsRoutes } from "./overall-statistics";
import { planRoutes } from "./plans";
import { preferenceRoutes } from "./preferences";
import { profileRoutes } from "./profile";
import type { Routes } from "./routes";
import { salesPublishingRoutes } from "./sales-publishing";
import { searchRoutes } from "./search";
import { setupRoutes } from "./setup";
import { staffInfoRoutes } from "./staff-info";
import { textbookRoutes } from "./textbooks";
import { thanksRoutes } from "./thanks";
import { totalSalesRoutes } from "./total-sales";

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
  deptInboxRoutes,
  documentStatisticsRoutes,
  expenseRoutes,
  expensePaymentRoutes,
  extraPayRoutes,
  salesPublishingRoutes,
  totalSalesRoutes,
  feedbackRoutes,
  overallStatisticsRoutes,
  docsRoutes,
  leaveRoutes,
  leaveManagementRoutes,
  holidayManagementRoutes,
  adminRoutes,
];
