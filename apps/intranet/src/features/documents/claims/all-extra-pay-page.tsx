import { Button } from "@mantine/core";
import type { AnswerOf, getAllExtraPayList } from "@portal/definition/contract";
import { useState } from "react";
import { toast } from "react-toastify";
import { get, post } from "../../../api/client";
import { today } from "../../../controls/dates/today";
import { ask } from "../../../controls/dialogs/ask";
import { nothingText } from "../../../controls/lists/nothing-text";
import { useAddress } from "../../../controls/use-address";
import { DownloadMenu } from "../../../screens/list/download-menu";
import { SettingsLink } from "../../../shell/navigation/settings-link";
import { choice, Filters, isNarrowed, monthStep, units } from "../lists/filters";
import { ListPage } from "../lists/list-page";
import { useDoing, useReading } from "../lists/reading";
import { type Report, ReportDialog } from "../lists/report-dialog";
import { Table } from "../lists/table";
import { withUnits } from "../lists/with-units";
import { personText } from "../names";
import { wonText } from "../won";
import { workColumns, workStates, workTitles } from "./extra-pay-columns";

type Row = AnswerOf<typeof getAllExtraPayList>["list"][number];

/** What a month is looked at by, whatever is looked for in it. */
const kept = ["month", "view"];

/** Extra pay of a month by person or one by one: confirmed by leads, closed for payroll. */
export function AllExtraPayPage() {
  const address = useAddress();
  const now = today().slice(0, 7);
  const month = address.query.month ?? now;
  const isByRow = address.query.view === "row";
  const asked = { ...withUnits(address.query), month };
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [report, setReport] = useState<Report | null>(null);
  const run = useDoing("extra-pay");
  const close = useClosing(month);
  const { data, isError, refetch } = useReading(["extra-pay", "all", asked], () =>
    get("/rest/documents/getAllExtraPayList", asked),
  );
  const idxs = (data?.list ?? []).filter(({ idx }) => chosen.has(idx)).map(({ idx }) => idx);

  const empty = nothingText(`${isNarrowed(address, kept) ? "" : "이 달의 "}추가근무`, isNarrowed(address, kept));

  async function confirm() {
    const answer = await run(() => post("/rest/documents/confirmExtraPay", { idxs }), "");
    if (!answer) return;
    setChosen(new Set());
    const nameOf = (idx: number) => data?.list.find((row) => row.idx === idx);
    setReport(
      answer.list.map((one) => ({
        ...one,
        title: `${nameOf(one.idx)?.staff.kname ?? ""} ${nameOf(one.idx)?.work_date ?? ""}`,
      })),
    );
  }

  return (
    <ListPage
      title="전체 추가수당"
      address={address}
      total={data?.total}
      isError={isError}
      refetch={refetch}
      actions={
        <>
          <SettingsLink to="documents-ExtraPayRates" title="추가수당 단가" />
          <DownloadMenu path="/rest/documents/exportAllExtraPayList" query={asked} name={`추가수당 ${today()}`} />
        </>
      }
      filters={
        <Filters
          address={address}
          kept={kept}
          filters={[
            monthStep(address, now),
            choice(address, {
              name: "view",
              label: "보기",
              isNeeded: true,
              options: { person: "사람별 합계", row: "상세" },
            }),
            choice(address, { name: "status", label: "상태", options: workStates }),
            ...units(address),
            choice(address, { name: "kind", label: "구분", options: workTitles }),
          ]}
        />
      }
      tools={
        <span className="doc-actions">
          {data?.is_closed && <b>마감된 달입니다.</b>}
          {isByRow && data?.may.confirm && (
            <Button size="compact-sm" disabled={idxs.length === 0} onClick={() => void confirm()}>
              실적확인{idxs.length > 0 && ` (${idxs.length})`}
            </Button>
          )}
          {data?.may.close && (
            <Button size="compact-sm" variant="default" onClick={() => void close(!data.is_closed)}>
              {data.is_closed ? "마감취소" : "월 마감"}
            </Button>
          )}
        </span>
      }
    >
      {isByRow ? (
        <Table<Row>
          label="추가수당 상세"
          rows={data?.list}
          keyOf={({ idx }) => idx}
          empty={empty}
          selection={data?.may.confirm ? { chosen, onChange: setChosen, nameOf } : undefined}
          columns={[
            { title: "직원", cell: ({ staff }) => personText(staff) },
            { title: "부서", cell: ({ staff }) => staff.team_name },
            ...workColumns,
          ]}
        />
      ) : (
        <ByPerson people={data?.people} empty={empty} />
      )}
      {report && report.length > 0 && <ReportDialog report={report} onClose={() => setReport(null)} />}
    </ListPage>
  );
}

/** Closes a month for payroll, or opens it again. */
function useClosing(month: string) {
  const run = useDoing("extra-pay");
  return async (is_close: boolean) => {
    const text = is_close
      ? `${month}을 마감하시겠습니까? 실적확인된 근무의 금액을 계산하고, 그 뒤로는 고칠 수 없습니다.`
      : `${month} 마감을 취소하시겠습니까?`;
    if (!(await ask(text))) return;
    const answer = await run(() => post("/rest/documents/closeExtraPay", { month, is_close }), "");
    if (!answer) return;
    const left = answer.left > 0 ? ` 실적확인 전인 ${answer.left}건은 마감되지 않았습니다.` : "";
    const own = answer.own > 0 ? ` 본인 근무 ${answer.own}건은 다른 담당자가 처리합니다.` : "";
    toast.success(
      is_close
        ? `${answer.changed}건을 마감하였습니다.${left}${own}`
        : `${answer.changed}건의 마감을 취소하였습니다.${own}`,
    );
  };
}

/** What work is called that can be confirmed. */
function nameOf({ status, staff, work_date }: Row): string | undefined {
  return status === "ok" ? `${staff.kname} ${work_date}` : undefined;
}

interface ByPersonProps {
  people: AnswerOf<typeof getAllExtraPayList>["people"] | undefined;
  /** What stands there where there are none. */
  empty: string;
}

/** A month by person. */
function ByPerson({ people, empty }: ByPersonProps) {
  return (
    <Table
      label="사람별 추가수당"
      rows={people}
      keyOf={({ staff }) => staff.idx}
      empty={empty}
      columns={[
        { title: "직원", isHead: true, cell: ({ staff }) => personText(staff) },
        { title: "부서", cell: ({ staff }) => staff.team_name },
        { title: "건수", isNumber: true, cell: ({ rows }) => rows },
        { title: "연장(시간)", isNumber: true, cell: ({ over }) => over },
        { title: "야간(시간)", isNumber: true, cell: ({ night }) => night },
        { title: "휴일(시간)", isNumber: true, cell: ({ holiday }) => holiday },
        { title: "보상휴가(시간)", isNumber: true, cell: ({ leave_hours }) => leave_hours },
        { title: "금액", isNumber: true, cell: ({ amount }) => wonText(amount) },
        {
          title: "주 52시간",
          cell: ({ is_over_limit }) => is_over_limit && <span className="doc-warning">초과한 주 있음</span>,
        },
      ]}
    />
  );
}
