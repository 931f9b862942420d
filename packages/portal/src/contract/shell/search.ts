import { z } from "zod";
import { words } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

/** The records with a text in their names that I may see: posts, documents, tasks and whatever else modules add. */
export const search = defineCall({
  method: "get",
  path: "/rest/component/search",
  title: "통합 검색",
  can: ["staff:own", "staff:all"],
  query: z.object({ q: words(60).min(1, "찾을 말을 입력하세요.") }),
  answer: envelope.extend({
    list: z.array(
      z.object({
        /** What kind of record it is, in a word. */
        kind: z.string(),
        title: z.string(),
        /** A path of the portal. */
        link: z.string(),
      }),
    ),
  }),
});
