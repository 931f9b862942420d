import { toast } from "react-toastify";
import { callRecords } from "../../api/client";
import { Popup } from "../../controls/dialogs/popup";
import { RecordTrouble } from "../../screens/record-trouble";
import { useRecord, useRefresh } from "../../screens/records";
import { DriveForm } from "./drive-form";

/** Mends what was written down of a drive. */
export function CorrectDrive({ idx, onClose }: { idx: number; onClose: () => void }) {
  const { data, error, refetch } = useRecord({ of: "vehicle_log", name: "" }, idx);
  const refresh = useRefresh();
  const title = "운행일지 수정";
  if (!data) {
    return (
      <Popup title={title} size="lg" onClose={onClose}>
        <RecordTrouble error={error} onRetry={() => void refetch()} />
      </Popup>
    );
  }
  const { record } = data;
  return (
    <DriveForm
      title={title}
      action="저장"
      known={data}
      start={record}
      onClose={onClose}
      onSend={async (log) => {
        const changed = Object.entries(log).filter(([column, value]) => value !== record[column]);
        await callRecords("vehicle_log", "change", {
          idx,
          ver: Number(record.ver),
          values: Object.fromEntries(changed),
        });
        toast.success("저장하였습니다.");
        await refresh("vehicle_log");
        await refresh("booking");
        onClose();
      }}
    />
  );
}
