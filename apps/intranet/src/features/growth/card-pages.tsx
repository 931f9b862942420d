import "./growth.css";
import "../../controls/screen.css";
import { Button, Checkbox, Textarea } from "@mantine/core";
import { cardScales, cardType, type FormScreen, type ListScreen, type ViewScreen } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { CallError, callRecords } from "../../api/client";
import { tell } from "../../api/tell";
import { EmptyNote } from "../../controls/lists/empty-note";
import { PageTitle } from "../../controls/page-title";
import { useAddress } from "../../controls/use-address";
import { ListPage } from "../../screens/list/list-page";
import { RecordTrouble } from "../../screens/record-trouble";
import { type ReadAnswer, useRecord, useRecordList, useRefresh } from "../../screens/records";
import { ChartAndTable } from "../../screens/statistics/chart-and-table";
import { RoundLine } from "../../screens/view/round-line";
import { ViewPage } from "../../screens/view/view-page";
import { useStore } from "../../store";

const [QUESTIONS, A_PAGE] = [20, 5];
const PAGES = QUESTIONS / A_PAGE;
const CARD = "/personality/mypimspersonalityview";
const degrees = ["전혀 아니다", "아니다", "보통", "그렇다", "매우 그렇다"];
const own = [
  ["strengths", "강점"],
  ["work_style", "일하는 방식"],
  ["communication", "소통법"],
  ["hobby", "취미"],
] as const;

