import "./leave.css";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useId, useState } from "react";
import { toast } from "react-toastify";
import { post } from "../../api/client";
import { useSendingHere } from "../../api/use-sending";
import { DateInput } from "../../controls/date-input";
import { NumberInput } from "../../controls/number-input";
import { useRefresh } from "../../screens/records";
import { Popup } from "../../shell/popup";
import { ChangesTable } from "./changes-table";

type Changes = Awaited<ReturnType<typeof post<"/rest/mypims/changeLeave">>>;

interface ChangePopupProps {
  /** Their names by their numbers. */
  people: ReadonlyMap<number, string>;
  today: string;
  /** The time of the leave that is changed; the calendar year unless told. */
  year?: { from: string; to: string };
  onClose: () => void;
  onDone?: () => void;
}

const kinds = [
  { value: "grant", label: "부여 (+)" },
  { value: "adjust", label: "조정 (±)" },
  { value: "payout", label: "수당정산 (−)" },
];

/** Adds the same row to several people's ledgers; what it would do is shown first. */
export function ChangePopup({ people, today, year, onClose, onDone }: ChangePopupProps) {
  const [kind, setKind] = useState("grant");
  const [qty, setQty] = useState<number | null>(null);
  const [from, setFrom] = useState(year?.from ?? `${today.slice(0, 4)}-01-01`);
  const [to, setTo] = useState(year?.to ?? `${today.slice(0, 4)}-12-31`);
  const [memo, setMemo] = useState("");
  const [shown, setShown] = useState<Changes["rows"] | null>(null);
  const { isSending, problem, send: sending } = useSendingHere();
  const refresh = useRefresh();
  const qtyId = useId();
  const names = [...people.values()];

  const send = (check: boolean) =>
    sending(async () => {
      const answer = await post("/rest/mypims/changeLeave", {
        idx_staff: [...people.keys()],
        kind: kind as "grant" | "adjust" | "payout",
        qty: qty ?? 0,
        valid_from: from,
        valid_to: to,
        memo,
        check,
      });
      if (check) return setShown(answer.rows);
      toast.success(`${answer.done}명의 연차를 바꾸었습니다.`);
      onDone?.();
      onClose();
      await refresh("vacation");
    });

  /** What was shown no longer holds. */
  function change<Value>(set: (value: Value) => void) {
    return (value: Value) => {
      set(value);
      setShown(null);
    };
  }

  return (
    <Popup title="연차 부여·조정" size="lg" closeOnClickOutside={false} onClose={onClose}>
      <form
        noValidate
        className="leave-form"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void send(shown === null);
        }}
      >
        <p>
          대상 {names.length}명: {names.slice(0, 6).join(", ")}
          {names.length > 6 && ` 외 ${names.length - 6}명`}
        </p>
        <div className="leave-form-row">
          <NativeSelect
            size="xs"
            label="구분"
            data={kinds}
            value={kind}
            onChange={({ currentTarget }) => change(setKind)(currentTarget.value)}
          />
          <div>
            <label htmlFor={qtyId}>일수</label>
            <NumberInput naming={{ id: qtyId }} scale={2} unit="일" value={qty} onChange={change(setQty)} />
          </div>
          <div role="group" aria-label="유효시작">
            <span>유효시작</span>
            <DateInput label="유효시작" value={from} onChange={change(setFrom)} />
          </div>
          <div role="group" aria-label="유효종료">
            <span>유효종료</span>
            <DateInput label="유효종료" value={to} onChange={change(setTo)} />
          </div>
        </div>
        <TextInput
          size="xs"
          label="사유 (필수)"
          maxLength={300}
          value={memo}
          onChange={({ currentTarget }) => change(setMemo)(currentTarget.value)}
        />
        {problem && (
          <p role="alert" className="leave-problem">
            {problem}
          </p>
        )}
        {shown && <ChangesTable rows={shown} />}
        <div className="popup-actions">
          <Button size="xs" variant="default" onClick={onClose}>
            닫기
          </Button>
          <Button size="xs" type="submit" loading={isSending}>
            {shown ? "적용" : "미리보기"}
          </Button>
        </div>
      </form>
    </Popup>
  );
}
