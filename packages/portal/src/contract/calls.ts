import { modules } from "../modules";
import * as bookings from "./bookings";
import * as businessTrips from "./business-trips";
import * as contentPages from "./content-pages";
import type { CallDefinition } from "./define-call";
import * as deptInbox from "./dept-inbox";
import * as directory from "./directory";
import * as docs from "./docs";
import * as documentDecisions from "./document-decisions";
import * as documentDrafts from "./document-drafts";
import * as documentLines from "./document-lines";
import * as documentLists from "./document-lists";
import * as documentSheets from "./document-sheets";
import * as documentStatistics from "./document-statistics";
import * as documents from "./documents";
import * as eLearning from "./e-learning";
import * as expenses from "./expenses";
import * as extraPay from "./extra-pay";
import * as familySites from "./family-sites";
import * as header from "./header";
import * as holidayManagement from "./holiday-management";
import * as holidays from "./holidays";
import * as home from "./home";
import * as jobRotation from "./job-rotation";
import * as leadership from "./leadership";
import * as leave from "./leave";
import * as leaveManagement from "./leave-management";
import * as newsZone from "./news-zone";
import * as notices from "./notices";
import * as notifications from "./notifications";
import * as organisation from "./organisation";
import * as preferences from "./preferences";
import * as profile from "./profile";
import * as records from "./records";
import * as salesPublishing from "./sales-publishing";
import * as search from "./search";
import * as session from "./session";
import * as staffInfo from "./staff-info";
import * as thanks from "./thanks";
import * as totalSales from "./total-sales";

const files: readonly object[] = [
  header,
  home,
  notifications,
  jobRotation,
  staffInfo,
  thanks,
  profile,
  preferences,
  organisation,
  directory,
  search,
  notices,
  newsZone,
  eLearning,
  holidays,
  leave,
  leaveManagement,
  holidayManagement,
  bookings,
  documents,
  documentDrafts,
  documentDecisions,
  businessTrips,
  documentLists,
  documentLines,
  documentSheets,
  documentStatistics,
  deptInbox,
  expenses,
  extraPay,
  salesPublishing,
  totalSales,
  records,
  leadership,
  contentPages,
  familySites,
  session,
  docs,
];

/** Every call of the portal's REST service: those of the specification (section 7), then those of the records. */
export const calls: readonly CallDefinition[] = [
  ...files.flatMap((file) => Object.values(file)).filter(isCall),
  ...[...records.servedEntities(modules).values()].flatMap((served) => Object.values<CallDefinition>(served.calls)),
];

function isCall(value: unknown): value is CallDefinition {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}
