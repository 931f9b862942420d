import "./customers.css";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { get } from "../../api/client";
import type { Row } from "../../screens/records";

/** How long somebody has stopped typing before the same are looked for, in ms. */
const PAUSE = 300;

/** Warns of customers that are there already under this name or registration number. */
export function SameCustomers({ values, idx }: { values: Row; idx: number | undefined }) {
  const [name] = useDebouncedValue(textOf(values.name), PAUSE);
  const [number] = useDebouncedValue(textOf(values.biz_no), PAUSE);
  const asked = { name, ...(/^\d{10}$/.test(number) && { biz_no: number }), ...(idx && { idx }) };
  const { data } = useQuery({
    queryKey: ["records", "customer", "same", asked],
    queryFn: () => get("/rest/customermanagement/getSimilarCustomers", asked),
    enabled: name !== "" || number !== "",
    placeholderData: keepPreviousData,
    meta: { onRefusal: "log" },
  });
  const list = name === "" && number === "" ? [] : (data?.list ?? []);
  return (
    <section className="same-customers" aria-label="같은 고객사">
      <h2>같은 고객사</h2>
      <div role="status">
        {list.length === 0 ? (
          <p>
            {name === "" ? "이름을 쓰면 이미 등록된 고객사를 찾아 봅니다." : "이 이름으로 등록된 고객사가 없습니다."}
          </p>
        ) : (
          <>
            <p className="same-warning">이미 등록된 고객사일 수 있습니다. 저장하기 전에 확인하세요.</p>
            <ul>
              {list.map((one) => (
                <li key={one.idx}>
                  <Link to={`/customermanagement/customerdbviewtab1/${one.idx}`} target="_blank">
                    {one.name}
                  </Link>{" "}
                  <small>
                    {one.biz_no && `${one.biz_no} · `}담당 {one.owner}
                  </small>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
