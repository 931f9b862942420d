import { defineModule } from "../define/define-module";
import {
  choice,
  date,
  dateTime,
  decimal,
  integer,
  link,
  longText,
  multiChoice,
  period,
  staff,
  text,
  time,
} from "../define/fields";
import { webAddress } from "../text/web-address";

const everybody = ["staff:all"] as const;
const keepers = ["staff:own", "gthr_auth:all"] as const;
/** Who stands in reads the leave that it is for, and agrees. */
const substitute = {
  column: "idx_sub_mi",
  holds: "staff",
  below: { entity: "mi_sub", link: "idx_mi_vacation" },
  widens: true,
  readsOnly: true,
} as const;
const kinds = { class: "수업", prep: "준비", meeting: "회의", sub: "대강", test: "평가", off: "휴무" };
const entry = ["mi", "kind", "class_run", "title", "customer", "during", "seq", "place", "online_url", "memo"] as const;
const asked = [
  {
    fields: ["mi", "type", "date_from", "date_to", "at", "reason"],
    editable: { in: ["draft", "end"] },
  },
  {
    title: "수업 조치",
    fields: ["mi_sub"],
    // who stands in may have to be replaced once the leave is allowed
    editable: [{ in: ["draft", "ask", "end"] }, { in: ["ok"], by: ["gthr_auth:others"] }],
  },
] as const;
const calendar = {
  of: "mi_schedule",
  can: everybody,
  during: "during",
  label: ["title", "kind", "place"],
  adds: "일정 등록",
  hides: ["cancel"],
  filters: ["mi", "kind", "class_run", "customer", "status"],
  ways: [{ label: "전임강사", route: "ResourceManagement-MIInstructors" }],
} as const;

