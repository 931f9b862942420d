import { z } from "zod";
import { notificationKinds } from "../../define/notification-kinds";
import { idx, keysOf, page, rows } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

/** What I was notified of, the newest first. */
export const getNotificationList = defineCall({
  method: "get",
  path: "/rest/personal/getNotificationList",
  title: "알림 목록",
  can: ["staff:own"],
  query: z.object({
    page,
    rows: rows(20),
    /** `NEW` is those that I have not read. */
    state: z.enum(["ALL", "NEW"]).default("ALL"),
  }),
  answer: envelope.extend({
    list: z.array(
      z.object({
        idx: z.number().int(),
        kind: keysOf(notificationKinds),
        title: z.string(),
        /** A path of the portal; empty when there is nothing to look at. */
        link: z.string(),
        /** YYYY-MM-DD HH:MM, in Seoul. */
        wdate: z.string(),
        is_read: z.boolean(),
        /** How the matter has ended that it leads to; empty while it goes on. */
        over: z.string(),
      }),
    ),
    total: z.number().int(),
    unread: z.number().int(),
  }),
});

/** Notes that I have read one, or all without `idx`; or that I want to read it again. */
export const readNotification = defineCall({
  method: "post",
  path: "/rest/personal/readNotification",
  title: "알림 읽음",
  can: ["staff:own"],
  body: z.object({ idx: idx.optional(), is_read: z.boolean().default(true) }),
  answer: envelope.extend({ unread: z.number().int() }),
});
