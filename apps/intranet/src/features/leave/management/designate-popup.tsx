import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { post } from "../../../api/client";
import { useSendingHere } from "../../../api/use-sending";
import { numeric, RowsTable } from "../../../controls/lists/rows-table";
import { useRefresh } from "../../../screens/records";
import { UnfilledNote } from "../../../shell/navigation/unfilled-note";
import { DayChoice } from "../day-choice";
import { Days } from "../days";
import { LeavePopup } from "../leave-popup";

type Rows = Awaited<ReturnType<typeof post<"/rest/mypims/designateLeave">>>["rows"];

interface DesignatePopupProps {
  people: readonly number[];
  onClose: () => void;
  onDone?: () => void;
}

/** Sets when people take the leave of which they have not said so; of one person, the days can be chosen. */
export function DesignatePopup({ people, onClose, onDone }: DesignatePopupProps) {
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const sending = useSendingHere();
  const refresh = useRefresh();
  const { data, error } = useQuery({
    queryKey: ["records", "vacation", "designate", people],
    queryFn: () => post("/rest/mypims/designateLeave", { idx_staff: [...people], check: true }),
    staleTime: 0,
    meta: { onRefusal: "log" },
  });
  const open = data?.rows.filter(({ refused }) => refused === "") ?? [];
  const [only] = people.length === 1 ? open : [];
  const days = chosen ?? only?.days ?? [];

  async function designate() {
    const { done } = await post("/rest/mypims/designateLeave", {
      idx_staff: open.map(({ idx }) => idx),
      ...(only && { days: [...days] }),
    });
    onDone?.();
    void refresh("vacation");
    return `${done}명에게 사용 시기를 지정하여 통보하였습니다.`;
  }

  return (
    <LeavePopup
      title="연차 사용 시기 지정 (2차 통보)"
      size="lg"
      action={`${open.length}명에게 통보`}
      canSend={open.length > 0}
      isWritten={chosen !== null}
      {...{ sending, onClose }}
      onSend={designate}
    >
      <p>
        회신기한까지 사용 계획을 알리지 않은 연차의 사용일을 회사가 정하여 통보합니다. 보낸 통보는 바꿀 수 없습니다.
      </p>
      {error && <p role="alert">{error.message}</p>}
      <UnfilledNote text={data?.unfilled} />
      {data ? <Preview rows={data.rows} /> : !error && <p role="status">불러오는 중…</p>}
      {only && (
        <section aria-label="지정할 날">
          <DayChoice label="지정할 날" days={days} wanted={Math.ceil(only.remain)} onChange={setChosen} />
        </section>
      )}
    </LeavePopup>
  );
}

/** Each person with the days, or why none are set. */
function Preview({ rows }: { rows: Rows }) {
  return (
    <RowsTable
      label="미리보기"
      empty="지정할 사람이 없습니다."
      box="leave-preview"
      caption={`대상 ${rows.length}명`}
      columns={["이름", numeric("미정"), "통보 기한", "지정할 날"]}
      rows={rows.map(({ idx, kname, remain, until, days, refused }) => ({
        key: idx,
        cells: [kname, remain, until, refused || <Days key="days" days={days} />],
      }))}
    />
  );
}
