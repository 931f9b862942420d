import "../../../fields/fields.css";
import "../documents.css";
import "../lists/filters.css";
import "../../../screens/statistics/matrix/matrix.css";
import "./matrix.css";
import { Button, NativeSelect } from "@mantine/core";
import type { AnswerOf, getSalesTargets } from "@portal/definition/contract";
import { type ClipboardEvent, useState } from "react";
import { toast } from "react-toastify";
import { get, post } from "../../../api/client";
import { today } from "../../../controls/dates/today";
import { useUnsaved } from "../../../controls/dialogs/unsaved";
import { NumberInput } from "../../../controls/inputs/number-input";
import { numeric, RowsTable } from "../../../controls/lists/rows-table";
import { PageTitle } from "../../../controls/page-title";
import { Pending } from "../../../controls/pending";
import { TeamSelect } from "../../../controls/pickers/unit-select";
import { type Address, useAddress } from "../../../controls/use-address";
import { numberIn } from "../../../fields/from-text";
import { useDoing, useReading } from "../lists/reading";
import { useTeams } from "../use-teams";
import { wonText } from "../won";

type Targets = AnswerOf<typeof getSalesTargets>;
/** What is written and not saved, by team and month: `111 2026-05`. */
type Written = ReadonlyMap<string, number>;

const MONTHS = Array.from({ length: 12 }, (_, at) => at);

/** What each team is to sell in each month of a year: written or pasted from Excel, and saved together. */
export function SalesTargetsPage() {
  const address = useAddress();
  const year = address.number("year") || Number(today().slice(0, 4));
  const { data, isError, refetch } = useReading(["sales-targets", year], () =>
    get("/rest/documents/getSalesTargets", { year }),
  );
  if (!data) {
    return (
      <>
        <PageTitle title="매출목표" />
        <Pending isError={isError} refetch={refetch} lines={12} />
      </>
    );
  }
  return <Grid key={year} year={year} targets={data} address={address} />;
}

function Grid({ year, targets, address }: { year: number; targets: Targets; address: Address }) {
  const writing = useTargets(year, targets);
  const { changes, add, save } = writing;
  const now = Number(today().slice(0, 4));
  return (
    <>
      <PageTitle title="매출목표">
        <Button size="xs" disabled={changes === 0} onClick={() => void save()}>
          저장{changes > 0 && ` (${changes})`}
        </Button>
      </PageTitle>
      <search className="doc-filters">
        <NativeSelect
          size="xs"
          aria-label="연도"
          value={String(year)}
          onChange={({ currentTarget }) => address.look({ year: currentTarget.value })}
          data={[1, 0, -1, -2, -3].map((by) => ({ value: String(now + by), label: `${now + by}년` }))}
        />
        <TeamSelect label="더할 팀" all="팀 추가" office={0} value={0} onChange={(idx) => idx > 0 && add(idx)} />
      </search>
      <p className="doc-small">
        엑셀의 칸을 복사해 붙여 넣으면 아래 팀과 오른쪽 달로 채워집니다. 비우면 목표가 없습니다.
      </p>
      <TargetsTable year={year} writing={writing} />
    </>
  );
}

/** The targets of a year as they are written: what differs from what is kept is saved. */
function useTargets(year: number, targets: Targets) {
  const [written, setWritten] = useState<Written>(new Map());
  const [added, setAdded] = useState<readonly number[]>([]);
  const run = useDoing("sales-targets", "sales");
  useUnsaved(written.size > 0);
  const saved = new Map(targets.list.map(({ idx_team, month, amount }) => [`${idx_team} ${month}`, amount]));
  const all = useTeams();
  const teams = [
    ...targets.teams,
    ...added
      .filter((idx) => targets.teams.every((team) => team.idx !== idx))
      .map((idx) => ({ idx, name: all.find((team) => team.idx === idx)?.kname ?? String(idx) })),
  ];
  const keyOf = (team: number, at: number) => `${team} ${year}-${String(at + 1).padStart(2, "0")}`;
  const valueAt = (team: number, at: number) => written.get(keyOf(team, at)) ?? saved.get(keyOf(team, at)) ?? 0;

  function write(cells: readonly (readonly [string, number])[]) {
    const next = new Map(written);
    for (const [key, amount] of cells) {
      if (amount === (saved.get(key) ?? 0)) next.delete(key);
      else next.set(key, amount);
    }
    setWritten(next);
  }

  /** A block of cells from Excel fills the teams below and the months to the right. */
  function paste(event: ClipboardEvent, row: number, at: number) {
    const lines = event.clipboardData.getData("text/plain").trimEnd().split(/\r?\n/);
    if (lines.length < 2 && !lines[0]?.includes("\t")) return;
    event.preventDefault();
    const unread: string[] = [];
    const cells = lines.flatMap((line, below) =>
      line.split("\t").flatMap((cell, right) => {
        const [team, month] = [teams[row + below], at + right];
        if (!team || !(month in MONTHS)) return [];
        const amount = cell.trim() === "" ? 0 : numberIn(cell);
        if (amount !== null && amount >= 0) return [[keyOf(team.idx, month), Math.round(amount)] as const];
        unread.push(`${team.name} ${month + 1}월 '${cell.trim()}'`);
        return [];
      }),
    );
    write(cells);
    if (unread.length > 0) toast.warn(`읽지 못한 칸은 그대로 두었습니다. 직접 입력하세요: ${unread.join(", ")}`);
  }

  async function save() {
    const list = [...written].map(([key, amount]) => {
      const [idx_team, month = ""] = key.split(" ");
      return { idx_team: Number(idx_team), month, amount };
    });
    if (await run(() => post("/rest/documents/saveSalesTargets", { list }), "매출목표를 저장하였습니다.")) {
      setWritten(new Map());
    }
  }

  const add = (idx: number) => setAdded([...new Set([...added, idx])]);
  const writeAt = (team: number, at: number, amount: number | null) =>
    write([[keyOf(team, at), Math.max(0, amount ?? 0)]]);
  return { changes: written.size, teams, valueAt, writeAt, paste, add, save };
}

/** Teams and months, with their sums. */
function TargetsTable({ year, writing }: { year: number; writing: ReturnType<typeof useTargets> }) {
  const { teams, valueAt, writeAt, paste } = writing;
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  return (
    <RowsTable
      label={`${year}년 매출목표`}
      empty="이 해에 목표나 매출이 있는 팀이 없습니다. 위에서 팀을 추가하세요."
      box="matrix-scroll is-edited"
      isGrid
      columns={["팀", ...MONTHS.map((at) => numeric(`${at + 1}월`)), numeric("합계")]}
      rows={teams.map(({ idx, name }, row) => ({
        key: idx,
        cells: [
          name,
          ...MONTHS.map((at) => (
            <div key={at} onPaste={(event) => paste(event, row, at)}>
              <NumberInput
                naming={{ id: `target-${idx}-${at}`, "aria-label": `${name} ${at + 1}월 목표` }}
                value={valueAt(idx, at) || null}
                onChange={(amount) => writeAt(idx, at, amount)}
              />
            </div>
          )),
          wonText(sum(MONTHS.map((at) => valueAt(idx, at)))),
        ],
      }))}
      foot={[
        "합계",
        ...MONTHS.map((at) => wonText(sum(teams.map(({ idx }) => valueAt(idx, at))))),
        wonText(sum(teams.flatMap(({ idx }) => MONTHS.map((at) => valueAt(idx, at))))),
      ]}
    />
  );
}
