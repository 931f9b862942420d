import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "react-toastify";
import { post } from "../../api/client";
import { useSending } from "../../api/use-sending";
import { askToLose } from "../../controls/dialogs/ask";
import { useUnsaved } from "../../controls/dialogs/unsaved";
import { FileList, FilesInput } from "../../controls/files/files-input";
import { UploadsProvider, useAfterUploads } from "../../controls/files/uploads";
import { GrowingText } from "../../controls/inputs/growing-text";
import { nobody, StaffSelect } from "../../controls/pickers/staff-select";
import { type Course, type Round, statusWords } from "./leadership";

/** The person's application; it is read-only when the round is not open or was decided on. */
export function ApplyForm({ course, round }: { course: Course; round: Round }) {
  const { mine, is_open } = course;
  const client = useQueryClient();
  const [began, setBegan] = useState({
    motive: mine?.motive ?? "",
    career: mine?.career ?? "",
    recommender: { ...nobody, staff: mine?.recommender ?? 0 },
    files: mine?.files.map(({ idx }) => idx) ?? [],
  });
  const known = Object.fromEntries(mine?.files.map((file) => [file.idx, file]) ?? []);
  const [value, setValue] = useState(began);
  const { isSending, send } = useSending();
  const isDecided = mine?.status === "pass" || mine?.status === "fail";
  const isApplied = mine?.status === "req";
  const isOpen = is_open && !isDecided;
  useUnsaved(isOpen && JSON.stringify(began) !== JSON.stringify(value));

  const change = (call: () => Promise<{ err_msg: string }>) =>
    send(async () => {
      const { err_msg } = await call();
      setBegan(value);
      toast.success(err_msg);
      await Promise.all([["leadership"], ["home"]].map((queryKey) => client.invalidateQueries({ queryKey })));
    });

  async function cancel() {
    if (!(await askToLose("신청을 취소하시겠습니까?"))) return;
    await change(() => post("/rest/leadership/cancelLeadership", { round: round.idx }));
  }

  const { begin, isWaiting, saveWhenSent } = useAfterUploads(() => {
    const { recommender, ...written } = value;
    const sent = { round: round.idx, ...written, recommender: recommender.staff };
    void change(() => post("/rest/leadership/applyLeadership", sent));
  });

  return (
    <form
      className="leadership-form"
      onSubmit={(event) => {
        event.preventDefault();
        saveWhenSent();
      }}
    >
      <Standing course={course} round={round} isDecided={isDecided} />
      <GrowingText
        label="지원동기"
        description={`${value.motive.length} / 1000자`}
        required
        minRows={5}
        maxLength={1000}
        readOnly={!isOpen}
        value={value.motive}
        onChange={({ currentTarget }) => setValue({ ...value, motive: currentTarget.value })}
      />
      <GrowingText
        label="경력요약"
        minRows={3}
        maxLength={1000}
        readOnly={!isOpen}
        value={value.career}
        onChange={({ currentTarget }) => setValue({ ...value, career: currentTarget.value })}
      />
      <fieldset disabled={!isOpen}>
        <legend>추천인</legend>
        <StaffSelect
          label="추천인"
          value={value.recommender}
          onChange={(recommender) => setValue({ ...value, recommender })}
        />
      </fieldset>
      <fieldset>
        <legend>첨부</legend>
        {isOpen ? (
          <UploadsProvider value={begin}>
            <FilesInput
              id="leadership-files"
              label="첨부"
              place={{ entity: "leadership_apply", column: "files" }}
              value={value.files}
              onChange={(files) => setValue((now) => ({ ...now, files }))}
              known={known}
              max={5}
            />
          </UploadsProvider>
        ) : (
          <FileList files={value.files} known={known} />
        )}
      </fieldset>
      {isOpen && (
        <ApplyActions
          isApplied={isApplied}
          isSending={isSending}
          isWaiting={isWaiting}
          onCancel={() => void cancel()}
        />
      )}
    </form>
  );
}

interface StandingProps {
  course: Course;
  round: Round;
  isDecided: boolean;
}

/** When one may apply, and how far one's own application is. */
function Standing({ course: { mine, is_open }, round, isDecided }: StandingProps) {
  return (
    <p role="status">
      <b>{round.title}</b> · 신청 기간 {round.apply_from} ~ {round.apply_to}
      {mine && ` · 내 신청: ${statusWords[mine.status]}`}
      {!is_open && !isDecided && " · 지금은 신청 기간이 아니어서 고칠 수 없습니다."}
    </p>
  );
}

interface ApplyActionsProps {
  isApplied: boolean;
  isSending: boolean;
  /** A file is still on its way. */
  isWaiting: boolean;
  onCancel: () => void;
}

/** Applies, or changes what was applied with, or takes it back. */
function ApplyActions({ isApplied, isSending, isWaiting, onCancel }: ApplyActionsProps) {
  return (
    <div className="leadership-actions">
      {isApplied && (
        <Button variant="default" disabled={isSending} onClick={onCancel}>
          신청 취소
        </Button>
      )}
      <Button type="submit" loading={isSending || isWaiting}>
        {isApplied ? "수정" : "신청"}
      </Button>
    </div>
  );
}
