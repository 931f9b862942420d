import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { get, post } from "../../../api/client";
import { TimeSelect } from "../../../controls/dates/time-select";
import { today } from "../../../controls/dates/today";
import { askToLose } from "../../../controls/dialogs/ask";
import { Popup } from "../../../controls/dialogs/popup";
import { useAddress } from "../../../controls/use-address";
import { screenPath } from "../../../shell/navigation/screen-path";
import { Filters, monthStep } from "../lists/filters";
import { Cards, ListPage } from "../lists/list-page";
import { useDoing, useReading } from "../lists/reading";
import { Table } from "../lists/table";
import { wonText } from "../won";
import { workColumns } from "./extra-pay-columns";

interface Actual {
  readonly idx: number;
  readonly from: string;
  readonly to: string;
}

/** My work beyond the hours that are owed, and when I really worked. */
export function MyExtraPayPage() {
  const address = useAddress();
  const now = today().slice(0, 7);
  const month = address.query.month ?? now;
  const [actual, setActual] = useState<Actual | null>(null);
  const run = useDoing("extra-pay");
  const { data, isError, refetch } = useReading(["extra-pay", "mine", month], () =>
    get("/rest/documents/getMyExtraPayList", { month }),
  );

  async function save({ idx, from, to }: Actual) {
    const body = { idx, actual_from: from, actual_to: to };
    if (await run(() => post("/rest/documents/saveExtraPayActual", body), "실적을 저장하였습니다.")) setActual(null);
  }

  async function cancel(idx: number) {
    if (!(await askToLose("이 추가근무를 취소하시겠습니까?"))) return;
    await run(() => post("/rest/documents/cancelExtraPay", { idx }), "취소하였습니다.");
  }

  return (
    <ListPage
      title="내 추가수당"
      address={address}
      total={data?.list.length}
      isError={isError}
      refetch={refetch}
      withoutPages
      actions={
        <Button size="xs" component={Link} to={screenPath("documents-DraftingAdd6")}>
          추가근무 신청
        </Button>
      }
      filters={<Filters address={address} kept={["month"]} filters={[monthStep(address, now)]} />}
    >
      {data && (
        <Cards
          cards={[
            ["연장", `${data.sums.over}시간`],
            ["야간", `${data.sums.night}시간`],
            ["휴일", `${data.sums.holiday}시간`],
            ["수당", `${wonText(data.sums.amount)}원`],
          ]}
        />
      )}
      {data && data.over_weeks.length > 0 && (
        <p className="doc-warning" role="status">
          {data.over_weeks.join(", ")} 주에 연장근무가 12시간(주 52시간제)을 넘었습니다.
        </p>
      )}
      <Table
        label="내 추가수당"
        rows={data?.list}
        keyOf={({ idx }) => idx}
        empty="이 달의 추가근무가 없습니다."
        columns={[
          ...workColumns,
          {
            title: "처리",
            cell: ({ idx, may, time_from, time_to, work_date }) => (
              <span className="doc-actions">
                {may.actual && (
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={`${work_date} 실적 입력`}
                    onClick={() => setActual({ idx, from: time_from.slice(0, 5), to: time_to.slice(0, 5) })}
                  >
                    실적 입력
                  </Button>
                )}
                {may.cancel && (
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={`${work_date} 취소`}
                    onClick={() => void cancel(idx)}
                  >
                    취소
                  </Button>
                )}
              </span>
            ),
          },
        ]}
      />
      {actual && <ActualDialog actual={actual} onChange={setActual} onSave={save} onClose={() => setActual(null)} />}
    </ListPage>
  );
}

interface ActualDialogProps {
  actual: Actual;
  onChange: (actual: Actual) => void;
  onSave: (actual: Actual) => Promise<void>;
  onClose: () => void;
}

/** From when to when the work was really done. */
function ActualDialog({ actual, onChange, onSave, onClose }: ActualDialogProps) {
  return (
    <Popup title="실적 입력" size="sm" closeOnClickOutside={false} onClose={onClose}>
      <div className="doc-stack">
        <TimeSelect label="실제 시작" value={actual.from} onChange={(from) => onChange({ ...actual, from })} />
        <TimeSelect label="실제 종료" value={actual.to} onChange={(to) => onChange({ ...actual, to })} />
      </div>
      <div className="popup-actions">
        <Button variant="default" onClick={onClose}>
          닫기
        </Button>
        <Button onClick={() => void onSave(actual)}>저장</Button>
      </div>
    </Popup>
  );
}
