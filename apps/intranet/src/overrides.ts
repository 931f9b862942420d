import type { RouteName } from "@portal/definition";
import type { ScreenPage } from "./screens/kinds";

const bookingForm: ScreenPage = async () => ({
  Component: (await import("./overrides/booking/booking-form-page")).BookingFormPage,
});

const notices = () => import("./overrides/news-zone/notice-pages");
const media = () => import("./overrides/news-zone/media-pages");
const manuals = () => import("./overrides/news-zone/manual-pages");
const messages = () => import("./overrides/news-zone/ceo-pages");
const tasks = () => import("./overrides/tasks/task-pages");
const courses = () => import("./overrides/e-learning/course-pages");
const customers = () => import("./overrides/customers/customer-pages");
const calls = () => import("./overrides/customers/call-pages");
const visits = () => import("./overrides/visits/visit-pages");
const goods = () => import("./overrides/assets/goods-pages");
const assets = () => import("./overrides/assets/asset-pages");
const requests = () => import("./features/global-er/er-form");
const miCalendar: ScreenPage = async () => ({
  Component: (await import("./features/mi/mi-calendar")).MiCalendarPage,
});
const miPages = () => import("./features/mi/mi-pages");
const plans = () => import("./features/plans/plan-pages");
const newsletters = () => import("./features/newsletter/newsletter-pages");
const stagePage: ScreenPage = async () => ({ Component: (await newsletters()).NewsletterStagePage });
const store = () => import("./features/textbooks/store-pages");
const people = () => import("./features/people/people-pages");
const magazines = () => import("./features/magazine/magazine-pages");
const research = () => import("./features/research/research-pages");
const education = () => import("./features/growth/education-pages");
const cards = () => import("./features/growth/card-pages");
const sheetViews = () => import("./features/growth/sheet-view-page");
const evaluation = () => import("./features/growth/evaluation-pages");
/** The screens that a module does its own way, by their route's name; each composes the page of its kind. */
export const overrides: Partial<Record<RouteName, ScreenPage>> = {
  admin_company: async () => ({ Component: (await import("./overrides/organization/company-page")).CompanyPage }),
  admin_organization: async () => ({
    Component: (await import("./overrides/organization/organization-page")).OrganizationPage,
  }),
  // without the form and the page of a notice, which wait until they are opened
  "CARROTZone-NoticeList": async () => ({
    Component: (await import("./overrides/news-zone/notice-list-page")).NoticeListPage,
  }),
  "CARROTZone-NoticeView-idx": async () => ({ Component: (await notices()).NoticeViewPage }),
  "CARROTZone-NoticeAdd": async () => ({ Component: (await notices()).NoticeFormPage }),
  "CARROTZone-NoticeMod-idx": async () => ({ Component: (await notices()).NoticeFormPage }),
  "CARROTZone-MediaZoneList": async () => ({ Component: (await media()).MediaListPage }),
  "CARROTZone-MediaZoneView-idx": async () => ({ Component: (await media()).MediaViewPage }),
  "CARROTZone-CarrotManualList": async () => ({ Component: (await manuals()).ManualListPage }),
  "CARROTZone-CarrotManualView-idx": async () => ({ Component: (await manuals()).ManualViewPage }),
  "CARROTZone-CarrotManualAdd": async () => ({ Component: (await manuals()).ManualFormPage }),
  "CARROTZone-CarrotManualMod-idx": async () => ({ Component: (await manuals()).ManualFormPage }),
  "CARROTZone-CEOMessageList": async () => ({ Component: (await messages()).CeoListPage }),
  "CARROTZone-CEOMessageView-idx": async () => ({ Component: (await messages()).CeoViewPage }),
  "TaskManagement-taskList": async () => ({ Component: (await tasks()).TaskListPage }),
  "TaskManagement-taskView-idx": async () => ({ Component: (await tasks()).TaskViewPage }),
  "TaskManagement-taskAdd": async () => ({ Component: (await tasks()).TaskFormPage }),
  "TaskManagement-taskMod-idx": async () => ({ Component: (await tasks()).TaskFormPage }),
  "BusinessManagement-eLearningList": async () => ({ Component: (await courses()).CourseListPage }),
  "BusinessManagement-eLearningView-idx": async () => ({ Component: (await courses()).CourseViewPage }),
  "BusinessManagement-ResearchView-idx": async () => ({ Component: (await research()).ResearchViewPage }),
  "BusinessManagement-SPACView-idx": async () => ({
    Component: (await import("./overrides/spac/spac-page")).SpacViewPage,
  }),
  "customerManagement-businessCardView-idx": async () => ({
    Component: (await import("./overrides/customers/card-page")).CardViewPage,
  }),
  "customerManagement-customerDBAdd": async () => ({ Component: (await customers()).CustomerFormPage }),
  "customerManagement-customerDBEdit-idx": async () => ({ Component: (await customers()).CustomerFormPage }),
  "customerManagement-customerDBViewTab2-idx": async () => ({ Component: (await customers()).CustomerActivityPage }),
  "myPIMS-eicn": async () => ({ Component: (await calls()).CallListPage }),
  "myPIMS-eicnView-idx": async () => ({ Component: (await calls()).CallViewPage }),
  "customerManagement-scheduleVisitWeekly": async () => ({ Component: (await visits()).VisitWeekPage }),
  "customerManagement-scheduleVisitMonthly": async () => ({ Component: (await visits()).VisitMonthPage }),
  "customerManagement-scheduleVisitAdd": async () => ({ Component: (await visits()).VisitFormPage }),
  "customerManagement-scheduleVisitMod-idx": async () => ({ Component: (await visits()).VisitFormPage }),
  "customerManagement-scheduleVisitView-idx": async () => ({ Component: (await visits()).VisitViewPage }),
  "BusinessManagement-ERAdd": async () => ({ Component: (await requests()).ErFormPage }),
  "BusinessManagement-ERMod-idx": async () => ({ Component: (await requests()).ErFormPage }),
  "BusinessManagement-ManagementPlanList": async () => ({ Component: (await plans()).PlanListPage }),
  "BusinessManagement-ManagementPlanAdd": async () => ({ Component: (await plans()).PlanFormPage }),
  "BusinessManagement-ManagementPlanMod-idx": async () => ({ Component: (await plans()).PlanFormPage }),
  "BusinessManagement-ManagementPlanView-idx": async () => ({ Component: (await plans()).PlanViewPage }),
  "documents-SalesManagementPublishList": async () => ({
    Component: (await import("./features/documents/sales/sales-list-page")).SalesListPage,
  }),
  "documents-SalesManagementPublishView": async () => ({
    Component: (await import("./features/documents/sales/sales-view-page")).SalesViewPage,
  }),
  "documents-SalesManagementPublishView-id": async () => ({
    Component: (await import("./features/documents/sales/sales-view-page")).SalesViewPage,
  }),
  "ResourceManagement-ShipmentStatusMaintenanceView": async () => ({
    Component: (await import("./features/textbooks/shipment-page")).ShipmentPage,
  }),
  "ResourceManagement-NewsLetterManagementView-idx": async () => ({
    Component: (await newsletters()).NewsletterViewPage,
  }),
  "ResourceManagement-NewsLetterManagementView_tab1-idx": stagePage,
  "ResourceManagement-NewsLetterManagementView_tab2-idx": stagePage,
  "ResourceManagement-NewsLetterManagementView_tab3-idx": stagePage,
  "ResourceManagement-NewsLetterManagementView_tab4-idx": stagePage,
  "ResourceManagement-NewsLetterManagementView_tab5-idx": stagePage,
  "ResourceManagement-NewsLetterManagement_tab5-idx": async () => ({
    Component: (await newsletters()).NewsletterSendForm,
  }),
  "ResourceManagement-textbookMaintenanceList": async () => ({ Component: (await store()).StorePage }),
  "ResourceManagement-TextbookReturnList": async () => ({ Component: (await store()).ReturnPage }),
  "myPIMS-GoodsRentalAdd": async () => ({ Component: (await goods()).GoodsFormPage }),
  "myPIMS-GoodsRentalMod-idx": async () => ({ Component: (await goods()).GoodsFormPage }),
  "myPIMS-myAssetList": async () => ({ Component: (await assets()).MyAssetPage }),
  "myPIMS-AssetManagementList": async () => ({ Component: (await assets()).AssetListPage }),
  "ResourceManagement-MagazineManagementList": async () => ({ Component: (await magazines()).MagazineListPage }),
  "ResourceManagement-MagazineManagementView-idx": async () => ({ Component: (await magazines()).MagazineViewPage }),
  "ResourceManagement-GiftCardAdd": async () => ({
    Component: (await import("./overrides/assets/gift-pages")).GiftCardAddPage,
  }),
  "myPIMS-HoliDayGift": async () => ({ Component: (await import("./overrides/assets/gift-pages")).HolidayGiftPage }),
  "ResourceManagement-VehicleReservationLogMonth": async () => ({
    Component: (await import("./overrides/booking/vehicle-pages")).VehicleMonthPage,
  }),
  "ResourceManagement-VehicleReservationLogDay": async () => ({
    Component: (await import("./overrides/booking/vehicle-pages")).VehicleDayPage,
  }),
  "ResourceManagement-VehicleReservationAdd": bookingForm,
  "ResourceManagement-VehicleReservationMod-idx": bookingForm,
  "ResourceManagement-StudioReservationMonth": async () => ({
    Component: (await import("./overrides/booking/studio-page")).StudioMonthPage,
  }),
  "ResourceManagement-StudioReservationAdd": bookingForm,
  "ResourceManagement-StudioReservationMod-idx": bookingForm,
  "ResourceManagement-ClassroomReservationDate": async () => ({
    Component: (await import("./overrides/booking/classroom-pages")).ClassroomDayPage,
  }),
  "ResourceManagement-ClassroomReservationWeek": async () => ({
    Component: (await import("./overrides/booking/classroom-pages")).ClassroomWeekPage,
  }),
  "ResourceManagement-ClassroomReservationMonth": async () => ({
    Component: (await import("./overrides/booking/classroom-pages")).ClassroomMonthPage,
  }),
  "ResourceManagement-ClassroomReservationAdd": bookingForm,
  "ResourceManagement-ClassroomReservationMod-idx": bookingForm,
  "ResourceManagement-MIScheduleMonth": miCalendar,
  "ResourceManagement-MIScheduleDate": miCalendar,
  "ResourceManagement-MIScheduleAdd": async () => ({ Component: (await miPages()).MiEntryPage }),
  "ResourceManagement-MIScheduleMod-idx": async () => ({ Component: (await miPages()).MiEntryPage }),
  "ResourceManagement-MIVacationAdd": async () => ({ Component: (await miPages()).MiLeavePage }),
  "ResourceManagement-MIVacationMod-idx": async () => ({ Component: (await miPages()).MiLeavePage }),
  "myPIMS-HeadTeamManagement": async () => (await import("./overrides/organization/heads-page")).headsPage(),
  "myPIMS-PersonalInfoList_tab1-idx": async () => ({ Component: (await people()).PersonPage }),
  "myPIMS-myEduManagemetList": async () => ({ Component: (await education()).MyEducationPage }),
  "myPIMS-MyCommunicationPledge": async () => ({
    Component: (await import("./features/growth/pledge-page")).PledgePage,
  }),
  "myPIMS-FeedbackList": async () => ({
    Component: (await import("./features/growth/feedback-page")).FeedbackPage,
  }),
  "personality-myPIMSPersonalityList": async () => ({ Component: (await cards()).CardListPage }),
  "personality-myPIMSPersonalityAdd": async () => ({ Component: (await cards()).CardFormPage }),
  "personality-myPIMSPersonalityView": async () => ({ Component: (await cards()).CardViewPage }),
  "myPIMS-KPIAdd": async () => ({ Component: (await evaluation()).SheetAddPage }),
  "myPIMS-PBCAdd": async () => ({ Component: (await evaluation()).SheetAddPage }),
  "myPIMS-KPIView-idx": async () => ({ Component: (await sheetViews()).SheetViewPage }),
  "myPIMS-PBCView-idx": async () => ({ Component: (await sheetViews()).SheetViewPage }),
  "myPIMS-MCRMCGView-idx": async () => ({
    Component: (await import("./features/growth/coaching-page")).CoachingViewPage,
  }),
  "myPIMS-TeamEvaluationManagementList": async () => ({ Component: (await evaluation()).TeamEvaluationPage }),
  "myPIMS-EducationAdd": async () => ({ Component: (await education()).CourseFormPage }),
  "myPIMS-EducationMod-idx": async () => ({ Component: (await education()).CourseFormPage }),
  "myPIMS-myVacationList": async () => ({
    Component: (await import("./features/leave/my-leave-page")).MyLeavePage,
  }),
  "myPIMS-AllVacationList": async () => ({
    Component: (await import("./features/leave/management/all-leave-page")).AllLeavePage,
  }),
  "myPIMS-TelecommutingList": async () => ({
    Component: (await import("./features/leave/telecommuting-page")).TelecommutingPage,
  }),
  "myPIMS-HolidayList": async () => ({
    Component: (await import("./features/leave/holidays/holiday-page")).HolidayPage,
  }),
};
