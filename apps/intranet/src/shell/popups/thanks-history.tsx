import { SegmentedControl } from "@mantine/core";
import { THANKS_PAGE } from "@portal/definition";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { get } from "../../api/client";
import { Paging } from "../../controls/lists/paging";
import { numeric, RowsTable } from "../../controls/lists/rows-table";

const sides = { RECV: "받은 내역", SEND: "보낸 내역" } as const;
type Side = keyof typeof sides;

/** The thanks dollars that the person has received or sent; choosing the other begins at page 1. */
export function ThanksHistory() {
  const [side, setSide] = useState<Side>("RECV");
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    queryKey: ["thanks", side, page],
    queryFn: () => get("/rest/personal/getMyThxDollarList", { page, rows: THANKS_PAGE, state: side }),
    placeholderData: keepPreviousData,
    // what was read before is read again when it is chosen again
    staleTime: 0,
    meta: { onRefusal: "tell" },
  });
  function choose(value: string) {
    setSide(value as Side);
    setPage(1);
  }
  return (
    <section aria-label="감사달러 내역">
      <SegmentedControl
        aria-label="내역 종류"
        value={side}
        onChange={choose}
        data={Object.entries(sides).map(([value, label]) => ({ value, label }))}
      />
      <RowsTable
        label={sides[side]}
        empty={side === "RECV" ? "아직 받은 감사달러가 없습니다." : "아직 보낸 감사달러가 없습니다."}
        isGrid
        columns={["날짜", "내용", numeric("달러")]}
        rows={data?.list.map(({ idx, wdate, contents, dollar }) => ({
          key: idx,
          cells: [wdate, contents, `$${dollar}`],
        }))}
      />
      <Paging page={page} total={data?.total} rows={THANKS_PAGE} onChange={setPage} />
    </section>
  );
}
