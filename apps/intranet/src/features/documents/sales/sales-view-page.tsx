import { Button } from "@mantine/core";
import { mayOpen, screenByName, type ViewScreen } from "@portal/definition";
import { Suspense } from "react";
import { Link, useNavigate } from "react-router-dom";
import { EmptyNote } from "../../../controls/lists/empty-note";
import { PageTitle } from "../../../controls/page-title";
import { useAddress } from "../../../controls/use-address";
import { entityOf } from "../../../fields/modules";
import { titleOf } from "../../../fields/siblings";
import { later } from "../../../loading/later";
import type { ReadAnswer } from "../../../screens/records";
import { ViewPage } from "../../../screens/view/view-page";
import { screenPath } from "../../../shell/navigation/screen-path";
import { signedInIds } from "../../../store";
import { screenOf } from "../names";

const PrintDialog = later(async () => (await import("../../../screens/sheets/print-dialog")).PrintDialog);

const list = "documents-SalesManagementPublishList";

/** One invoice, one's own latest, or several on paper (`?ids=1,2`). */
export function SalesViewPage({ screen }: { screen: ViewScreen }) {
  const { params } = useAddress();
  const ids = params.get("ids");
  if (ids !== null) return <Printed title={titleOf(screen)} ids={ids} />;
  return <ViewPage screen={screen} actions={(read) => <SalesActions read={read} />} />;
}

function Printed({ title, ids }: { title: string; ids: string }) {
  const navigate = useNavigate();
  const sheet = entityOf("sales_publish").sheets?.request;
  const parts = ids.split(",");
  const wrong = parts.find((part) => !/^\d{1,15}$/.test(part));
  return (
    <>
      <PageTitle title={title} />
      {wrong !== undefined && (
        <EmptyNote>
          주소에 번호가 아닌 것이 있습니다: ‘{wrong}’. <Link to={screenPath(list)}>발행 목록</Link>에서 다시 선택하세요.
        </EmptyNote>
      )}
      {sheet && wrong === undefined && (
        <Suspense>
          <PrintDialog
            entity="sales_publish"
            name="request"
            sheet={sheet}
            idxs={parts.map(Number)}
            onClose={() => void navigate(screenPath(list))}
          />
        </Suspense>
      )}
    </>
  );
}

/** What its owner does with an invoice by another document: the request written again, and the correction of what was issued. */
function SalesActions({ read: { record } }: { read: ReadAnswer }) {
  const me = signedInIds();
  const add = screenByName(screenOf("SALES", true));
  if (record.idx_owner !== me?.idx || !add || !mayOpen(me, add.can)) return null;
  const status = String(record.status);
  return (
    <>
      {["draft", "reject"].includes(status) && record.idx_document !== null && (
        <Button
          size="xs"
          variant="default"
          component={Link}
          to={screenPath(screenOf("SALES", false), { id: Number(record.idx_document) })}
        >
          수정
        </Button>
      )}
      {["done", "part", "paid"].includes(status) && Number(record.total) > 0 && (
        <Button size="xs" variant="default" component={Link} to={`${add.path}?origin=${record.idx}`}>
          수정발행
        </Button>
      )}
    </>
  );
}
