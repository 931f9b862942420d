import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { post } from "../../../api/client";
import { DateInput } from "../../../controls/dates/date-input";
import { today } from "../../../controls/dates/today";
import { Popup } from "../../../controls/dialogs/popup";
import { NumberInput } from "../../../controls/inputs/number-input";
import { OwnField } from "../../../screens/form/fields/own-field";
import { SmallForm } from "../../../screens/form/small-form";
import { useDoing } from "../lists/reading";
import { type Report, ReportDialog } from "../lists/report-dialog";
import { wonText } from "../won";
import { payMethods, type SalesRow } from "./sales-names";

/** Accounting enters the approval number of each invoice that was issued; a column from Excel fills all of them. */
export function PublishDialog({ rows, onClose }: { rows: readonly SalesRow[]; onClose: () => void }) {
  const [numbers, setNumbers] = useState<Readonly<Record<number, string>>>({});
  const [report, setReport] = useState<Report | null>(null);
  const run = useDoing("sales");
  const list = rows.flatMap(({ idx }) =>
    numbers[idx]?.trim() ? [{ idx, publish_no: numbers[idx]?.trim() ?? "" }] : [],
  );

  async function send() {
    const answer = await run(() => post("/rest/documents/publishSales", { list }), "");
    if (!answer) return;
    const titled = answer.list.map((one) => ({
      ...one,
      title: rows.find(({ idx }) => idx === one.idx)?.contract_name ?? "",
    }));
    setReport(titled);
  }

  if (report) return <ReportDialog report={report} onClose={onClose} />;
  return (
    <Popup title={`발행처리 (${rows.length}건)`} size="md" closeOnClickOutside={false} onClose={onClose}>
      <p>국세청 승인번호를 입력하세요. 엑셀의 한 열을 첫 칸에 붙여 넣으면 차례로 채워집니다.</p>
      <SmallForm
        action={`발행처리 (${list.length})`}
        missing={{ number: list.length > 0 ? undefined : "승인번호를 입력하세요." }}
        onSend={send}
        onClose={onClose}
      >
        {(problems) =>
          rows.map(({ idx, customer, contract_name, total }, at) => (
            <TextInput
              key={idx}
              size="xs"
              label={`${customer.name} ${contract_name} (${wonText(total)}원)`}
              maxLength={40}
              value={numbers[idx] ?? ""}
              error={at === 0 && problems.number}
              onChange={({ currentTarget }) => setNumbers({ ...numbers, [idx]: currentTarget.value })}
              onPaste={(event) => {
                const lines = event.clipboardData.getData("text/plain").trim().split(/\r?\n/);
                if (lines.length < 2) return;
                event.preventDefault();
                const filled = rows
                  .slice(at)
                  .flatMap((row, index) => (lines[index] ? [[row.idx, lines[index].trim()]] : []));
                setNumbers({ ...numbers, ...Object.fromEntries(filled) });
              }}
            />
          ))
        }
      </SmallForm>
    </Popup>
  );
}

/** Money that came in for an invoice. */
export function ReceiptDialog({ sales, onClose }: { sales: Pick<SalesRow, "idx" | "unpaid">; onClose: () => void }) {
  const [paidAt, setPaidAt] = useState(today());
  const [amount, setAmount] = useState<number | null>(sales.unpaid);
  const [method, setMethod] = useState<keyof typeof payMethods>("transfer");
  const [memo, setMemo] = useState("");
  const run = useDoing("sales");

  async function send() {
    const body = { idx: sales.idx, paid_at: paidAt, amount: amount ?? 0, method, memo };
    if (await run(() => post("/rest/documents/addSalesReceipt", body), "수금을 등록하였습니다.")) onClose();
  }

  return (
    <Popup title="수금 등록" size="sm" closeOnClickOutside={false} onClose={onClose}>
      <SmallForm
        action="등록"
        missing={{
          paid_at: paidAt > today() ? "오늘까지의 날짜를 입력하세요." : undefined,
          amount: amount ? undefined : "금액을 입력하세요.",
        }}
        onSend={send}
        onClose={onClose}
      >
        {(problems) => (
          <>
            <OwnField label="입금일" required problem={problems.paid_at}>
              {(naming) => <DateInput label="입금일" naming={naming} isKept value={paidAt} onChange={setPaidAt} />}
            </OwnField>
            <OwnField label={`금액 (미수 ${wonText(sales.unpaid)}원)`} required problem={problems.amount}>
              {(naming) => <NumberInput naming={naming} unit="원" value={amount} onChange={setAmount} />}
            </OwnField>
            <NativeSelect
              size="xs"
              label="방법"
              value={method}
              data={Object.entries(payMethods).map(([value, label]) => ({ value, label }))}
              onChange={({ currentTarget }) => setMethod(currentTarget.value as keyof typeof payMethods)}
            />
            <TextInput
              size="xs"
              label="메모"
              maxLength={200}
              value={memo}
              onChange={({ currentTarget }) => setMemo(currentTarget.value)}
            />
          </>
        )}
      </SmallForm>
    </Popup>
  );
}
