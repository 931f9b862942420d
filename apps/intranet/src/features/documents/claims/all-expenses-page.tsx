import { Button } from "@mantine/core";
import type { AnswerOf, getAllExpenseList } from "@portal/definition/contract";
import { useState } from "react";
import { get, post, readFile } from "../../../api/client";
import { saveAs } from "../../../api/save-as";
import { tell } from "../../../api/tell";
import { DateInput } from "../../../controls/dates/date-input";
import { today } from "../../../controls/dates/today";
import { Popup } from "../../../controls/dialogs/popup";
import { ReasonPopup } from "../../../controls/dialogs/reason-popup";
import type { ListFilter } from "../../../controls/lists/folded-filters";
import { nothingText } from "../../../controls/lists/nothing-text";
import { type Address, useAddress } from "../../../controls/use-address";
import { OwnField } from "../../../screens/form/fields/own-field";
import { DownloadMenu } from "../../../screens/list/download-menu";
import { SettingsLink } from "../../../shell/navigation/settings-link";
import { choice, Filters, isNarrowed, period, units } from "../lists/filters";
import { ListPage } from "../lists/list-page";
import { useDoing, useReading } from "../lists/reading";
import { type Report, ReportDialog } from "../lists/report-dialog";
import { Table } from "../lists/table";
import { withUnits } from "../lists/with-units";
import { personText } from "../names";
import { about, accountTitles, amountColumn, expenseKinds, payTitles, states, title, written } from "./expense-columns";

type Row = AnswerOf<typeof getAllExpenseList>["list"][number];

/** Expenses of the units that I see; accounting pays them, or holds them back. */
export function AllExpensesPage() {
  const address = useAddress();
  const asked = withUnits(address.query);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<"pay" | "hold" | null>(null);
  const { data, isError, refetch } = useReading(["documents", "all-expenses", asked], () =>
    get("/rest/documents/getAllExpenseList", asked),
  );
  const rows = data?.list ?? [];
  const idxs = rows.flatMap(({ idx }) => (idx !== null && chosen.has(idx) ? [idx] : []));
  const mayPay = data?.may.pay === true;
  const close = () => setOpen(null);

  const { pay, hold, transfer, report, forgetReport } = useDeeds(rows, idxs, () => setChosen(new Set()));

  return (
    <ListPage
      title="전체 지출결의"
      address={address}
      total={data?.total}
      isError={isError}
      refetch={refetch}
      actions={
        <>
          <SettingsLink to="documents-ExpenseBudgets" title="지출 예산" />
          <DownloadMenu path="/rest/documents/exportAllExpenseList" query={asked} name={`지출결의 ${today()}`} />
        </>
      }
      filters={<Filters address={address} words="제목, 기안자, 지급처" filters={filtersOf(address)} />}
      tools={
        mayPay && (
          <PayTools
            count={idxs.length}
            onPay={() => setOpen("pay")}
            onHold={() => setOpen("hold")}
            onTransfer={transfer}
          />
        )
      }
    >
      <Table<Row>
        label="전체 지출결의"
        rows={data?.list}
        keyOf={({ idx, idx_document }) => idx ?? -idx_document}
        address={address}
        empty={nothingText("지출결의", isNarrowed(address))}
        selection={mayPay ? { chosen, onChange: setChosen, nameOf } : undefined}
        columns={[
          written,
          title,
          { title: "기안자", cell: ({ drafter }) => personText(drafter) },
          { title: "부서", cell: ({ drafter }) => drafter.team_name },
          {
            title: "거래처",
            cell: ({ pay_to, customers }) => {
              const names = pay_to ?? customers.join(", ");
              return names && <span className="doc-long">{names}</span>;
            },
          },
          ...about,
          amountColumn(data?.sums.total),
          ...states,
        ]}
      />
      {open === "pay" && (
        <PayDialog count={idxs.length} onPay={async (date) => void (await pay(date).then(close))} onClose={close} />
      )}
      {open === "hold" && (
        <ReasonPopup
          title={`지급보류 (${idxs.length}건)`}
          label="보류 사유"
          action="지급보류"
          onSend={async (reason) => void ((await hold(reason)) && close())}
          onClose={close}
        />
      )}
      {report && <ReportDialog report={report} onClose={forgetReport} />}
    </ListPage>
  );
}

/** What an expense is called that can be paid or held back. */
function nameOf({ idx, pay_status, title: named }: Row): string | undefined {
  return idx !== null && (pay_status === "wait" || pay_status === "hold") ? named : undefined;
}

function filtersOf(address: Address): ListFilter[] {
  return [
    period(address),
    choice(address, { name: "pay_status", label: "지급상태", options: payTitles }),
    choice(address, { name: "account", label: "계정", options: accountTitles }),
    choice(address, {
      name: "period",
      label: "기간 기준",
      isNeeded: true,
      options: { use: "사용일", pay: "지급일" },
    }),
    ...units(address),
    choice(address, { name: "expense_kind", label: "종류", options: expenseKinds }),
  ];
}

/** What accounting does with the chosen expenses; what came of each is reported. */
function useDeeds(rows: readonly Row[], idxs: number[], onDone: () => void) {
  const [report, setReport] = useState<Report | null>(null);
  const run = useDoing("documents", "document");

  function tellDone(answer: { list: readonly Omit<Report[number], "title">[] } | null): boolean {
    if (!answer) return false;
    onDone();
    setReport(answer.list.map((one) => ({ ...one, title: rows.find(({ idx }) => idx === one.idx)?.title ?? "" })));
    return true;
  }

  return {
    report,
    forgetReport: () => setReport(null),
    pay: async (pay_date: string) =>
      tellDone(await run(() => post("/rest/documents/payExpenses", { idxs, pay_date }), "")),
    hold: async (reason: string) =>
      tellDone(await run(() => post("/rest/documents/holdExpenses", { idxs, reason }), "")),
    async transfer() {
      try {
        const file = await readFile("/rest/documents/getTransferFile", { ids: idxs.join(",") });
        saveAs(file, `이체파일 ${today()}.csv`);
      } catch (error) {
        tell(error);
      }
    },
  };
}

interface PayToolsProps {
  /** How many are chosen. */
  count: number;
  onPay: () => void;
  onHold: () => void;
  onTransfer: () => Promise<void>;
}

/** What accounting does with those that are chosen. */
function PayTools({ count, onPay, onHold, onTransfer }: PayToolsProps) {
  return (
    <span className="doc-actions">
      <Button size="compact-sm" disabled={count === 0} onClick={onPay}>
        지급완료{count > 0 && ` (${count})`}
      </Button>
      <Button size="compact-sm" variant="default" disabled={count === 0} onClick={onHold}>
        지급보류
      </Button>
      <Button size="compact-sm" variant="default" disabled={count === 0} onClick={() => void onTransfer()}>
        이체파일
      </Button>
    </span>
  );
}

interface PayDialogProps {
  count: number;
  onPay: (date: string) => Promise<void>;
  onClose: () => void;
}

/** The day on which they are paid. */
function PayDialog({ count, onPay, onClose }: PayDialogProps) {
  const [date, setDate] = useState(today());
  return (
    <Popup title={`지급완료 (${count}건)`} size="sm" onClose={onClose}>
      <OwnField label="지급일" required problem={undefined}>
        {(naming) => <DateInput label="지급일" naming={naming} isKept value={date} onChange={setDate} />}
      </OwnField>
      <div className="popup-actions">
        <Button variant="default" onClick={onClose}>
          취소
        </Button>
        <Button data-autofocus onClick={() => void onPay(date)}>
          지급완료
        </Button>
      </div>
    </Popup>
  );
}
