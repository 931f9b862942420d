import "../../fields/fields.css";
import "./logs-page.css";
import { Button, NativeSelect, SegmentedControl } from "@mantine/core";
import type { AnswerOf, getAdminLog } from "@portal/definition/contract";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "react-toastify";
import { get, post } from "../../api/client";
import { useDownload } from "../../api/use-download";
import { useSending } from "../../api/use-sending";
import { DateSpan } from "../../controls/dates/date-span";
import { ask } from "../../controls/dialogs/ask";
import { FoldedFilters, type ListFilter } from "../../controls/lists/folded-filters";
import { nothingText } from "../../controls/lists/nothing-text";
import { Paging } from "../../controls/lists/paging";
import { RowsTable } from "../../controls/lists/rows-table";
import { totalText } from "../../controls/lists/total-text";
import { PageTitle } from "../../controls/page-title";
import { type Address, useAddress } from "../../controls/use-address";
import { WordsInput } from "../../fields/filters";
import { deviceName } from "../../shell/popups/device-name";

type Row = AnswerOf<typeof getAdminLog>["list"][number];

const logs = [
  { value: "audit", label: "감사 기록" },
  { value: "signIns", label: "로그인 시도" },
  { value: "sessions", label: "로그인된 곳" },
  { value: "jobs", label: "야간 작업" },
  { value: "mails", label: "메일" },
] as const;

type Log = (typeof logs)[number]["value"];

/** What stands in each, as it is said where there is none. */
const contents: Readonly<Record<Log, string>> = {
  audit: "감사 기록",
  signIns: "로그인 시도",
  sessions: "로그인 기록",
  jobs: "야간 작업 기록",
  mails: "메일",
};

const outcomes = [
  { value: "", label: "모든 결과" },
  { value: "ok", label: "성공" },
  { value: "refused", label: "거절·실패·끝남" },
] as const;

/** Who did what, who signs in and what runs at night, for those who look after the portal. The address keeps the search. */
export function LogsPage() {
  const { text: given, number, look } = useAddress();
  const log: Log = logs.find(({ value }) => value === given("log"))?.value ?? "audit";
  const outcome = outcomes.find(({ value }) => value === given("outcome"))?.value ?? "";
  const page = number("page") || 1;
  const asked = { log, outcome, who: given("who"), what: given("what"), from: given("from"), to: given("to") };
  const { log: _, ...sought } = asked;
  const isNarrowed = Object.values(sought).some(Boolean);
  const { data, isPending } = useQuery({
    queryKey: ["admin-log", asked, page],
    queryFn: () => get("/rest/admin/getLog", { ...asked, page }),
    placeholderData: keepPreviousData,
    meta: { onRefusal: "tell" },
  });
  const { isLoading, download } = useDownload();
  return (
    <>
      <PageTitle title="운영 기록">
        <Button
          variant="default"
          size="xs"
          loading={isLoading}
          onClick={() => void download("/rest/admin/exportLog", { ...asked, format: "xlsx" }, "운영 기록.xlsx")}
        >
          엑셀 내려받기
        </Button>
      </PageTitle>
      <search className="logs-filters">
        <SegmentedControl
          aria-label="기록"
          size="xs"
          data={[...logs]}
          value={log}
          onChange={(value) => look({ log: value })}
        />
        <FoldedFilters filters={filtersOf(asked, look)} query={asked} />
      </search>
      <p role="status">{data ? totalText(data) : isPending ? "불러오는 중…" : "불러오지 못했습니다."}</p>
      <RowsTable
        label="운영 기록"
        empty={nothingText(contents[log], isNarrowed)}
        columns={["일시", "사용자", "내용", "대상", "결과", "IP", "기기"]}
        rows={data?.list.map((row) => ({
          key: row.idx,
          cells: [
            <span key="at" className="field-fixed">
              {row.at}
            </span>,
            row.who,
            row.what,
            row.subject,
            <Outcome key="outcome" log={log} row={row} />,
            row.ip,
            row.ua && (
              <span key="device" title={row.ua}>
                {deviceName(row.ua)}
              </span>
            ),
          ],
        }))}
      />
      <Paging page={page} total={data?.total} onChange={(to) => look({ page: to === 1 ? "" : String(to) })} />
    </>
  );
}

/** How it ended, and what can still be done about it. */
function Outcome({ log, row: { idx, who, what, ip, outcome } }: { log: Log; row: Row }) {
  const client = useQueryClient();
  const { isSending, send } = useSending();

  async function act(call: () => Promise<{ err_msg: string }>) {
    await send(async () => toast.success((await call()).err_msg));
    await client.invalidateQueries({ queryKey: ["admin-log"] });
  }

  async function end() {
    if (await ask(`${who}님을 이 기기에서 로그아웃하시겠습니까?`))
      await act(() => post("/rest/admin/endSession", { idx }));
  }

  const shared = { variant: "default", size: "compact-xs", disabled: isSending } as const;
  return (
    <>
      {outcome}{" "}
      {log === "sessions" && outcome === "로그인됨" && (
        <Button {...shared} aria-label={`${who}, ${ip} 로그아웃`} onClick={() => void end()}>
          로그아웃
        </Button>
      )}
      {log === "mails" && outcome === "실패" && (
        <Button
          {...shared}
          aria-label={`${who}, ${what} 다시 보내기`}
          onClick={() => void act(() => post("/rest/admin/resendMail", { idx }))}
        >
          다시 보내기
        </Button>
      )}
    </>
  );
}

type Sought = Readonly<Record<"who" | "what" | "from" | "to" | "outcome", string>>;

function filtersOf({ who, what, from, to, outcome }: Sought, look: Address["look"]): ListFilter[] {
  const outcomeSelect = (
    <NativeSelect
      size="xs"
      aria-label="결과"
      data={[...outcomes]}
      value={outcome}
      onChange={({ currentTarget }) => look({ outcome: currentTarget.value })}
    />
  );
  return [
    {
      names: ["who"],
      shown: <WordsInput label="사용자" hint="이름, 이메일" value={who} onChange={(name) => look({ who: name })} />,
    },
    {
      names: ["what"],
      shown: <WordsInput label="내용" hint="내용, 대상, IP" value={what} onChange={(words) => look({ what: words })} />,
    },
    { names: ["from", "to"], shown: <DateSpan label="기간" from={from} to={to} onChange={look} /> },
    { names: ["outcome"], shown: outcomeSelect },
  ];
}
