import "./people-pages.css";
import "../../controls/screen.css";
import "../../screens/statistics/statistics.css";
import { Button, NativeSelect } from "@mantine/core";
import { moduleOf } from "@portal/definition";
import type { AnswerOf, getOverallStatistics } from "@portal/definition/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { get } from "../../api/client";
import { DateInput } from "../../controls/dates/date-input";
import { today } from "../../controls/dates/today";
import { EmptyNote } from "../../controls/lists/empty-note";
import { numeric, RowsTable } from "../../controls/lists/rows-table";
import { PageTitle } from "../../controls/page-title";
import { Pending } from "../../controls/pending";
import { OfficeSelect, TeamSelect } from "../../controls/pickers/unit-select";
import { useAddress } from "../../controls/use-address";
import { DownloadMenu } from "../../screens/list/download-menu";
import { Bars } from "../../screens/statistics/bars";
import { Columns } from "../../screens/statistics/columns";

type Block = AnswerOf<typeof getOverallStatistics>["blocks"][number];

/** Who works here on a day, and how it goes for them: a chart and a table each; numbers of few people are hidden. */
export function OverallStatisticsPage() {
  const { query, look } = useAddress();
  const { day = "", idx_office = "", idx_team = "", employ_type = "" } = query;
  const asked = { day, idx_office, idx_team, employ_type: employ_type as "" };
  const { data, isError, refetch } = useQuery({
    queryKey: ["overall-statistics", asked],
    queryFn: () => get("/rest/mypims/getOverallStatistics", asked),
    placeholderData: keepPreviousData,
  });
  const { options } = moduleOf.incumbents.entities.staff.fields.employ_type;
  return (
    <div className="record-screen overall-statistics">
      <PageTitle title="인원 종합 통계">
        <div className="screen-actions">
          <Button size="xs" variant="default" onClick={() => window.print()}>
            인쇄
          </Button>
          <DownloadMenu path="/rest/mypims/exportOverallStatistics" query={asked} name={`인원 종합 통계 ${today()}`} />
        </div>
      </PageTitle>
      <search className="overall-filters">
        <DateInput label="기준일" value={day || today()} onChange={(to) => look({ day: to === today() ? "" : to })} />
        <OfficeSelect
          label="본부"
          value={Number(idx_office)}
          onChange={(to) => look({ idx_office: to ? String(to) : "", idx_team: "" })}
        />
        <TeamSelect
          label="팀"
          office={Number(idx_office)}
          value={Number(idx_team)}
          onChange={(to) => look({ idx_team: to ? String(to) : "" })}
        />
        <NativeSelect
          size="xs"
          aria-label="고용형태"
          value={employ_type}
          onChange={({ currentTarget }) => look({ employ_type: currentTarget.value })}
          data={[
            { value: "", label: "고용형태 전체" },
            ...Object.entries(options).map(([value, label]) => ({ value, label })),
          ]}
        />
      </search>
      {!data ? (
        <Pending isError={isError} refetch={refetch} lines={12} />
      ) : data.blocks.length === 0 ? (
        <EmptyNote>
          {data.since && data.since > data.day
            ? `${data.since}부터의 기록이 있습니다. 그 뒤의 날을 선택하세요.`
            : "이 날, 이 조건에 맞는 사람이 없습니다. 기준일이나 조직을 바꿔 보세요."}
        </EmptyNote>
      ) : (
        <>
          <p role="status">{data.day} 기준. 3명보다 적은 수와, 빼서 알 수 있는 수는 –로 가립니다.</p>
          <div className="overall-blocks">
            {data.blocks.map((block) => (
              <Figures key={block.key} block={block} asked={asked} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function Figures({ block, asked }: { block: Block; asked: Readonly<Record<string, string>> }) {
  const { key, title, unit, columns, rows } = block;
  const isSplit = key === "turnover";
  const last = columns.length - 1;
  // the whole would dwarf its parts, and a hidden number has no length
  const drawn = rows
    .filter(({ name }) => name !== "합계")
    .flatMap(({ name, values }, row) =>
      (isSplit ? [0, 1] : [last]).flatMap((at) => {
        const value = values[at];
        const rank = { by: row, split: at };
        return value === null || value === undefined
          ? []
          : [{ by: name, split: isSplit ? (columns[at] ?? "") : "", value, rank }];
      }),
    );
  return (
    <section aria-label={title}>
      <div className="overall-head">
        <h2>
          {title} ({unit})
        </h2>
        <DownloadMenu
          title={`${title} 내려받기`}
          path="/rest/mypims/exportOverallStatistics"
          query={{ ...asked, block: key }}
          name={`${title} ${today()}`}
        />
      </div>
      {drawn.some(({ value }) => value > 0) &&
        (isSplit ? <Columns data={drawn} unit="명" /> : <Bars data={drawn} unit={unit} />)}
      <RowsTable
        label={`${title} 표`}
        empty="이 조건에 맞는 사람이 없습니다."
        box="chart-table"
        isGrid
        columns={["항목", ...columns.map(numeric)]}
        rows={rows.map(({ name, values }) => ({
          key: name,
          cells: [name, ...columns.map((_, at) => values[at]?.toLocaleString("ko-KR") ?? "–")],
        }))}
      />
    </section>
  );
}
