import { defineModule } from "../define/define-module";
import { choice, dateTime, integer, json, link, longText, period, staff, staffList, text } from "../define/fields";
import { repeatSchema } from "./booking-kinds";

const byBooker = ["staff:own", "isManageSupportAdmin:all"] as const;
const bySupport = ["isManageSupportAdmin:all"] as const;

/**
 * Bookings of vehicles, studios and rooms, all in one table: it refuses two that hold the same thing at one time. Who
 * has asked for a time holds it until that is decided.
 */
export default defineModule({
  key: "booking",
  title: "예약",
  entities: {
    booking: {
      title: "예약",
      name: "title",
      own: ["idx_booker", "idx_writer"],
      hasOrgUnit: true,
      index: [["series_idx"], ["customer"], ["class_run"]],
      holds: { by: ["booker", "driver"], while: { status: ["requested", "confirmed"] }, as: "booking" },
      occupies: {
        during: "during",
        people: ["booker", "driver", "attendees"],
        while: { status: ["requested", "confirmed", "in_use"] },
      },
      parts: { vehicle_log: { link: "booking" }, studio_booking: { link: "booking" } },
      flow: {
        field: "status",
        moves: {
          confirm: { title: "승인", from: ["requested"], to: "confirmed", by: bySupport, isBulk: true },
          reject: {
            title: "반려",
            from: ["requested"],
            to: "reject",
            by: bySupport,
            reason: "required",
            isDangerous: true,
          },
          checkin: { title: "입실 확인", from: ["confirmed"], to: "in_use", by: byBooker },
          start: { title: "운행 시작", from: ["confirmed"], to: "in_use", by: byBooker },
          return: {
            title: "반납·일지 작성",
            from: ["in_use"],
            to: "done",
            by: byBooker,
            fields: [
              "vehicle_log.driver",
              "vehicle_log.use_date",
              "vehicle_log.companions",
              "vehicle_log.purpose",
              "vehicle_log.dest",
              "vehicle_log.odo_before",
              "vehicle_log.odo_after",
              "vehicle_log.commute_km",
              "vehicle_log.fuel_cost",
              "vehicle_log.toll",
              "vehicle_log.park_cost",
              "vehicle_log.receipt",
              "vehicle_log.note",
            ],
            writes: "운행일지",
          },
          finish: { title: "이용 종료", from: ["in_use"], to: "done", by: byBooker },
          cancel: {
            title: "예약 취소",
            from: ["requested", "confirmed"],
            to: "cancel",
            by: byBooker,
            reason: "optional",
            isDangerous: true,
          },
        },
      },
      fields: {
        kind: choice("자원구분", { vehicle: "차량", studio: "스튜디오", classroom: "강의실" }, { required: true }),
        idx_resource: integer("자원", { required: true, min: 1 }),
        booker: staff("예약자", { required: true, initial: "me", readOnly: true }),
        title: text("예약명", { required: true, max: 100 }),
        during: period("예약시간", { required: true }),
        repeat: json("반복", repeatSchema),
        series_idx: integer("반복묶음", { readOnly: true }),
        purpose: text("목적", { max: 40 }),
        /** Of a vehicle: where to, and who drives. */
        dest: text("목적지", { max: 150 }),
        driver: staff("운전자"),
        /** Whom it is for. */
        customer: link("고객사", { to: "customer" }),
        class_run: link("클래스", { to: "class_run", fills: { customer: "customer" } }),
        people: integer("인원", { unit: "명", min: 1, max: 1000 }),
        attendees: staffList("참석자"),
        setup: longText("준비요청", { max: 1000 }),
        memo: longText("메모", { max: 1000 }),
        checkin_at: dateTime("입실확인", { readOnly: true }),
        status: choice(
          "상태",
          {
            requested: "신청",
            confirmed: "확정",
            in_use: "사용중",
            done: "종료",
            noshow: "노쇼",
            cancel: "취소",
            reject: "반려",
          },
          {
            required: true,
            default: "confirmed",
            readOnly: true,
            tones: {
              requested: "running",
              confirmed: "done",
              in_use: "running",
              done: "ended",
              noshow: "refused",
              cancel: "ended",
              reject: "refused",
            },
          },
        ),
      },
    },
  },
  screens: [],
});
