import { stateOf } from "../../../fields/choices/tone";
import { salesState } from "./sales-names";
import "../../../fields/fields.css";
import "../documents.css";
import "../view/document-page.css";
import "../view/form-values.css";
import { Button } from "@mantine/core";
import { shownText } from "@portal/definition";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { get } from "../../../api/client";
import { numeric, RowsTable } from "../../../controls/lists/rows-table";
import { PageTitle } from "../../../controls/page-title";
import { useAddress } from "../../../controls/use-address";
import { StateChip } from "../../../fields/choices/choice";
import { seoulTime } from "../../../fields/dates/seoul-time";
import { screenPath } from "../../../shell/navigation/screen-path";
import { useReading } from "../lists/reading";
import { screenOf } from "../names";
import { wonText } from "../won";
import { PublishDialog, ReceiptDialog } from "./sales-dialogs";
import { issueTitles, payMethods, type Sales, salesStates, taxTitles } from "./sales-names";

/** One invoice, several to be printed together (`?ids=1,2`), or my latest. */
export function SalesViewPage() {
  const { id } = useParams();
  const { params } = useAddress();
  const ids = id ?? params.get("ids") ?? params.get("idx") ?? "";
  const { data, isError } = useReading(["sales", "view", ids], () => get("/rest/documents/getSalesPublish", { ids }));
  const title = ids.includes(",") ? "매출 발행 모아 보기" : "매출 발행";
  return (
    <>
      <PageTitle title={title}>
        <span className="doc-actions">
          <Button
            size="compact-sm"
            variant="default"
            component={Link}
            to={screenPath("documents-SalesManagementPublishList")}
          >
            목록
          </Button>
          {data && data.list.length > 0 && (
            <Button size="compact-sm" variant="default" onClick={() => window.print()}>
              인쇄 · PDF
            </Button>
          )}
        </span>
      </PageTitle>
      {isError && <p role="alert">매출 발행을 불러오지 못했습니다. 볼 권한이 있는지 확인하세요.</p>}
      {data?.list.length === 0 && <p className="doc-muted">매출 발행이 없습니다.</p>}
      {data?.list.map((sales) => (
        <SalesSheet key={sales.idx} sales={sales} />
      ))}
    </>
  );
}

