import { useQuery } from "@tanstack/react-query";
import { get } from "../../../api/client";
import { Popup } from "../../../controls/dialogs/popup";
import { numeric } from "../../../controls/lists/rows-table";
import { StateChip } from "../../../fields/choices/choice";
import { choiceLabel } from "../../../fields/definitions";
import { RecordTrouble } from "../../../screens/record-trouble";
import { SettingsPopup } from "../../../screens/settings/settings-popup";
import { useModule } from "../../../screens/use-module";

/** The kinds of leave: what each takes off the balance, what it needs, and whether it can be asked for. */
export function TypesPopup({ onClose }: { onClose: () => void }) {
  const module = useModule("vacation");
  const { data, error, refetch } = useQuery({
    queryKey: ["records", "vacation_type", "all"],
    queryFn: () => get("/rest/mypims/getLeaveTypes"),
  });
  if (!module) return null;
  if (error && !data) {
    return (
      <Popup title="휴가 종류" size="xl" onClose={onClose}>
        <RecordTrouble error={error} onRetry={() => void refetch()} />
      </Popup>
    );
  }
  return (
    <SettingsPopup
      of="vacation_type"
      title="휴가 종류"
      name="휴가 종류"
      columns={[...["명칭", "단위"], numeric("차감일수"), "일수계산", numeric("최대일수"), ...["유급", "증빙", "사용"]]}
      rows={data?.list.map(({ idx, name, unit, deduct, max_days, counts, uses_ledger, ...flags }) => ({
        idx,
        name,
        cells: [
          choiceLabel("vacation_type", "unit", unit),
          uses_ledger ? deduct : "없음",
          choiceLabel("vacation_type", "counts", counts),
          max_days,
          flags.paid ? "유급" : "무급",
          flags.evidence_required ? "필수" : "",
          <StateChip key="use" label={flags.is_use ? "사용" : "중지"} />,
        ],
      }))}
      onClose={onClose}
    />
  );
}
