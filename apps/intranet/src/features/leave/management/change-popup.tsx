import { NativeSelect, TextInput } from "@mantine/core";
import { useId, useState } from "react";
import { post } from "../../../api/client";
import { useSendingHere } from "../../../api/use-sending";
import { NumberInput } from "../../../controls/inputs/number-input";
import { useRefresh } from "../../../screens/records";
import { DayField } from "../day-field";
import { LeavePopup, useWritten } from "../leave-popup";
import { ChangesTable } from "./changes-table";

type Changes = Awaited<ReturnType<typeof post<"/rest/mypims/changeLeave">>>;

interface ChangePopupProps {
  /** Their names by their numbers. */
  people: ReadonlyMap<number, string>;
  today: string;
  /** The time of the leave that is changed; the calendar year by default. */
  year?: { from: string; to: string };
  onClose: () => void;
  onDone?: () => void;
}

const kinds = { grant: "부여 (+)", adjust: "조정 (±)", payout: "수당정산 (−)" } as const;

/** Adds the same row to several people's ledgers; what it would do is shown first. */
export function ChangePopup({ people, today, year, onClose, onDone }: ChangePopupProps) {
  const written = useWritten({
    kind: "grant" as keyof typeof kinds,
    qty: null as number | null,
    valid_from: year?.from ?? `${today.slice(0, 4)}-01-01`,
    valid_to: year?.to ?? `${today.slice(0, 4)}-12-31`,
    memo: "",
  });
  const { value, isWritten } = written;
  const [shown, setShown] = useState<Changes["rows"] | null>(null);
  const sending = useSendingHere();
  const refresh = useRefresh();
  const qtyId = useId();
  const names = [...people.values()];

  async function send() {
    const check = shown === null;
    const sent = { ...value, idx_staff: [...people.keys()], qty: value.qty ?? 0, check };
    const answer = await post("/rest/mypims/changeLeave", sent);
    if (check) {
      setShown(answer.rows);
      return null;
    }
    onDone?.();
    void refresh("vacation");
    return `${answer.done}명의 연차를 바꾸었습니다.`;
  }

  /** What was shown no longer holds. */
  function change(part: Partial<typeof value>) {
    written.change(part);
    setShown(null);
  }

  return (
    <LeavePopup
      title="연차 부여·조정"
      size="lg"
      action={shown ? "적용" : "미리보기"}
      {...{ isWritten, sending, onClose }}
      onSend={send}
    >
      <p>
        대상 {names.length}명: {names.slice(0, 6).join(", ")}
        {names.length > 6 && ` 외 ${names.length - 6}명`}
      </p>
      <div className="leave-form-row">
        <NativeSelect
          size="xs"
          label="구분"
          data={Object.entries(kinds).map(([kind, label]) => ({ value: kind, label }))}
          value={value.kind}
          onChange={({ currentTarget }) => change({ kind: currentTarget.value as keyof typeof kinds })}
        />
        <div>
          <label htmlFor={qtyId}>일수</label>
          <NumberInput
            naming={{ id: qtyId }}
            scale={2}
            unit="일"
            value={value.qty}
            onChange={(qty) => change({ qty })}
          />
        </div>
        <DayField label="유효시작" value={value.valid_from} onChange={(valid_from) => change({ valid_from })} />
        <DayField label="유효종료" value={value.valid_to} onChange={(valid_to) => change({ valid_to })} />
      </div>
      <TextInput
        size="xs"
        label="사유 (필수)"
        maxLength={300}
        value={value.memo}
        onChange={({ currentTarget }) => change({ memo: currentTarget.value })}
      />
      {shown && <ChangesTable rows={shown} />}
    </LeavePopup>
  );
}
