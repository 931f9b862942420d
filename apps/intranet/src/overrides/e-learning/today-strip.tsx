import "./e-learning.css";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { get } from "../../api/client";
import { addressOf } from "../../controls/files-input";

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
      </section>
      {data.pinned.length > 0 && (
        <section className="pinned-courses" aria-label="고정한 과정">
          <h2>고정한 과정</h2>
          <ul>
            {data.pinned.map(({ idx, title, code, thumbnail }) => (
              <li key={idx}>
                <Link to={`/businessmanagement/elearningview/${idx}`}>
                  <img src={addressOf(thumbnail, true)} alt="" />
                  <span>
                    {title}
                    <span className="course-facts">{code}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
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
