import type { Party } from "../define/access";
import { defineModule } from "../define/define-module";
import { count, daysUntil, share, sum } from "../define/derived";
import {
  choice,
  date,
  dateTime,
  file,
  files,
  flag,
  html,
  integer,
  json,
  link,
  longText,
  staff,
  text,
  words,
} from "../define/fields";
import { said } from "../define/records/comments";
import { target } from "../define/records/target";
import { secureAddress } from "../text/web-address";
import { article, unfinished, written } from "./newsletter-article";

const keepers = ["isSaboArchiving:all"] as const;
const chief: Party = { column: "idx_chief", holds: "staff" };
const chiefOf: Party = { ...chief, through: { entity: "newsletter", link: "idx_newsletter" } };
const author: Party = { column: "idx_author", holds: "staff" };
const MEGABYTE = 1024 * 1024;
const stages = { plan: "기획", write: "원고", design: "디자인", proof: "교정", done: "발행" } as const;
const head = ["issue_no", "title", "publish_date", "theme", "chief", "cover"] as const;
const dues = ["due_write", "due_design", "due_proof"] as const;
/** The company's newsletter, from the plan of an issue to its readers. */
export default defineModule({
  key: "newsletter",
  title: "사보",
  entities: {
    newsletter: {
      title: "사보",
      name: "title",
      isKnown: true,
      index: [["publish_date"]],
      holds: { by: ["chief"], while: { status: ["plan", "write", "design", "proof"] }, as: "etc" },
      comments: { of: "nl_comment", kind: "news", tells: [{ column: "idx_chief" }] },
      parts: {
        nl_check: { link: "newsletter", isMany: true, fields: ["stage", "item"] },
        nl_article: { link: "newsletter", isMany: true, fields: ["title", "section", "author", "due"] },
        nl_design: { link: "newsletter", isMany: true },
        nl_proof: { link: "newsletter", isMany: true },
        nl_send: { link: "newsletter" },
        nl_archive: { link: "newsletter" },
      },
      derived: {
        left: daysUntil("발행까지", "publish_date", { where: { status: ["plan", "write", "design", "proof"] } }),
        articles: count("원고", "nl_article", { unit: "편" }),
        ready: count("확정 원고", "nl_article", { where: { state: "ok" }, unit: "편" }),
        told: sum("대상", "nl_send.target_count", { unit: "명" }),
        reads: sum("열람", "nl_send.read_count", { unit: "명" }),
        reach: share("열람률", "reads", "told"),
      },
      fields: {
        issue_no: text("호수", { required: true, unique: true, max: 20 }),
        title: text("제목", { required: true, max: 100 }),
        publish_date: date("발행일", { required: true }),
        theme: text("주제", { max: 100 }),
        chief: staff("편집담당", { required: true, initial: "me" }),
        cover: file("표지", { accept: "image/*", hint: "발행하면 미디어존에 보입니다." }),
        due_write: date("원고마감"),
        due_design: date("디자인마감"),
        due_proof: date("교정마감"),
        status: choice(
          "단계",
          { ...stages, archive: "보관" },
          {
            required: true,
            default: "plan",
            readOnly: true,
            tones: {
              plan: "waiting",
              write: "running",
              design: "running",
              proof: "running",
              done: "done",
              archive: "waiting",
            },
          },
        ),
        /** Whose sections a new issue begins with. */
        copy_of: link("코너를 가져올 호", { to: "newsletter", hint: "그 호의 코너와 필자로 원고를 의뢰합니다." }),
      },
      flow: {
        field: "status",
        moves: {
          write: { title: "다음 단계: 원고", from: ["plan"], to: "write", by: keepers },
          design: { title: "다음 단계: 디자인", from: ["write"], to: "design", by: keepers },
          proof: { title: "다음 단계: 교정", from: ["design"], to: "proof", by: keepers },
          // everybody is told at once
          publish: { title: "발행", from: ["proof"], to: "done", by: keepers, isDangerous: true },
          archive: { title: "보관", from: ["done"], to: "archive", by: keepers },
          backToPlan: {
            title: "앞 단계로",
            from: ["write"],
            to: "plan",
            isRare: true,
            by: keepers,
            reason: "required",
          },
          backToWrite: {
            title: "앞 단계로",
            from: ["design"],
            to: "write",
            isRare: true,
            by: keepers,
            reason: "required",
          },
          backToDesign: {
            title: "앞 단계로",
            from: ["proof"],
            to: "design",
            isRare: true,
            by: keepers,
            reason: "required",
          },
        },
      },
      reminders: {
        write: {
          title: "원고 마감",
          on: "due_write",
          days: [0],
          to: [chief],
          when: { status: ["plan", "write"] },
          text: "{name}: 원고 마감일입니다({date}).",
          kind: "news",
        },
        design: {
          title: "디자인 마감",
          on: "due_design",
          days: [0],
          to: [chief],
          when: { status: ["plan", "write", "design"] },
          text: "{name}: 디자인 마감일입니다({date}).",
          kind: "news",
        },
        proof: {
          title: "교정 마감",
          on: "due_proof",
          days: [0],
          to: [chief],
          when: { status: ["plan", "write", "design", "proof"] },
          text: "{name}: 교정 마감일입니다({date}).",
          kind: "news",
        },
        publish: {
          title: "사보 발행일",
          on: "publish_date",
          days: [0],
          to: [chief],
          when: { status: ["plan", "write", "design", "proof"] },
          text: "{name}: 발행일입니다({date}).",
          kind: "news",
        },
      },
    },
    nl_check: {
      title: "단계점검",
      index: [["newsletter"]],
      fields: {
        newsletter: link("사보", { to: "newsletter", required: true }),
        stage: choice("단계", stages, { required: true }),
        seq: integer("순서", { required: true, readOnly: true }),
        item: text("점검항목", { required: true, max: 100 }),
        is_done: flag("완료", { default: false }),
        done_by: staff("확인자", { readOnly: true }),
        done_at: dateTime("확인일시", { readOnly: true }),
      },
    },
    nl_article: {
      title: "원고",
      name: "title",
      own: ["idx_author"],
      index: [["newsletter"], ["author"]],
      holds: { by: ["author"], while: { state: unfinished }, as: "file" },
      access: { read: [...keepers, "staff:own"] },
      derived: { left: daysUntil("남은 날", "due", { where: { state: unfinished } }) },
      fields: {
        newsletter: link("사보", { to: "newsletter", required: true }),
        seq: integer("순서", { required: true, readOnly: true }),
        section: text("코너", { required: true, max: 60 }),
        title: text("제목", { required: true, max: 100 }),
        author: staff("필자", { required: true }),
        due: date("마감", { required: true }),
        body: html("내용"),
        files: files("첨부"),
        state: choice(
          "상태",
          { ask: "의뢰", write: "작성중", in: "접수", fix: "수정요청", ok: "확정" },
          {
            required: true,
            default: "ask",
            readOnly: true,
            tones: { ask: "running", write: "waiting", in: "running", fix: "running", ok: "done" },
          },
        ),
        chars: integer("글자수", { unit: "자", computed: ({ body }) => lengthOf(body) }),
      },
      flow: {
        field: "state",
        moves: {
          submit: {
            title: "제출",
            from: unfinished,
            to: "in",
            by: [author],
            tells: { to: [chiefOf], kind: "news", text: "원고가 들어왔습니다: {name}" },
          },
          confirm: {
            title: "확정",
            from: ["in"],
            to: "ok",
            by: keepers,
            tells: { to: [author], kind: "news", text: "원고를 확정하였습니다: {name}" },
          },
          fix: {
            title: "수정요청",
            from: ["in", "ok"],
            to: "fix",
            by: keepers,
            reason: "required",
            tells: { to: [author], kind: "news", text: "원고를 수정해 주세요{why}: {name}" },
          },
        },
      },
      reminders: {
        due: {
          title: "사보 원고 마감",
          on: "due",
          days: [-3, -1, 0],
          to: [author],
          when: { state: unfinished },
          text: "사보 원고 마감이 {date}입니다({left}): {name}",
          kind: "news",
        },
        late: {
          title: "늦은 사보 원고",
          on: "due",
          days: Array.from({ length: 30 }, (_, day) => day + 1),
          to: [author],
          when: { state: unfinished },
          text: "사보 원고가 늦었습니다({left}): {name}",
          kind: "news",
        },
      },
    },
    nl_design: {
      title: "시안",
      fields: {
        newsletter: link("사보", { to: "newsletter", required: true }),
        version: integer("차수", { required: true, min: 1, max: 99, unit: "차" }),
        file: file("시안", { required: true, accept: "image/*,.pdf", maxBytes: 20 * MEGABYTE }),
        comment: longText("의견", { max: 2000 }),
        chosen: flag("확정", { default: false }),
      },
    },
    nl_proof: {
      title: "교정",
      fields: {
        newsletter: link("사보", { to: "newsletter", required: true }),
        page: integer("쪽", { min: 1, max: 999, unit: "쪽" }),
        content: longText("교정내용", { required: true, max: 2000 }),
        fixed: flag("반영", { default: false }),
      },
    },
    nl_send: {
      title: "발송",
      index: [["post"]],
      fields: {
        newsletter: link("사보", { to: "newsletter", required: true }),
        target: json("대상", target, { hint: "비우면 모두에게 보입니다." }),
        post: link("미디어글", { to: "post", readOnly: true }),
        target_count: integer("대상인원", { unit: "명", readOnly: true }),
        /** Those of them who have opened the post. */
        read_count: integer("열람인원", { unit: "명", default: 0, readOnly: true }),
        by_mail: flag("메일발송", { default: false, readOnly: true }),
        mail_count: integer("메일건수", { default: 0, readOnly: true }),
        sent_at: dateTime("발송일시", { readOnly: true }),
      },
    },
    nl_archive: {
      title: "보관",
      fields: {
        newsletter: link("사보", { to: "newsletter", required: true, unique: true }),
        pdf: file("PDF", { accept: ".pdf", maxBytes: 50 * MEGABYTE, hint: "미디어존의 글에도 붙습니다." }),
        web_url: text("웹주소", {
          max: 300,
          pattern: secureAddress,
        }),
        keywords: words("검색어"),
      },
    },
    nl_comment: {
      title: "사보 의견",
      index: [["newsletter"]],
      fields: { newsletter: link("사보", { to: "newsletter", required: true }), ...said("nl_comment") },
    },
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

/** The articles of an issue, in their order. */
function contents() {
  return {
    of: "nl_article",
    title: "목차",
    columns: ["title", "section", "author", "state"],
    sort: [["seq", "asc"]],
  } as const;
}

/** How many letters a formatted text has. */
function lengthOf(body: unknown): number {
  return typeof body === "string" ? body.replace(/<[^>]*>/g, "").replace(/\s+/g, "").length : 0;
}
