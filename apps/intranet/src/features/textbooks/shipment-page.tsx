import { Button } from "@mantine/core";
import { mayOpen, screenByName, type ViewScreen } from "@portal/definition";
import { useNavigate } from "react-router-dom";
import { callRecords } from "../../api/client";
import type { ReadAnswer } from "../../screens/records";
import { ViewPage } from "../../screens/view/view-page";
import { signedInIds } from "../../store";
import { invoiceOf } from "./invoice-of";

const request = screenByName("documents-SalesManagementPublishAdd");

/** What was sent; from what was sold, an invoice is asked for. */
export function ShipmentPage({ screen }: { screen: ViewScreen }) {
  return <ViewPage screen={screen} actions={(read) => <InvoiceButton read={read} />} />;
}

function InvoiceButton({ read: { record, names } }: { read: ReadAnswer }) {
  const navigate = useNavigate();
  const isDue = record.reason === "sale" && record.status === "done" && record.idx_publish === null;
  if (!isDue || !request || !mayOpen(signedInIds(), request.can)) return null;
  async function ask() {
    const idx = Number(record.idx_customer);
    // who may not read the customer writes what is missing
    const customer = await callRecords("customer", "read", { idx }).catch(() => undefined);
    const prefill = invoiceOf(record, names, customer?.record);
    const known = { customer: { [idx]: names.customer?.[String(idx)] ?? "" } };
    void navigate(request?.path ?? "", { state: { prefill, names: known } });
  }
  return (
    <Button size="xs" onClick={() => void ask()}>
      발행 요청
    </Button>
  );
}
