import Cookies from "js-cookie";
import { useState } from "react";

const COOKIE = "daily_banner";

/** A greeting of the day over everything; put away, it comes again on another day of the month. */
export function DailyBanner() {
  const [today] = useState(() => new Date());
  const [isHidden, setIsHidden] = useState(() => Cookies.get(COOKIE) === String(today.getDate()));
  if (isHidden) return null;
  function hide() {
    const midnight = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
    Cookies.set(COOKIE, String(today.getDate()), { expires: midnight, sameSite: "strict" });
    setIsHidden(true);
  }
  const day = today.toLocaleDateString("ko-KR", { month: "long", day: "numeric", weekday: "long" });
  return (
    <section className="daily-banner" aria-label="오늘의 알림">
      <p>
        <b>{day}</b> 오늘도 한 뼘씩 함께 자라는 하루 되세요.
      </p>
      <button type="button" onClick={hide}>
        오늘 그만 보기 <span aria-hidden="true">×</span>
      </button>
    </section>
  );
}
