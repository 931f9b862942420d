import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import { callRecords } from "../../api/client";
import { tell } from "../../api/tell";
import { CommentForm } from "../../controls/comments/comment-form";
import { threaded } from "../../controls/comments/threaded";
import { askToLose } from "../../controls/dialogs/ask";
import { FileList } from "../../controls/files/files-input";
import { CalledWords } from "../../controls/inputs/called-words";
import { type Said, sent } from "../../controls/inputs/mention-input";
import { seoulTime } from "../../fields/dates/seoul-time";
import { listOf } from "../../fields/list-of";
import { entityOf } from "../../fields/modules";
import { Portrait } from "../../shell/portrait";
import { useStore } from "../../store";
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
    await refresh(name);
  }

  async function change(comment: Row, said: Said, attached: readonly number[]) {
    const values = { ...sent(said), ...(files && { files: attached }) };
    await callRecords(name, "change", { idx: Number(comment.idx), ver: Number(comment.ver), values });
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
        ).map(([comment, isAnswer]) => (
          <Comment
            key={Number(comment.idx)}
            {...{ comment, isAnswer, files }}
            names={data?.names.staff}
            hasAnswers={"parent" in fields}
            onAnswer={(said, isNote, attached) => add(said, isNote, attached, Number(comment.idx))}
            onChange={(said, attached) => change(comment, said, attached)}
            onRemove={() => void remove(comment)}
          />
        ))}
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

interface CommentProps extends Pick<ComponentProps<typeof CommentForm>, "files"> {
  comment: Row;
  /** It stands below what it answers. */
  isAnswer: boolean;
  /** Others may answer it. */
  hasAnswers: boolean;
  names: Readonly<Record<string, string>> | undefined;
  onAnswer: (said: Said, isNote: boolean, attached: readonly number[]) => Promise<void>;
  onChange: (said: Said, attached: readonly number[]) => Promise<void>;
  onRemove: () => void;
}

/** What somebody has said, with what one may do about it. */
function Comment({ comment, isAnswer, hasAnswers, names, files, onAnswer, onChange, onRemove }: CommentProps) {
  const [open, setOpen] = useState<"answer" | "change" | null>(null);
  const me = useStore(({ idx_staff }) => idx_staff);
  const who = names?.[String(comment.idx_writer)] ?? "";
  const people = peopleIn(comment.mentions, names);
  const attached = listOf<number>(comment.files);
  const isMine = Number(comment.idx_writer) === me;
  const isNew = Date.now() - Date.parse(String(comment.wdate)) < CHANGED_WITHIN;
  const toggle = (what: "answer" | "change") => setOpen(open === what ? null : what);
  return (
    <li className={isAnswer ? "is-answer" : undefined}>
      <p className="comment-who">
        <Portrait idx={Number(comment.idx_writer)} kname={who} photouri="" size={22} />
        <strong>{who === "" ? "작성자" : who}</strong>
        <span className="field-fixed">{seoulTime(String(comment.wdate))}</span>
        {comment.mdate !== null && <span>(고침)</span>}
        {comment.is_internal === true && <span>담당자만 보기</span>}
        {hasAnswers && (
          <button type="button" onClick={() => toggle("answer")}>
            답글
          </button>
        )}
        {isMine && isNew && (
          <button type="button" onClick={() => toggle("change")}>
            고치기
          </button>
        )}
        {isMine && (
          <button type="button" onClick={onRemove}>
            지우기
          </button>
        )}
      </p>
      {open === "change" ? (
        <CommentForm
          label="댓글 고치기"
          begin={{ text: String(comment.content), people, files: attached }}
          files={files}
          onSend={async (said, _, now) => {
            await onChange(said, now);
            setOpen(null);
          }}
        />
      ) : (
        <>
          <p className="field-lines">
            <CalledWords text={String(comment.content)} names={people.map(({ name }) => name)} />
          </p>
          {attached.length > 0 && <FileList files={attached} known={files?.known ?? {}} />}
        </>
      )}
      {open === "answer" && (
        <CommentForm
          label={`${who}님에게 답글`}
          files={files}
          onSend={async (...said) => {
            await onAnswer(...said);
            setOpen(null);
          }}
        />
      )}
    </li>
  );
}

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
