import { defineModule } from "../define/define-module";
import {
  choice,
  dateTime,
  files,
  flag,
  html,
  integer,
  json,
  link,
  longText,
  staff,
  staffList,
  text,
} from "../define/fields";
import { target } from "../define/records/target";

const writers = ["isLead:own", "pd_auth:all", "isManageSupportAdmin:all", "isManageCompanyAdmin:all"] as const;
const where = { board: "notice" } as const;
const form = [
  { fields: ["category", "title", "body", "files"] },
  { title: "게시", fields: ["target", "is_must_read"] },
  { isRare: true, fields: ["open_from", "open_to", "is_pinned", "allow_comment"] },
] as const;
const confirm = "저장하시겠습니까?";

/** Notices, and what the news zone's boards share: posts, who has read them, comments and likes. */
export default defineModule({
  key: "notice",
  title: "공지사항",
  entities: {
    post: {
      title: "게시글",
      name: "title",
      index: [["board", "is_pinned"]],
      parts: { media_post: { link: "post" }, manual_doc: { link: "post" }, ceo_message: { link: "post" } },
      fields: {
        board: choice(
          "게시판",
          { notice: "공지사항", media: "미디어존", manual: "매뉴얼", ceo: "CEO메시지" },
          { required: true, readOnly: true },
        ),
        /** Every notice has one; the other boards have none. */
        category: choice("분류", {
          all: "전사",
          hr: "인사",
          support: "총무",
          education: "교육",
          it: "IT",
          family: "경조",
          etc: "기타",
        }),
        title: text("제목", { required: true, max: 150 }),
        body: html("내용", { required: true }),
        files: files("첨부"),
        is_pinned: flag("상단고정", { default: false }),
        is_must_read: flag("필독", {
          default: false,
          hint: "읽은 사람이 확인 버튼을 누르고, 누르지 않은 사람은 다시 알림을 받습니다.",
        }),
        allow_comment: flag("댓글허용", { default: true }),
        open_from: dateTime("게시시작", { hint: "비우면 바로, 앞날을 넣으면 그때부터 보입니다." }),
        open_to: dateTime("게시종료", { hint: "비우면 계속 보입니다." }),
        target: json("대상", target, { hint: "비우면 모두에게 보입니다." }),
        view_count: integer("조회수", { unit: "회", default: 0, readOnly: true }),
        /** Kept with the post, so that lists need not count. */
        comment_count: integer("댓글수", { default: 0, readOnly: true }),
        like_count: integer("공감수", { default: 0, readOnly: true }),
      },
    },
    post_read: {
      title: "읽음확인",
      own: ["idx_staff", "idx_writer"],
      unique: [["post", "staff"]],
      index: [["staff"]],
      fields: {
        post: link("게시글", { to: "post", required: true }),
        staff: staff("직원", { required: true }),
        /** The first time; `mdate` is the last one that counted as a view. */
        read_at: dateTime("읽은일시", { required: true }),
        confirmed_at: dateTime("확인일시"),
      },
    },
    post_comment: {
      title: "댓글",
      index: [["post"]],
      fields: {
        post: link("게시글", { to: "post", required: true }),
        content: longText("내용", { required: true, max: 2000 }),
        is_anon: flag("익명", { default: false }),
        parent: link("상위댓글", { to: "post_comment" }),
        mentions: staffList("언급"),
      },
    },
    post_like: {
      title: "공감",
      own: ["idx_staff", "idx_writer"],
      unique: [["post", "staff"]],
      fields: {
        post: link("게시글", { to: "post", required: true }),
        staff: staff("직원", { required: true }),
      },
    },
  },
  screens: [
    {
      path: "/carrotzone/noticelist",
      name: "CARROTZone-NoticeList",
      guide: { label: "공지", about: "회사의 공지를 읽습니다.", words: "공지사항 알림 게시판" },
      kind: "list",
      of: "post",
      title: "공지사항",
      where,
      can: ["staff:all"],
      columns: ["idx", "category", "title", "writer", "wdate", "view_count"],
      leads: "title",
      moreColumns: ["comment_count", "is_pinned", "files", "open_from", "open_to", "is_must_read"],
      search: ["title", "body", "writer"],
      filters: ["category", "is_must_read", "wdate"],
      sort: [
        ["is_pinned", "desc"],
        ["idx", "desc"],
      ],
    },
    {
      path: "/carrotzone/noticeadd",
      name: "CARROTZone-NoticeAdd",
      guide: { label: "공지 등록", about: "공지를 새로 올립니다.", words: "공지 쓰기 게시" },
      kind: "add",
      of: "post",
      title: "공지사항",
      where,
      can: writers,
      form,
      confirm,
    },
    {
      path: "/carrotzone/noticeview/:idx",
      name: "CARROTZone-NoticeView-idx",
      kind: "view",
      of: "post",
      title: "공지사항",
      where,
      can: ["staff:all"],
      view: [{ fields: ["category", "writer", "wdate", "view_count"] }, { fields: ["body"] }, { fields: ["files"] }],
    },
    {
      path: "/carrotzone/noticemod/:idx",
      name: "CARROTZone-NoticeMod-idx",
      kind: "edit",
      of: "post",
      title: "공지사항",
      where,
      can: writers,
      form,
      confirm,
    },
  ],
});
