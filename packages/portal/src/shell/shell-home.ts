import { defineModule } from "../define/define-module";
import { bytes, dateTime, integer, link, text } from "../define/fields";
import { THANKS_ALLOWANCE } from "../limits";

/** The page that signed-in staff begin at, and what every module shares: stored files and thanks dollars. */
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
    /** A ledger: rows are added and never changed, but for when the receiver first reads one. */
    thanks_dollar: {
      title: "감사달러",
      own: ["idx_from_staff", "idx_to_staff"],
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
  screens: [{ path: "/main", name: "main", kind: "home", can: ["staff:own"] }],
});
