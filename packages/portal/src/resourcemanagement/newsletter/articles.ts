import type { Party } from "../../define/access";
import type { ModuleDefinition } from "../../define/define-module";
import { daysUntil } from "../../define/derived";
import { choice, date, file, files, flag, html, integer, link, longText, staff, text } from "../../define/fields";
import { unfinished } from "../newsletter-article";
import { chief, keepers, MEGABYTE } from "./shared";

const chiefOf: Party = { ...chief, through: { entity: "newsletter", link: "idx_newsletter" } };
const author: Party = { column: "idx_author", holds: "staff" };
/** How many letters a formatted text has. */
function lengthOf(body: unknown): number {
  return typeof body === "string" ? body.replace(/<[^>]*>/g, "").replace(/\s+/g, "").length : 0;
}

/** What is written for an issue, its drafts and corrections. */
export const articles = {
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
          notifies: { to: [chiefOf], kind: "news", text: "원고가 들어왔습니다: {name}" },
        },
        confirm: {
          title: "확정",
          from: ["in"],
          to: "ok",
          by: keepers,
          notifies: { to: [author], kind: "news", text: "원고를 확정하였습니다: {name}" },
        },
        fix: {
          title: "수정요청",
          from: ["in", "ok"],
          to: "fix",
          by: keepers,
          reason: "required",
          notifies: { to: [author], kind: "news", text: "원고를 수정해 주세요{why}: {name}" },
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
} as const satisfies ModuleDefinition["entities"];
