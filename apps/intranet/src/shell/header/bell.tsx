import { Popover } from "@mantine/core";
import IconBell from "@tabler/icons-react/dist/esm/icons/IconBell.mjs";
import { Suspense, useState } from "react";
import { useHeaderInfo } from "../../api/reads";
import { Icon } from "../../controls/icon";
import { later } from "../../loading/later";

const BellPanel = later(async () => (await import("./bell-panel")).BellPanel);

/** How many notifications were not read; opens what waits for the person and their notifications. */
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
          <Icon of={IconBell} size={20} />
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
