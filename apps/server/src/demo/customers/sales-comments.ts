import { asc, desc, eq } from "drizzle-orm";
import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { callComment, callLog, contract, contractComment, customer, quote, quoteComment } from "../../db/tables";
import { goOnAfter } from "../bulk";
import type { DemoPerson } from "../company/people";
import { evaluatorsAmong } from "../growth/evaluation";

const HOUR = 60 * 60 * 1000;
/** Of so many of each kind something is said. */
const EACH = 4;

/** What somebody says, and what is answered to it. */
type Said = readonly [content: string, answer?: string];

const ofQuotes: readonly Said[] = [
  ["작년보다 인원이 늘었습니다. 할인율을 이대로 둘까요?", "인원이 20명을 넘으면 5%까지 드려도 됩니다."],
  ["고객사에서 교재비를 따로 적어 달라고 합니다.", "다음 차수에서 품목을 나누어 보내세요."],
  ["유효기한 안에 답을 준다고 합니다."],
  ["강사료가 오르기 전 단가로 적었습니다.", "다음 견적부터는 새 단가로 적어 주세요."],
];
const ofContracts: readonly Said[] = [
  ["재계약 조건을 한 달 전에 보내려 합니다.", "좋습니다. 작년 만족도 결과도 함께 보내세요."],
  ["세금계산서 받는 분이 바뀌었습니다. 다음 발행부터 적용합니다."],
  ["중간 평가 결과를 고객사에 보고했습니다.", "수고하셨습니다. 출석률도 함께 남겨 주세요."],
  ["2차 대금은 월말에 나누어 발행하기로 했습니다."],
];
const ofCalls: readonly Said[] = [
  ["수강 이력을 확인해 안내했습니다. 변경 신청서를 기다립니다.", "담당자에게 제가 따로 전화드리겠습니다."],
  ["기술팀에 접속 기록을 요청했습니다.", "고객사에는 오후까지 기다려 달라고 했습니다."],
  ["부재중이라 내일 오전에 다시 걸겠습니다."],
  ["안내한 내용을 메일로도 보냈습니다.", "고객사에서 받았다고 합니다."],
];

/** A record with who says something of it, and who answers. */
interface Discussed {
  readonly idx: number;
  readonly by: number;
  readonly answers: number;
  readonly wdate: Date;
}

/** What is said of the latest quotes and contracts by owners and leads, of open calls by the desk and the customers' owners. */
export async function seedSalesComments(tx: Database, people: readonly DemoPerson[], now: Date): Promise<void> {
  const leadersOf = evaluatorsAmong(people);
  const withLead = (record: Omit<Discussed, "answers">): Discussed[] => {
    const [lead] = leadersOf(people.find(({ idx }) => idx === record.by) as DemoPerson);
    return lead === undefined ? [] : [{ ...record, answers: lead }];
  };
  const quotes = await tx
    .select({ idx: quote.idx, by: quote.idx_owner, wdate: quote.wdate })
    .from(quote)
    .where(eq(quote.status, "sent"))
    .orderBy(desc(quote.idx))
    .limit(EACH);
  const contracts = await tx
    .select({ idx: contract.idx, by: contract.idx_owner, wdate: contract.wdate })
    .from(contract)
    .where(eq(contract.status, "run"))
    .orderBy(desc(contract.idx))
    .limit(EACH);
  const calls = await tx
    .select({ idx: callLog.idx, by: callLog.idx_handler, answers: customer.idx_owner, wdate: callLog.called_at })
    .from(callLog)
    .innerJoin(customer, eq(customer.idx, callLog.idx_customer))
    .orderBy(asc(callLog.idx))
    .limit(EACH);
  const said = (records: readonly Discussed[], texts: readonly Said[]) => commentsOn(records, texts, now);
  await insertMany(
    tx,
    quoteComment,
    said(quotes.flatMap(withLead), ofQuotes).map(({ of, ...row }) => ({ ...row, idx_quote: of })),
  );
  await insertMany(
    tx,
    contractComment,
    said(contracts.flatMap(withLead), ofContracts).map(({ of, ...row }) => ({ ...row, idx_contract: of })),
  );
  await insertMany(
    tx,
    callComment,
    said(calls, ofCalls).map(({ of, ...row }) => ({ ...row, idx_call: of })),
  );
  for (const table of [quoteComment, contractComment, callComment]) await goOnAfter(tx, table);
}

function commentsOn(records: readonly Discussed[], texts: readonly Said[], now: Date) {
  return records.flatMap(({ idx: of, by, answers, wdate }, n) => {
    const [content, answer] = texts[n] as Said;
    const later = (hours: number) => new Date(Math.min(wdate.getTime() + hours * HOUR, now.getTime()));
    const first = { idx: 2 * n + 1, of, idx_parent: null, content, idx_writer: by, wdate: later(1) };
    if (answer === undefined) return [first];
    return [
      first,
      { ...first, idx: 2 * n + 2, idx_parent: first.idx, content: answer, idx_writer: answers, wdate: later(4) },
    ];
  });
}
