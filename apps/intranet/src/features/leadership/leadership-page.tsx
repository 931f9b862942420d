import "../../shell/failures/page.css";
import "./leadership.css";
import { Button } from "@mantine/core";
import { useState } from "react";
import { PageTitle } from "../../controls/page-title";
import { HtmlView } from "../../controls/rich-text/html-view";
import { ScreenLink } from "../../shell/navigation/screen-link";
import { dueText } from "../../shell/todo/todo-list";
import { useStore } from "../../store";
import { type Course, statusWords, useCourse } from "./leadership";
import { RoundForm } from "./round-form";

/** The leadership course: its newest round, when to apply, and who took part before. */
export function LeadershipPage() {
  const isAdmin = useStore((state) => state.pd_auth);
  const [edited, setEdited] = useState<"new" | "current" | null>(null);
  const course = useCourse();
  if (!course) return <PageTitle title="리더십 과정" />;
  if (edited) {
    return <RoundForm round={edited === "current" ? course.round : null} onDone={() => setEdited(null)} />;
  }
  return (
    <div className="leadership">
      <PageTitle title={course.round?.title ?? "리더십 과정"}>
        {isAdmin && (
          <span className="leadership-actions">
            {course.round && (
              <Button variant="default" onClick={() => setEdited("current")}>
                과정 수정
              </Button>
            )}
            <Button variant="default" onClick={() => setEdited("new")}>
              새 과정
            </Button>
          </span>
        )}
      </PageTitle>
      {course.round ? <Current course={course} /> : <p>아직 열린 과정이 없습니다.</p>}
      <section aria-labelledby="graduates">
        <h2 id="graduates">지난 수료자</h2>
        {course.graduates.length === 0 && <p>아직 없습니다.</p>}
        {course.graduates.map(({ year, title, list }) => (
          <details key={`${year} ${title}`}>
            <summary>
              {title} ({list.length}명)
            </summary>
            <ul className="leadership-graduates">
              {list.map(({ kname, team_name }) => (
                <li key={`${kname} ${team_name}`}>
                  {kname} <small>{team_name}</small>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </section>
    </div>
  );
}

function Current({ course: { round, is_open, mine } }: { course: Course }) {
  if (!round) return null;
  return (
    <>
      <dl className="leadership-facts">
        <dt>신청 기간</dt>
        <dd>
          {round.apply_from} ~ {round.apply_to} {is_open && <b>{dueText(round.apply_to)}</b>}
        </dd>
        <dt>정원</dt>
        <dd>{round.capacity === 0 ? "제한 없음" : `${round.capacity}명`}</dd>
        {mine && (
          <>
            <dt>내 신청</dt>
            <dd>{statusWords[mine.status]}</dd>
          </>
        )}
      </dl>
      {round.body !== "" && <HtmlView html={round.body} />}
      <p>
        <ScreenLink to="leadership_apply" className="page-button">
          {mine || !is_open ? "신청 내용 보기" : "신청하기"}
        </ScreenLink>
      </p>
    </>
  );
}
