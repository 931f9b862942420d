import { Link } from "react-router-dom";
import { today } from "../../controls/dates/today";
import { Pending } from "../../controls/pending";
import { dueText, TodoList, useTodo } from "../../shell/todo/todo-list";
import { useHome } from "./home";
import { WaitingDocuments } from "./waiting-documents";

/** What waits for the person, each kind with what it consists of, and the tasks whose day comes within a week. */
export function Todo() {
  const { list, ...reading } = useTodo();
  const tasks = useHome().home?.tasks ?? [];
  if (!list) return <Pending {...reading} />;
  const soon = tasks.filter(({ due }) => due > today());
  if (list.length + soon.length === 0) return <p>기다리는 일이 없습니다.</p>;
  return (
    <>
      <TodoList
        list={list}
        below={(key) => {
          if (key === "sign") return <WaitingDocuments count={list.find((each) => each.key === "sign")?.count ?? 0} />;
          if (key === "task") return <Tasks tasks={tasks.filter(({ due }) => due <= today())} />;
          return null;
        }}
      />
      {soon.length > 0 && (
        <>
          <h3>일주일 안에 마감할 업무</h3>
          <Tasks tasks={soon} />
        </>
      )}
    </>
  );
}

type Task = NonNullable<ReturnType<typeof useHome>["home"]>["tasks"][number];

function Tasks({ tasks }: { tasks: readonly Task[] }) {
  return (
    <ul>
      {tasks.map(({ idx, title, due, link }) => (
        <li key={idx}>
          <Link to={link}>{title}</Link>
          <small>{dueText(due)}</small>
        </li>
      ))}
    </ul>
  );
}
