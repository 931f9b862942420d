import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { get, post } from "../../../api/client";
import { useSendingHere } from "../../../api/use-sending";
import { NumberInput } from "../../../controls/inputs/number-input";
import { useRefresh } from "../../../screens/records";
import { LeavePopup } from "../leave-popup";

type Policy = Omit<Awaited<ReturnType<typeof get<"/rest/mypims/getLeavePolicy">>>, "err" | "err_msg">;
type Numbers = Record<Exclude<keyof Policy, "basis">, number | null>;

/** How the company deals with leave: when years of it begin, what is carried over, and how much work from home is usual. */
export function PolicyPopup({ onClose }: { onClose: () => void }) {
  const { data } = useQuery({
    queryKey: ["records", "vacation", "policy"],
    queryFn: () => get("/rest/mypims/getLeavePolicy"),
  });
  const [changed, setChanged] = useState<Partial<Pick<Policy, "basis"> & Numbers>>({});
  const sending = useSendingHere();
  const refresh = useRefresh();
  const id = useId();
  const policy = data && { ...data, ...changed };

  async function save() {
    if (!policy) return null;
    await post("/rest/mypims/saveLeavePolicy", {
      basis: policy.basis,
      carry_most: policy.carry_most ?? 0,
      carry_months: policy.carry_months ?? 0,
      home_per_week: policy.home_per_week ?? 0,
    });
    void refresh("vacation");
    return "휴가 기준을 저장하였습니다.";
  }

  const field = (name: keyof Numbers, label: string, unit?: string, scale = 0) => (
    <div>
      <label htmlFor={`${id}${name}`}>{label}</label>
      <NumberInput
        naming={{ id: `${id}${name}` }}
        scale={scale}
        unit={unit}
        value={policy?.[name] ?? null}
        onChange={(value) => setChanged((before) => ({ ...before, [name]: value }))}
      />
    </div>
  );

  return (
    <LeavePopup
      title="휴가 기준 설정"
      action="저장"
      canSend={policy !== undefined}
      isWritten={Object.keys(changed).length > 0}
      {...{ sending, onClose }}
      onSend={save}
    >
      {policy ? (
        <>
          <NativeSelect
            size="xs"
            label="부여 기준"
            description="바꾸면 다음 정기 부여부터 적용됩니다."
            data={[
              { value: "fiscal", label: "회계연도 (1월 1일)" },
              { value: "joinday", label: "입사일" },
            ]}
            value={policy.basis}
            onChange={({ currentTarget: { value } }) =>
              setChanged((before) => ({ ...before, basis: value === "joinday" ? "joinday" : "fiscal" }))
            }
          />
          {field("carry_most", "이월 한도", "일", 2)}
          {field("carry_months", "이월 유효기간 (개월)")}
          {field("home_per_week", "재택근무 주 권장 한도", "일")}
        </>
      ) : (
        <p role="status">불러오는 중…</p>
      )}
    </LeavePopup>
  );
}
