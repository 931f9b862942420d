import { Button } from "@mantine/core";
import { mayOpen, screenByName, type ViewScreen } from "@portal/definition";
import { Link } from "react-router-dom";
import type { ReadAnswer } from "../../screens/records";
import { ViewPage } from "../../screens/view/view-page";
import { signedInIds } from "../../store";

const request = screenByName("documents-SalesManagementPublishAdd");

/** What was sent; from what was sold, an invoice is asked for. */
export function ShipmentPage({ screen }: { screen: ViewScreen }) {
  return <ViewPage screen={screen} actions={(read) => <InvoiceButton read={read} />} />;
}

function InvoiceButton({ read: { record } }: { read: ReadAnswer }) {
  const isDue = record.reason === "sale" && record.status === "done" && record.idx_publish === null;
  if (!isDue || !request || !mayOpen(signedInIds(), request.can)) return null;
  return (
    <Button size="xs" component={Link} to={`${request.path}?shipment=${record.idx}`}>
      발행 요청
    </Button>
  );
}
