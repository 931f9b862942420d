import { Button } from "@mantine/core";
import type { AnswerOf, getSalesPublishList } from "@portal/definition/contract";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { get } from "../../../api/client";
import { today } from "../../../controls/dates/today";
import { nothingText } from "../../../controls/lists/nothing-text";
import { StaffPicker } from "../../../controls/pickers/staff-picker";
import { type Address, useAddress } from "../../../controls/use-address";
import { StateChip } from "../../../fields/choices/choice";
import { stateOf } from "../../../fields/choices/tone";
import { seoulTime } from "../../../fields/dates/seoul-time";
import { DownloadMenu } from "../../../screens/list/download-menu";
import { screenPath } from "../../../shell/navigation/screen-path";
import { SettingsLink } from "../../../shell/navigation/settings-link";
import { CustomerPicker } from "../customer-picker";
import { choice, Filters, isNarrowed, period, units } from "../lists/filters";
import { ListPage } from "../lists/list-page";
import { useReading } from "../lists/reading";
import { type Column, RowLink, Table } from "../lists/table";
import { withUnits } from "../lists/with-units";
import { wonText } from "../won";
import { PublishDialog, ReceiptDialog } from "./sales-dialogs";
import { type SalesRow, salesState, salesStates, taxTitles } from "./sales-names";

/** Invoices that were asked for, how far they are, and what is still unpaid. */
export function SalesListPage() {
  const address = useAddress();
  const navigate = useNavigate();
  const { query } = address;
  const units = withUnits(query);
  const asked = { ...units, idx_customer: query.idx_customer, idx_owner: query.idx_owner };
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isPublishing, setIsPublishing] = useState(false);
  const [paid, setPaid] = useState<SalesRow | null>(null);
  const { data, isError, refetch } = useReading(["sales", asked], () =>
    get("/rest/documents/getSalesPublishList", asked),
  );
  const rows = data?.list.filter(({ idx }) => chosen.has(idx)) ?? [];
  const waiting = rows.filter(({ status }) => status === "wait");
  return (
    <ListPage
      title="매출 발행"
      address={address}
      total={data?.total}
      isError={isError}
      refetch={refetch}
      actions={<SalesWays asked={asked} mayPublish={data?.may.publish === true} />}
      filters={<SalesFilters address={address} customer={data?.list[0]?.customer} />}
      tools={
        <span className="doc-actions">
          {data?.may.publish && (
            <Button size="compact-sm" disabled={waiting.length === 0} onClick={() => setIsPublishing(true)}>
              발행처리{waiting.length > 0 && ` (${waiting.length})`}
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            disabled={chosen.size === 0}
            onClick={() =>
              navigate(`${screenPath("documents-SalesManagementPublishView")}?ids=${[...chosen].join(",")}`)
            }
          >
            모아 인쇄
          </Button>
        </span>
      }
    >
      <Table<SalesRow>
        label="매출 발행"
        rows={data?.list}
        keyOf={({ idx }) => idx}
        address={address}
        empty={nothingText("매출 발행", isNarrowed(address))}
        selection={{
          chosen,
          onChange: setChosen,
          nameOf: ({ customer, contract_name }) => `${customer.name} ${contract_name}`,
        }}
        columns={columnsOf(data?.sums, data?.may.receipt ? setPaid : undefined)}
      />
      {paid && <ReceiptDialog sales={paid} onClose={() => setPaid(null)} />}
      {isPublishing && (
        <PublishDialog
          rows={waiting}
          onClose={() => {
            setIsPublishing(false);
            setChosen(new Set());
          }}
        />
      )}
    </ListPage>
  );
}

interface SalesWaysProps {
  asked: ReturnType<typeof withUnits>;
  mayPublish: boolean;
}

/** Ways to files, to what is not published yet, and to a new request. */
function SalesWays({ asked, mayPublish }: SalesWaysProps) {
  return (
    <>
      <SettingsLink to="documents-SalesSupplier" title="공급자 정보" />
      {mayPublish && (
        <DownloadMenu
          path="/rest/documents/exportSalesBulkIssue"
          query={asked}
          name={`세금계산서 일괄발급 ${today()}`}
          title="일괄발급"
        />
      )}
      <DownloadMenu path="/rest/documents/exportSalesPublishList" query={asked} name={`매출 발행 ${today()}`} />
      <Button size="xs" variant="default" component={Link} to={screenPath("documents-SalesManagementNotPublishList")}>
        미발행 목록
      </Button>
      <Button size="xs" component={Link} to={screenPath("documents-SalesManagementPublishAdd")}>
        발행 요청
      </Button>
    </>
  );
}

/** What is shown of each invoice; where `onPaid` is given, its payments are entered. */
function columnsOf(
  sums: AnswerOf<typeof getSalesPublishList>["sums"] | undefined,
  onPaid?: (row: SalesRow) => void,
): Column<SalesRow>[] {
  return [
    { title: "요청일", sort: "wdate", cell: ({ wdate }) => seoulTime(wdate).slice(0, 10) },
    { title: "작성일자", sort: "issue_date", cell: ({ issue_date }) => issue_date },
    { title: "고객사", cell: ({ customer }) => customer.name },
    {
      title: "계약",
      isHead: true,
      cell: ({ idx, contract_name, tax_kind, issue_kind }) => (
        <>
          <RowLink to={screenPath("documents-SalesManagementPublishView-id", { id: idx })}>{contract_name}</RowLink>{" "}
          <span className="doc-small">
            {tax_kind !== "taxed" && taxTitles[tax_kind]} {issue_kind === "fix" && "수정발행"}
          </span>
        </>
      ),
    },
    {
      title: "공급가",
      sort: "supply",
      isNumber: true,
      cell: ({ supply }) => wonText(supply),
      sum: sums && wonText(sums.supply),
    },
    { title: "세액", isNumber: true, cell: ({ vat }) => wonText(vat), sum: sums && wonText(sums.vat) },
    {
      title: "합계",
      sort: "total",
      isNumber: true,
      cell: ({ total }) => wonText(total),
      sum: sums && wonText(sums.total),
    },
    { title: "담당", cell: ({ owner }) => owner.kname },
    { title: "상태", cell: ({ status }) => <StateChip {...stateOf(salesState, status)} /> },
    {
      title: "수금액",
      isNumber: true,
      cell: ({ received }) => wonText(received),
      sum: sums && wonText(sums.received),
    },
    { title: "미수", isNumber: true, cell: ({ unpaid }) => wonText(unpaid), sum: sums && wonText(sums.unpaid) },
    ...(onPaid ? [receiptColumn(onPaid)] : []),
  ];
}

function receiptColumn(onPaid: (row: SalesRow) => void): Column<SalesRow> {
  return {
    title: "처리",
    cell: (row) =>
      row.unpaid > 0 && (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`${row.customer.name} ${row.contract_name} 수금 등록`}
          onClick={() => onPaid(row)}
        >
          수금
        </Button>
      ),
  };
}

