import type { NotificationKind } from "@portal/definition";
import { getNotificationList, readNotification } from "@portal/definition/contract";
import { and, count, desc, eq, isNull } from "drizzle-orm";
import { ApiError } from "../../api-error";
import { contextOf } from "../../crud/routes";
import { notification } from "../../db/tables";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { minuteOf } from "../../seoul";
import { overAt } from "../../told-states";

/** What a person was told; see `notify`. */
export const notificationRoutes: Routes = (app, services) => {
  const { db, now } = services;
  const unreadOf = (me: number) =>
    db.$count(notification, and(eq(notification.idx_staff, me), isNull(notification.read_at)));

  serve(app, services, getNotificationList, async ({ page, rows, state }, request) => {
    const { person } = request;
    const mine = and(
      eq(notification.idx_staff, person.idx),
      state === "NEW" ? isNull(notification.read_at) : undefined,
    );
    const list = await db
      .select()
      .from(notification)
      .where(mine)
      .orderBy(desc(notification.wdate), desc(notification.idx))
      .limit(rows)
      .offset((page - 1) * rows);
    const [all] = await db.select({ total: count() }).from(notification).where(mine);
    const over = await overAt(
      await contextOf(services, request),
      list.flatMap(({ link }) => link ?? []),
    );
    return {
      list: list.map(({ idx, kind, title, link, wdate, read_at }) => ({
        idx,
        kind: kind as NotificationKind,
        title,
        link: link ?? "",
        wdate: minuteOf(wdate),
        is_read: read_at !== null,
        over: over.get(link ?? "") ?? "",
      })),
      total: all?.total ?? 0,
      unread: await unreadOf(person.idx),
    };
  });

  serve(app, services, readNotification, async ({ idx, is_read }, { person }) => {
    const which = idx === undefined ? undefined : eq(notification.idx, idx);
    const { rowCount } = await db
      .update(notification)
      .set({ read_at: is_read ? now() : null })
      .where(and(eq(notification.idx_staff, person.idx), which));
    if (rowCount === 0 && idx !== undefined) throw new ApiError(404, "없는 알림입니다.");
    return { unread: await unreadOf(person.idx) };
  });
};
