import type { RouteName } from "@portal/definition";
import type { ScreenPage } from "../screens/kinds";

const bookingForm: ScreenPage = async () => ({
  Component: (await import("./booking/booking-form-page")).BookingFormPage,
});

const notices = () => import("./news-zone/notice-pages");
const media = () => import("./news-zone/media-pages");
const manuals = () => import("./news-zone/manual-pages");
const messages = () => import("./news-zone/ceo-pages");
const tasks = () => import("./tasks/task-pages");
const courses = () => import("./e-learning/course-pages");
const customers = () => import("./customers/customer-pages");
const visits = () => import("./visits/visit-pages");
/** The screens that a module does its own way, by their route's name; each composes the page of its kind. */
export const overrides: Partial<Record<RouteName, ScreenPage>> = {
  // without the form and the page of a notice, which wait until they are opened
  "CARROTZone-NoticeList": async () => ({ Component: (await import("./news-zone/notice-list-page")).NoticeListPage }),
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
  "customerManagement-customerDBAdd": async () => ({ Component: (await customers()).CustomerFormPage }),
  "customerManagement-customerDBEdit-idx": async () => ({ Component: (await customers()).CustomerFormPage }),
  "customerManagement-customerDBViewTab2-idx": async () => ({ Component: (await customers()).CustomerActivityPage }),
  "customerManagement-scheduleVisitWeekly": async () => ({ Component: (await visits()).VisitWeekPage }),
  "customerManagement-scheduleVisitMonthly": async () => ({ Component: (await visits()).VisitMonthPage }),
  "customerManagement-scheduleVisitList": async () => ({ Component: (await visits()).VisitListPage }),
  "customerManagement-scheduleVisitStatus": async () => ({ Component: (await visits()).VisitStatusPage }),
  "customerManagement-scheduleVisitAdd": async () => ({ Component: (await visits()).VisitFormPage }),
  "customerManagement-scheduleVisitMod-idx": async () => ({ Component: (await visits()).VisitFormPage }),
  "customerManagement-scheduleVisitView-idx": async () => ({ Component: (await visits()).VisitViewPage }),
  "ResourceManagement-VehicleReservationLogMonth": async () => ({
    Component: (await import("./booking/vehicle-pages")).VehicleMonthPage,
  }),
  "ResourceManagement-VehicleReservationLogDay": async () => ({
    Component: (await import("./booking/vehicle-pages")).VehicleDayPage,
  }),
  "ResourceManagement-VehicleReservationAdd": bookingForm,
  "ResourceManagement-VehicleReservationMod-idx": bookingForm,
  "ResourceManagement-StudioReservationMonth": async () => ({
    Component: (await import("./booking/studio-page")).StudioMonthPage,
  }),
  "ResourceManagement-StudioReservationAdd": bookingForm,
  "ResourceManagement-StudioReservationMod-idx": bookingForm,
  "ResourceManagement-ClassroomReservationDate": async () => ({
    Component: (await import("./booking/classroom-pages")).ClassroomDayPage,
  }),
  "ResourceManagement-ClassroomReservationWeek": async () => ({
    Component: (await import("./booking/classroom-pages")).ClassroomWeekPage,
  }),
  "ResourceManagement-ClassroomReservationMonth": async () => ({
    Component: (await import("./booking/classroom-pages")).ClassroomMonthPage,
  }),
  "ResourceManagement-ClassroomReservationAdd": bookingForm,
  "ResourceManagement-ClassroomReservationMod-idx": bookingForm,
  "myPIMS-myVacationList": async () => ({
    Component: (await import("../features/leave/my-leave-page")).MyLeavePage,
  }),
  "myPIMS-AllVacationList": async () => ({
    Component: (await import("../features/leave/all-leave-page")).AllLeavePage,
  }),
  "myPIMS-TelecommutingList": async () => ({
    Component: (await import("../features/leave/telecommuting-page")).TelecommutingPage,
  }),
  "myPIMS-HolidayList": async () => ({
    Component: (await import("../features/leave/holiday-page")).HolidayPage,
  }),
};
