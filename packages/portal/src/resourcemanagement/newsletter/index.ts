import { defineModule } from "../../define/define-module";
import { article, written } from "../newsletter-article";
import { articles } from "./articles";
import { issue } from "./issue";
import { sending } from "./sending";
import { keepers } from "./shared";

const head = ["issue_no", "title", "publish_date", "theme", "chief", "cover"] as const;
const dues = ["due_write", "due_design", "due_proof"] as const;
/** The articles of an issue, in their order. */
function contents() {
  return {
    of: "nl_article",
    title: "목차",
    columns: ["title", "section", "author", "state"],
    sort: [["seq", "asc"]],
  } as const;
}

/** The company's newsletter, from the plan of an issue to its readers. */
export default defineModule({
  key: "newsletter",
  title: "사보",
  entities: {
    ...issue,
    ...articles,
    ...sending,
  },
  screens: [
    {
      path: "/resourcemanagement/newslettermanagementlist",
      name: "ResourceManagement-NewsLetterManagementList",
      guide: {
        label: "사보",
        about: "사보를 기획하고 원고, 디자인, 교정을 거쳐 발행합니다.",
        words: "사보 뉴스레터 원고 시안 교정 발행 아카이브 newsletter",
      },
      title: "사보",
      kind: "list",
      of: "newsletter",
      can: keepers,
      columns: ["issue_no", "title", "publish_date", "left", "status", "chief", "ready", "articles", "reach"],
      leads: "title",
      moreColumns: ["theme", ...dues, "told", "reads", "nl_archive.pdf", "nl_archive.keywords", "wdate"],
      search: ["issue_no", "title", "theme", "nl_archive.keywords"],
      filters: ["publish_date", "status", "chief"],
      sort: [["publish_date", "desc"]],
      ways: [{ label: "매거진", route: "ResourceManagement-MagazineManagementList" }],
      lists: [
        {
          key: "articles",
          title: "원고",
          of: "nl_article",
          can: keepers,
          columns: ["title", "newsletter", "section", "author", "due", "left", "state", "chars"],
          search: ["title", "section"],
          filters: ["newsletter", "state", "author", "due", "left"],
          sort: [["due", "desc"]],
          drawer: { view: article, form: written, change: keepers },
        },
      ],
    },
    {
      path: "/resourcemanagement/newslettermanagementadd",
      name: "ResourceManagement-NewsLetterManagementAdd",
      guide: { label: "사보 등록", about: "새 호를 기획합니다.", words: "사보 새 호 복제" },
      title: "사보",
      kind: "add",
      of: "newsletter",
      can: keepers,
      form: [{ fields: head }, { title: "일정", fields: dues }, { fields: ["copy_of"] }],
    },
    {
      path: "/resourcemanagement/newslettermanagementview/:idx",
      name: "ResourceManagement-NewsLetterManagementView-idx",
      title: "사보",
      kind: "view",
      of: "newsletter",
      can: keepers,
      view: [{ fields: ["status", "issue_no", "publish_date", "left", "theme", "chief"] }],
      related: [contents()],
    },
    {
      path: "/resourcemanagement/newslettermanagementmod/:idx",
      name: "ResourceManagement-NewsLetterManagementMod-idx",
      title: "사보",
      kind: "edit",
      of: "newsletter",
      can: keepers,
      form: [{ fields: head }, { title: "일정", fields: dues }],
    },
    {
      path: "/resourcemanagement/newslettermanagement_tab1/:idx",
      name: "ResourceManagement-NewsLetterManagement_tab1-idx",
      title: "기획",
      kind: "tab-edit",
      of: "newsletter",
      can: keepers,
      form: [{ fields: ["theme", "publish_date", ...dues] }, { fields: ["nl_check"] }],
    },
    {
      path: "/resourcemanagement/newslettermanagement_tab2/:idx",
      name: "ResourceManagement-NewsLetterManagement_tab2-idx",
      title: "원고",
      kind: "tab-edit",
      of: "newsletter",
      can: keepers,
      form: [{ fields: ["nl_article"] }],
    },
    {
      path: "/resourcemanagement/newslettermanagement_tab3/:idx",
      name: "ResourceManagement-NewsLetterManagement_tab3-idx",
      title: "디자인",
      kind: "tab-edit",
      of: "newsletter",
      can: keepers,
      form: [{ fields: ["cover"] }, { fields: ["nl_design"] }],
    },
    {
      path: "/resourcemanagement/newslettermanagement_tab4/:idx",
      name: "ResourceManagement-NewsLetterManagement_tab4-idx",
      title: "교정·승인",
      kind: "tab-edit",
      of: "newsletter",
      can: keepers,
      form: [{ fields: ["nl_proof"] }],
    },
    {
      path: "/resourcemanagement/newslettermanagement_tab5/:idx",
      name: "ResourceManagement-NewsLetterManagement_tab5-idx",
      title: "발행·아카이브",
      kind: "tab-edit",
      of: "newsletter",
      can: keepers,
      form: [
        { title: "발행", fields: ["nl_send.target"], editable: { in: ["plan", "write", "design", "proof"] } },
        { title: "아카이브", fields: ["nl_archive.pdf", "nl_archive.web_url", "nl_archive.keywords"] },
      ],
    },
    {
      path: "/resourcemanagement/newslettermanagementview_tab1/:idx",
      name: "ResourceManagement-NewsLetterManagementView_tab1-idx",
      title: "기획",
      kind: "tab-view",
      of: "newsletter",
      can: keepers,
      view: [{ fields: ["status", "theme", "chief", "publish_date", "left", ...dues] }],
      related: [contents()],
    },
    {
      path: "/resourcemanagement/newslettermanagementview_tab2/:idx",
      name: "ResourceManagement-NewsLetterManagementView_tab2-idx",
      title: "원고",
      kind: "tab-view",
      of: "newsletter",
      can: keepers,
      view: [{ fields: ["status", "due_write", "ready", "articles"] }],
      related: [
        {
          of: "nl_article",
          title: "원고",
          columns: ["title", "section", "author", "due", "left", "state", "chars"],
          sort: [["seq", "asc"]],
        },
      ],
    },
    {
      path: "/resourcemanagement/newslettermanagementview_tab3/:idx",
      name: "ResourceManagement-NewsLetterManagementView_tab3-idx",
      title: "디자인",
      kind: "tab-view",
      of: "newsletter",
      can: keepers,
      view: [{ fields: ["status", "due_design", "cover"] }],
    },
    {
      path: "/resourcemanagement/newslettermanagementview_tab4/:idx",
      name: "ResourceManagement-NewsLetterManagementView_tab4-idx",
      title: "교정·승인",
      kind: "tab-view",
      of: "newsletter",
      can: keepers,
      view: [{ fields: ["status", "due_proof"] }, { fields: ["nl_proof"] }],
    },
    {
      path: "/resourcemanagement/newslettermanagementview_tab5/:idx",
      name: "ResourceManagement-NewsLetterManagementView_tab5-idx",
      title: "발행·아카이브",
      kind: "tab-view",
      of: "newsletter",
      can: keepers,
      view: [
        { fields: ["status", "publish_date", "nl_send.sent_at", "nl_send.post", "told", "reads", "reach"] },
        { title: "아카이브", fields: ["nl_archive.web_url", "nl_archive.keywords"] },
      ],
    },
  ],
});
