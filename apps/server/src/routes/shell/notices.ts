import { noticeList } from "@portal/definition/contract";
import { and, count, desc, eq } from "drizzle-orm";
import { post } from "../../db/tables";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { isOpenTo } from "../../news-zone/posts";

/** Notices as everybody reads them. */
export const noticeRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, noticeList, async ({ page, rows }, { person }) => {
    const isOpen = and(eq(post.board, "notice"), isOpenTo(person, now()));
    const list = await db
      .select({ idx: post.idx, title: post.title })
      .from(post)
      .where(isOpen)
      .orderBy(desc(post.is_pinned), desc(post.idx))
      .limit(rows)
      .offset((page - 1) * rows);
    const [all] = await db.select({ total: count() }).from(post).where(isOpen);
    return { list, total: all?.total ?? 0 };
  });
};
