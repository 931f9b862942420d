import type { AnswerOf, getTodoList } from "@portal/definition/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { get } from "../../api/client";
import { useHeaderInfo } from "../../api/reads";
import { today } from "../../controls/dates/today";
import { openPopup } from "../popups/popups-store";

type Todo = AnswerOf<typeof getTodoList>["list"][number];

/** What waits for the person; read again every minute while it is shown. */
export function useTodo() {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ["todo"],
    queryFn: () => get("/rest/personal/getTodoList"),
    refetchInterval: 60_000,
    meta: { onRefusal: "log" },
  });
  return { list: data?.list, isPending, isError, refetch };
}

/** What waits for the person, in one list: on main and in the header. */
export function TodoList({ list, onOpen, below }: TodoListProps) {
  return (
    <ul className="todo-list">
      {list.map((todo) => (
        <li key={todo.key}>
          <TodoLink todo={todo} onOpen={onOpen} />
          {todo.due && <small>{dueText(todo.due)}</small>}
          <b>{todo.count}</b>
          {below?.(todo.key)}
        </li>
      ))}
    </ul>
  );
}

interface TodoListProps {
  list: readonly Todo[];
  onOpen?: () => void;
  /** What stands below the line of this key. */
  below?: (key: string) => ReactNode;
}

function TodoLink({ todo: { key, title, link }, onOpen }: { todo: Todo; onOpen: (() => void) | undefined }) {
  const gift = useHeaderInfo()?.thanks.idx;
  if (key === "gift" && gift) {
    return (
      <button
        type="button"
        onClick={() => {
          onOpen?.();
          openPopup({ kind: "gift", idx: gift });
        }}
      >
        {title}
      </button>
    );
  }
  if (link === "") return <span>{title}</span>;
  return (
    <Link to={link} onClick={onOpen}>
      {title}
    </Link>
  );
}

const DAY = 24 * 60 * 60 * 1000;

/** How far away a day (YYYY-MM-DD) is: `D-3`, `오늘까지`, `2일 지남`. */
export function dueText(due: string, now = today()): string {
  const days = Math.round((Date.parse(due) - Date.parse(now)) / DAY);
  if (days === 0) return "오늘까지";
  return days > 0 ? `D-${days}` : `${-days}일 지남`;
}
