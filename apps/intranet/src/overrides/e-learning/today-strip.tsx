import "./e-learning.css";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { get } from "../../api/client";
import { useHeaderInfo } from "../../api/reads";
import { addressOf } from "../../controls/files/files-input";
import { type SeenCourse, seenCourses } from "./seen-courses";

interface Line {
  readonly idx: number;
  readonly title: string;
  readonly day: string;
}

/** What is on today, and the courses that one has pinned: the first thing after signing in. */
export function TodayStrip() {
  const { data } = useQuery({
    queryKey: ["today"],
    queryFn: () => get("/rest/businessmanagement/getToday"),
    staleTime: 60 * 1000,
    meta: { onRefusal: "log" },
  });
  const [seen] = useState(seenCourses);
  if (!data) return <section className="today-strip" aria-label="오늘" aria-busy="true" style={{ minHeight: 92 }} />;
  const late = data.late > 0 ? `, 지연 ${data.late}` : "";
  return (
    <>
      <section className="today-strip" aria-label="오늘">
        <Lines
          title={`오늘까지 할 일 ${data.due}${late}`}
          none="오늘 마감인 업무가 없습니다."
          lines={data.tasks}
          path="/taskmanagement/taskview/"
          isDated
        />
        <Lines
          title={`확인할 공지 ${data.notices.length}`}
          none="확인할 공지가 없습니다."
          lines={data.notices}
          path="/carrotzone/noticeview/"
        />
        {data.expiring.length > 0 && (
          <Lines
            title="곧 끝나는 판권"
            none=""
            lines={data.expiring}
            path="/businessmanagement/elearningview/"
            isDated
          />
        )}
        <Lines
          title="이번 주 여는 과정"
          none="이번 주에 여는 과정이 없습니다."
          lines={data.opening}
          path="/businessmanagement/elearningview/"
          isDated
        />
        <Progress />
      </section>
      <Courses title="고정한 과정" courses={data.pinned} />
      <Courses title="최근 본 과정" courses={seen.filter(({ idx }) => data.pinned.every((one) => one.idx !== idx))} />
    </>
  );
}

/** Courses in one row; nothing when there are none. */
function Courses({ title, courses }: { title: string; courses: readonly SeenCourse[] }) {
  if (courses.length === 0) return null;
  return (
    <section className="pinned-courses" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {courses.map(({ idx, title: name, code, thumbnail }) => (
          <li key={idx}>
            <Link to={`/businessmanagement/elearningview/${idx}`}>
              <img src={addressOf(thumbnail, true)} alt="" />
              <span>
                {name}
                <span className="course-facts">{code}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How far somebody has come with this year's education; a bar where the year has a goal. */
function Progress() {
  const info = useHeaderInfo();
  const grade = info?.education.grade_txt;
  if (!grade) return null;
  const [got = 0, goal = 0] = grade.split("/").map(Number);
  return (
    <div>
      <h2>올해 교육 학점 {grade}</h2>
      {goal > 0 && (
        <>
          <progress className="education-bar" value={Math.min(got, goal)} max={goal} aria-label="올해 교육 학점" />
          <p className="today-none">
            {got >= goal ? "올해 목표를 채웠습니다." : `목표까지 ${Math.round((goal - got) * 10) / 10}학점 남았습니다.`}
          </p>
        </>
      )}
    </div>
  );
}

interface LinesProps {
  title: string;
  /** Said when there is none. */
  none: string;
  lines: readonly Line[];
  path: string;
  isDated?: boolean;
}

function Lines({ title, none, lines, path, isDated = false }: LinesProps) {
  return (
    <div>
      <h2>{title}</h2>
      {lines.length === 0 ? (
        <p className="today-none">{none}</p>
      ) : (
        <ul>
          {lines.map(({ idx, title: name, day }) => (
            <li key={idx}>
              <Link to={path + idx} title={name}>
                {name}
              </Link>
              {isDated && <span>{day.slice(5).replace("-", "/")}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
