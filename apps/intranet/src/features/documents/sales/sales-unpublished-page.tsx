import { Button, TextInput } from "@mantine/core";
import type { AnswerOf, getSalesNotPublishList } from "@portal/definition/contract";
import { useState } from "react";
import { Link } from "react-router-dom";
import { get, post } from "../../../api/client";
import { today } from "../../../controls/dates/today";
import { Popup } from "../../../controls/dialogs/popup";
import { nothingText } from "../../../controls/lists/nothing-text";
import { useAddress } from "../../../controls/use-address";
import { SmallForm } from "../../../screens/form/small-form";
import { DownloadMenu } from "../../../screens/list/download-menu";
import { screenPath } from "../../../shell/navigation/screen-path";
import { CustomerPicker } from "../customer-picker";
import { Filters, isNarrowed, monthAfter, period, units } from "../lists/filters";
import { ListPage } from "../lists/list-page";
import { useDoing, useReading } from "../lists/reading";
import { RowLink, Table } from "../lists/table";
import { withUnits } from "../lists/with-units";
import { wonText } from "../won";

type Row = AnswerOf<typeof getSalesNotPublishList>["list"][number];

/** Sales that are planned and not asked for yet, and requests that wait past their day. */
export function SalesUnpublishedPage() {
  const address = useAddress();
  const asked = { ...withUnits(address.query), idx_customer: address.query.idx_customer };
  const [carried, setCarried] = useState<Row | null>(null);
  const { data, isError, refetch } = useReading(["sales", "unpublished", asked], () =>
    get("/rest/documents/getSalesNotPublishList", asked),
  );
  const company = (
    <CustomerPicker
      naming={{ id: "plan-customer", "aria-label": "고객사" }}
      value={address.number("idx_customer") || null}
      name={undefined}
      onChange={(customer) => address.look({ idx_customer: customer?.idx ?? 0 })}
    />
  );
  return (
    <ListPage
      title="매출 미발행"
      address={address}
      total={data?.total}
      isError={isError}
      refetch={refetch}
      actions={
        <DownloadMenu path="/rest/documents/exportSalesNotPublishList" query={asked} name={`매출 미발행 ${today()}`} />
      }
      filters={
        <Filters
          address={address}
          words="고객사, 계약"
          filters={[period(address, "예정월"), { names: ["idx_customer"], shown: company }, ...units(address)]}
        />
      }
    >
      <Table<Row>
        label="매출 미발행"
        rows={data?.list}
        keyOf={({ kind, idx }) => (kind === "plan" ? idx : -idx)}
        empty={nothingText("발행하지 않은 매출", isNarrowed(address))}
        columns={[
          { title: "예정월", cell: ({ month }) => month },
          { title: "고객사", cell: ({ customer }) => customer.name },
          {
            title: "계약",
            isHead: true,
            cell: (row) => (
              <>
                {row.kind === "request" ? (
                  <RowLink to={screenPath("documents-SalesManagementPublishView-id", { id: row.idx })}>
                    {row.contract_name}
                  </RowLink>
                ) : (
                  row.contract_name
                )}{" "}
                <span className="doc-small">{row.kind === "request" ? "발행대기" : row.carry_reason}</span>
              </>
            ),
          },
          {
            title: "예정금액",
            isNumber: true,
            cell: ({ amount }) => wonText(amount),
            sum: data && wonText(data.sums.amount),
          },
          {
            title: "경과일",
            isNumber: true,
            cell: ({ overdue }) => overdue > 0 && <span className="doc-warning">{overdue}일</span>,
          },
          { title: "담당", cell: ({ owner }) => owner.kname },
          {
            title: "처리",
            cell: (row) =>
              row.kind === "plan" && (
                <span className="doc-actions">
                  <Button
                    size="compact-xs"
                    component={Link}
                    to={screenPath("documents-SalesManagementPublishAdd")}
                    state={{ prefill: requestOf(row), names: { customer: { [row.customer.idx]: row.customer.name } } }}
                  >
                    발행 요청
                  </Button>
                  <Button size="compact-xs" variant="default" onClick={() => setCarried(row)}>
                    이월
                  </Button>
                </span>
              ),
          },
        ]}
      />
      {carried && <CarryDialog row={carried} onClose={() => setCarried(null)} />}
    </ListPage>
  );
}

/** The request that a planned sale becomes. */
function requestOf({ idx, customer, contract_name, amount }: Row) {
  const vat = Math.round(amount / 10);
  return {
    idx_plan: idx,
    idx_customer: customer.idx,
    biz_no: customer.biz_no,
    ceo_name: customer.ceo_name,
    tax_email: customer.tax_email,
    contract_name,
    items: [{ item: contract_name, qty: 1, unit_price: amount, supply: amount, vat }],
  };
}

function CarryDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const [month, setMonth] = useState(monthAfter(row.month, 1));
  const [reason, setReason] = useState("");
  const run = useDoing("sales");
  async function send() {
    if (await run(() => post("/rest/documents/carrySalesPlan", { idx: row.idx, month, reason }), "이월하였습니다."))
      onClose();
  }
  return (
    <Popup title="매출예정 이월" size="sm" closeOnClickOutside={false} onClose={onClose}>
      <SmallForm
        action="이월"
        missing={{
          month: month ? undefined : "옮길 달을 선택하세요.",
          reason: reason.trim() ? undefined : "이월 사유를 입력하세요.",
        }}
        onSend={send}
        onClose={onClose}
      >
        {(problems) => (
          <>
            <p>
              {row.customer.name} {row.contract_name} ({row.month})
            </p>
            <TextInput
              size="xs"
              type="month"
              label="옮길 달"
              withAsterisk
              value={month}
              error={problems.month}
              onChange={({ currentTarget }) => setMonth(currentTarget.value)}
            />
            <TextInput
              size="xs"
              label="이월 사유"
              withAsterisk
              maxLength={200}
              value={reason}
              error={problems.reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </>
        )}
      </SmallForm>
    </Popup>
  );
}
