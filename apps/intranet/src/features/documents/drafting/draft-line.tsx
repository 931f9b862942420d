import { Button, Menu } from "@mantine/core";
import { Suspense, useState } from "react";
import { later } from "../../../loading/later";
import { LineEditor } from "../line/line-editor";
import { useTemplates } from "../line/use-templates";
import type { Draft } from "./draft";
import type { PlannedLine } from "./use-planned-line";

const LineTemplates = later(async () => (await import("../line/line-templates")).LineTemplates);

interface DraftLineProps {
  line: Draft["line"];
  planned: PlannedLine;
  problem: string | undefined;
  needsReceiver: boolean;
}

/** The line of a draft: the form's own until it is changed, or one that was kept under a name. */
export function DraftLine({ line, planned, problem, needsReceiver }: DraftLineProps) {
  const [isKeeping, setIsKeeping] = useState(false);
  const templates = useTemplates();
  const { isOwn, required, write, take, beDefault } = planned;

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
          onClick={beDefault}
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
      <LineEditor line={line} onChange={write} needsReceiver={needsReceiver} required={required} />
      <Suspense>{isKeeping && <LineTemplates begin={line} onClose={() => setIsKeeping(false)} />}</Suspense>
    </section>
  );
}
