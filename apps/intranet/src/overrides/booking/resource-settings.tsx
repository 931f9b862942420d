import type { BookingKind } from "@portal/definition";
import { useQueryClient } from "@tanstack/react-query";
import { kindNames, useBookables } from "../../screens/calendar/use-bookables";
import { SettingsPopup } from "../../screens/settings/settings-popup";

interface ResourceSettingsProps {
  kind: BookingKind;
  onClose: () => void;
}

/** What can be booked of a kind, to be added to and changed by the support team. */
export function ResourceSettings({ kind, onClose }: ResourceSettingsProps) {
  const client = useQueryClient();
  const bookables = useBookables(kind);
  return (
    <SettingsPopup
      of={kind}
      title={`${kindNames[kind]} 관리`}
      name={kindNames[kind]}
      columns={["이름", "안내", "상태"]}
      rows={bookables?.map(({ idx, name, note, closed }) => ({
        idx,
        name,
        cells: [note, closed || "사용 중"],
      }))}
      onClose={onClose}
      onSaved={() => void client.invalidateQueries({ queryKey: ["bookables", kind] })}
    />
  );
}
