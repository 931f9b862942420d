import { z } from "zod";
import { defineModule } from "../define/define-module";
import { choice, dateTime, flag, html, integer, json, text } from "../define/fields";

/** The units that a post is for: whoever belongs to one of them. A post without a target is for everybody. */
const target = z.object({
  idx_sector: z.array(z.number()).optional(),
  idx_office: z.array(z.number()).optional(),
  idx_team: z.array(z.number()).optional(),
});

/** Notices, and the posts of the news zone's other boards. */
export default defineModule({
  key: "notice",
  title: "공지사항",
  entities: {
    post: {
      title: "게시글",
      index: [["board", "is_pinned"]],
      fields: {
        board: choice(
          "게시판",
          { notice: "공지사항", media: "미디어존", manual: "매뉴얼", ceo: "CEO메시지" },
          { required: true },
        ),
        category: text("분류", { max: 40 }),
        title: text("제목", { required: true, max: 150 }),
        body: html("내용", { required: true }),
        is_pinned: flag("상단고정", { default: false }),
        is_must_read: flag("필독", { default: false }),
        allow_comment: flag("댓글허용", { default: true }),
        open_from: dateTime("게시시작"),
        open_to: dateTime("게시종료"),
        target: json("대상", target),
        view_count: integer("조회수", { default: 0 }),
      },
    },
  },
  screens: [],
});
