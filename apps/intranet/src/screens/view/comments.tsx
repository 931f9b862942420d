import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Button, Checkbox } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { callRecords } from "../../api/client";
import { useSending } from "../../api/use-sending";
import { CalledWords } from "../../controls/inputs/called-words";
import { GrowingText } from "../../controls/inputs/growing-text";
import { MentionInput, nothingSaid, sent } from "../../controls/inputs/mention-input";
import { seoulTime } from "../../fields/dates/seoul-time";
import { listOf } from "../../fields/list-of";
import { Portrait } from "../../shell/portrait";
import { entityOf } from "../definitions";
import { type ReadAnswer, useRefresh } from "../records";

interface CommentsProps {
  entity: string;
  read: ReadAnswer;
}

/** What people say about a record, the oldest first, and a field to say something. */
export function Comments({ entity, read }: CommentsProps) {
  const name = entityOf(entity).comments ?? "";
  const link = linkTo(name, entity);
  const idx = Number(read.record.idx);
  const takesMentions = "mentions" in entityOf(name).fields;
  // notes among those who work on it; a record tells who does
  const takesNotes = "is_internal" in entityOf(name).fields && read.extra.isHandler === true;
  const [isNote, setIsNote] = useState(false);
  const [said, setSaid] = useState(nothingSaid);
  const { isSending, send } = useSending();
  const refresh = useRefresh();
  const { data } = useQuery({
    queryKey: ["records", name, "list", link, idx],
    queryFn: () => callRecords(name, "list", { screen: "", [link]: idx, sort: "idx", rows: 100 }),
    meta: { onRefusal: "log" },
  });
  const list = data?.list ?? [];

  function leave(event: FormEvent) {
    event.preventDefault();
    const { content, mentions } = sent(said);
    if (content === "") return;
    void send(async () => {
      await callRecords(name, "add", {
        values: {
          [`idx_${link}`]: idx,
          content,
          ...(takesMentions && { mentions }),
          ...(isNote && { is_internal: true }),
        },
      });
      setSaid(nothingSaid);
      setIsNote(false);
      await refresh(name);
    });
  }

  // a record of which somebody knows that it is there may keep from them what is said of it
  if (read.extra.mayComment === false) return null;
  return (
    <section className="view-comments" aria-label="댓글">
      <h2>댓글 {list.length}</h2>
      <ul>
        {list.map((comment) => (
          <li key={Number(comment.idx)}>
            <p className="comment-head">
              <Portrait
                idx={Number(comment.idx_writer)}
                kname={data?.names.staff?.[String(comment.idx_writer)] ?? ""}
                photouri=""
                size={22}
              />{" "}
              <strong>{data?.names.staff?.[String(comment.idx_writer)] ?? "작성자"}</strong>{" "}
              <span className="field-fixed">{seoulTime(String(comment.wdate))}</span>
              {comment.is_internal === true && <span className="comment-note"> 담당자만 보기</span>}
            </p>
            <p className="field-lines">
              <CalledWords text={String(comment.content)} names={namesOf(comment.mentions, data?.names.staff)} />
            </p>
          </li>
        ))}
      </ul>
      <form onSubmit={leave}>
        {takesMentions ? (
          <MentionInput
            label={LABEL}
            maxLength={LONGEST}
            placeholder="댓글을 남겨 보세요. @이름으로 부릅니다."
            value={said}
            onChange={setSaid}
          />
        ) : (
          <GrowingText
            size="xs"
            minRows={2}
            maxLength={LONGEST}
            aria-label={LABEL}
            placeholder="댓글을 남겨 보세요."
            value={said.text}
            onChange={({ currentTarget }) => setSaid({ ...nothingSaid, text: currentTarget.value })}
          />
        )}
        {takesNotes && (
          <Checkbox
            size="xs"
            label="담당자만 보기"
            checked={isNote}
            onChange={({ currentTarget }) => setIsNote(currentTarget.checked)}
          />
        )}
        <Button size="xs" type="submit" variant="default" loading={isSending}>
          남기기
        </Button>
      </form>
    </section>
  );
}

const LABEL = "댓글 쓰기";
const LONGEST = 1000;

/** The Korean names of people by their numbers; the directory's names begin with them. */
function namesOf(idxs: unknown, names: Readonly<Record<string, string>> = {}): string[] {
  return listOf<number>(idxs).flatMap((idx) => names[String(idx)]?.split(" ")[0] ?? []);
}

/** The key of the link by which comments belong to a record. */
function linkTo(comments: string, entity: string): string {
  const { fields } = entityOf(comments);
  return Object.keys(fields).find((key) => (fields[key] as { to?: string }).to === entity) ?? entity;
}
