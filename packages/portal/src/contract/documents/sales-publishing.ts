import { z } from "zod";
import { words } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

/** Customers with what an invoice needs of them. */
export const findCustomers = defineCall({
  method: "get",
  path: "/rest/documents/findCustomers",
  title: "고객사 찾기",
  can: ["staff:all"],
  query: z.object({ q: words(60).default("") }),
  answer: envelope.extend({
    list: z.array(
      z.object({
        idx: z.number().int(),
        name: z.string(),
        biz_no: z.string(),
        ceo_name: z.string(),
        tax_email: z.string(),
      }),
    ),
  }),
});
