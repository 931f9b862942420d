import "../../shell/failures/page.css";
import "./leadership.css";
import type { AnswerOf, getLeadership } from "@portal/definition/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { get } from "../../api/client";
import { PageTitle } from "../../controls/page-title";
import { HtmlView } from "../../controls/rich-text/html-view";
import { screenPath } from "../../shell/navigation/screen-path";
import { dueText } from "../../shell/todo/todo-list";
import { useStore } from "../../store";

type Course = AnswerOf<typeof getLeadership>;

/** The leadership course: its newest round, when to apply, and who took part before. */
export function LeadershipPage() {
  const isKeeper = useStore((state) => state.pd_auth);
  const { data: course } = useQuery({
    queryKey: ["leadership"],
    queryFn: () => get("/rest/leadership/getLeadership"),
    meta: { onRefusal: "tell" },
  });
  if (!course) return <PageTitle title="리더십 과정" />;
  return (
    <div className="leadership">
      <PageTitle title={course.round?.title ?? "리더십 과정"}>
        {isKeeper && (
          <Link to={`${applying}?list=rounds`} className="page-button">
            과정 관리
          </Link>
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

const applying = screenPath("leadership_apply");

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
            <dd>{mine.state}</dd>
          </>
        )}
      </dl>
      {round.body !== "" && <HtmlView html={round.body} />}
      <p>
        <Link
          to={mine ? `${applying}#${mine.idx}` : is_open ? `${applying}?round=${round.idx}#add` : applying}
          className="page-button"
        >
          {mine || !is_open ? "신청 내용 보기" : "신청하기"}
        </Link>
      </p>
    </>
  );
}
