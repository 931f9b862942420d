import { defineModule } from "../define/define-module";
import { choice, flag, integer, link, staff, text, time, words } from "../define/fields";

const supportOnly = ["isManageSupportAdmin:all"] as const;
const everybody = ["staff:all"] as const;
const form = [
  { fields: ["idx_resource", "during", "repeat"] },
  {
    fields: [
      "title",
      "studio_booking.kind",
      "studio_booking.producer",
      "studio_booking.equipment",
      "studio_booking.crew",
      "studio_booking.elearning",
      "studio_booking.research",
      "people",
      "setup",
      "memo",
    ],
  },
] as const;

/** Studios, and what is made in them. */
export default defineModule({
  key: "studio",
  title: "스튜디오 예약",
  entities: {
    studio: {
      title: "스튜디오",
      access: { read: everybody, add: supportOnly, change: supportOnly },
      fields: {
        name: text("이름", { required: true, unique: true, max: 60 }),
        place: text("위치", { max: 80 }),
        equipment: words("장비"),
        open_from: time("이용시작", { default: "08:00" }),
        open_to: time("이용종료", { default: "22:00" }),
        min_minutes: integer("최소이용(분)", { default: 30, min: 10, max: 480 }),
        is_use: flag("사용", { default: true }),
      },
    },
    studio_booking: {
      title: "스튜디오예약상세",
      index: [["research"]],
      fields: {
        booking: link("예약", { to: "booking", required: true, unique: true }),
        kind: choice(
          "촬영구분",
          { elearn: "이러닝", live: "라이브", voice: "음성", photo: "사진", meet: "회의" },
          { required: true },
        ),
        producer: staff("책임PD", { required: true, initial: "me" }),
        equipment: words("장비"),
        crew: words("참여인원"),
        elearning: link("과정", { to: "elearning" }),
        research: link("연구과제", { to: "research" }),
        reject_reason: text("반려사유", { max: 200, readOnly: true }),
      },
    },
  },
  screens: [
    {
      path: "/resourcemanagement/studioreservationmonth",
      name: "ResourceManagement-StudioReservationMonth",
      guide: { label: "스튜디오 예약", about: "한 달의 스튜디오 예약을 봅니다.", words: "촬영 녹음" },
      title: "스튜디오 예약",
      kind: "calendar-month",
      of: "booking",
      where: { kind: "studio" },
      can: everybody,
      during: "during",
      label: ["title", "booker"],
      moreColumns: ["studio_booking.kind", "studio_booking.producer"],
      resources: { entity: "studio", column: "idx_resource", where: { is_use: true } },
      filters: ["status", "studio_booking.kind"],
      hides: ["cancel", "reject", "noshow"],
    },
    {
      path: "/resourcemanagement/studioreservationadd",
      name: "ResourceManagement-StudioReservationAdd",
      guide: { label: "스튜디오 예약하기", about: "스튜디오를 새로 예약합니다.", words: "촬영 예약 신청" },
      title: "스튜디오 예약하기",
      kind: "add",
      of: "booking",
      where: { kind: "studio" },
      can: ["staff:own"],
      form,
    },
    {
      path: "/resourcemanagement/studioreservationmod/:idx",
      name: "ResourceManagement-StudioReservationMod-idx",
      title: "스튜디오 예약 수정",
      kind: "edit",
      of: "booking",
      where: { kind: "studio" },
      can: ["staff:own", "isManageSupportAdmin:all"],
      form,
    },
  ],
});
