import { SegmentedControl } from "@mantine/core";
import { THANKS_PAGE } from "@portal/definition";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { get } from "../../api/client";
import { Paging } from "../../controls/paging";

type Side = "RECV" | "SEND";

/** The thanks dollars that the person has received or sent; choosing the other begins at page 1. */
export function ThanksHistory() {
  const [side, setSide] = useState<Side>("RECV");
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    queryKey: ["thanks", side, page],
    queryFn: () => get("/rest/personal/getMyThxDollarList", { page, rows: THANKS_PAGE, state: side }),
    placeholderData: keepPreviousData,
    // what was read before is read again when it is chosen again (section 4)
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
        data={[
          { value: "RECV", label: "받은 내역" },
          { value: "SEND", label: "보낸 내역" },
        ]}
      />
      <table className="thanks-table">
        <thead>
          <tr>
            <th scope="col">날짜</th>
            <th scope="col">내용</th>
            <th scope="col">달러</th>
          </tr>
        </thead>
        <tbody>
          {data?.list.map(({ idx, wdate, contents, dollar }) => (
            <tr key={idx}>
              <td>{wdate}</td>
              <td>{contents}</td>
              <td>${dollar}</td>
            </tr>
          ))}
          {data?.list.length === 0 && (
            <tr>
              <td colSpan={3}>
                {side === "RECV" ? "아직 받은 감사달러가 없습니다." : "아직 보낸 감사달러가 없습니다."}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <Paging page={page} total={data?.total} rows={THANKS_PAGE} onChange={setPage} />
    </section>
  );
}
