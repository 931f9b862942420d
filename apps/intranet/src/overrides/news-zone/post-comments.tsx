import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { get, post } from "../../api/client";
import { tell } from "../../api/tell";
import { CommentForm } from "../../controls/comments/comment-form";
import { threaded } from "../../controls/comments/threaded";
import { askToLose } from "../../controls/dialogs/ask";
import { CalledWords } from "../../controls/inputs/called-words";
import { type Said, sent } from "../../controls/inputs/mention-input";

/** What people say under a post: answers stand below what they answer. */
export function PostComments({ idx }: { idx: number }) {
  const client = useQueryClient();
  const key = ["post-comments", idx];
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => get("/rest/carrotzone/getPostComments", { post: idx }),
    meta: { onRefusal: "log" },
  });
  const [answering, setAnswering] = useState(0);
  const [editing, setEditing] = useState(0);
  if (!data) return null;
  const anonymous = data.may_be_anon ? "익명" : undefined;
  // what was sent is gone from its field before the thread is read again
  const refresh = () => client.invalidateQueries({ queryKey: key });

  async function add(said: Said, is_anon: boolean, parent?: number) {
    await post("/rest/carrotzone/addPostComment", { post: idx, ...sent(said), is_anon, ...(parent && { parent }) });
    setAnswering(0);
    void refresh();
  }

  async function change(comment: number, said: Said) {
    await post("/rest/carrotzone/modPostComment", { idx: comment, ...sent(said) });
    setEditing(0);
    void refresh();
  }

  async function remove(comment: number) {
    if (!(await askToLose("댓글을 삭제하시겠습니까?"))) return;
    await post("/rest/carrotzone/removePostComment", { idx: comment }).catch(tell);
    await refresh();
  }

  return (
    <section className="post-thread" aria-label="댓글">
      <h2>댓글 {data.list.filter(({ is_removed }) => !is_removed).length}</h2>
      <ul>
        {threaded(
          data.list,
          ({ idx }) => idx,
          ({ parent }) => parent,
        ).map(([comment, isAnswer]) => (
          <li key={comment.idx} className={isAnswer ? "is-answer" : undefined}>
            <div className="comment-who">
              <strong>{comment.is_removed ? "삭제된 댓글" : comment.is_anon ? "익명" : comment.kname}</strong>
              <span>{comment.team_name}</span>
              <span>
                {comment.wdate}
                {comment.is_edited && !comment.is_removed && " (고침)"}
              </span>
              {!comment.is_removed && data.may_comment && (
                <button type="button" onClick={() => setAnswering(answering === comment.idx ? 0 : comment.idx)}>
                  답글
                </button>
              )}
              {comment.is_mine && !comment.is_removed && (
                <button type="button" onClick={() => setEditing(editing === comment.idx ? 0 : comment.idx)}>
                  고치기
                </button>
              )}
              {comment.may_remove && (
                <button type="button" onClick={() => void remove(comment.idx)}>
                  지우기
                </button>
              )}
            </div>
            {editing === comment.idx ? (
              <CommentForm
                label="댓글 고치기"
                begin={{ text: comment.content, people: comment.mentions }}
                onSend={(said) => change(comment.idx, said)}
              />
            ) : (
              !comment.is_removed && (
                <p>
                  <CalledWords text={comment.content} names={comment.mentions.map(({ name }) => name)} />
                </p>
              )
            )}
            {answering === comment.idx && (
              <CommentForm
                label={`${comment.kname || "익명"}님에게 답글`}
                flag={anonymous}
                onSend={(said, isAnon) => add(said, isAnon, comment.idx)}
              />
            )}
          </li>
        ))}
      </ul>
      {data.may_comment ? (
        <CommentForm label="댓글 쓰기" flag={anonymous} onSend={(said, isAnon) => add(said, isAnon)} />
      ) : (
        <p>댓글을 받지 않는 글입니다.</p>
      )}
    </section>
  );
}
