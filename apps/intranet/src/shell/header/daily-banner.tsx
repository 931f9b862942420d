import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useEffect, useState } from "react";
import { Icon } from "../../controls/icon";

const COOKIE = "daily_banner";

/** The day of the month on which the banner was put away. */
const storedDay = () =>
  document.cookie
    .split("; ")
    .find((one) => one.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

/** A greeting of the day over everything; put away, it comes again on another day of the month. */
export function DailyBanner() {
  const today = useToday();
  const [hiddenOn, setHiddenOn] = useState(storedDay);
  const date = String(today.getDate());
  if (hiddenOn === date) return null;
  function hide() {
    const midnight = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is there with https alone
    document.cookie = `${COOKIE}=${date}; expires=${midnight.toUTCString()}; path=/; samesite=strict`;
    setHiddenOn(date);
  }
  const day = today.toLocaleDateString("ko-KR", { month: "long", day: "numeric", weekday: "long" });
  return (
    <section className="daily-banner" aria-label="오늘의 알림">
      <p>
        <b>{day}</b> 오늘도 한 뼘씩 함께 자라는 하루 되세요.
      </p>
      <button type="button" onClick={hide}>
        <span className="daily-banner-words">오늘 그만 보기 </span>
        <Icon of={IconX} size={14} />
      </button>
    </section>
  );
}

/** Today, also on a page that stays open over night: looked at again, it is another day. */
function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const look = () => setToday(new Date());
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return today;
}