function SalesSheet({ sales }: { sales: Sales }) {
  const { idx, customer, receipts, history } = sales;
  const [open, setOpen] = useState<"publish" | "receipt" | null>(null);
  return (
    <article className="sales-sheet" aria-label={`${customer.name} ${sales.contract_name}`}>
      <SalesActions sales={sales} onPublish={() => setOpen("publish")} onReceipt={() => setOpen("receipt")} />
      <div className="document-sheet">
        <header>
          <h2>{sales.tax_kind === "free" ? "계산서" : "세금계산서"} 발행 요청</h2>
          <StateChip {...stateOf(salesState, sales.status)} />
        </header>
        <dl className="form-values">
          {factsOf(sales).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ItemsTable sales={sales} />
        {receipts.length > 0 && (
          <section aria-label="수금">
            <h4>
              수금 {wonText(sales.received)}원 · 미수 {wonText(sales.unpaid)}원
            </h4>
            <ul className="doc-plain">
              {receipts.map((receipt) => (
                <li key={receipt.idx}>
                  <span>
                    {receipt.paid_at} {payMethods[receipt.method]} {receipt.memo}
                  </span>
                  <b>{wonText(receipt.amount)}원</b>
                </li>
              ))}
            </ul>
          </section>
        )}
        <details className="document-side">
          <summary>이력 {history.length}</summary>
          <ul>
            {history.map(({ at, who, to, memo }) => (
              <li key={at + to}>
                <span className="doc-small">{seoulTime(at)}</span> {who}: {stateText(to)} {memo}
              </li>
            ))}
          </ul>
        </details>
      </div>
      {open === "publish" && <PublishDialog rows={[sales]} onClose={() => setOpen(null)} />}
      {open === "receipt" && <ReceiptDialog sales={{ idx, unpaid: sales.unpaid }} onClose={() => setOpen(null)} />}
    </article>
  );
}

interface SalesActionsProps {
  sales: Sales;
  onPublish: () => void;
  onReceipt: () => void;
}

/** What I may do with an invoice, and the ways to its document and its correction. */
function SalesActions({ sales, onPublish, onReceipt }: SalesActionsProps) {
  const { customer, may, idx_document, corrected_by } = sales;
  return (
    <div role="toolbar" aria-label="매출 발행 처리" className="document-actions">
      {may.publish && <Button onClick={onPublish}>발행처리</Button>}
      {may.receipt && <Button onClick={onReceipt}>수금 등록</Button>}
      {may.edit && idx_document !== null && (
        <Button variant="default" component={Link} to={screenPath(screenOf("SALES", false), { id: idx_document })}>
          수정
        </Button>
      )}
      {may.fix && (
        <Button
          variant="default"
          component={Link}
          to={screenPath(screenOf("SALES", true))}
          state={{ prefill: fixOf(sales), names: { customer: { [customer.idx]: customer.name } } }}
        >
          수정발행
        </Button>
      )}
      {idx_document !== null && (
        <Button variant="default" component={Link} to={screenPath("documents-document-id", { id: idx_document })}>
          결재 문서
        </Button>
      )}
      {corrected_by !== null && (
        <Button
          variant="default"
          component={Link}
          to={screenPath("documents-SalesManagementPublishView-id", { id: corrected_by })}
        >
          수정한 발행 건
        </Button>
      )}
    </div>
  );
}

/** What is invoiced, line by line, with its sums. */
function ItemsTable({ sales: { items, total, supply, vat } }: { sales: Sales }) {
  return (
    <RowsTable
      label="품목"
      empty="품목이 없습니다."
      columns={["일자", { title: "품목", isHead: true }, "규격", ...["수량", "단가", "공급가", "세액"].map(numeric)]}
      rows={items.map(({ item_date, item, spec, qty, unit_price, ...sums }, at) => ({
        key: at,
        cells: [
          item_date,
          item,
          spec,
          qty,
          unit_price !== null && wonText(unit_price),
          wonText(sums.supply),
          wonText(sums.vat),
        ],
      }))}
      foot={["", `합계 ${wonText(total)}원`, "", "", "", wonText(supply), wonText(vat)]}
    />
  );
}

function factsOf(sales: Sales): [string, React.ReactNode][] {
  const facts: [string, React.ReactNode][] = [
    ["고객사", sales.customer.name],
    ["사업자번호", shownText("businessNumber", sales.biz_no)],
    ["대표자", sales.ceo_name],
    ["수신이메일", sales.tax_email],
    ["계약명", sales.contract_name],
    ["담당자", `${sales.owner.kname} (${sales.owner.team_name})`],
    ["과세구분", `${taxTitles[sales.tax_kind]} · ${issueTitles[sales.issue_kind]}`],
    ["작성일자", sales.issue_date],
    ["입금예정일", sales.plan_pay_date],
    ["결제방법", sales.pay_method && payMethods[sales.pay_method]],
    ["승인번호", sales.publish_no],
    ["발행일시", sales.published_at && seoulTime(sales.published_at)],
    ["수정사유", sales.fix_reason],
    ["계산서 비고", sales.memo],
  ];
  return facts.filter(([, value]) => value);
}

/** The correction of an invoice that was issued: the same with its amounts taken back. */
function fixOf(sales: Sales) {
  const { idx, customer, biz_no, ceo_name, tax_email, contract_name, tax_kind, items } = sales;
  return {
    issue_kind: "fix",
    idx_origin: idx,
    idx_customer: customer.idx,
    biz_no,
    ceo_name,
    tax_email,
    contract_name,
    tax_kind,
    items: items.map((item) => ({ ...item, supply: -item.supply, vat: -item.vat, qty: -item.qty })),
  };
}

function stateText(state: string): string {
  return (salesStates as Readonly<Record<string, string>>)[state] ?? state;
}
