import { defineModule } from "../define/define-module";
import { date, file, flag, html, link } from "../define/fields";

const writers = ["isTotalMcgMcr:all", "isManageCompanyAdmin:all"] as const;
const where = { board: "ceo" } as const;
const form = [
  { fields: ["title", "ceo_message.message_date", "ceo_message.cover"] },
  { fields: ["body", "ceo_message.body_en", "files"] },
  { isRare: true, fields: ["open_from", "allow_comment", "ceo_message.allow_anon"] },
] as const;
const confirm = "저장하시겠습니까?";

/** What the head of the company writes to everybody. */
export default defineModule({
  key: "ceo-message",
  title: "CEO 메시지",
  entities: {
    ceo_message: {
      title: "CEO메시지상세",
      fields: {
        post: link("게시글", { to: "post", required: true, unique: true }),
        message_date: date("메시지일자", { required: true, initial: "today" }),
        cover: file("표지", { accept: "image/*" }),
        body_en: html("영문본문"),
        allow_anon: flag("익명댓글허용", { default: true }),
      },
    },
  },
  screens: [
    {
      path: "/carrotzone/ceomessagelist",
      name: "CARROTZone-CEOMessageList",
      guide: { label: "CEO 메시지", about: "대표가 임직원에게 쓴 글을 읽습니다.", words: "대표 인사말 사장" },
      kind: "list",
      of: "post",
      title: "CEO 메시지",
      where,
      can: ["staff:all"],
      layouts: ["cards", "table"],
      columns: ["title", "ceo_message.message_date", "view_count", "like_count", "comment_count"],
      moreColumns: ["ceo_message.cover", "wdate"],
      search: ["title", "body"],
      filters: ["ceo_message.message_date"],
      sort: [["ceo_message.message_date", "desc"]],
    },
    {
      path: "/carrotzone/ceomessageadd",
      name: "CARROTZone-CEOMessageAdd",
      guide: { label: "CEO 메시지 등록", about: "대표의 글을 새로 올립니다." },
      kind: "add",
      of: "post",
      title: "CEO 메시지",
      where,
      can: writers,
      form,
      confirm,
    },
    {
      path: "/carrotzone/ceomessageview/:idx",
      name: "CARROTZone-CEOMessageView-idx",
      kind: "view",
      of: "post",
      title: "CEO 메시지",
      where,
      can: ["staff:all"],
      view: [{ fields: ["ceo_message.message_date", "view_count"] }, { fields: ["body"] }, { fields: ["files"] }],
    },
    {
      path: "/carrotzone/ceomessagemod/:idx",
      name: "CARROTZone-CEOMessageMod-idx",
      kind: "edit",
      of: "post",
      title: "CEO 메시지",
      where,
      can: writers,
      form,
      confirm,
    },
  ],
});
