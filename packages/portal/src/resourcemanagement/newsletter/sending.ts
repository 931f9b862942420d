import type { ModuleDefinition } from "../../define/define-module";
import { dateTime, file, flag, integer, json, link, text, words } from "../../define/fields";
import { said } from "../../define/records/comments";
import { target } from "../../define/records/target";
import { secureAddress } from "../../text/web-address";
import { MEGABYTE } from "./shared";

/** To whom an issue goes, and what is kept of it. */
export const sending = {
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
} as const satisfies ModuleDefinition["entities"];
