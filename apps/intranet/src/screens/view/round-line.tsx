import { Button } from "@mantine/core";
import { toast } from "react-toastify";
import { callRecords } from "../../api/client";
import { useSending } from "../../api/use-sending";
import { ask } from "../../controls/dialogs/ask";
import type { ReadAnswer } from "../records";

interface RoundLineProps {
  entity: string;
  read: Pick<ReadAnswer, "record" | "closed" | "progress">;
}

/** How a round stands, with a way to urge those who are missing; of an entry, why nothing of it may be changed now. */
export function RoundLine({ entity, read: { record, closed, progress } }: RoundLineProps) {
  const { isSending, send } = useSending();
  if (closed !== undefined) return <p className="round-line">{closed} 읽기만 할 수 있습니다.</p>;
  if (!progress) return null;
  const { isOpen, to, total, missing, unit } = progress;
  const done = total - missing;

  async function urge() {
    if (
      !(await ask(
        `아직 남은 ${missing}${unit}${unit === "명" ? "에게" : "의 담당자에게"} 알림을 보내시겠습니까? 오늘 이미 받은 사람은 다시 받지 않습니다.`,
      ))
    )
      return;
    await send(async () => {
      const { told } = await callRecords(entity, "urge", { idx: Number(record.idx) });
      toast.success(told === 0 ? "오늘 이미 모두에게 알렸습니다." : `${told}명에게 알렸습니다.`);
    });
  }

  return (
    <div className="round-line">
      <span>
        {isOpen ? `진행 중, ${to}까지` : "진행 중이 아닙니다."} · 대상 {total.toLocaleString()}
        {unit}
      </span>
      {total > 0 && (
        <>
          <meter aria-label="완료" min={0} max={total} value={done} />
          <span>
            {done.toLocaleString()}
            {unit} 완료 ({Math.round((100 * done) / total)}%)
          </span>
        </>
      )}
      {isOpen && missing > 0 && (
        <Button size="compact-xs" variant="default" loading={isSending} onClick={() => void urge()}>
          미완료 {missing.toLocaleString()}
          {unit} 독려
        </Button>
      )}
    </div>
  );
}
