import "./leave.css";
import { Button, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { toast } from "react-toastify";
import { get, post } from "../../api/client";
import { useSendingHere } from "../../api/use-sending";
import { NumberInput } from "../../controls/number-input";
import { useRefresh } from "../../screens/records";
import { Popup } from "../../shell/popup";

type Policy = Omit<Awaited<ReturnType<typeof get<"/rest/mypims/getLeavePolicy">>>, "err" | "err_msg">;

/** How the company deals with leave: when years of it begin, what is carried over, and how much work from home is usual. */
export function PolicyPopup({ onClose }: { onClose: () => void }) {
  const { data } = useQuery({
    queryKey: ["records", "vacation", "policy"],
    queryFn: () => get("/rest/mypims/getLeavePolicy"),
  });
  return (
    <Popup title="휴가 기준 설정" closeOnClickOutside={false} onClose={onClose}>
      {data ? <PolicyForm policy={data} onClose={onClose} /> : <p role="status">불러오는 중…</p>}
    </Popup>
  );
}

function PolicyForm({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const [basis, setBasis] = useState(policy.basis);
  const [numbers, setNumbers] = useState<Record<string, number | null>>({
    carry_most: policy.carry_most,
    carry_months: policy.carry_months,
    home_per_week: policy.home_per_week,
  });
  const refresh = useRefresh();
  const id = useId();
  const number = (name: string) => numbers[name] ?? 0;

  const { isSending, problem, send } = useSendingHere();
  const save = () =>
    send(async () => {
      await post("/rest/mypims/saveLeavePolicy", {
        basis,
        carry_most: number("carry_most"),
        carry_months: number("carry_months"),
        home_per_week: number("home_per_week"),
      });
      toast.success("휴가 기준을 저장하였습니다.");
      onClose();
      await refresh("vacation");
    });

  const field = (name: string, label: string, unit: string, scale = 0) => (
    <div>
      <label htmlFor={`${id}${name}`}>{label}</label>
      <NumberInput
        naming={{ id: `${id}${name}` }}
        scale={scale}
        unit={unit}
        value={numbers[name] ?? null}
        onChange={(value) => setNumbers((before) => ({ ...before, [name]: value }))}
      />
    </div>
  );

  return (
    <form
      noValidate
      className="leave-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <NativeSelect
        size="xs"
        label="부여 기준"
        description="바꾸면 다음 정기 부여부터 적용됩니다."
        data={[
          { value: "fiscal", label: "회계연도 (1월 1일)" },
          { value: "joinday", label: "입사일" },
        ]}
        value={basis}
        onChange={({ currentTarget }) => setBasis(currentTarget.value === "joinday" ? "joinday" : "fiscal")}
      />
      {field("carry_most", "이월 한도", "일", 2)}
      {field("carry_months", "이월 유효기간", "개월")}
      {field("home_per_week", "재택근무 주 권장 한도", "일")}
      {problem && (
        <p role="alert" className="leave-problem">
          {problem}
        </p>
      )}
      <div className="popup-actions">
        <Button size="xs" variant="default" onClick={onClose}>
          닫기
        </Button>
        <Button size="xs" type="submit" loading={isSending}>
          저장
        </Button>
      </div>
    </form>
  );
}
