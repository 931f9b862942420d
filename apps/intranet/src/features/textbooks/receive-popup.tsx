import "../../screens/form/form.css";
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { toast } from "react-toastify";
import { CallError, post } from "../../api/client";
import { tell } from "../../api/tell";
import { useSending } from "../../api/use-sending";
import { Popup } from "../../controls/dialogs/popup";
import { fieldAt } from "../../fields/definitions";
import type { Problems } from "../../screens/form/check-values";
import { forgetDraft, readDraft, useDraft } from "../../screens/form/draft";
import { LineItems } from "../../screens/form/lines/line-items";
import { type Row, useRefresh } from "../../screens/records";
import { useStore } from "../../store";

const fields = ["textbook", "qty", "unit_cost"].map((key) => fieldAt("textbook_stock", key));
const noNames = { names: {}, files: {} };

/** What has come from a supplier, several books at once, typed or from Excel; kept as a draft until it is entered. */
export function ReceivePopup({ onClose }: { onClose: () => void }) {
  const place = `draft:${useStore.getState().idx_staff}:receive-stock`;
  const [{ supplier, lines }, setWritten] = useState(() => {
    const draft = readDraft(place)?.values ?? {};
    return { supplier: String(draft.supplier ?? ""), lines: (draft.lines ?? [{}]) as readonly Row[] };
  });
  const [problems, setProblems] = useState<Problems>({});
  const { isSending, send } = useSending();
  const refresh = useRefresh();
  const isWritten = supplier !== "" || lines.some((line) => Object.values(line).some(Boolean));
  useDraft(place, { supplier, lines }, undefined, isWritten);

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = lines.flatMap((line, at) =>
      (["idx_textbook", "qty"] as const).flatMap((column) =>
        Number(line[column]) > 0 ? [] : [[`lines.${at}.${column}`, "필수 항목입니다."] as const],
      ),
    );
    setProblems(Object.fromEntries(wrong));
    if (wrong.length > 0) return;
    void send(
      async () => {
        const { done } = await post("/rest/resourcemanagement/receiveStock", {
          supplier,
          lines: lines.map(({ idx_textbook, qty, unit_cost }) => ({
            idx_textbook: Number(idx_textbook),
            qty: Number(qty),
            unit_cost: unit_cost === null || unit_cost === undefined ? null : Number(unit_cost),
          })),
        });
        forgetDraft(place);
        toast.success(`${done}줄을 입고하였습니다.`);
        await Promise.all([refresh("textbook"), refresh("textbook_stock")]);
        onClose();
      },
      (error) => {
        if (error instanceof CallError) setProblems(error.fields);
        tell(error);
      },
    );
  }

  return (
    <Popup title="교재 입고" size="xl" closeOnClickOutside={false} onClose={onClose}>
      <form className="record-form" onSubmit={submit} noValidate>
        <TextInput
          size="sm"
          label="거래처"
          maxLength={100}
          value={supplier}
          onChange={({ currentTarget }) => setWritten({ supplier: currentTarget.value, lines })}
        />
        <LineItems
          title="교재"
          part="lines"
          fields={fields}
          totals={["qty"]}
          lines={lines}
          onChange={(next) => setWritten({ supplier, lines: next })}
          known={noNames}
          problems={problems}
        />
        <div className="form-actions">
          <Button size="xs" variant="default" onClick={onClose}>
            취소
          </Button>
          <Button size="xs" type="submit" loading={isSending}>
            입고 등록
          </Button>
        </div>
      </form>
    </Popup>
  );
}
