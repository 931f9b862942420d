import { $createLinkNode, $toggleLink } from "@lexical/link";
import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { Button, TextInput } from "@mantine/core";
import { textLinkOf } from "@portal/definition";
import { $createTextNode, $getRoot, $getSelection, $insertNodes, $isRangeSelection } from "lexical";
import { useId, useState } from "react";
import { keepSelection } from "./picture-tool";
import type { Here } from "./rich-text-tools";

interface LinkToolProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** The button that opens the row in which a link is written. */
export function LinkTool({ isOpen, onToggle }: LinkToolProps) {
  return (
    <button type="button" aria-expanded={isOpen} onMouseDown={keepSelection} onClick={() => onToggle(!isOpen)}>
      링크
    </button>
  );
}

/** Where the selected words lead: a site, a mailbox, a telephone. Enter puts it in, Escape leaves. */
export function LinkRow({ here, onClose }: { here: Here; onClose: () => void }) {
  const [editor] = useLexicalComposerContext();
  const [typed, setTyped] = useState(here.link ?? "");
  const [problem, setProblem] = useState("");
  const id = useId();

  function lead(to: string | null) {
    editor.update(() => {
      const selection = $getSelection();
      if (to !== null && here.link === undefined && (!$isRangeSelection(selection) || selection.isCollapsed())) {
        if (!selection) $getRoot().selectEnd();
        $insertNodes([$createLinkNode(to).append($createTextNode(typed.trim()))]);
      } else {
        $toggleLink(to);
      }
    });
    onClose();
    editor.focus();
  }

  function put() {
    const to = textLinkOf(typed);
    if (to === undefined) setProblem("누리집, 메일, 전화번호를 입력하세요. 예: https://portal.example");
    else lead(to);
  }

  return (
    <div role="group" aria-label="링크" className="rich-link">
      <label htmlFor={id}>주소</label>
      <TextInput
        id={id}
        size="xs"
        autoFocus
        placeholder="https://, 메일 주소, 전화번호"
        maxLength={2000}
        value={typed}
        error={problem}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Enter") {
            // the form around the text is not sent
            event.preventDefault();
            put();
          }
          if (event.key === "Escape") {
            event.stopPropagation();
            onClose();
            editor.focus();
          }
        }}
      />
      <Button size="xs" variant="default" onClick={put}>
        넣기
      </Button>
      {here.link !== undefined && (
        <Button size="xs" variant="default" onClick={() => lead(null)}>
          링크 빼기
        </Button>
      )}
    </div>
  );
}
