import "./growth.css";
import type { FormScreen, ListScreen } from "@portal/definition";
import { useQueries } from "@tanstack/react-query";
import { Navigate } from "react-router-dom";
import { EmptyNote } from "../../controls/lists/empty-note";
import { PageTitle } from "../../controls/page-title";
import { Skeleton } from "../../controls/pending";
import { useAddress } from "../../controls/use-address";
import { siblingOf } from "../../fields/siblings";
import { FormPage } from "../../screens/form/form-page";
import { ListPage } from "../../screens/list/list-page";
import { addressOfRecord } from "../../screens/record-links";
import { RecordTrouble } from "../../screens/record-trouble";
import { listQuery, useRecord, useRecordList } from "../../screens/records";

const MINE = "myPIMS-PBCKPIList";

/** A sheet for the cycle whose goals are set now; the one that I have begun is opened instead, in any phase. */
export function SheetAddPage({ screen }: { screen: FormScreen }) {
  const { params: query } = useAddress();
  const planned = useRecordList("eval_result", { screen: MINE, "cycle.status": "plan" });
  const running = useRecordList("eval_result", { screen: MINE, "cycle.status": "mid,eval" });
  if (planned.isPending || running.isPending) return <Skeleton />;
  const cycles = (planned.data?.list ?? []).map(({ idx_cycle }) => Number(idx_cycle));
  const cycle = Number(query.get("cycle")) || cycles[0] || Number(running.data?.list[0]?.idx_cycle) || undefined;
  if (cycle === undefined)
    return <NoSheet screen={screen}>지금은 목표를 세우는 평가주기가 없습니다. 주기가 열리면 알려 드립니다.</NoSheet>;
  return <SheetOf key={cycle} screen={screen} cycle={cycle} isPlanned={cycles.includes(cycle)} />;
}

function SheetOf({ screen, cycle, isPlanned }: { screen: FormScreen; cycle: number; isPlanned: boolean }) {
  const { params: query } = useAddress();
  const kind = screen.of.replace("_sheet", "");
  const begun = useRecordList(screen.of, { screen: `${MINE}#${kind}`, cycle: String(cycle) });
  if (begun.isPending) return <Skeleton />;
  const [sheet] = begun.data?.list ?? [];
  if (sheet) return <Begun screen={screen} idx={Number(sheet.idx)} />;
  if (!isPlanned)
    return <NoSheet screen={screen}>이 평가주기의 목표설정 기간이 아닙니다. 인사 관리자에게 문의하세요.</NoSheet>;
  if (!query.has("cycle")) return <Navigate to={`?cycle=${cycle}`} replace />;
  return <FormPage screen={screen} />;
}

/** Goes on with a sheet: on its form while I may write on it, else on its page. */
function Begun({ screen, idx }: { screen: FormScreen; idx: number }) {
  const [form, page] = [siblingOf(screen, "edit"), siblingOf(screen, "view")];
  const { data, error, refetch } = useRecord(form ?? screen, idx);
  if (!data) return <RecordTrouble error={error} onRetry={() => void refetch()} />;
  const to = (data.may.change ? form : undefined) ?? page ?? screen;
  return <Navigate to={addressOfRecord(to, idx)} replace />;
}

function NoSheet({ screen, children }: { screen: FormScreen; children: string }) {
  return (
    <div className="record-screen">
      <PageTitle title={`${screen.title} 작성`} />
      <EmptyNote>{children}</EmptyNote>
    </div>
  );
}

/** How many of a hundred are to have a grade. */
const guide = { S: 10, A: 20, B: 40, C: 25, D: 5 } as const;
type Grade = keyof typeof guide;
const all = Object.keys(guide) as Grade[];
/** From how many people on the guide says something. */
const TOLD_FROM = 5;

/** Those whom I evaluate, with how their grades are distributed. */
export function TeamEvaluationPage({ screen }: { screen: ListScreen }) {
  return <ListPage screen={screen} above={<Distribution screen={screen} />} />;
}

function Distribution({ screen }: { screen: ListScreen }) {
  const { params: query } = useAddress();
  const { proposed_grade: _, page: __, ...asked } = Object.fromEntries(query);
  const counts = useQueries({
    queries: all.map((proposed_grade) =>
      listQuery(screen.of, { ...asked, screen: screen.name, proposed_grade, rows: "1" }),
    ),
  }).map(({ data }) => data?.total ?? 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const rows = all.map((grade, at) => {
    const count = counts[at] ?? 0;
    return { grade, count, share: Math.round((count / total) * 100), most: guide[grade] };
  });
  const over = total < TOLD_FROM ? [] : rows.filter(({ share, most }) => share > most && most < 40);
  return (
    <section aria-label="등급 분포" className="grade-guide">
      <dl>
        {rows.map(({ grade, count, share, most }) => (
          <div key={grade} data-over={over.some((row) => row.grade === grade) || undefined}>
            <dt>{grade}</dt>
            <dd>
              {count}명 · {share}% <span>가이드 {most}%</span>
            </dd>
          </div>
        ))}
      </dl>
      {over.length > 0 && (
        <p role="status">
          {over.map(({ grade, share, most }) => `${grade} ${share}%(가이드 ${most}%)`).join(", ")} — 분포 가이드보다
          많습니다. 제안은 그대로 할 수 있습니다.
        </p>
      )}
    </section>
  );
}