interface SalesFiltersProps {
  address: Address;
  /** That of a sale of the list: the one that is looked for, where one is. */
  customer: SalesRow["customer"] | undefined;
}

function SalesFilters({ address, customer }: SalesFiltersProps) {
  const company = (
    <CustomerPicker
      naming={{ id: "sales-customer", "aria-label": "고객사" }}
      value={address.number("idx_customer") || null}
      name={customer?.idx === address.number("idx_customer") ? customer.name : undefined}
      onChange={(chosen) => address.look({ idx_customer: chosen?.idx ?? 0 })}
    />
  );
  const owner = (
    <StaffPicker
      naming={{ id: "sales-owner", "aria-label": "담당자" }}
      placeholder="담당자"
      value={address.number("idx_owner") || null}
      onChange={(idx) => address.look({ idx_owner: idx ?? 0 })}
    />
  );
  return (
    <Filters
      address={address}
      words="고객사, 계약, 품목"
      filters={[
        period(address),
        { names: ["idx_customer"], shown: company },
        choice(address, { name: "status", label: "상태", options: salesStates }),
        choice(address, {
          name: "period",
          label: "기간 기준",
          isNeeded: true,
          options: { issue: "작성일자", pay: "입금예정일" },
        }),
        { names: ["idx_owner"], shown: owner },
        ...units(address),
        choice(address, { name: "tax_kind", label: "과세", options: taxTitles }),
      ]}
    />
  );
}
