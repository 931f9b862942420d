import { z } from "zod";
import { ver, words } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

/** Pages that stand by themselves, by the last part of their paths. */
const slug = z.enum(["about", "stage"]);

/** A page as those see it who may: an unpublished one is empty for all but its admins. */
export const getContentPage = defineCall({
  method: "get",
  path: "/rest/component/getContentPage",
  title: "안내 페이지",
  can: ["staff"],
  query: z.object({ slug }),
  answer: envelope.extend({
    title: z.string(),
    /** Sanitised HTML. */
    body: z.string(),
    is_published: z.boolean(),
    /** 0 while nobody has written it. */
    ver: z.number().int(),
  }),
});

/** Writes a page; the HTML is sanitised. Refused when somebody else wrote since `ver`. */
export const saveContentPage = defineCall({
  method: "post",
  path: "/rest/component/saveContentPage",
  title: "안내 페이지 저장",
  can: ["isManageCompanyAdmin:all"],
  body: z.object({
    slug,
    title: words(100).min(1, "제목을 입력하세요."),
    body: words(100_000),
    is_published: z.boolean(),
    ver,
  }),
  answer: envelope,
});