/** The survey: five questions a page, kept after each; one's own words on the last. */
export function CardFormPage({ screen }: { screen: FormScreen }) {
  const { params: query } = useAddress();
  const { data: read, error, refetch } = useRecord(screen, Number(query.get("idx")) || undefined);
  if (read) return <Survey key={String(read.record.idx)} read={read} />;
  return (
    <div className="record-screen">
      <PageTitle title="성향 카드 만들기" />
      {error instanceof CallError && error.err === 404 ? (
        <EmptyNote>아직 열린 진단이 없습니다. 회차가 열리면 알려 드립니다.</EmptyNote>
      ) : (
        <RecordTrouble error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Survey({ read }: { read: ReadAnswer }) {
  const { record, may, closed } = read;
  const round = useQuery({
    queryKey: ["records", "personality_round", "read", record.idx_round],
    queryFn: () => callRecords("personality_round", "read", { idx: Number(record.idx_round) }),
  }).data?.record;
  const questions = (round?.questions ?? []) as readonly { text: string }[];
  const [answers, setAnswers] = useState<readonly (number | null)[]>(() => {
    const given = (record.answers ?? []) as readonly (number | null)[];
    return Array.from({ length: QUESTIONS }, (_, at) => given[at] ?? null);
  });
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(own.map(([key]) => [key, String(record[key] ?? "")])),
  );
  const [isPublic, setIsPublic] = useState(record.is_public !== false);
  // whoever comes back goes on where something is missing
  const [page, setPage] = useState(() => {
    const missing = answers.indexOf(null);
    return missing < 0 ? PAGES : Math.floor(missing / A_PAGE);
  });
  const [isSending, setIsSending] = useState(false);
  const refresh = useRefresh();
  const navigate = useNavigate();

  async function keep(next: number | "finish") {
    setIsSending(true);
    try {
      const { record: now } = await callRecords("personality_result", "read", { idx: Number(record.idx) });
      const at = { idx: Number(record.idx), ver: Number(now.ver) };
      const { ver } = await callRecords("personality_result", "change", {
        ...at,
        values: { answers: [...answers], ...values, is_public: isPublic },
      });
      if (next === "finish")
        await callRecords("personality_result", "move", { ...at, ver: Number(ver ?? at.ver + 1), move: "finish" });
      await refresh("personality_result");
      if (next === "finish") void navigate(`${CARD}?idx=${record.idx}`);
      else setPage(next);
    } catch (error) {
      tell(error);
    } finally {
      setIsSending(false);
    }
  }

  if (!may.change || record.status === "done")
    return (
      <div className="record-screen">
        <PageTitle title="성향 카드 만들기" />
        <p role="status">{closed ?? "이번 회차의 카드를 이미 만들었습니다."}</p>
        <Link className="link-button" to={`${CARD}?idx=${record.idx}`}>
          내 카드 보기
        </Link>
      </div>
    );
  return (
    <div className="record-screen card-survey">
      <PageTitle title={String(round?.title ?? "성향 카드 만들기")} />
      <RoundLine entity="personality_result" read={read} />
      <p role="status">
        {page < PAGES ? `${page + 1} / ${PAGES + 1}쪽` : `마지막 쪽: 나를 소개하는 말`} · 답한 문항{" "}
        {answers.filter((answer) => answer !== null).length} / {QUESTIONS}
      </p>
      {page < PAGES
        ? questions.slice(page * A_PAGE, (page + 1) * A_PAGE).map(({ text }, n) => {
            const at = page * A_PAGE + n;
            const take = (degree: number) => setAnswers(answers.with(at, degree));
            return <Question key={text} at={at} text={text} answer={answers[at]} onAnswer={take} />;
          })
        : own.map(([key, label]) => (
            <Textarea
              key={key}
              label={label}
              autosize
              minRows={2}
              maxLength={key === "hobby" ? 200 : 500}
              value={values[key] ?? ""}
              onChange={({ currentTarget }) => setValues({ ...values, [key]: currentTarget.value })}
            />
          ))}
      {page === PAGES && (
        <Checkbox
          label="동료에게 공개 (끄면 나만 봅니다)"
          checked={isPublic}
          onChange={({ currentTarget }) => setIsPublic(currentTarget.checked)}
        />
      )}
      <div className="card-steps">
        {page > 0 && (
          <Button variant="default" disabled={isSending} onClick={() => setPage(page - 1)}>
            이전
          </Button>
        )}
        <Button loading={isSending} onClick={() => void keep(page < PAGES ? page + 1 : "finish")}>
          {page < PAGES ? "저장하고 다음" : "완료"}
        </Button>
      </div>
    </div>
  );
}

interface QuestionProps {
  /** From 0. */
  at: number;
  text: string;
  /** From 1; nothing while it is open. */
  answer: number | null | undefined;
  onAnswer: (degree: number) => void;
}

/** A question, answered by a degree. */
function Question({ at, text, answer, onAnswer }: QuestionProps) {
  return (
    <fieldset>
      <legend>
        {at + 1}. {text}
      </legend>
      {degrees.map((degree, value) => (
        <label key={degree}>
          <input
            type="radio"
            name={`question-${at}`}
            checked={answer === value + 1}
            onChange={() => onAnswer(value + 1)}
          />
          {degree}
        </label>
      ))}
    </fieldset>
  );
}

/** A card, with how to work with whose it is; below one's own, what the answers came to. */
export function CardViewPage({ screen }: { screen: ViewScreen }) {
  const title = "척도별 점수";
  const dataOf = (scores: readonly number[]) =>
    scores.map((value, at) => ({ by: cardScales[at] ?? "", split: "", value, rank: { by: at, split: 0 } }));
  return (
    <ViewPage
      screen={screen}
      below={({ record }) => (
        <div className="growth-trends">
          <WorkingTogether type={String(record.type)} />
          {Array.isArray(record.scores) && (
            <section aria-label={title}>
              <h2>{title}</h2>
              <ChartAndTable chart="radar" title={title} unit="점" data={dataOf(record.scores)} />
            </section>
          )}
        </div>
      )}
    />
  );
}

/** What somebody's type says of them, and what helps who works with them. */
function WorkingTogether({ type }: { type: string }) {
  const told = cardType(type);
  if (!told) return null;
  return (
    <section aria-label="함께 일할 때">
      <h2>함께 일할 때</h2>
      <p>{told.about}</p>
      <ul>
        {told.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}

/** Colleagues' cards, with how types are distributed in a team. */
export function CardListPage({ screen }: { screen: ListScreen }) {
  return <ListPage screen={screen} above={<TeamTypes screen={screen} />} />;
}

/** From how many cards on a distribution identifies nobody. */
const TOLD_FROM = 3;

/** How types are distributed in the team that is looked for, else in one's own. */
function TeamTypes({ screen }: { screen: ListScreen }) {
  const { params: query } = useAddress();
  const own = useStore(({ idx_team }) => idx_team);
  const chosen = query.get("team");
  const team = chosen ?? (own ? String(own) : null);
  const { data } = useRecordList(screen.of, {
    ...{ screen: screen.name, status: "done", rows: "100" },
    ...(team && { team }),
  });
  const types = new Map<string, number>();
  for (const { type } of data?.list ?? []) types.set(String(type), (types.get(String(type)) ?? 0) + 1);
  if (!team || !data || data.total < TOLD_FROM) return null;
  const title = chosen ? "팀 유형 분포" : "우리 팀 유형 분포";
  const rows = [...types].toSorted(([, a], [, b]) => b - a);
  return (
    <section className="type-counts" aria-label={title}>
      <h2>{title}</h2>
      <dl>
        {rows.map(([type, count]) => (
          <div key={type}>
            <dt>{type}</dt>
            <dd>{count}명</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
