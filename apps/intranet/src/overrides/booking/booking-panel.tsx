import type { EntityScreen } from "@portal/definition";
import { EntryPanel } from "../../screens/calendar/views/entry-panel";
import type { ReadAnswer } from "../../screens/records";
import { ReturnDialog } from "./return-dialog";

const shown = [
  "booker",
  "status",
  "purpose",
  "dest",
  "driver",
  "customer",
  "class_run",
  "studio_booking.kind",
  "studio_booking.producer",
  "studio_booking.equipment",
  "studio_booking.crew",
  "studio_booking.reject_reason",
  "people",
  "attendees",
  "setup",
  "memo",
  "checkin_at",
  "vehicle_log.odo_before",
  "vehicle_log.odo_after",
  "vehicle_log.km",
  "vehicle_log.note",
];

const open = ["requested", "confirmed", "in_use"];
const dialogs = { return: ReturnDialog };

/** A booking; a car is given back with the log of its drive. */
export function BookingPanel(props: { screen: EntityScreen; idx: number; onClose: () => void }) {
  return <EntryPanel {...props} {...{ fields: shown, open, dialogs, warningOf }} />;
}

function warningOf({ record, extra }: ReadAnswer): string | undefined {
  const missing = extra.missingLog as { booker: string } | null;
  return missing && ["confirmed", "in_use"].includes(String(record.status))
    ? `앞 운행의 일지가 아직 없습니다 (${missing.booker}). 일지를 쓴 뒤에 운행을 시작할 수 있습니다.`
    : undefined;
}
