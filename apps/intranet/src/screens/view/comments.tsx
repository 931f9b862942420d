import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callRecords } from "../../api/client";
import { tell } from "../../api/tell";
import { CommentForm } from "../../controls/comments/comment-form";
import { threaded } from "../../controls/comments/threaded";
import { FileList } from "../../controls/files/files-input";
import { CalledWords } from "../../controls/inputs/called-words";
import { type Said, sent } from "../../controls/inputs/mention-input";
import { seoulTime } from "../../fields/dates/seoul-time";
import { listOf } from "../../fields/list-of";
import { askToLose } from "../../shell/dialogs/ask";
import { Portrait } from "../../shell/portrait";
import { useStore } from "../../store";
import { entityOf } from "../definitions";
import { type ReadAnswer, useRefresh } from "../records";

interface CommentsProps {
  entity: string;
  read: ReadAnswer;
}

/** So long what one has said may be changed, in milliseconds; the server holds to it. */
const CHANGED_WITHIN = 10 * 60 * 1000;

/** What people say about a record, the oldest first, answers below what they answer, and a field to say something. */
export function Comments({ entity, read }: CommentsProps) {
  const name = entityOf(entity).comments?.of ?? "";
  const { fields } = entityOf(name);
  const link = linkTo(name, entity);
  const idx = Number(read.record.idx);
  const me = useStore(({ idx_staff }) => idx_staff);
  const [answering, setAnswering] = useState(0);
  const [changing, setChanging] = useState(0);
  const refresh = useRefresh();
  const { data } = useQuery({
    queryKey: ["records", name, "list", link, idx],
    queryFn: () => callRecords(name, "list", { screen: "", [link]: idx, sort: "idx", rows: 100 }),
    meta: { onRefusal: "log" },
  });
  const list = data?.list ?? [];
  const files = "files" in fields ? { place: { entity: name, column: "files" }, known: data?.files ?? {} } : undefined;

  async function add(said: Said, is_internal: boolean, attached: readonly number[], parent?: number) {
    const more = { ...(files && { files: attached }), ...(is_internal && { is_internal }) };
    const values = { [`idx_${link}`]: idx, ...sent(said), ...more, ...(parent && { idx_parent: parent }) };
    await callRecords(name, "add", { values });
    setAnswering(0);
    await refresh(name);
  }

  async function change(comment: Row, said: Said, attached: readonly number[]) {
    const values = { ...sent(said), ...(files && { files: attached }) };
    await callRecords(name, "change", { idx: Number(comment.idx), ver: Number(comment.ver), values });
    setChanging(0);
    await refresh(name);
  }

  async function remove(comment: Row) {
    if (!(await askToLose("댓글을 삭제하시겠습니까?"))) return;
    await callRecords(name, "remove", { idx: Number(comment.idx), ver: Number(comment.ver) }).catch(tell);
    await refresh(name);
  }

  // a record of which somebody knows that it is there may keep from them what is said of it
  if (read.extra.mayComment === false) return null;
  return (
    <section className="view-comments" aria-label="댓글">
      <h2>댓글 {list.length}</h2>
      <ul>
        {threaded(
          list,
          (one) => Number(one.idx),
          (one) => Number(one.idx_parent ?? 0),
        ).map(([comment, isAnswer]) => {
          const key = Number(comment.idx);
          const who = data?.names.staff?.[String(comment.idx_writer)] ?? "";
          const people = peopleIn(comment.mentions, data?.names.staff);
          const isMine = Number(comment.idx_writer) === me;
          const isNew = Date.now() - Date.parse(String(comment.wdate)) < CHANGED_WITHIN;
          return (
            <li key={key} className={isAnswer ? "is-answer" : undefined}>
              <p className="comment-who">
                <Portrait idx={Number(comment.idx_writer)} kname={who} photouri="" size={22} />
                <strong>{who === "" ? "작성자" : who}</strong>
                <span className="field-fixed">{seoulTime(String(comment.wdate))}</span>
                {comment.mdate !== null && <span>(고침)</span>}
                {comment.is_internal === true && <span>담당자만 보기</span>}
                {"parent" in fields && (
                  <button type="button" onClick={() => setAnswering(answering === key ? 0 : key)}>
                    답글
                  </button>
                )}
                {isMine && isNew && (
                  <button type="button" onClick={() => setChanging(changing === key ? 0 : key)}>
                    고치기
                  </button>
                )}
                {isMine && (
                  <button type="button" onClick={() => void remove(comment)}>
                    지우기
                  </button>
                )}
              </p>
              {changing === key ? (
                <CommentForm
                  label="댓글 고치기"
                  begin={{ text: String(comment.content), people, files: listOf<number>(comment.files) }}
                  files={files}
                  onSend={(said, _, attached) => change(comment, said, attached)}
                />
              ) : (
                <>
                  <p className="field-lines">
                    <CalledWords text={String(comment.content)} names={people.map((one) => one.name)} />
                  </p>
                  {listOf(comment.files).length > 0 && (
                    <FileList files={listOf<number>(comment.files)} known={data?.files ?? {}} />
                  )}
                </>
              )}
              {answering === key && (
                <CommentForm
                  label={`${who}님에게 답글`}
                  files={files}
                  onSend={(said, isNote, attached) => add(said, isNote, attached, key)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <CommentForm
        label="댓글 쓰기"
        placeholder="댓글을 남겨 보세요. @이름으로 부릅니다."
        flag={"is_internal" in fields && read.may.notes ? "담당자만 보기" : undefined}
        files={files}
        onSend={add}
      />
    </section>
  );
}

type Row = Readonly<Record<string, unknown>>;

/** People by their numbers, by their Korean names; the directory's names begin with them. */
function peopleIn(idxs: unknown, names: Readonly<Record<string, string>> = {}): { idx: number; name: string }[] {
  return listOf<number>(idxs).flatMap((idx) => {
    const name = names[String(idx)]?.split(" ")[0];
    return name === undefined ? [] : [{ idx, name }];
  });
}

/** The key of the link by which comments belong to a record. */
function linkTo(comments: string, entity: string): string {
  const { fields } = entityOf(comments);
  return Object.keys(fields).find((key) => (fields[key] as { to?: string }).to === entity) ?? entity;
}
