import { Button, TextInput } from "@mantine/core";
import { withParticle } from "@portal/definition";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { toast } from "react-toastify";
import { post } from "../../../api/client";
import { tell } from "../../../api/tell";
import { askToLose } from "../../../controls/dialogs/ask";
import { Popup } from "../../../controls/dialogs/popup";
import { goOnAt } from "../../../controls/go-on-at";
import { OwnField } from "../../../screens/form/fields/own-field";
import { SmallForm } from "../../../screens/form/small-form";
import type { PlannedStep } from "../names";
import { LineEditor, lineText } from "./line-editor";
import { sentLine } from "./planned-line";
import { useTemplates } from "./use-templates";

interface Edited {
  /** 0 for a new one. */
  readonly idx: number;
  readonly name: string;
  readonly line: readonly PlannedStep[];
}

/** The lines that I keep under a name: written anew, changed and removed. `begin` is a line to be kept. */
export function LineTemplates({ begin, onClose }: { begin?: readonly PlannedStep[]; onClose: () => void }) {
  const client = useQueryClient();
  const list = useTemplates();
  const [edited, setEdited] = useState<Edited | null>(begin ? { idx: 0, name: "", line: begin } : null);
  const start = useRef<HTMLInputElement>(null);
  const listing = useRef<HTMLDivElement>(null);
  const isWriting = edited !== null;
  // the list and what is written stand in one dialog: each begins with the keyboard in it
  useEffect(() => {
    (isWriting ? start.current : listing.current?.querySelector<HTMLElement>(".popup-actions button"))?.focus();
  }, [isWriting]);
  const refresh = () => client.invalidateQueries({ queryKey: ["line-templates"] });

  async function save({ idx, name, line }: Edited) {
    await post("/rest/documents/saveLineTemplate", { idx, name, line: sentLine(line) });
    toast.success("결재선을 저장하였습니다.");
    setEdited(null);
    if (begin) onClose();
    await refresh();
  }

  async function remove({ idx, name }: Edited) {
    if (!(await askToLose(`결재선 ${withParticle(`'${name}'`, "을/를")} 삭제하시겠습니까?`))) return;
    const at = list?.findIndex((one) => one.idx === idx) ?? 0;
    await post("/rest/documents/removeLineTemplate", { idx }).catch(tell);
    await refresh();
    goOnAt(listing.current, "li button:last-child", at, ".popup-actions button");
  }

  return (
    <Popup title="개인결재선" size="lg" closeOnClickOutside={false} onClose={onClose}>
      {edited ? (
        <TemplateForm
          edited={edited}
          start={start}
          onChange={setEdited}
          onSave={() => save(edited)}
          onCancel={() => (begin ? onClose() : setEdited(null))}
        />
      ) : (
        <div ref={listing}>
          <ul className="doc-plain">
            {list?.map((template) => (
              <li key={template.idx}>
                <span>
                  <b>{template.name}</b>
                  <br />
                  <span className="doc-small">{lineText(template.line)}</span>
                </span>
                <span className="doc-actions">
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={`${template.name} 수정`}
                    onClick={() => setEdited(template)}
                  >
                    수정
                  </Button>
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={`${template.name} 삭제`}
                    onClick={() => void remove(template)}
                  >
                    삭제
                  </Button>
                </span>
              </li>
            ))}
          </ul>
          {list?.length === 0 && (
            <p>저장한 결재선이 없습니다. 자주 쓰는 결재선을 저장해 두면 기안할 때 불러올 수 있습니다.</p>
          )}
          <div className="popup-actions">
            <Button size="xs" onClick={() => setEdited({ idx: 0, name: "", line: [] })}>
              새 결재선
            </Button>
          </div>
        </div>
      )}
    </Popup>
  );
}

interface TemplateFormProps {
  edited: Edited;
  /** Where the keyboard begins. */
  start: RefObject<HTMLInputElement | null>;
  onChange: (edited: Edited) => void;
  onSave: () => Promise<void>;
  onCancel: () => void;
}

/** A line with its name, as it is written. */
function TemplateForm({ edited, start, onChange, onSave, onCancel }: TemplateFormProps) {
  return (
    <SmallForm
      action="저장"
      missing={{
        name: edited.name.trim() ? undefined : "결재선 이름을 입력하세요.",
        line: edited.line.length > 0 ? undefined : "결재할 사람을 선택하세요.",
      }}
      onSend={onSave}
      onClose={onCancel}
    >
      {(problems) => (
        <>
          <TextInput
            size="xs"
            label="결재선 이름"
            withAsterisk
            data-autofocus
            ref={start}
            maxLength={40}
            value={edited.name}
            error={problems.name}
            onChange={({ currentTarget }) => onChange({ ...edited, name: currentTarget.value })}
          />
          <OwnField label="결재선" required problem={problems.line}>
            <LineEditor line={edited.line} onChange={(line) => onChange({ ...edited, line })} />
          </OwnField>
        </>
      )}
    </SmallForm>
  );
}
