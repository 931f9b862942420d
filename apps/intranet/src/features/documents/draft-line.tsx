import { Button, Menu } from "@mantine/core";
import { Suspense, useRef, useState } from "react";
import { later } from "../../loading/later";
import type { Begun, Draft } from "./draft";
import { LineEditor } from "./line-editor";
import { orderedLine, whyOf } from "./planned-line";
import { useDefaultLine } from "./use-form-check";
import { useTemplates } from "./use-templates";

const LineTemplates = later(async () => (await import("./line-templates")).LineTemplates);

interface DraftLineProps {
  draft: Draft;
  /** What is written, and what is computed from it. */
  computed: Draft["data"];
  begun: Begun;
  problem: string | undefined;
  needsReceiver: boolean;
  onChange: (line: Draft["line"]) => void;
}

/** The line of a draft: the form's own until it is changed, or one that was kept under a name. */
export function DraftLine({ draft, computed, begun, problem, needsReceiver, onChange }: DraftLineProps) {
  const [isOwn, setIsOwn] = useState(!begun.hasDefaultLine);
  const [isKeeping, setIsKeeping] = useState(false);
  const templates = useTemplates();
  const line = useRef(draft.line);
  line.current = draft.line;
  const asked = useDefaultLine(draft, computed, isOwn, (found) => {
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

  /** A line that was kept, with those whom the rules ask for of this document before it. */
  function take(kept: Draft["line"]) {
    const isThere = (idx: number | undefined) => kept.some(({ staff }) => staff?.idx === idx);
    const missing = asked?.line.filter((step) => whyOf(step, asked.required) && !isThere(step.staff?.idx)) ?? [];
    write(orderedLine([...missing, ...kept]));
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
              <Menu.Item key={idx} onClick={() => take(kept)}>
                {name}
              </Menu.Item>
            ))}
            {templates?.length === 0 && <Menu.Item disabled>저장한 결재선이 없습니다</Menu.Item>}
            <Menu.Item onClick={() => setIsKeeping(true)}>지금 결재선 저장…</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </header>
      {problem && <p className="form-problem">{problem}</p>}
      <LineEditor line={draft.line} onChange={write} needsReceiver={needsReceiver} required={asked?.required} />
      <Suspense>{isKeeping && <LineTemplates begin={draft.line} onClose={() => setIsKeeping(false)} />}</Suspense>
    </section>
  );
}
