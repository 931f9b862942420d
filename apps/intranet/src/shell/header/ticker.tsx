import { useReducedMotion } from "@mantine/hooks";
import { screenByName } from "@portal/definition";
import IconPlayerPause from "@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs";
import IconPlayerPlay from "@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { useNotices } from "../../api/reads";
import { Icon } from "../../controls/icon";

interface TickerProps {
  /** How long a notice stands, in milliseconds. */
  interval?: number;
}

/** The newest notices, one after the other. They stand still while looked at, and for who wants no movement. */
export function Ticker({ interval = 4000 }: TickerProps) {
  const notices = useNotices() ?? [];
  const [current, setCurrent] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isLookedAt, setIsLookedAt] = useState(false);
  const isStill = useReducedMotion() || isPaused || isLookedAt || notices.length < 2;

  useEffect(() => {
    if (isStill) return;
    const timer = setInterval(() => setCurrent((at) => at + 1), interval);
    return () => clearInterval(timer);
  }, [isStill, interval]);

  // it keeps its room: what stands beside it must not jump
  if (notices.length === 0) return <div className="ticker" />;
  const turn = (by: number) => setCurrent((at) => at + by + notices.length);
  const shown = current % notices.length;
  const path = screenByName("CARROTZone-NoticeView-idx")?.path;
  return (
    <section
      className="ticker"
      aria-label="공지"
      onMouseEnter={() => setIsLookedAt(true)}
      onMouseLeave={() => setIsLookedAt(false)}
      onFocus={() => setIsLookedAt(true)}
      onBlur={() => setIsLookedAt(false)}
    >
      <b aria-hidden="true">공지</b>
      <ul>
        {notices.map(({ idx, title }, index) => (
          <li key={idx} className={positionOf(index, shown, notices.length)} aria-hidden={index !== shown}>
            {path ? (
              <Link to={path.replace(":idx", String(idx))} tabIndex={index === shown ? 0 : -1}>
                {title}
              </Link>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
      <button type="button" className="ticker-step" aria-label="이전 공지" onClick={() => turn(-1)}>
        ‹
      </button>
      <button
        type="button"
        aria-label={isPaused ? "공지 넘기기" : "공지 멈추기"}
        onClick={() => setIsPaused(!isPaused)}
      >
        <Icon of={isPaused ? IconPlayerPlay : IconPlayerPause} size={14} />
      </button>
      <button type="button" className="ticker-step" aria-label="다음 공지" onClick={() => turn(1)}>
        ›
      </button>
    </section>
  );
}

/** Where a notice stands: in the middle, or waiting before or behind it. */
function positionOf(index: number, shown: number, count: number): "previous" | "current" | "next" {
  if (index === shown) return "current";
  return (index + 1) % count === shown ? "previous" : "next";
}