/** When the full-time instructors teach, and who stands in for them. */
export default defineModule({
  key: "mi-schedule",
  title: "MI 일정·휴가",
  entities: {
    mi_profile: {
      title: "MI정보",
      name: "name",
      own: ["idx_staff"],
      access: { read: everybody, add: ["gthr_auth:all"], change: ["gthr_auth:all"] },
      fields: {
        staff: staff("강사", { required: true, unique: true }),
        /** What the instructor is called, in calendars. */
        name: text("이름", { max: 40, readOnly: true }),
        languages: multiChoice(
          "언어",
          { en: "영어", zh: "중국어", ja: "일본어", ko: "한국어", etc: "기타" },
          { required: true },
        ),
        weekly_hours: decimal("주기준시수", { digits: [4, 1], required: true, default: 24, min: 0, unit: "시간" }),
        area: text("담당지역", { max: 60 }),
        memo: text("메모", { max: 300 }),
      },
    },
    mi_schedule: {
      title: "MI일정",
      name: "title",
      own: ["idx_mi"],
      hasOrgUnit: true,
      index: [["mi", "during"], ["series_idx"], ["customer"], ["class_run"]],
      occupies: { during: "during", people: ["mi"], while: { status: ["plan"] } },
      fields: {
        mi: staff("강사", { required: true, initial: "me" }),
        /** The instructor's row in calendars. */
        profile: link("전임강사", { to: "mi_profile", readOnly: true }),
        kind: choice("구분", kinds, { required: true, default: "class" }),
        title: text("제목", { max: 150, hint: "클래스를 고르고 비우면 클래스를 따릅니다." }),
        class_run: link("클래스", { to: "class_run", hint: "고르면 제목, 고객사, 장소를 채웁니다." }),
        customer: link("고객사", { to: "customer", hint: "클래스가 없는 수업이면 선택하세요." }),
        during: period("시간", { required: true }),
        seq: integer("회차", { min: 1, max: 999, unit: "회" }),
        place: text("장소", { max: 150 }),
        online_url: text("화상주소", {
          max: 300,
          pattern: webAddress,
        }),
        weeks: integer("매주 반복", {
          min: 2,
          max: 12,
          unit: "주",
          hint: "같은 요일과 시각으로 이만큼 만듭니다. 한 번이라도 겹치면 아무것도 저장하지 않습니다.",
        }),
        series_idx: integer("반복묶음", { readOnly: true }),
        attended: integer("출석인원", { min: 0, max: 9999, unit: "명" }),
        progress: text("진도", { max: 200 }),
        origin_mi: staff("원강사", { readOnly: true }),
        memo: longText("메모", { max: 2000 }),
        status: choice(
          "상태",
          { plan: "예정", done: "완료", cancel: "취소" },
          {
            required: true,
            default: "plan",
            readOnly: true,
            tones: { plan: "waiting", done: "finished", cancel: "ended" },
          },
        ),
      },
      flow: {
        field: "status",
        moves: {
          complete: {
            title: "완료",
            from: ["plan"],
            to: "done",
            by: keepers,
            fields: ["attended", "progress"],
            isBulk: true,
          },
          cancel: {
            title: "취소",
            from: ["plan"],
            to: "cancel",
            by: keepers,
            reason: "required",
            isRare: true,
            isDangerous: true,
          },
        },
      },
      reminders: {
        tomorrow: {
          title: "내일 수업",
          on: "during",
          days: [-1],
          to: ["staff:own"],
          when: { kind: ["class", "sub"], status: ["plan"] },
          text: "내일 수업이 있습니다: {name}",
          kind: "class",
        },
      },
    },
    /** A leave of an instructor, prepared with what becomes of each class before it is handed in. */
    mi_vacation: {
      title: "MI휴가",
      name: "reason",
      own: ["idx_mi"],
      party: [substitute],
      index: [["mi"], ["vacation"]],
      parts: { mi_sub: { link: "mi_vacation", isMany: true, title: "수업 조치" } },
      ordered: [["date_from", "date_to"]],
      fields: {
        mi: staff("강사", { required: true, initial: "me" }),
        type: link("휴가 종류", { to: "vacation_type", required: true }),
        date_from: date("시작일", { required: true }),
        date_to: date("종료일", { required: true }),
        at: time("시작 시각", { hint: "반반차의 시작 시각" }),
        reason: text("사유", { max: 500 }),
        /** The leave and its document, once it is handed in. */
        vacation: link("휴가 신청", { to: "vacation", readOnly: true }),
        document: link("휴가 문서", { to: "document", readOnly: true }),
        status: choice(
          "상태",
          { draft: "작성중", ask: "결재중", ok: "승인", end: "반려·취소" },
          {
            required: true,
            default: "draft",
            readOnly: true,
            tones: { draft: "waiting", ask: "running", ok: "done", end: "refused" },
          },
        ),
      },
      flow: {
        field: "status",
        moves: {
          file: { title: "상신", from: ["draft", "end"], to: "ask", by: ["staff:own"] },
          agree: { title: "대강 수락", from: ["ask"], to: "ask", by: [substitute] },
          decline: { title: "대강 거절", from: ["ask"], to: "ask", by: [substitute], reason: "required" },
        },
      },
    },
    /** What becomes of a class while its instructor is on leave. */
    mi_sub: {
      title: "수업조치",
      unique: [["mi_vacation", "schedule"]],
      index: [["schedule"], ["sub_mi"]],
      fields: {
        mi_vacation: link("MI휴가", { to: "mi_vacation", required: true }),
        schedule: link("수업", { to: "mi_schedule", required: true }),
        action: choice("조치", { sub: "대강", move: "보강", cancel: "휴강" }, { required: true, default: "sub" }),
        sub_mi: staff("대강강사"),
        new_during: period("보강시간"),
        agreed_at: dateTime("대강수락일시", { readOnly: true }),
        memo: text("메모", { max: 1000 }),
      },
    },
    /** The hours that an instructor is taken; the database refuses two of them at once. */
    mi_slot: {
      title: "MI점유시간",
      index: [["schedule"], ["vacation"]],
      fields: {
        mi: staff("강사", { required: true }),
        during: period("시간", { required: true }),
        schedule: link("일정", { to: "mi_schedule" }),
        vacation: link("휴가", { to: "vacation" }),
      },
    },
  },
  screens: [
    {
      path: "/resourcemanagement/miinstructors",
      name: "ResourceManagement-MIInstructors",
      guide: {
        label: "전임강사",
        about: "전임강사와 가르치는 언어, 주기준시수를 정합니다.",
        words: "MI 강사 시수 언어 담당지역 등록",
      },
      title: "전임강사",
      kind: "settings",
      of: "mi_profile",
      can: ["gthr_auth:all"],
      columns: ["staff", "languages", "weekly_hours", "area", "memo"],
      form: [{ fields: ["staff", "languages", "weekly_hours", "area", "memo"] }],
    },
    {
      path: "/resourcemanagement/mischedulemonth",
      name: "ResourceManagement-MIScheduleMonth",
      guide: { label: "MI 일정 월간", about: "전임강사의 한 달 수업과 일정을 봅니다.", words: "강사 수업 시간표 달력" },
      title: "MI 일정 (월)",
      kind: "calendar-month",
      ...calendar,
      label: ["title", "mi", "place"],
      // whose row it is in the timetable of a week
      moreColumns: ["profile"],
      resources: { column: "kind" },
    },
    {
      path: "/resourcemanagement/mischeduledate",
      name: "ResourceManagement-MIScheduleDate",
      guide: { label: "MI 일정", about: "전임강사의 하루 수업과 빈 시간을 봅니다.", words: "강사 수업 시간표 대강" },
      title: "MI 일정 (일)",
      kind: "calendar-day",
      ...calendar,
      resources: { entity: "mi_profile", column: "idx_profile" },
    },
    {
      path: "/resourcemanagement/mischeduleadd",
      name: "ResourceManagement-MIScheduleAdd",
      guide: { label: "MI 일정 등록", about: "수업과 준비, 회의 일정을 등록합니다.", words: "강사 수업 시간표" },
      title: "MI 일정",
      kind: "add",
      of: "mi_schedule",
      can: keepers,
      form: [{ fields: [...entry, "weeks"] }],
    },
    {
      path: "/resourcemanagement/mischedulemod/:idx",
      name: "ResourceManagement-MIScheduleMod-idx",
      title: "MI 일정",
      kind: "edit",
      of: "mi_schedule",
      can: keepers,
      form: [
        { fields: entry, editable: { in: ["plan"] } },
        { title: "수업 결과", fields: ["attended", "progress"], editable: { in: ["done"] } },
      ],
    },
    {
      path: "/resourcemanagement/mivacationadd",
      name: "ResourceManagement-MIVacationAdd",
      guide: {
        label: "MI 휴가 신청",
        about: "수업의 대강, 보강, 휴강을 정해 휴가를 신청합니다.",
        words: "강사 휴가 연차 대강 보강 휴강",
      },
      title: "MI 휴가",
      kind: "add",
      of: "mi_vacation",
      can: keepers,
      form: asked,
    },
    {
      path: "/resourcemanagement/mivacationmod/:idx",
      name: "ResourceManagement-MIVacationMod-idx",
      title: "MI 휴가",
      kind: "edit",
      of: "mi_vacation",
      can: keepers,
      form: asked,
    },
  ],
});
