import { Button, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "react-toastify";
import { post } from "../../api/client";
import { useSending } from "../../api/use-sending";
import { DateInput } from "../../controls/dates/date-input";
import { today } from "../../controls/dates/today";
import { useUnsaved } from "../../controls/dialogs/unsaved";
import { PageTitle } from "../../controls/page-title";
import { RichTextLater } from "../../controls/rich-text/text-later";
import type { Round } from "./leadership";

/** Whose files a round's pictures are. */
const place = { entity: "leadership_round", column: "body" };

const added = (): Round => ({
  idx: 0,
  title: "",
  year: Number(today().slice(0, 4)),
  body: "",
  apply_from: today(),
  apply_to: "",
  capacity: 0,
  ver: 0,
});

/** A round of the course, for the people team; without one, a new one. */
export function RoundForm({ round, onDone }: { round: Round | null; onDone: () => void }) {
  const client = useQueryClient();
  const [began] = useState(() => round ?? added());
  const [value, setValue] = useState(began);
  const { isSending, send } = useSending();
  const change = (part: Partial<Round>) => setValue((before) => ({ ...before, ...part }));
  useUnsaved(JSON.stringify(began) !== JSON.stringify(value));

  async function save() {
    const { err_msg } = await post("/rest/leadership/saveRound", value);
    await client.invalidateQueries({ queryKey: ["leadership"] });
    onDone();
    toast.success(err_msg);
  }

  return (
    <form
      className="leadership"
      onSubmit={(event) => {
        event.preventDefault();
        void send(save);
      }}
    >
      <PageTitle title={round ? "과정 수정" : "새 과정"} />
      <TextInput
        label="과정명"
        required
        maxLength={100}
        value={value.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <div className="leadership-row">
        <TextInput
          label="연도"
          type="number"
          required
          min={2000}
          max={2100}
          value={String(value.year)}
          onChange={({ currentTarget }) => change({ year: Number(currentTarget.value) })}
        />
        <TextInput
          label="정원 (0은 제한 없음)"
          type="number"
          min={0}
          value={String(value.capacity)}
          onChange={({ currentTarget }) => change({ capacity: Number(currentTarget.value) })}
        />
        <div>
          <span aria-hidden="true">신청 시작</span>
          <DateInput label="신청 시작" value={value.apply_from} onChange={(apply_from) => change({ apply_from })} />
        </div>
        <div>
          <span aria-hidden="true">신청 마감</span>
          <DateInput label="신청 마감" value={value.apply_to} onChange={(apply_to) => change({ apply_to })} />
        </div>
      </div>
      <RichTextLater label="안내" value={began.body} place={place} onChange={(body) => change({ body })} />
      <div className="leadership-actions">
        <Button variant="default" onClick={onDone}>
          취소
        </Button>
        <Button type="submit" loading={isSending}>
          저장
        </Button>
      </div>
    </form>
  );
}
