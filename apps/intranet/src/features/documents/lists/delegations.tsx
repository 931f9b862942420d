import { Button, TextInput } from "@mantine/core";
import type { AnswerOf, getDelegations } from "@portal/definition/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import { toast } from "react-toastify";
import { get, post } from "../../../api/client";
import { tell } from "../../../api/tell";
import { DateInput } from "../../../controls/dates/date-input";
import { today } from "../../../controls/dates/today";
import { Popup } from "../../../controls/dialogs/popup";
import { goOnAt } from "../../../controls/go-on-at";
import { NumberInput } from "../../../controls/inputs/number-input";
import { StaffPicker } from "../../../controls/pickers/staff-picker";
import { seoulTime } from "../../../fields/dates/seoul-time";
import { OwnField } from "../../../screens/form/fields/own-field";
import { SmallForm } from "../../../screens/form/small-form";
import { screenPath } from "../../../shell/navigation/screen-path";
import { personText, stepTitles } from "../names";
import { wonText } from "../won";

type Delegation = AnswerOf<typeof getDelegations>["given"][number];

const queryKey = ["delegations"];

/** For when, and to whom, it is proposed. */
interface Offered {
  readonly who: number | null;
  readonly from: string;
  readonly to: string;
}

/** Who decides for me while I am away (대결), and for whom I do. */
export function Delegations({ offered, onClose }: { offered?: Offered | undefined; onClose: () => void }) {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: () => get("/rest/documents/getDelegations"),
    meta: { onRefusal: "tell" },
  });
  const dialog = useRef<HTMLDivElement>(null);
  const refresh = () => client.invalidateQueries({ queryKey });

  async function end(idx: number, pressed: HTMLElement) {
    const at = [...(dialog.current?.querySelectorAll("li button") ?? [])].indexOf(pressed);
    await post("/rest/documents/endDelegation", { idx }).catch(tell);
    await refresh();
    goOnAt(dialog.current, "li button", at, ".small-form input");
  }

  return (
    <Popup title="결재 위임" size="lg" closeOnClickOutside={false} onClose={onClose}>
      <div ref={dialog}>
        <p>
          기간 동안 내 차례의 결재를 다른 사람이 대신합니다. 결재란에는 '대결'로 남고 위 조직장에게 알립니다. 인사
          문서와 한도를 넘는 금액은 내게 남고, 대신하는 사람이 기안했거나 지급받는 문서는 위 조직장이 결재합니다.
        </p>
        <DelegationForm offered={offered} onSaved={refresh} />
        <h3 className="doc-heading">내가 위임한 결재</h3>
        <ul className="doc-plain">
          {data?.given.map((one) => (
            <li key={one.idx}>
              <span>
                <b>{personText(one.delegate)}</b> <PeriodText {...one} />
              </span>
              {one.date_to >= today() && (
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={`${one.delegate.kname} 위임 해제`}
                  onClick={({ currentTarget }) => void end(one.idx, currentTarget)}
                >
                  해제
                </Button>
              )}
            </li>
          ))}
        </ul>
        {data?.given.length === 0 && <p className="doc-muted">없습니다.</p>}
        {data && <DoneForOthers data={data} onClose={onClose} />}
      </div>
    </Popup>
  );
}

/** Somebody who decides for me, from when to when, up to which amount. */
function DelegationForm({ offered, onSaved }: { offered: Offered | undefined; onSaved: () => Promise<void> }) {
  const [who, setWho] = useState(offered?.who ?? null);
  const [from, setFrom] = useState(offered && offered.from > today() ? offered.from : today());
  const [to, setTo] = useState(offered?.to ?? "");
  const [reason, setReason] = useState("");
  const [upTo, setUpTo] = useState<number | null>(5_000_000);

  async function save() {
    await post("/rest/documents/saveDelegation", {
      idx: 0,
      idx_delegate: who ?? 0,
      date_from: from,
      date_to: to,
      reason,
      amount_to: upTo ?? 0,
    });
    toast.success("결재를 위임하였습니다.");
    setWho(null);
    setReason("");
    await onSaved();
  }

  return (
    <SmallForm
      action="위임"
      missing={{
        who: who === null ? "대신 결재할 사람을 선택하세요." : undefined,
        to: to ? undefined : "위임 종료일을 선택하세요.",
        upTo: upTo === null ? "금액한도를 입력하세요." : undefined,
      }}
      onSend={save}
    >
      {(problems) => (
        <>
          <OwnField label="대신 결재할 사람" required problem={problems.who}>
            {(naming) => <StaffPicker naming={naming} value={who} onChange={setWho} />}
          </OwnField>
          <OwnField label="위임 기간" required problem={problems.to}>
            <span className="doc-period">
              <DateInput label="위임 시작일" isKept value={from} onChange={setFrom} />~
              <DateInput label="위임 종료일" value={to} onChange={setTo} />
            </span>
          </OwnField>
          <TextInput
            size="xs"
            label="사유"
            maxLength={200}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <OwnField label="금액한도" required problem={problems.upTo}>
            {(naming) => <NumberInput naming={naming} value={upTo} unit="원" onChange={setUpTo} />}
          </OwnField>
        </>
      )}
    </SmallForm>
  );
}

/** For whom I decide, and what I have decided for others or others for me. */
function DoneForOthers({ data, onClose }: { data: AnswerOf<typeof getDelegations>; onClose: () => void }) {
  return (
    <>
      <h3 className="doc-heading">내가 대신하는 결재</h3>
      <ul className="doc-plain">
        {data.received.map((one) => (
          <li key={one.idx}>
            <span>
              <b>{personText(one.staff)}</b> <PeriodText {...one} />
            </span>
          </li>
        ))}
      </ul>
      {data.received.length === 0 && <p className="doc-muted">없습니다.</p>}
      <h3 className="doc-heading">대결로 처리된 문서</h3>
      <ul className="doc-plain" aria-label="대결로 처리된 문서">
        {data.decided.map((one) => (
          <li key={`${one.idx_document} ${one.acted_at}`}>
            <span>
              <Link to={screenPath("documents-document-id", { id: one.idx_document })} onClick={onClose}>
                {one.title}
              </Link>{" "}
              <span className="doc-small">
                {personText(one.staff)} 대신 <b>{personText(one.delegate)}</b> {stepTitles[one.status]}{" "}
                {one.amount !== null && wonText(one.amount)} {seoulTime(one.acted_at).slice(0, 16)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {data.decided.length === 0 && <p className="doc-muted">없습니다.</p>}
    </>
  );
}

function PeriodText({ date_from, date_to, reason, amount_to, is_active }: Delegation) {
  return (
    <span className="doc-small">
      {date_from} ~ {date_to} · {wonText(amount_to)}원까지 {is_active && <b>진행 중</b>} {reason}
    </span>
  );
}
