import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { post } from "../../../api/client";
import { useSendingHere } from "../../../api/use-sending";
import { useRefresh } from "../../../screens/records";
import { DayField } from "../day-field";
import { LeavePopup } from "../leave-popup";
import { ChangesTable } from "./changes-table";

interface RulesPopupProps {
  does: "grant" | "end";
  today: string;
  onClose: () => void;
}

/** What the rules grant, or what the end of the year does, on a day: shown first, and run when that day has come. */
export function RulesPopup({ does, today, onClose }: RulesPopupProps) {
  const [on, setOn] = useState(does === "grant" ? today : `${Number(today.slice(0, 4)) + 1}-01-01`);
  const refresh = useRefresh();
  const { data, error } = useQuery({
    queryKey: ["records", "vacation", "rules", does, on],
    queryFn: () => post("/rest/mypims/runLeaveRules", { does, on, check: true }),
    enabled: on !== "",
  });
  const isDue = on !== "" && on <= today;

  const sending = useSendingHere();
  async function run() {
    const { rows } = await post("/rest/mypims/runLeaveRules", { does, on });
    void refresh("vacation");
    return does === "grant" ? `${rows.length}건을 부여하였습니다.` : `${rows.length}건의 소멸·이월을 실행하였습니다.`;
  }

  return (
    <LeavePopup
      title={does === "grant" ? "정기 부여" : "소멸·이월"}
      size="lg"
      action="실행"
      canSend={isDue && data !== undefined && data.rows.length > 0}
      {...{ sending, onClose }}
      onSend={run}
    >
      <p>
        {does === "grant"
          ? "기준일까지 규칙대로 생길 연차입니다. 매일 밤 저절로 부여되며, 여기서 미리 보거나 바로 실행할 수 있습니다."
          : "기준일에 유효기간이 끝난 연차입니다. 기준 설정의 한도까지 이월하고 나머지는 소멸합니다. 매일 밤 저절로 처리됩니다."}
      </p>
      <div className="leave-form-row">
        <DayField label="기준일" value={on} onChange={setOn} />
      </div>
      {error && <p role="alert">{error.message}</p>}
      {data ? <ChangesTable rows={data.rows} /> : !error && <p role="status">불러오는 중…</p>}
      {!isDue && <p className="leave-hint">아직 오지 않은 날은 미리보기만 됩니다.</p>}
    </LeavePopup>
  );
}
