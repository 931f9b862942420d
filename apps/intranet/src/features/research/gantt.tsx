import "./research.css";
import { Button } from "@mantine/core";
import { type Day, daysFrom, dayText, monthsAfter } from "@portal/definition/calendar";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { today } from "../../controls/dates/today";
import { StateChip } from "../../fields/choices/choice";
import type { ReadAnswer } from "../../screens/records";

interface Milestone {
  readonly idx: number;
  readonly title: string;
  readonly due: Day;
  readonly idx_owner: number | null;
  readonly weight: number;
  readonly done_at: Day | null;
  readonly memo: string | null;
}

/** A step of the project: from when the one before it is due until it is itself. */
interface Step extends Milestone {
  readonly from: Day;
  readonly state: "완료" | "지연" | "예정";
}

/** As many months as have room for their names. */
const NAMES = 12;
/** A name takes so many of a hundred of the whole: the first and the last are left out where they have no room. */
const ROOM = 6;

/** The milestones of a project in time; each opens what is known of it. */
export function Gantt({ read }: { read: ReadAnswer }) {
  const { record, names, may } = read;
  const [opened, setOpened] = useState<number | null>(null);
  const id = useId();
  const steps = stepsOf((record.research_milestone ?? []) as readonly Milestone[], String(record.date_from));
  const [first] = steps;
  if (!first) return null;
  const [from, to] = [first.from, String(record.date_to)];
  const days = daysFrom(from, to) + 1;
  const share = (day: Day) => Math.min(100, Math.max(0, (daysFrom(from, day) / days) * 100));
  const at = (day: Day) => `${share(day)}%`;
  const now = today();
  const months = monthsIn(from, to);
  const every = Math.ceil(months.length / NAMES);
  return (
    <section className="view-section gantt" aria-labelledby={id}>
      <h2 id={id}>일정표</h2>
      <div className="gantt-months" aria-hidden="true">
        {months.map((month, n) =>
          n % every === 0 && share(month) <= 100 - ROOM ? (
            <span
              key={month}
              className={n % (every * 3) === 0 && share(month) < 80 ? undefined : "is-narrow-off"}
              style={{ insetInlineStart: at(month) }}
            >
              {month.slice(2, 7).replace("-", ".")}
            </span>
          ) : null,
        )}
      </div>
      <ol>
        {steps.map((step) => (
          <li key={step.idx}>
            <button
              type="button"
              aria-expanded={opened === step.idx}
              aria-controls={`${id}-${step.idx}`}
              onClick={() => setOpened(opened === step.idx ? null : step.idx)}
            >
              <span className="gantt-name">{step.title}</span>
              <span className="gantt-track" aria-hidden="true">
                <span
                  className={`gantt-bar is-${tones[step.state]}`}
                  style={{ insetInlineStart: at(step.from), width: `calc(${at(step.due)} - ${at(step.from)})` }}
                />
                {now >= from && now <= to && <span className="gantt-today" style={{ insetInlineStart: at(now) }} />}
              </span>
              <span className="gantt-due">
                {step.due} <StateChip label={step.state} tone={tones[step.state]} />
              </span>
            </button>
            <div id={`${id}-${step.idx}`} className="gantt-more" hidden={opened !== step.idx}>
              {opened === step.idx && (
                <>
                  <dl>
                    <Fact label="기한" value={dayText(step.due)} />
                    <Fact label="담당자" value={names.staff?.[String(step.idx_owner)] ?? "없음"} />
                    <Fact label="비중" value={`${step.weight}%`} />
                    {step.done_at && <Fact label="완료일" value={dayText(step.done_at)} />}
                    {step.memo && <Fact label="경과" value={step.memo} />}
                  </dl>
                  {!step.done_at && may.change && (
                    <Button component={Link} to={taskFor(read, step)} size="compact-xs" variant="default">
                      업무 만들기
                    </Button>
                  )}
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
      {now >= from && now <= to && <p className="gantt-note">세로선은 오늘({now})입니다.</p>}
    </section>
  );
}

const tones = { 완료: "finished", 지연: "refused", 예정: "waiting" } as const;

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function stepsOf(milestones: readonly Milestone[], begin: Day): Step[] {
  const now = today();
  const inTime = milestones.toSorted((a, b) => (a.due < b.due ? -1 : 1));
  return inTime.map((one, n) => ({
    ...one,
    from: inTime[n - 1]?.due ?? begin,
    state: one.done_at ? "완료" : one.due < now ? "지연" : "예정",
  }));
}

/** The first days of the months of a stretch that have room for their names. */
function monthsIn(from: Day, to: Day): Day[] {
  const months: Day[] = [];
  for (let month = `${from.slice(0, 7)}-01`; month <= to; month = monthsAfter(month, 1)) months.push(month);
  const [, next] = months;
  return next && (daysFrom(from, next) * 100) / daysFrom(from, to) < ROOM ? months.slice(1) : months;
}

/** The form of a task by which a milestone is done. */
function taskFor({ record }: ReadAnswer, { title, due }: Milestone): string {
  const given = new URLSearchParams({ idx_research: String(record.idx), title, due });
  return `/taskmanagement/taskadd?${given}`;
}
