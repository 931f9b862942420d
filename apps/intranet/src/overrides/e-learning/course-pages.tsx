import { stateOf } from "../../fields/choices/tone";
import { choiceAt } from "../../fields/definitions";
import "./e-learning.css";
import { Button } from "@mantine/core";
import type { ListScreen, ViewScreen } from "@portal/definition";
import IconStar from "@tabler/icons-react/dist/esm/icons/IconStar.mjs";
import IconStarFilled from "@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import type { Known } from "../../controls/field-kind";
import { addressOf } from "../../controls/files/files-input";
import { Icon } from "../../controls/icon";
import { StateChip } from "../../fields/choices/choice";
import { seoulTime } from "../../fields/dates/seoul-time";
import { choiceLabel } from "../../fields/definitions";
import { ListPage } from "../../screens/list/list-page";
import type { ReadAnswer, Row } from "../../screens/records";
import { TickList } from "../../screens/view/tick-list";
import { ViewPage } from "../../screens/view/view-page";
import { usePinned } from "../../shell/pinned";
import { keepSeen } from "./seen-courses";
import { TodayStrip } from "./today-strip";

/** The page after signing in: today and the pinned courses above all courses. */
export function CourseListPage({ screen }: { screen: ListScreen }) {
  return <ListPage screen={screen} above={<TodayStrip />} card={courseCard} />;
}

function courseCard(row: Row, { names }: Known) {
  return (
    <span className="course-card">
      <img src={addressOf(Number(row.thumbnail), true)} alt="" loading="lazy" />
      <strong>{String(row.title)}</strong>
      <span className="course-facts">
        <StateChip {...stateOf(choiceAt("elearning", "status"), row.status)} />
        <span>{choiceLabel("elearning", "category", row.category)}</span>
        <span>{String(row.code)}</span>
      </span>
      <span className="course-facts">
        <span>
          {Number(row.lessons)}차시 · {Number(row.hours)}시간
        </span>
        <span>{names.staff?.[String(row.idx_producer)]}</span>
      </span>
      <span className="course-facts">
        <span>
          수강 {Number(row.enrolled).toLocaleString("ko-KR")} · 수료 {Number(row.completed).toLocaleString("ko-KR")}
        </span>
      </span>
    </span>
  );
}

/** A course with its production, its numbers and its materials. */
export function CourseViewPage({ screen }: { screen: ViewScreen }) {
  return (
    <ViewPage
      screen={screen}
      actions={({ record, may }) => (
        <>
          <PinButton idx={Number(record.idx)} />
          {may.change && ["plan", "make"].includes(String(record.status)) && (
            <Button
              size="xs"
              variant="default"
              component={Link}
              to={`/resourcemanagement/studioreservationadd?kind=elearn&elearning=${Number(record.idx)}`}
            >
              스튜디오 예약
            </Button>
          )}
        </>
      )}
      beside={(read) => <Beside read={read} />}
    />
  );
}

/** Keeps a course above the list, or no longer. */
function PinButton({ idx }: { idx: number }) {
  const { pinned, toggle } = usePinned("pinned_courses");
  const isPinned = pinned.includes(idx);
  return (
    <Button
      size="xs"
      variant={isPinned ? "light" : "default"}
      leftSection={<Icon of={isPinned ? IconStarFilled : IconStar} size={15} />}
      aria-pressed={isPinned}
      onClick={() => void toggle(idx)}
    >
      {isPinned ? "고정한 과정" : "목록 위에 고정"}
    </Button>
  );
}

/** When a course is filmed. */
function Shoots({ read }: { read: ReadAnswer }) {
  const { shoots = [] } = read.extra as { shoots?: readonly { idx: number; from: string; studio: string }[] };
  if (shoots.length === 0) return null;
  return (
    <section aria-label="촬영">
      <h2>촬영 {shoots.length}</h2>
      <ul>
        {shoots.map(({ idx, from, studio }) => {
          const [day = "", time] = seoulTime(from).split(" ");
          return (
            <li key={idx}>
              <Link to={`/resourcemanagement/studioreservationmonth?date=${day}&booking=${idx}`}>
                {day} {time}
              </Link>{" "}
              {studio}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Beside({ read }: { read: ReadAnswer }) {
  const { record } = read;
  const idx = Number(record.idx);
  const { title, code, thumbnail } = record;
  useEffect(
    () => keepSeen({ idx, title: String(title), code: String(code), thumbnail: Number(thumbnail) }),
    [idx, title, code, thumbnail],
  );
  const [enrolled, completed] = [Number(record.enrolled) || 0, Number(record.completed) || 0];
  return (
    <div className="course-beside">
      <img className="course-cover" src={addressOf(Number(record.thumbnail), true)} alt="" />
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
      <Shoots read={read} />
      <TickList entity="elearning" name="checklist" read={read} />
    </div>
  );
}
