import "./store.css";
import { Button, TextInput } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { get } from "../../api/client";
import { today } from "../../controls/dates/today";
import { Popup } from "../../controls/dialogs/popup";
import { numeric, RowsTable } from "../../controls/lists/rows-table";
import { useAddress } from "../../controls/use-address";
import { DownloadMenu } from "../../screens/list/download-menu";
import { RecordTrouble } from "../../screens/record-trouble";
import { SheetPaper } from "../../screens/sheets/sheet-paper";

type Line = Awaited<ReturnType<typeof get<"/rest/resourcemanagement/getStockBook">>>["list"][number];

const columns = [
  ["opening", "기초"],
  ["came", "입고"],
  ["went", "출고"],
  ["closing", "기말"],
  ["cost", "평균단가"],
  ["amount", "금액"],
] as const;

/** What came and went of each book in a month, what is left, and what that is worth; on paper and as a file too. */
export function StockBookPopup({ onClose }: { onClose: () => void }) {
  const { text, change } = useAddress();
  const month = /^\d{4}-\d{2}$/.test(text("month")) ? text("month") : today().slice(0, 7);
  const { data, error, refetch } = useQuery({
    queryKey: ["records", "textbook_stock", "book", month],
    queryFn: () => get("/rest/resourcemanagement/getStockBook", { month }),
    placeholderData: keepPreviousData,
    meta: { onRefusal: "log" },
  });
  const list = data?.list ?? [];
  return (
    <Popup title="교재 수불부" size="xl" onClose={onClose}>
      <div className="store-tools">
        <TextInput
          size="sm"
          type="month"
          label="월"
          value={month}
          max={today().slice(0, 7)}
          onChange={({ currentTarget }) => change({ month: currentTarget.value })}
        />
        <Button size="xs" variant="default" disabled={list.length === 0} onClick={() => window.print()}>
          인쇄
        </Button>
        <DownloadMenu
          path="/rest/resourcemanagement/exportStockBook"
          query={{ month }}
          name={`교재 수불부 ${month}`}
          disabled={list.length === 0}
        />
      </div>
      {data ? <BookTable month={month} list={list} /> : <RecordTrouble error={error} onRetry={() => void refetch()} />}
      <SheetPaper>
        <section className="store-sheet">
          <h1>교재 수불부 {month}</h1>
          <BookTable month={month} list={list} />
        </section>
      </SheetPaper>
    </Popup>
  );
}

function BookTable({ month, list }: { month: string; list: readonly Line[] }) {
  const sum = (key: (typeof columns)[number][0]) => list.reduce((all, line) => all + line[key], 0);
  return (
    <RowsTable
      label={`${month} 수불부`}
      empty="이 달까지 들어오거나 나간 교재가 없습니다."
      box="list-scroll store-book"
      columns={["교재", ...columns.map(([, label]) => numeric(label))]}
      rows={list.map((line) => ({
        key: line.idx,
        cells: [`${line.code} ${line.title}`, ...columns.map(([key]) => line[key].toLocaleString("ko-KR"))],
      }))}
      foot={[
        `${list.length}종 합계`,
        ...columns.map(([key]) => (key === "cost" ? "" : sum(key).toLocaleString("ko-KR"))),
      ]}
    />
  );
}
