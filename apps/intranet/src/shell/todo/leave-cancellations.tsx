import "./leave-cancellations.css";
import { Button } from "@mantine/core";
import type { AnswerOf, getLeaveCancellations } from "@portal/definition/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "react-toastify";
import { callRecords, get } from "../../api/client";
import { tell } from "../../api/tell";
import { ReasonPopup } from "../../controls/dialogs/reason-popup";

type Cancellation = AnswerOf<typeof getLeaveCancellations>["list"][number];

/** Leave whose cancellation I decide on, with the reasons that were given; nothing while there is none. */
export function LeaveCancellations() {
  const [refused, setRefused] = useState<Cancellation | null>(null);
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ["records", "vacation", "cancellations"],
    queryFn: () => get("/rest/mypims/getLeaveCancellations"),
    meta: { onRefusal: "log" },
  });
  const list = data?.list ?? [];
  if (list.length === 0) return null;

  async function decide({ idx, ver }: Cancellation, move: "allowBack" | "refuseBack", reason?: string) {
    await callRecords("vacation", "move", { idx, ver, move, ...(reason && { reason }) });
    toast.success(move === "allowBack" ? "취소를 승인하였습니다." : "취소신청을 반려하였습니다.");
    setRefused(null);
    const changed = [["records", "vacation"], ["header"], ["todo"]];
    await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
  }

  return (
    <section className="leave-cancellations" aria-label="결정할 휴가 취소신청">
      <h2>결정할 휴가 취소신청 {list.length}건</h2>
      <ul>
        {list.map((leave) => (
          <li key={leave.idx}>
            <span>
              <b>{leave.kname}</b> {leave.type} {leave.when} ({leave.days}일){leave.reason && ` · ${leave.reason}`}
            </span>
            <span>
              <Button
                size="compact-xs"
                aria-label={`${leave.kname} 취소 승인`}
                onClick={() => void decide(leave, "allowBack").catch(tell)}
              >
                취소 승인
              </Button>
              <Button
                size="compact-xs"
                variant="default"
                aria-label={`${leave.kname} 취소신청 반려`}
                onClick={() => setRefused(leave)}
              >
                반려
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {refused && (
        <ReasonPopup
          title={`${refused.kname} 님의 취소신청 반려`}
          action="반려"
          isDangerous
          onClose={() => setRefused(null)}
          onSend={(reason) => decide(refused, "refuseBack", reason)}
        />
      )}
    </section>
  );
}
