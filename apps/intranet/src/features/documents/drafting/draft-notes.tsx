import { Button } from "@mantine/core";
import type { Problem } from "@portal/definition";
import { useRef } from "react";
import { goOnAt } from "../../../controls/go-on-at";
import { seoulTime } from "../../../fields/dates/seoul-time";
import { Way } from "../../../shell/navigation/way";
import type { WrittenDraft } from "./use-draft";

/** What the drafter has to know: what was left here unsaved, that it was saved elsewhere, and what is to be looked at. */
export function DraftNotes({ writing, warnings }: { writing: WrittenDraft; warnings: readonly Problem[] }) {
  const { copy, trouble } = writing;
  const notes = useRef<HTMLDivElement>(null);
  // the question goes with its answer: the keyboard goes on with the form
  const goOn = () => goOnAt(notes.current?.parentElement ?? null, ".draft-main input", 0, "input");
  return (
    <div ref={notes} className="draft-notes">
      {copy && (
        <div role="alert" className="draft-note">
          <p>이 브라우저에 저장되지 않은 내용이 있습니다. ({seoulTime(new Date(copy.at))})</p>
          <Button
            size="compact-sm"
            onClick={() => {
              writing.takeCopy();
              goOn();
            }}
          >
            되살리기
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              writing.dropCopy();
              goOn();
            }}
          >
            버리기
          </Button>
        </div>
      )}
      {trouble && (
        <div role="alert" className="draft-note">
          <p>{trouble} 쓴 내용은 이 화면에 그대로 있습니다.</p>
          <Button size="compact-sm" onClick={() => void writing.saveAsNew().then(goOn)}>
            새 문서로 저장
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => location.reload()}>
            저장된 내용 불러오기
          </Button>
        </div>
      )}
      {warnings.length > 0 && (
        <ul role="status" className="draft-note" aria-label="확인할 점">
          {warnings.map(({ path, message, way }) => (
            <li key={path + message}>
              {message} {way && <Way {...way} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
