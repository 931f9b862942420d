import { z } from "zod";
import { defineModule } from "../define/define-module";
import { bytes, choice, dateTime, flag, integer, json, link, period, text } from "../define/fields";
import { THANKS_ALLOWANCE } from "../limits";
import { preferenceSchema } from "./preference-schema";

/**
 * The page that signed-in staff begin at, and what every module shares: stored files, histories, absences, thanks
 * dollars and what somebody likes to see how.
 */
export default defineModule({
  key: "shell-home",
  title: "메인",
  entities: {
    file: {
      title: "첨부파일",
      index: [["entity", "entity_idx"]],
      fields: {
        /** The table and the record that the file belongs to. */
        entity: text("소속테이블", { required: true, max: 40 }),
        entity_idx: integer("소속행", { required: true }),
        name: text("파일명", { required: true, max: 200 }),
        size: integer("크기", { required: true, min: 1 }),
        mime: text("형식", { required: true, max: 80 }),
        sha256: text("해시", { required: true, max: 64 }),
        content: bytes("내용", { required: true }),
      },
    },
    /** Every change of a record's status. Rows are added and never changed. */
    status_log: {
      title: "상태이력",
      index: [["entity", "entity_idx"]],
      fields: {
        entity: text("소속테이블", { required: true, max: 40 }),
        entity_idx: integer("소속행", { required: true }),
        from_status: text("이전상태", { max: 20 }),
        to_status: text("변경상태", { required: true, max: 20 }),
        staff: link("처리자", { to: "staff", required: true }),
        at: dateTime("일시", { required: true }),
        memo: text("사유", { max: 300 }),
        /** Values before and after, by the columns; of a part of which a record has one `part.column`. */
        changes: json("변경값", z.record(z.string(), z.tuple([z.unknown(), z.unknown()]))),
      },
    },
    /** Who took which list out of the portal. Rows are added and never changed. */
    export_log: {
      title: "내보내기이력",
      own: ["idx_staff", "idx_writer"],
      index: [["at"]],
      fields: {
        staff: link("사용자", { to: "staff", required: true }),
        /** The route's name. */
        screen: text("화면", { required: true, max: 80 }),
        filter: json("조건", z.record(z.string(), z.unknown())),
        rows: integer("건수", { required: true }),
        at: dateTime("일시", { required: true }),
      },
    },
    /** Who is away when, and why. The table refuses two active rows of one person at one time. */
    absence: {
      title: "부재일정",
      own: ["idx_staff", "idx_writer"],
      /** Why somebody is away is not said to whoever plans something with them. */
      occupies: { during: "during", people: ["staff"], while: { is_active: [true] }, as: "부재" },
      fields: {
        staff: link("직원", { to: "staff", required: true }),
        kind: choice(
          "구분",
          { vacation: "휴가", telecommute: "재택근무", trip: "출장", outside: "외근" },
          { required: true },
        ),
        during: period("기간", { required: true }),
        /** The record that it comes from, in the table that the kind says. */
        ref_idx: integer("원본행", { required: true }),
        is_active: flag("유효", { default: true }),
      },
    },
    /** What somebody likes to see how; one row for each person. */
    preference: {
      title: "개인설정",
      own: ["idx_staff", "idx_writer"],
      fields: {
        staff: link("직원", { to: "staff", required: true, unique: true }),
        settings: json("설정", preferenceSchema, { required: true }),
      },
    },
    /** A ledger: rows are added and never changed, but for when the receiver first reads one. */
    thanks_dollar: {
      title: "감사달러",
      own: ["idx_from_staff", "idx_to_staff", "idx_writer"],
      index: [
        ["from_staff", "wdate"],
        ["to_staff", "wdate"],
      ],
      fields: {
        from_staff: link("보낸사람", { to: "staff", required: true }),
        to_staff: link("받는사람", { to: "staff", required: true }),
        dollar: integer("금액", { required: true, min: 1, max: THANKS_ALLOWANCE }),
        message: text("내용", { max: 500 }),
        read_at: dateTime("읽은일시"),
      },
    },
  },
  screens: [
    {
      path: "/main",
      name: "main",
      guide: { label: "메인", about: "오늘 할 일과 소식을 봅니다.", words: "홈 home 처음" },
      kind: "home",
      can: ["staff:own"],
    },
  ],
});
