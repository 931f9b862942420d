import { useDebouncedValue } from "@mantine/hooks";
import type { FormScreen } from "@portal/definition";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { get } from "../../api/client";
import { numeric, RowsTable } from "../../controls/lists/rows-table";
import { FormPage } from "../../screens/form/form-page";
import type { Row } from "../../screens/records";

/** How long somebody has stopped choosing before it is looked for, in ms. */
const PAUSE = 300;

/** A rental, to be written; beside it how many are left on each day. */
export function GoodsFormPage({ screen }: { screen: FormScreen }) {
  const idx = Number(useParams().idx) || undefined;
  return <FormPage screen={screen} beside={(values) => <GoodsLeft values={values} idx={idx} />} />;
}

function GoodsLeft({ values, idx }: { values: Row; idx: number | undefined }) {
  const [goods, from, to] = [values.idx_goods, values.from_at, values.to_at].map((value) => String(value ?? ""));
  const [asked] = useDebouncedValue(JSON.stringify({ goods: Number(goods), from, to, ...(idx && { idx }) }), PAUSE);
  const { data } = useQuery({
    queryKey: ["records", "goods_rental", "left", asked],
    queryFn: () => get("/rest/mypims/getGoodsAvailability", JSON.parse(asked)),
    // of what is asked for, which follows what is written after a pause
    enabled: Object.values(JSON.parse(asked)).every(Boolean),
    placeholderData: keepPreviousData,
    meta: { onRefusal: "log" },
  });
  const qty = Number(values.qty) || 1;
  return (
    <section aria-label="날짜별 남은 수량">
      <h2>날짜별 남은 수량</h2>
      <div role="status">
        {!data || data.days.length === 0 ? (
          <p>물품과 기간을 고르면 날마다 몇 개가 남는지 보입니다.</p>
        ) : (
          <RowsTable
            label="날짜별 남은 수량"
            empty="고른 기간에 빌릴 수 있는 날이 없습니다."
            isGrid
            columns={["날짜", numeric("남은 수량")]}
            rows={data.days.map(({ day, left }) => ({
              key: day,
              cells: [day, `${Math.max(left, 0)} / ${data.total}개${left < qty ? " (부족)" : ""}`],
            }))}
          />
        )}
      </div>
    </section>
  );
}
