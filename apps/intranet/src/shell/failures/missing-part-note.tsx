import "./away-note.css";
import { useEffect, useState } from "react";
import { askUntilAnswered } from "../../api/ask-until-answered";
import { useUnsavedWork } from "../../controls/dialogs/unsaved";
import { useMissingPart } from "../../loading/missing-part";

/**
 * Says that a part of the portal could not be loaded, asks until the server answers, and then loads the page anew: at
 * once when nothing unsaved would be lost, else after it is saved or when the person says so.
 */
export function MissingPartNote() {
  const { isMissing } = useMissingPart();
  const [found, setFound] = useState<Version | null>(null);
  const isUnsaved = useUnsavedWork();
  useEffect(() => (isMissing ? askUntilAnswered(readVersion, setFound, firstWait()) : undefined), [isMissing]);
  useEffect(() => {
    if (found && !isUnsaved) reload();
  }, [found, isUnsaved]);
  if (!isMissing) return null;
  if (!found) return <p className="away-note">화면의 일부를 불러오지 못했습니다. 다시 연결하는 중…</p>;
  return (
    <p className="away-note">
      {found === "new" ? "새 버전이 있습니다." : "다시 연결되었습니다."} 저장하지 않은 내용이 있어 기다립니다. 저장하면
      새로 고칩니다.{" "}
      <button type="button" className="away-note-button" onClick={reload}>
        지금 새로 고침
      </button>
    </p>
  );
}

/** Whether the server hands out the version that runs here. */
type Version = "same" | "new";

/** Asks the server for its first page, which names the code that it begins with, and whether that code is there. */
async function readVersion(): Promise<Version> {
  const text = await (await answerOf("/")).text();
  const entry = entryOf(new DOMParser().parseFromString(text, "text/html"));
  if (entry) await answerOf(entry);
  return entry === entryOf(document) ? "same" : "new";
}

async function answerOf(address: string): Promise<Response> {
  const answer = await fetch(address, { cache: "no-store" });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

function entryOf(page: Document): string | null | undefined {
  return page.querySelector("script[type=module][src]")?.getAttribute("src");
}

const RELOADED_AT = "reloaded_at";

function reload(): void {
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}

/** A page that was loaded anew a moment ago and misses a part again takes its time (ms). */
function firstWait(): number {
  return Date.now() - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) < 30_000 ? 15_000 : 0;
}
