import { Button, Menu } from "@mantine/core";
import { lazy, Suspense, useRef, useState } from "react";
import type { Begun, Draft } from "./draft";
import { LineEditor } from "./line-editor";
import { orderedLine } from "./planned-line";
import { useDefaultLine } from "./use-form-check";
import { useTemplates } from "./use-templates";

const LineTemplates = lazy(async () => ({ default: (await import("./line-templates")).LineTemplates }));

interface DraftLineProps {
  draft: Draft;
  begun: Begun;
  problem: string | undefined;
  needsReceiver: boolean;
  onChange: (line: Draft["line"]) => void;
}

/** The line of a draft: the form's own until it is changed, or one that was kept under a name. */
export function DraftLine({ draft, begun, problem, needsReceiver, onChange }: DraftLineProps) {
  const [isOwn, setIsOwn] = useState(!begun.hasDefaultLine);
  const [isKeeping, setIsKeeping] = useState(false);
  const templates = useTemplates();
  const line = useRef(draft.line);
  line.current = draft.line;
  useDefaultLine(draft, isOwn, (found) => {
    // teams that receive belong to the content: they stay whatever the rules say
    const received = line.current.filter(({ role }) => role === "receive");
    const next = orderedLine([...found.filter(({ role }) => role !== "receive"), ...received]);
    if (JSON.stringify(next) !== JSON.stringify(line.current)) onChange(next);
  });

  function write(next: Draft["line"]) {
    const decides = (steps: Draft["line"]) => JSON.stringify(steps.filter(({ role }) => role !== "receive"));
    if (decides(next) !== decides(line.current)) setIsOwn(true);
    onChange(next);
  }

  return (
    <section aria-label="결재선" className="draft-line" data-problem={problem ? "" : undefined}>
      <header>
        <h2>결재선</h2>
        {/* switched off it can have the focus: it is what was pressed */}
        <Button
          size="compact-xs"
          variant="default"
          data-disabled={isOwn ? undefined : true}
          aria-disabled={!isOwn}
          onClick={() => setIsOwn(false)}
        >
          기본 결재선
        </Button>
        <Menu shadow="md" position="bottom-end">
          <Menu.Target>
            <Button size="compact-xs" variant="default">
              개인결재선
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {templates?.map(({ idx, name, line: kept }) => (
              <Menu.Item key={idx} onClick={() => write(orderedLine(kept))}>
                {name}
              </Menu.Item>
            ))}
            {templates?.length === 0 && <Menu.Item disabled>저장한 결재선이 없습니다</Menu.Item>}
            <Menu.Item onClick={() => setIsKeeping(true)}>지금 결재선 저장…</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </header>
      {problem && <p className="form-problem">{problem}</p>}
      <LineEditor line={draft.line} onChange={write} needsReceiver={needsReceiver} />
      <Suspense>{isKeeping && <LineTemplates begin={draft.line} onClose={() => setIsKeeping(false)} />}</Suspense>
    </section>
  );
}
