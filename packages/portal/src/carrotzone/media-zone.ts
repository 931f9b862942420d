import { defineModule } from "../define/define-module";
import { choice, file, files, integer, link, text } from "../define/fields";
import { article, written } from "../resourcemanagement/newsletter-article";
import { secureAddress } from "../text/web-address";

const writers = ["isSaboArchiving:all", "isManageCompanyAdmin:all"] as const;
const where = { board: "media" } as const;
const form = [
  { fields: ["media_post.kind", "title", "media_post.thumbnail", "media_post.video_url", "media_post.album"] },
  { fields: ["body", "files"] },
  { isRare: true, fields: ["open_from", "open_to", "is_pinned", "allow_comment"] },
] as const;
const confirm = "저장하시겠습니까?";

/** Films, photographs, press articles and the company magazine. */
export default defineModule({
  key: "media-zone",
  title: "미디어존",
  entities: {
    media_post: {
      title: "미디어상세",
      fields: {
        post: link("게시글", { to: "post", required: true, unique: true }),
        kind: choice("종류", { video: "영상", photo: "사진", press: "보도", news: "사보" }, { required: true }),
        thumbnail: file("썸네일", { required: true, accept: "image/*" }),
        video_url: text("영상주소", {
          max: 300,
          pattern: secureAddress,
        }),
        album: files("사진첩", { max: 30, accept: "image/*" }),
        /** The issue that was published with it. */
        newsletter: link("사보", { to: "newsletter", readOnly: true }),
        play_count: integer("재생수", { unit: "회", default: 0, readOnly: true }),
      },
    },
  },
  screens: [
    {
      path: "/carrotzone/mediazonelist",
      name: "CARROTZone-MediaZoneList",
      guide: { label: "미디어존", about: "사진, 영상, 사보를 봅니다.", words: "사진 영상 동영상 사보" },
      kind: "list",
      of: "post",
      title: "미디어존",
      where,
      can: ["staff:all"],
      layouts: ["cards", "table"],
      columns: ["title", "media_post.kind", "writer", "wdate", "view_count", "media_post.play_count"],
      moreColumns: ["comment_count", "like_count", "is_pinned", "media_post.thumbnail", "media_post.album"],
      search: ["title", "body", "writer"],
      filters: ["media_post.kind", "wdate"],
      sort: [
        ["is_pinned", "desc"],
        ["idx", "desc"],
      ],
      ways: [{ label: "매거진", route: "ResourceManagement-MagazineManagementList" }],
      lists: [
        {
          key: "articles",
          title: "내 원고",
          of: "nl_article",
          can: ["staff:own"],
          columns: ["title", "newsletter", "section", "due", "left", "state"],
          filters: ["state"],
          sort: [["due", "desc"]],
          drawer: { view: article, form: written, change: ["staff:own"] },
        },
      ],
    },
    {
      path: "/carrotzone/mediazoneadd",
      name: "CARROTZone-MediaZoneAdd",
      guide: { label: "미디어 등록", about: "사진이나 영상을 새로 올립니다." },
      kind: "add",
      of: "post",
      title: "미디어",
      where,
      can: writers,
      form,
      confirm,
    },
    {
      path: "/carrotzone/mediazoneview/:idx",
      name: "CARROTZone-MediaZoneView-idx",
      kind: "view",
      of: "post",
      title: "미디어존",
      where,
      can: ["staff:all"],
      view: [
        {
          fields: [
            "media_post.kind",
            "media_post.newsletter",
            "writer",
            "wdate",
            "view_count",
            "media_post.play_count",
          ],
        },
        { fields: ["body"] },
        { fields: ["files"] },
      ],
    },
    {
      path: "/carrotzone/mediazonemod/:idx",
      name: "CARROTZone-MediaZoneMod-idx",
      kind: "edit",
      of: "post",
      title: "미디어",
      where,
      can: writers,
      form,
      confirm,
    },
  ],
});
