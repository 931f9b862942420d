import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import "./comments.css";
import { Button, Checkbox } from "@mantine/core";
import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { useSending } from "../../api/use-sending";
import type { FileFacts, Place } from "../field-kind";
import { FilesInput } from "../files/files-input";
import { MentionInput, nothingSaid, type Said } from "../inputs/mention-input";

interface CommentFormProps {
  label: string;
  placeholder?: string;
  begin?: Said & { readonly files?: readonly number[] };
  /** What may be ticked off about it: 익명. */
  flag?: string | undefined;
  /** Where its files belong, if it takes any, and what is known of those that it has. */
  files?: { readonly place: Place; readonly known: Readonly<Record<string, FileFacts>> } | undefined;
  onSend: (said: Said, isFlagged: boolean, files: readonly number[]) => Promise<void>;
}

/** A field to say something in; Ctrl and Enter send it. */
export function CommentForm({ label, placeholder, begin = nothingSaid, flag, files, onSend }: CommentFormProps) {
  const [said, setSaid] = useState<Said>(begin);
  const [isFlagged, setIsFlagged] = useState(false);
  const [attached, setAttached] = useState(begin.files ?? []);
  const { isSending, send } = useSending();
  const id = useId();

  function leave(event?: FormEvent) {
    event?.preventDefault();
    if (said.text.trim() === "") return;
    void send(async () => {
      await onSend(said, isFlagged, attached);
      setSaid(nothingSaid);
      setIsFlagged(false);
      setAttached([]);
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
        placeholder={placeholder ?? `${label}. @이름으로 부릅니다.`}
        value={said}
        onChange={setSaid}
      />
      {files && <FilesInput id={id} label={`${label}: 첨부`} value={attached} onChange={setAttached} {...files} />}
      {flag && (
        <Checkbox
          size="xs"
          label={flag}
          checked={isFlagged}
          onChange={({ currentTarget }) => setIsFlagged(currentTarget.checked)}
        />
      )}
      <Button size="xs" type="submit" variant="default" loading={isSending}>
        남기기
      </Button>
    </form>
  );
}
