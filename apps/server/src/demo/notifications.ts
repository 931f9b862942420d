import type { notification } from "../db/tables";
import { daysBefore } from "./days";

const told = [
  {
    kind: "news",
    title: "공지: 사내 메신저 점검 안내 (토요일 새벽)",
    link: "/carrotzone/noticelist",
    days: 6,
    isRead: true,
  },
  {
    kind: "education",
    title: "정보보호 필수교육 마감이 7일 남았습니다.",
    link: "/mypims/myedumanagemetlist",
    days: 3,
    isRead: true,
  },
  { kind: "leadership", title: "리더십 과정 신청을 받고 있습니다.", link: "/leadership", days: 1 },
  {
    kind: "news",
    title: "새 매거진이 나왔습니다. 사내 도서관에서도 볼 수 있습니다.",
    link: "/carrotzone/mediazonelist",
    days: 0.1,
  },
] as const;

/** What some of the demo accounts were notified of in the last days. */
export function demoNotifications(now: Date): (typeof notification.$inferInsert)[] {
  return [100, 101, 102, 110].flatMap((idx_staff) =>
    told.map(({ days, ...one }) => ({
      idx_staff,
      kind: one.kind,
      title: one.title,
      link: one.link,
      read_at: "isRead" in one ? daysBefore(now, days - 1) : null,
      wdate: daysBefore(now, days),
    })),
  );
}
