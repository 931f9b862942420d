import { z } from "zod";
import { moment, spanned } from "../../define/dates";
import { idx, words } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

/** Notes in the stock-taking that is under way that an asset is here, by the number on its label. */
export const checkAsset = defineCall({
  method: "post",
  path: "/rest/mypims/checkAsset",
  title: "자산 실사 확인",
  can: ["staff:own"],
  body: z.object({
    asset_no: words(30).min(1, "자산번호를 입력하세요."),
    /** Where it is, unless it is where the register says. */
    location: words(80).default(""),
  }),
  answer: envelope.extend({
    name: z.string(),
    /** What is noted: it is here, its place or user is another one, or somebody has looked at it before. */
    outcome: z.enum(["ok", "moved", "before"]),
    /** How many of one's own are still to be looked at. */
    left: z.number().int(),
  }),
});

/** How many of some goods are left on each day of a time. */
export const getGoodsAvailability = defineCall({
  method: "get",
  path: "/rest/mypims/getGoodsAvailability",
  title: "날짜별 남은 물품",
  can: ["staff:own"],
  query: spanned(
    z.object({
      goods: idx,
      from: moment,
      to: moment,
      /** The rental itself, where it is there already. */
      idx: idx.optional(),
    }),
  ),
  answer: envelope.extend({
    total: z.number().int(),
    /** YYYY-MM-DD in Seoul. */
    days: z.array(z.object({ day: z.string(), left: z.number().int() })),
  }),
});
