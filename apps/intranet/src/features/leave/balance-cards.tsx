import "./leave.css";
import { roundDays } from "@portal/definition/calendar";
import type { AnswerOf, getMyLeave } from "@portal/definition/contract";

export type Balance = AnswerOf<typeof getMyLeave>["balance"];

/** What there is of somebody's leave: given in all, used, asked for, left, and when the first of it expires. */
export function BalanceCards({ balance, advance = 0 }: { balance: Balance; advance?: number }) {
  const { granted, adjusted, used, pending, remain, expires } = balance;
  return (
    <dl className="leave-cards">
      <Card title="총 연차" value={granted + adjusted} note={adjusted === 0 ? "" : `조정 ${signed(adjusted)}일 포함`} />
      <Card title="사용" value={used} />
      <Card title="대기" value={pending} note="결재 중" />
      <Card title="잔여" value={remain} note={advance > 0 ? `선사용 ${advance}일까지` : ""} isMain />
      <div>
        <dt>소멸 예정</dt>
        <dd>{expires ?? "없음"}</dd>
      </div>
    </dl>
  );
}

/** Days with their sign: +1.5, -2. */
export function signed(days: number): string {
  return days > 0 ? `+${days}` : String(days);
}

function Card({
  title,
  value,
  note = "",
  isMain = false,
}: {
  title: string;
  value: number;
  note?: string;
  isMain?: boolean;
}) {
  return (
    <div className={isMain ? "leave-main" : undefined}>
      <dt>{title}</dt>
      <dd>
        {roundDays(value)}
        <small>일</small>
        {note && <em>{note}</em>}
      </dd>
    </div>
  );
}
