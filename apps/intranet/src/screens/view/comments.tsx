import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { callRecords } from "../../api/client";
import { tell } from "../../api/tell";
import { GrowingText } from "../../controls/growing-text";
import { seoulTime } from "../../fields/seoul-time";
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
  const [typed, setTyped] = useState("");
  const [isSending, setIsSending] = useState(false);
  const refresh = useRefresh();
  const { data } = useQuery({
    queryKey: ["records", name, "list", link, idx],
    queryFn: () => callRecords(name, "list", { screen: "", [link]: idx, sort: "idx", rows: 100 }),
    meta: { onRefusal: "log" },
  });
  const list = data?.list ?? [];

  async function send(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === "") return;
    setIsSending(true);
    try {
      await callRecords(name, "add", { values: { [`idx_${link}`]: idx, content: typed.trim() } });
      setTyped("");
      await refresh(name);
    } catch (error) {
      tell(error);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <section className="view-comments" aria-label="댓글">
      <h2>댓글 {list.length}</h2>
      <ul>
        {list.map((comment) => (
          <li key={Number(comment.idx)}>
            <p className="comment-head">
              <strong>{data?.names.staff?.[String(comment.idx_writer)] ?? "작성자"}</strong>{" "}
              <span className="field-fixed">{seoulTime(String(comment.wdate))}</span>
            </p>
            <p className="field-lines">{String(comment.content)}</p>
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void send(event)}>
        <GrowingText
          size="xs"
          minRows={2}
          maxLength={1000}
          aria-label="댓글 쓰기"
          placeholder="댓글을 남겨 보세요."
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button size="xs" type="submit" variant="default" loading={isSending}>
          남기기
        </Button>
      </form>
    </section>
  );
}

/** The key of the link by which comments belong to a record. */
function linkTo(comments: string, entity: string): string {
  const { fields } = entityOf(comments);
  return Object.keys(fields).find((key) => (fields[key] as { to?: string }).to === entity) ?? entity;
}
