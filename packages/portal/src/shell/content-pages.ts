import { defineModule } from "../define/define-module";
import { flag, html, text } from "../define/fields";

/** Pages that stand by themselves; the company's admins write them in place. */
export default defineModule({
  key: "content-pages",
  title: "안내 페이지",
  entities: {
    content_page: {
      title: "안내페이지",
      fields: {
        /** The path's last part: `about`, `stage`. */
        slug: text("주소키", { required: true, unique: true, max: 40 }),
        title: text("제목", { required: true, max: 100 }),
        body: html("내용"),
        is_published: flag("게시", { default: false }),
      },
    },
  },
  screens: [
    {
      path: "/stage",
      name: "stage",
      guide: { label: "무대 안내", about: "공연장과 무대를 안내합니다.", words: "공연 행사" },
      kind: "landing",
      can: ["staff"],
    },
    {
      path: "/about",
      name: "about",
      guide: { label: "회사 소개", about: "회사를 소개합니다.", words: "소개 연혁" },
      kind: "landing",
      can: ["staff"],
    },
    { path: "/test", name: "test", kind: "dev", can: ["isDevelopmentTeam"] },
  ],
});
