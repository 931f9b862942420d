import { z } from "zod";
import { defineModule } from "../define/define-module";
import { choice, file, flag, integer, json, text } from "../define/fields";
import { permissionFlags } from "../permissions";
import { pictureTypes } from "../text/pictures";

/** Where a site appears in the header, beside its group; the header's menus by their keys. */
const siteMenus = {
  request: "업무작성·요청",
  pims: "My PIMS",
  approval: "전자결재",
  resource: "자원",
  hr: "인사관리",
  customer: "고객관리",
  news: "회사소식",
} as const;

export type SiteMenu = keyof typeof siteMenus;

/** External systems that the portal links to. No address of theirs stands in the code. */
export default defineModule({
  key: "familysite",
  title: "패밀리사이트·바로가기 관리",
  entities: {
    family_site: {
      title: "패밀리사이트",
      fields: {
        name: text("사이트명", { required: true, max: 60 }),
        /** https only. */
        url: text("주소", { required: true, max: 300 }),
        grp: choice(
          "그룹",
          { shortcut: "상단바로가기", family: "패밀리사이트", hrdsite: "컨퍼런스", system: "시스템선택" },
          { required: true },
        ),
        menu: choice("메뉴", siteMenus),
        icon: file("아이콘", { accept: pictureTypes.join(",") }),
        sort: integer("순서", { default: 0 }),
        /** What identifies to the site who comes; the id is signed and expires. */
        param: choice(
          "전달값",
          { none: "없음", email: "이메일", enc_staff_id: "암호화사번" },
          { required: true, default: "none" },
        ),
        /** Any one of these flags is enough; none is needed when the list is empty. */
        visible_rule: json("노출권한", z.array(z.enum(permissionFlags))),
        is_use: flag("사용", { default: true }),
      },
    },
  },
  screens: [
    {
      path: "/familysite_admin",
      name: "familysite_admin",
      guide: { label: "패밀리사이트 관리", about: "바로가기로 여는 다른 시스템을 정합니다.", words: "바로가기 링크" },
      kind: "settings",
      can: ["isManageCompanyAdmin:all", "isDevelopmentTeam:all"],
    },
  ],
});
