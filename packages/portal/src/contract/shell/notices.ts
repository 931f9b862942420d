import { z } from "zod";
import { page, rows } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

/** The notices that are open to me now, pinned ones first. */
export const noticeList = defineCall({
  method: "get",
  path: "/rest/carrotzone/noticeList",
  title: "공지 목록",
  can: ["staff:all"],
  query: z.object({ page, rows: rows(3) }),
  answer: envelope.extend({
    list: z.array(z.object({ idx: z.number().int(), title: z.string() })),
    total: z.number().int(),
  }),
});
