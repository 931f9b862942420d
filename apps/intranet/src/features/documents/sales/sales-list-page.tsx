import { Button } from "@mantine/core";
import { type ListScreen, mayOpen } from "@portal/definition";
import { exportSalesBulkIssue } from "@portal/definition/contract";
import { toast } from "react-toastify";
import { callRecords } from "../../../api/client";
import { useDownload } from "../../../api/use-download";
import { today } from "../../../controls/dates/today";
import { useListAddress } from "../../../screens/list/list-address";
import { ListPage } from "../../../screens/list/list-page";
import { signedInIds } from "../../../store";

/** Invoices that the tax office takes in one file. */
const MOST = 100;

/** Invoices that were asked for; accounting takes those that wait along in the tax office's layout. */
export function SalesListPage({ screen }: { screen: ListScreen }) {
  return (
    <ListPage
      screen={screen}
      actions={mayOpen(signedInIds(), exportSalesBulkIssue.can) && <BulkIssueButton screen={screen} />}
    />
  );
}

function BulkIssueButton({ screen }: { screen: ListScreen }) {
  const { asked } = useListAddress(screen);
  const { isLoading, download } = useDownload();

  async function take() {
    const waiting = { ...asked, screen: screen.name, status: "wait", page: 1, rows: MOST };
    const { list, total } = await callRecords("sales_publish", "list", waiting);
    if (total === 0) return void toast.info("이 조건에 발행대기인 세금계산서가 없습니다.");
    if (total > MOST)
      return void toast.error(`홈택스는 한 파일에 ${MOST}건까지 받습니다. 기간이나 고객사로 나누어 내려받으세요.`);
    const idxs = list.map(({ idx }) => idx).join(",");
    await download(exportSalesBulkIssue.path, { idxs, format: "xlsx" }, `세금계산서 일괄발급 ${today()}.xlsx`);
  }

  return (
    <Button size="xs" variant="default" loading={isLoading} onClick={() => void take()}>
      일괄발급 파일
    </Button>
  );
}
