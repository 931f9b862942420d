/**
 * What notifications are about; a person can switch each off, but for those of their account. A module that notifies of
 * something new adds its kind.
 */
export const notificationKinds = {
  approval: "전자결재",
  inbox: "부서 수신함",
  leave: "휴가·재택·출장",
  task: "업무",
  booking: "예약",
  customer: "고객·영업",
  people: "인사",
  education: "교육·서약·평가",
  recruit: "채용",
  supply: "자산·물품·교재",
  class: "강의·MI 일정",
  er: "글로벌 ER",
  news: "회사소식",
  leadership: "리더십",
  account: "로그인·보안",
} as const;

export type NotificationKind = keyof typeof notificationKinds;

/** Nobody who has somebody else's password can switch these off. */
export type MutableKind = Exclude<NotificationKind, "account">;

export const mutableKinds = (Object.keys(notificationKinds) as NotificationKind[]).filter(isMutable);

function isMutable(kind: NotificationKind): kind is MutableKind {
  return kind !== "account";
}
