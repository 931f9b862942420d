import { directoryRoutes } from "./directory";
import { documentLineRoutes } from "./document-lines";
import { documentRoutes } from "./documents";
import { docsRoutes } from "./docs";
import { familySiteRoutes } from "./family-sites";
import { headerRoutes } from "./header";
import { homeRoutes } from "./home";
import { jobRotationRoutes } from "./job-rotation";
import { noticeRoutes } from "./notices";
import { notificationRoutes } from "./notifications";
import { organisationRoutes } from "./organisation";
import { preferenceRoutes } from "./preferences";
import { profileRoutes } from "./profile";
import type { Routes } from "./routes";
import { staffInfoRoutes } from "./staff-info";
import { thanksRoutes } from "./thanks";

/** The calls of the contract, beside those by which one signs in. */
export const portalRoutes: readonly Routes[] = [
  headerRoutes,
  jobRotationRoutes,
  staffInfoRoutes,
  thanksRoutes,
  profileRoutes,
  organisationRoutes,
  noticeRoutes,
  directoryRoutes,
  homeRoutes,
  notificationRoutes,
  preferenceRoutes,
  familySiteRoutes,
  documentRoutes,
  documentLineRoutes,
  docsRoutes,
];
