import { defineModule } from "../define/define-module";
import { date, link, team, text } from "../define/fields";

const writers = ["isLead:own", "pd_auth:all", "isManageSupportAdmin:all"] as const;
const where = { board: "manual" } as const;
const form = [
  {
    fields: [
      "title",
      "manual_doc.folder",
      "manual_doc.version",
      "manual_doc.effective_date",
      "manual_doc.owner_team",
      "manual_doc.review_due",
    ],
  },
  { fields: ["body", "files", "allow_comment"] },
] as const;
const confirm = "저장하시겠습니까?";

/** How things are done here: manuals in folders, with their earlier versions. */
export default defineModule({
  key: "manual",
  title: "매뉴얼",
  entities: {
    manual_doc: {
      title: "매뉴얼상세",
      index: [["folder"], ["prev"]],
      fields: {
        post: link("게시글", { to: "post", required: true, unique: true }),
        folder: text("분류폴더", { max: 100, required: true, hint: "하위 폴더는 /로 나눕니다. 예: 인사/휴가" }),
        version: text("버전", {
          max: 20,
          required: true,
          hint: "버전을 바꾸어 저장하면 지금 내용이 이전 버전으로 남습니다.",
        }),
        effective_date: date("시행일", { required: true, initial: "today" }),
        owner_team: team("담당팀", { required: true, initial: "myTeam" }),
        /** The version before this one; it is listed no more. */
        prev: link("이전버전", { to: "manual_doc", readOnly: true }),
        review_due: date("점검예정일", { hint: "비우면 시행일부터 1년 뒤입니다. 그날 담당팀에 알립니다." }),
      },
    },
  },
  screens: [
    {
      path: "/carrotzone/carrotmanuallist",
      name: "CARROTZone-CarrotManualList",
      guide: { label: "매뉴얼", about: "업무 매뉴얼과 서식을 찾습니다.", words: "규정 서식 양식 지침 가이드 사규" },
      kind: "list",
      of: "post",
      title: "매뉴얼",
      where,
      can: ["staff:all"],
      layouts: ["tree", "table"],
      columns: [
        "title",
        "manual_doc.folder",
        "manual_doc.version",
        "manual_doc.effective_date",
        "manual_doc.owner_team",
      ],
      moreColumns: ["manual_doc.review_due", "writer", "wdate", "mdate", "view_count"],
      search: ["title", "body", "writer"],
      filters: ["manual_doc.folder", "manual_doc.owner_team", "manual_doc.effective_date"],
      sort: [
        ["manual_doc.folder", "asc"],
        ["title", "asc"],
      ],
    },
    {
      path: "/carrotzone/carrotmanualadd",
      name: "CARROTZone-CarrotManualAdd",
      guide: { label: "매뉴얼 등록", about: "업무 매뉴얼을 새로 올립니다." },
      kind: "add",
      of: "post",
      title: "매뉴얼",
      where,
      can: writers,
      form,
      confirm,
    },
    {
      path: "/carrotzone/carrotmanualview/:idx",
      name: "CARROTZone-CarrotManualView-idx",
      kind: "view",
      of: "post",
      title: "매뉴얼",
      where,
      can: ["staff:all"],
      view: [
        {
          fields: [
            "manual_doc.folder",
            "manual_doc.version",
            "manual_doc.effective_date",
            "manual_doc.owner_team",
            "manual_doc.review_due",
            "writer",
            "view_count",
          ],
        },
        { fields: ["body"] },
        { fields: ["files"] },
      ],
    },
    {
      path: "/carrotzone/carrotmanualmod/:idx",
      name: "CARROTZone-CarrotManualMod-idx",
      kind: "edit",
      of: "post",
      title: "매뉴얼",
      where,
      can: writers,
      form,
      confirm,
    },
  ],
});
