import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Button, Checkbox } from "@mantine/core";
import type { AnswerOf, getPostComments } from "@portal/definition/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { get, post } from "../../api/client";
import { tell } from "../../api/tell";
import { useSending } from "../../api/use-sending";
import { CalledWords } from "../../controls/inputs/called-words";
import { MentionInput, nothingSaid, type Said, sent } from "../../controls/inputs/mention-input";
import { askToLose } from "../../shell/dialogs/ask";

type Thread = AnswerOf<typeof getPostComments>;
type Comment = Thread["list"][number];

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
        {threaded(data.list).map(([comment, isAnswer]) => (
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
                mayBeAnon={false}
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
                mayBeAnon={data.may_be_anon}
                onSend={(said, isAnon) => add(said, isAnon, comment.idx)}
              />
            )}
          </li>
        ))}
      </ul>
      {data.may_comment ? (
        <CommentForm label="댓글 쓰기" mayBeAnon={data.may_be_anon} onSend={(said, isAnon) => add(said, isAnon)} />
      ) : (
        <p>댓글을 받지 않는 글입니다.</p>
      )}
    </section>
  );
}

interface CommentFormProps {
  label: string;
  begin?: Said;
  mayBeAnon: boolean;
  onSend: (said: Said, isAnon: boolean) => Promise<void>;
}

/** A field to say something in; Ctrl and Enter send it. */
function CommentForm({ label, begin = nothingSaid, mayBeAnon, onSend }: CommentFormProps) {
  const [said, setSaid] = useState(begin);
  const [isAnon, setIsAnon] = useState(false);
  const { isSending, send } = useSending();

  function leave(event?: FormEvent) {
    event?.preventDefault();
    if (said.text.trim() === "") return;
    void send(async () => {
      await onSend(said, isAnon);
      setSaid(nothingSaid);
    });
  }

  function press(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) leave();
  }

  return (
    <form className="comment-form" onSubmit={leave} onKeyDown={press}>
      <MentionInput
        label={label}
        maxLength={2000}
        placeholder={`${label}. @이름으로 부릅니다.`}
        value={said}
        onChange={setSaid}
      />
      {mayBeAnon && (
        <Checkbox
          size="xs"
          label="익명"
          checked={isAnon}
          onChange={({ currentTarget }) => setIsAnon(currentTarget.checked)}
        />
      )}
      <Button size="xs" type="submit" variant="default" loading={isSending}>
        남기기
      </Button>
    </form>
  );
}

/** Comments in the order of the conversation, and whether each answers another one. */
function threaded(list: readonly Comment[]): [comment: Comment, isAnswer: boolean][] {
  const known = new Set(list.map(({ idx }) => idx));
  const below = (parent: number): [Comment, boolean][] =>
    list
      .filter((comment) => (known.has(comment.parent) ? comment.parent : 0) === parent)
      .flatMap((comment): [Comment, boolean][] => [[comment, parent !== 0], ...below(comment.idx)]);
  return below(0);
}
