import { moduleOf } from "@portal/definition";
import type { AnswerOf, getDocumentList, getDocumentStatistics } from "@portal/definition/contract";
import type { RowOf, Sheet } from "../../crud/tables/serve-sheet";
import { minuteOf } from "../../seoul";

const { kind, status, secret } = moduleOf.approvalCore.entities.document.fields;
const { expense_item } = moduleOf.expense.entities;

/** Lists of documents, as they are taken along. */
export const documentSheet = {
  title: "전자문서",
  columns: [
    ["문서번호", ({ doc_no }) => doc_no],
    ["양식", (row) => kind.options[row.kind]],
    ["제목", ({ title }) => title],
    ["금액", ({ amount }) => amount],
    ["기안자", ({ drafter }) => drafter.kname],
    ["부서", ({ drafter }) => drafter.team_name],
    ["기안일", ({ submitted_at }) => timeOf(submitted_at)],
    ["현재 결재자", ({ current }) => current.join(", ")],
    ["상태", (row) => status.options[row.status]],
    ["완료일", ({ done_at }) => timeOf(done_at)],
    ["공개범위", (row) => secret.options[row.secret]],
  ] satisfies Sheet<RowOf<typeof getDocumentList>>,
};

/** One figure of the statistics: which block it stands in, of what, and what was counted. */
interface Figure {
  readonly block: string;
  readonly of: string;
  readonly count?: number;
  readonly done?: number;
  readonly rejected?: number;
  readonly hours?: number | null;
  readonly amount?: number;
}

/** The statistics of documents, block after block. */
export const statisticsSheet = {
  title: "문서통계",
  columns: [
    ["통계", ({ block }) => block],
    ["항목", ({ of }) => of],
    ["건수", ({ count = null }) => count],
    ["완료", ({ done = null }) => done],
    ["반려", ({ rejected = null }) => rejected],
    [
      "반려율(%)",
      ({ count = 0, rejected }) => (rejected === undefined || count === 0 ? null : percent(rejected, count)),
    ],
    ["평균(시간)", ({ hours = null }) => hours],
    ["금액", ({ amount = null }) => amount],
  ] satisfies Sheet<Figure>,
};

/** The blocks of the statistics as rows of one table. */
export function statisticsRows(statistics: Omit<AnswerOf<typeof getDocumentStatistics>, "err" | "err_msg">): Figure[] {
  const { kinds, teams, levels, months, accounts, open } = statistics;
  return [
    ...kinds.map((it) => ({ block: "양식별", of: kind.options[it.kind], count: it.count })),
    ...teams.map(({ name, submitted, ...it }) => ({ block: "부서별", of: name, count: submitted, ...it })),
    ...levels.map(({ level, steps, hours }) => ({ block: "직급별 결재 대기", of: level, count: steps, hours })),
    ...months.map(({ month, submitted, ...it }) => ({ block: "월별", of: month, count: submitted, ...it })),
    ...accounts.map(({ account, amount }) => ({
      block: "지출 계정별",
      of: expense_item.fields.account.options[account],
      amount,
    })),
    ...open.map(({ title, drafter, days }) => ({
      block: "오래 기다리는 문서",
      of: `${title || "(참여자만 볼 수 있는 문서)"} · ${drafter.kname}`,
      hours: Math.round(days * 24),
    })),
  ];
}

function percent(part: number, of: number): number {
  return Math.round((part / of) * 1000) / 10;
}

/** A moment (ISO 8601) as it is in Seoul, to the minute. */
function timeOf(at: string | null): string | null {
  return at === null ? null : minuteOf(new Date(at));
}
