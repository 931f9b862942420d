import { Popover } from "@mantine/core";
import { Suspense, useState } from "react";
import { later } from "../../loading/later";
import { useHeaderInfo } from "../reads";

const BellPanel = later(async () => (await import("./bell-panel")).BellPanel);

/** How many notifications were not read; opens what waits for the person and what they were told. */
export function Bell() {
  const [isOpen, setIsOpen] = useState(false);
  const unread = useHeaderInfo()?.notification.count ?? 0;
  const close = () => setIsOpen(false);
  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      onChange={setIsOpen}
      position="bottom-end"
      width="min(24rem, 100vw - 20px)"
      shadow="md"
      trapFocus
      returnFocus
      withinPortal={false}
    >
      <Popover.Target>
        <button
          type="button"
          className="bell"
          aria-label={unread > 0 ? `할 일과 알림, 읽지 않은 알림 ${unread}개` : "할 일과 알림"}
          onClick={() => setIsOpen(!isOpen)}
        >
          <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true" fill="none" stroke="currentColor">
            <path d="M3 12h10l-1.2-2V7a3.8 3.8 0 0 0-7.6 0v3zM6.5 12a1.5 1.5 0 0 0 3 0M8 3.2V2" strokeWidth="1.3" />
          </svg>
          <span className="own-bar-label" aria-hidden="true">
            알림
          </span>
          {unread > 0 && <span className="bell-count" data-count={unread > 99 ? "99+" : unread} />}
        </button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label="할 일과 알림">
        <Suspense>{isOpen && <BellPanel onClose={close} />}</Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
