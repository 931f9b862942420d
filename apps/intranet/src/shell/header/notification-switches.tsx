import { mutableKinds, notificationKinds } from "@portal/definition";
import { usePreferences } from "../preferences";

/** What the person is notified of; each kind has a switch. */
export function NotificationSwitches() {
  const { preferences, save } = usePreferences();
  if (!preferences) return <p>불러오는 중…</p>;
  const { muted_kinds } = preferences;
  return (
    <fieldset className="bell-kinds">
      <legend>끈 종류는 새로 알리지 않습니다.</legend>
      {mutableKinds.map((kind) => {
        const isMuted = muted_kinds.includes(kind);
        const others = muted_kinds.filter((one) => one !== kind);
        return (
          <label key={kind}>
            <input
              type="checkbox"
              checked={!isMuted}
              onChange={() => void save({ muted_kinds: isMuted ? others : [...others, kind] })}
            />
            {notificationKinds[kind]}
          </label>
        );
      })}
    </fieldset>
  );
}
