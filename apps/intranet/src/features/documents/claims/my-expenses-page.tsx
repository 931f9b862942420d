import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { get } from "../../../api/client";
import { today } from "../../../controls/dates/today";
import { nothingText } from "../../../controls/lists/nothing-text";
import { useAddress } from "../../../controls/use-address";
import { screenPath } from "../../../shell/navigation/screen-path";
import { choice, Filters, isNarrowed, monthStep } from "../lists/filters";
import { Cards, ListPage } from "../lists/list-page";
import { useReading } from "../lists/reading";
import { RecallAction } from "../lists/recall-action";
import { type Column, Table } from "../lists/table";
import { screenOf, statusTitles } from "../names";
import { wonText } from "../won";
import { about, amountColumn, type ExpenseRow, states, title, written } from "./expense-columns";

/** My expenses of a month, and how far each is. */
export function MyExpensesPage() {
  const address = useAddress();
  const now = today().slice(0, 7);
  const asked = { ...address.query, month: address.query.month ?? now };
  const { data, isError, refetch } = useReading(["documents", "my-expenses", asked], () =>
    get("/rest/documents/getMyExpenseList", asked),
  );
  return (
    <ListPage
      title="내 지출결의"
      address={address}
      total={data?.total}
      isError={isError}
      refetch={refetch}
      actions={
        <Button size="xs" component={Link} to={screenPath("documents-ExpenseInputAdd")}>
          지출결의 작성
        </Button>
      }
      filters={
        <Filters
          address={address}
          kept={["month"]}
          filters={[
            monthStep(address, now),
            choice(address, { name: "status", label: "결재상태", options: statusTitles }),
          ]}
        />
      }
    >
      {data && (
        <Cards
          cards={[
            ["작성 중", `${wonText(data.cards.draft)}원`],
            ["결재 중", `${wonText(data.cards.run)}원`],
            ["지급 예정", `${wonText(data.cards.wait)}원`],
            ["지급 완료", `${wonText(data.cards.paid)}원`],
          ]}
        />
      )}
      <Table<ExpenseRow>
        label="내 지출결의"
        rows={data?.list}
        keyOf={({ idx_document }) => idx_document}
        columns={columns}
        empty={isNarrowed(address, ["month"]) ? nothingText("지출결의", true) : "이 달의 지출결의가 없습니다."}
      />
    </ListPage>
  );
}

const columns: Column<ExpenseRow>[] = [
  written,
  title,
  ...about,
  amountColumn(),
  ...states,
  {
    title: "처리",
    cell: ({ idx_document, status, title: named }) => (
      <span className="doc-actions">
        {["draft", "withdraw", "reject"].includes(status) && (
          <Link className="doc-small" to={screenPath(screenOf("EXP", false), { id: idx_document })}>
            수정
          </Link>
        )}
        {status === "run" && <RecallAction idx={idx_document} title={named} />}
        {status !== "draft" && (
          <Link className="doc-small" to={`${screenPath(screenOf("EXP", true))}?copy=${idx_document}`}>
            복사
          </Link>
        )}
      </span>
    ),
  },
];
