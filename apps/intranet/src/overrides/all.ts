import type { RouteName } from "@portal/definition";
import type { ScreenPage } from "../screens/kinds";

const bookingForm: ScreenPage = async () => ({
  Component: (await import("./booking/booking-form-page")).BookingFormPage,
});

/** The screens that a module does its own way, by their route's name; each composes the page of its kind. */
export const overrides: Partial<Record<RouteName, ScreenPage>> = {
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
};
