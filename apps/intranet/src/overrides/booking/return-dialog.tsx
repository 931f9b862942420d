import { dayOf } from "../../screens/calendar/days";
import type { OwnDialogProps } from "../../screens/view/moves";
import { DriveForm } from "./drive-form";

const purposes: Readonly<Record<string, string>> = {
  거래처방문: "client",
  판촉: "promo",
  회의: "meet",
  교육: "edu",
  배송: "deliver",
  출장: "trip",
  출퇴근: "commute",
};

/** The log of a drive, without which a car is not given back; its counter goes on from the last drive's. */
export function ReturnDialog({ read, onClose, onSend }: OwnDialogProps) {
  const { record, extra } = read;
  const odometer = Number(extra.odometer) || 0;
  return (
    <DriveForm
      title="반납·운행일지"
      action="반납"
      known={read}
      odometer={odometer}
      start={{
        idx_vehicle: record.idx_resource,
        idx_driver: record.idx_driver ?? record.idx_booker,
        use_date: dayOf(Date.parse((record.during as { from: string }).from)),
        purpose: purposes[String(record.purpose)] ?? "etc",
        dest: record.dest ?? "",
        odo_before: odometer,
        odo_after: null,
        commute_km: record.purpose === "출퇴근" ? null : 0,
      }}
      onClose={onClose}
      onSend={(vehicle_log) => onSend({ vehicle_log })}
    />
  );
}
