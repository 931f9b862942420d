import "./bell-panel.css";
import { notificationKinds } from "@portal/definition";
import type { AnswerOf, getNotificationList } from "@portal/definition/contract";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { get, post } from "../../api/client";
import { tell } from "../../api/tell";
import { Pending } from "../../controls/pending";
import { TodoList, useTodo } from "../todo/todo-list";
import { NotificationSwitches } from "./notification-switches";

type Told = AnswerOf<typeof getNotificationList>["list"][number];

/** Notifications that are shown at first, and that “더 보기” adds. */
const STEP = 20;

/** What waits for the person and their notifications. */
export function BellPanel({ onClose }: { onClose: () => void }) {
  const { list: todo, ...reading } = useTodo();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <div className="bell-panel">
      <div>
        <h2>내가 할 일</h2>
        {!todo && <Pending {...reading} />}
        {todo?.length === 0 && <p>기다리는 일이 없습니다.</p>}
        {todo && <TodoList list={todo} onOpen={onClose} />}
      </div>
      <section aria-labelledby="bell-told">
        <div className="bell-head">
          <h2 id="bell-told">알림</h2>
          <button type="button" aria-pressed={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
            {isChoosing ? "목록으로" : "받을 알림"}
          </button>
        </div>
        {isChoosing ? <NotificationSwitches /> : <Notifications onClose={onClose} />}
      </section>
    </div>
  );
}

function Notifications({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [isNewOnly, setIsNewOnly] = useState(false);
  const [rows, setRows] = useState(STEP);
  const { data, isError, refetch } = useQuery({
    queryKey: ["notifications", isNewOnly, rows],
    queryFn: () => get("/rest/personal/getNotificationList", { rows, state: isNewOnly ? "NEW" : "ALL" }),
    placeholderData: keepPreviousData,
    meta: { onRefusal: "tell" },
  });

  async function mark(fields: { idx?: number; is_read?: boolean }) {
    try {
      await post("/rest/personal/readNotification", fields);
      await Promise.all([["notifications"], ["header"]].map((queryKey) => client.invalidateQueries({ queryKey })));
    } catch (error) {
      tell(error);
    }
  }

  return (
    <>
      <div className="bell-head">
        <label>
          <input type="checkbox" checked={isNewOnly} onChange={() => setIsNewOnly(!isNewOnly)} /> 안 읽은 것만
        </label>
        <button type="button" disabled={!data?.unread} onClick={() => void mark({})}>
          모두 읽음
        </button>
      </div>
      {!data && <Pending isError={isError} refetch={refetch} />}
      {data?.list.length === 0 && <p>{isNewOnly ? "안 읽은 알림이 없습니다." : "받은 알림이 없습니다."}</p>}
      <ul className="bell-list">
        {data?.list.map((told) => (
          <li key={told.idx} className={told.is_read ? "" : "unread"}>
            <Title
              told={told}
              onOpen={() => {
                if (!told.is_read) void mark({ idx: told.idx });
                onClose();
              }}
            />
            <small>
              {notificationKinds[told.kind]} · <time>{told.wdate}</time>
            </small>
            <button
              type="button"
              aria-label={`${told.title}: ${told.is_read ? "안 읽음으로" : "읽음"} 표시`}
              onClick={() => void mark({ idx: told.idx, is_read: !told.is_read })}
            >
              {told.is_read ? "안 읽음으로" : "읽음"}
            </button>
          </li>
        ))}
      </ul>
      {data && data.total > rows && rows < 100 && (
        <button type="button" className="bell-more" onClick={() => setRows(Math.min(100, rows + STEP))}>
          더 보기 ({rows} / {data.total})
        </button>
      )}
    </>
  );
}

function Title({ told: { title, link, is_read, over }, onOpen }: { told: Told; onOpen: () => void }) {
  const text = (
    <>
      {!is_read && <span className="only-read">읽지 않음: </span>}
      {title}
      {over !== "" && !title.includes(over) && <em className="bell-over"> {over}</em>}
    </>
  );
  if (link === "") return <span>{text}</span>;
  return (
    <Link to={link} onClick={onOpen}>
      {text}
    </Link>
  );
}
