import type { ModuleDefinition } from "../../define/define-module";
import { count, daysUntil, share, sum } from "../../define/derived";
import { choice, date, dateTime, file, flag, integer, link, staff, text } from "../../define/fields";
import { chief, keepers } from "./shared";

const stages = { plan: "기획", write: "원고", design: "디자인", proof: "교정", done: "발행" } as const;

/** An issue, and what has to be ready for it. */
export const issue = {
  newsletter: {
    title: "사보",
    name: "title",
    isKnown: true,
    index: [["publish_date"]],
    holds: { by: ["chief"], while: { status: ["plan", "write", "design", "proof"] }, as: "etc" },
    comments: { of: "nl_comment", kind: "news", notifies: [{ column: "idx_chief" }] },
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
            archive: "finished",
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
        // everybody is notified at once
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
} as const satisfies ModuleDefinition["entities"];
