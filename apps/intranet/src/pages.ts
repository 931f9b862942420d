import type { RouteName } from "@portal/definition";
import type { ComponentType, ReactNode } from "react";

/** Loads a page's code. */
export type Page = () => Promise<{ Component: ComponentType } | { element: ReactNode }>;

/** The page of each screen that is no module screen; loaded when it is opened. */
export const pages: Partial<Record<RouteName, Page>> = {
  login: async () => ({ Component: (await import("./features/login/login-page")).LoginPage }),
  gate_login: async () => ({ Component: (await import("./features/login/login-page")).LoginPage }),
  authlogin: async () => ({ Component: (await import("./features/login/sign-in-link-page")).SignInLinkPage }),
  pwdchange: async () => ({ Component: (await import("./features/login/password-page")).PasswordPage }),
  system_select: async () => ({ Component: (await import("./features/login/system-select-page")).SystemSelectPage }),
  emp_number: async () => ({ Component: (await import("./features/directory/directory-page")).DirectoryPage }),
  emp_number_intranet: async () => ({
    Component: (await import("./features/directory/directory-page")).DirectoryWindow,
  }),
  familysite_admin: async () => ({ Component: (await import("./features/sites/sites-page")).SitesPage }),
  admin_logs: async () => ({ Component: (await import("./features/admin/logs-page")).LogsPage }),
  admin_setup: async () => ({ Component: (await import("./features/admin/setup-page")).SetupPage }),
  about: async () => ({ Component: (await import("./features/content/content-page")).AboutPage }),
  stage: async () => ({ Component: (await import("./features/content/content-page")).StagePage }),
  leadership: async () => ({ Component: (await import("./features/leadership/leadership-page")).LeadershipPage }),
  test: async () => ({ Component: (await import("./features/gallery/gallery-page")).GalleryPage }),
  main: async () => ({ Component: (await import("./features/home/home-page")).HomePage }),
  "myPIMS-TeamVacationList": async () => ({
    Component: (await import("./features/leave/team-leave-page")).TeamLeavePage,
  }),
  "myPIMS-VacationManagement": async () => ({
    Component: (await import("./features/leave/management/management-page")).ManagementPage,
  }),
  "myPIMS-VacationMgrInfo-idx": async () => ({
    Component: (await import("./features/leave/management/staff-leave-page")).StaffLeavePage,
  }),
  "index copy": async () => ({
    Component: (await import("./features/annotation-editor/annotation-page")).AnnotationPage,
  }),
  "documents-DraftingAdd": async () => ({
    Component: (await import("./features/documents/drafting/form-picker-page")).FormPickerPage,
  }),
  "documents-AllDocumentList": async () => ({
    Component: (await import("./features/documents/lists/document-list-page")).DocumentListPage,
  }),
  "documents-document-id": async () => ({
    Component: (await import("./features/documents/view/document-page")).DocumentPage,
  }),
  "documents-MyExpenseManagement": async () => ({
    Component: (await import("./features/documents/claims/my-expenses-page")).MyExpensesPage,
  }),
  "documents-SalesTargets": async () => ({
    Component: (await import("./features/documents/sales/sales-targets-page")).SalesTargetsPage,
  }),
  "myPIMS-IMOverallStatisticsList": async () => ({
    Component: (await import("./features/people/overall-statistics-page")).OverallStatisticsPage,
  }),
  "documents-AllStatisticsList": async () => ({
    Component: (await import("./features/documents/lists/statistics-page")).StatisticsPage,
  }),
  ...writing(
    "documents-DraftingAdd1",
    "documents-DraftingAdd2",
    "documents-DraftingAdd3",
    "documents-DraftingAdd4",
    "documents-DraftingAdd5",
    "documents-DraftingAdd6",
    "documents-DraftingAdd7",
    "documents-DraftingAdd8",
    "documents-DraftingAdd9",
    "documents-DraftingAdd10",
    "documents-DraftingModify-id",
    "documents-ExpenseInputAdd",
    "documents-ExpenseInputModify-id",
    "documents-SalesManagementPublishAdd",
    "documents-SalesManagementPublishModify-id",
  ),
};

/** Documents of every form are written on one page. */
function writing(...names: readonly RouteName[]): Partial<Record<RouteName, Page>> {
  const page = async () => ({ Component: (await import("./features/documents/drafting/drafting-page")).DraftingPage });
  return Object.fromEntries(names.map((name) => [name, page]));
}
