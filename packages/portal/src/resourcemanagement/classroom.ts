import { defineModule } from "../define/define-module";
import { choice, flag, integer, text, time, words } from "../define/fields";

const supportOnly = ["isManageSupportAdmin:all"] as const;
const everybody = ["staff:all"] as const;
const calendar = {
  of: "booking",
  where: { kind: "classroom" },
  can: everybody,
  during: "during",
  label: ["title", "booker"],
  moreColumns: ["purpose", "people"],
  resources: { entity: "classroom", column: "idx_resource", where: { is_use: true } },
  filters: ["status"],
  hides: ["cancel", "reject", "noshow"],
} as const;
const form = [
  { fields: ["idx_resource", "during", "repeat"] },
  { fields: ["title", "purpose", "customer", "class_run", "people", "attendees", "setup", "memo"] },
] as const;

/** Class and meeting rooms. */
export default defineModule({
  key: "classroom",
  title: "강의실·회의실 예약",
  entities: {
    classroom: {
      title: "강의실",
      access: { read: everybody, add: supportOnly, change: supportOnly },
      fields: {
        name: text("이름", { required: true, unique: true, max: 60 }),
        place: text("건물", { max: 60 }),
        floor: text("층", { max: 10 }),
        capacity: integer("수용인원", { unit: "명", required: true, min: 1, max: 1000 }),
        equipment: words("설비"),
        kind: choice("구분", { class: "강의실", meet: "회의실", talk: "상담실", lounge: "라운지" }, { required: true }),
        open_from: time("이용시작", { default: "07:00" }),
        open_to: time("이용종료", { default: "22:00" }),
        need_confirm: flag("승인필요", { default: false }),
        is_use: flag("사용", { default: true }),
      },
    },
  },
  screens: [
    {
      path: "/resourcemanagement/classroomreservationdate",
      name: "ResourceManagement-ClassroomReservationDate",
      guide: { label: "강의실·회의실 예약", about: "하루의 강의실 예약을 보고 예약합니다.", words: "회의실 교실 예약" },
      title: "강의실·회의실 예약 (일)",
      kind: "calendar-day",
      ...calendar,
    },
    {
      path: "/resourcemanagement/classroomreservationweek",
      name: "ResourceManagement-ClassroomReservationWeek",
      guide: { label: "강의실 주간", about: "한 주의 강의실 예약을 봅니다.", words: "회의실 교실" },
      title: "강의실·회의실 예약 (주)",
      kind: "calendar-week",
      ...calendar,
    },
    {
      path: "/resourcemanagement/classroomreservationmonth",
      name: "ResourceManagement-ClassroomReservationMonth",
      guide: { label: "강의실 월간", about: "한 달의 강의실 예약을 봅니다.", words: "회의실 교실" },
      title: "강의실·회의실 예약 (월)",
      kind: "calendar-month",
      ...calendar,
    },
    {
      path: "/resourcemanagement/classroomreservationstatistics",
      name: "ResourceManagement-ClassroomReservationStatistics",
      guide: { label: "강의실 이용 통계", about: "강의실이 얼마나 쓰이는지 봅니다.", words: "통계 이용률 가동률" },
      title: "강의실·회의실 이용 통계",
      kind: "statistics",
      of: "booking",
      where: { kind: "classroom" },
      can: ["isLead:all", "isManageSupportAdmin:all", "gthr_auth:all"],
      filters: ["during"],
      charts: [
        { key: "utilisation", title: "전체 이용률", chart: "number", measure: "rules", unit: "%" },
        { key: "noshow", title: "노쇼 비율", chart: "number", measure: "rules", unit: "%" },
        { key: "bookings", title: "예약", chart: "number", measure: "count", unit: "건" },
        { key: "rooms", title: "강의실별 이용률", chart: "bar", measure: "rules", unit: "%" },
        { key: "teams", title: "팀별 이용 시간 (많은 순 15팀)", chart: "bar", measure: "rules", unit: "시간" },
        {
          key: "purposes",
          title: "월별 목적",
          chart: "stacked",
          by: { month: "during" },
          split: "purpose",
          measure: "count",
          unit: "건",
        },
        { key: "hours", title: "요일·시간대별 이용 시간", chart: "heat", measure: "rules", unit: "시간" },
        { key: "noshows", title: "월별 노쇼 비율", chart: "line", measure: "rules", unit: "%" },
      ],
    },
    {
      path: "/resourcemanagement/classroomreservationadd",
      name: "ResourceManagement-ClassroomReservationAdd",
      guide: { label: "강의실 예약하기", about: "강의실을 새로 예약합니다.", words: "회의실 예약 신청" },
      title: "강의실·회의실 예약하기",
      kind: "add",
      of: "booking",
      where: { kind: "classroom" },
      can: ["staff:own"],
      form,
    },
    {
      path: "/resourcemanagement/classroomreservationmod/:idx",
      name: "ResourceManagement-ClassroomReservationMod-idx",
      title: "강의실·회의실 예약 수정",
      kind: "edit",
      of: "booking",
      where: { kind: "classroom" },
      can: ["staff:own", "isManageSupportAdmin:all"],
      form,
    },
  ],
});
