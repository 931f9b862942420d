import { useState } from "react";
import { seoulTime } from "../../fields/dates/seoul-time";
import type { Draft } from "./draft";

interface RestoredNoteProps {
  /** What the form was opened with; nothing where nobody had been writing. */
  draft: Draft | null;
  onRestart: () => void;
}

/** Tells that what was written before is there again, and lets one begin anew. */
export function RestoredNote({ draft, onRestart }: RestoredNoteProps) {
  const [isRestored, setIsRestored] = useState(draft !== null);
  if (!draft || !isRestored) return null;
  return (
    <p role="status" className="form-restored">
      {seoulTime(draft.at)}에 쓰던 내용을 불러왔습니다.{" "}
      <button
        type="button"
        className="link-button"
        onClick={() => {
          onRestart();
          setIsRestored(false);
        }}
      >
        버리고 처음부터
      </button>
    </p>
  );
}
