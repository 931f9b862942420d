import "./e-learning.css";
import { Button, Checkbox } from "@mantine/core";
import type { ListScreen, ViewScreen } from "@portal/definition";
import { callRecords } from "../../api/client";
import { tell } from "../../api/tell";
import { addressOf } from "../../controls/files-input";
import { StateChip } from "../../fields/choice";
import type { Known } from "../../fields/field-kind";
import { entityOf } from "../../screens/definitions";
import { ListPage } from "../../screens/list-page";
import { type ReadAnswer, type Row, useRefresh } from "../../screens/records";
import { ViewPage } from "../../screens/view-page";
import { usePinned } from "../../shell/pinned";
import { TodayStrip } from "./today-strip";

/** The page after signing in: today and the pinned courses above all courses. */
export function CourseListPage({ screen }: { screen: ListScreen }) {
  return <ListPage screen={screen} above={<TodayStrip />} card={courseCard} />;
}

function labelOf(field: "status" | "category", value: unknown): string {
  const { options } = entityOf("elearning").fields[field] as unknown as { options: Readonly<Record<string, string>> };
  return options[String(value)] ?? String(value);
}

function courseCard(row: Row, { names }: Known) {
  return (
    <span className="course-card">
      <img src={addressOf(Number(row.thumbnail), true)} alt="" loading="lazy" />
      <strong>{String(row.title)}</strong>
      <span className="course-facts">
        <StateChip label={labelOf("status", row.status)} />
        <span>{labelOf("category", row.category)}</span>
        <span>{String(row.code)}</span>
        <span>
          {Number(row.lessons)}차시 · {Number(row.hours)}시간
        </span>
        <span>{names.staff?.[String(row.idx_producer)]}</span>
        <span>
          수강 {Number(row.enrolled).toLocaleString("ko-KR")} · 수료 {Number(row.completed).toLocaleString("ko-KR")}
        </span>
      </span>
    </span>
  );
}

/** A course with its production, its numbers and its materials. */
export function CourseViewPage({ screen }: { screen: ViewScreen }) {
  return <ViewPage screen={screen} beside={(read) => <Beside read={read} />} />;
}

function Beside({ read }: { read: ReadAnswer }) {
  const { record } = read;
  const idx = Number(record.idx);
  const { pinned, toggle } = usePinned("pinned_courses");
  const isPinned = pinned.includes(idx);
  const [enrolled, completed] = [Number(record.enrolled) || 0, Number(record.completed) || 0];
  return (
    <div className="course-beside">
      <img className="course-cover" src={addressOf(Number(record.thumbnail), true)} alt="" />
      <Button
        size="xs"
        variant={isPinned ? "light" : "default"}
        aria-pressed={isPinned}
        onClick={() => void toggle(idx)}
      >
        {isPinned ? "★ 고정한 과정" : "☆ 목록 위에 고정"}
      </Button>
      <section aria-label="서비스 현황">
        <h2>서비스 현황</h2>
        <dl className="course-numbers">
          <dt>수강</dt>
          <dd>{enrolled.toLocaleString("ko-KR")}명</dd>
          <dt>수료</dt>
          <dd>{completed.toLocaleString("ko-KR")}명</dd>
          <dt>수료율</dt>
          <dd>{enrolled === 0 ? "–" : `${Math.round((completed / enrolled) * 100)}%`}</dd>
          <dt>평점</dt>
          <dd>{record.rating === null || record.rating === undefined ? "–" : Number(record.rating).toFixed(1)}</dd>
        </dl>
      </section>
      <Production read={read} />
    </div>
  );
}

/** The steps of the production, ticked off where they stand. */
function Production({ read }: { read: ReadAnswer }) {
  const refresh = useRefresh();
  const items = (read.record.checklist ?? []) as readonly { text: string; done: boolean }[];
  if (items.length === 0) return null;

  async function tick(at: number) {
    const checklist = items.map((item, index) => (index === at ? { ...item, done: !item.done } : item));
    const { idx, ver } = read.record;
    await callRecords("elearning", "change", { idx: Number(idx), ver: Number(ver), values: { checklist } }).catch(tell);
    await refresh("elearning");
  }

  return (
    <section aria-label="제작체크">
      <h2>
        제작체크 {items.filter(({ done }) => done).length}/{items.length}
      </h2>
      <ul>
        {items.map(({ text, done }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is what a step is known by
          <li key={index}>
            <Checkbox
              size="xs"
              label={text}
              checked={done}
              disabled={!read.may.change}
              onChange={() => void tick(index)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
