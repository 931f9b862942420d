import "./mention-input.css";
import { isNamed } from "@portal/definition";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { type Colleague, useDirectory } from "../../api/reads";
import { Absence } from "../absence";
import { useOnceDrawn } from "../use-once-drawn";
import { GrowingText } from "./growing-text";

/** Words, and the people whom they call by name. */
export interface Said {
  readonly text: string;
  readonly people: readonly { readonly idx: number; readonly name: string }[];
}

/** What is said before anything is. */
export const nothingSaid: Said = { text: "", people: [] };

/** What is said as the server takes it. */
export function sent({ text, people }: Said): { content: string; mentions: number[] } {
  return { content: text.trim(), mentions: people.map(({ idx }) => idx) };
}

interface MentionInputProps {
  label: string;
  placeholder?: string;
  maxLength?: number;
  value: Said;
  onChange: (value: Said) => void;
}

/** So many people are listed at most. */
const MOST = 8;

/** A name that is being written behind `@`: where it begins, and what there is of it. */
interface Started {
  readonly from: number;
  readonly word: string;
}

/** Text in which `@` and a part of a name, or its initial consonants, list people: arrows and Enter choose, Escape leaves. */
export function MentionInput({ label, placeholder, maxLength, value, onChange }: MentionInputProps) {
  const [started, setStarted] = useState<Started>();
  const [at, setAt] = useState(0);
  const input = useRef<HTMLTextAreaElement>(null);
  const onceDrawn = useOnceDrawn();
  const id = useId();
  const everybody = useDirectory(started !== undefined) ?? [];
  const found = started
    ? everybody.filter((person) => !person.on_leave && isNamed(person, started.word)).slice(0, MOST)
    : [];
  const isOpen = found.length > 0;

  function write(text: string, caret: number) {
    onChange({ text, people: value.people.filter(({ name }) => text.includes(`@${name}`)) });
    look(text, caret);
  }

  /** Looks for a name behind `@` that ends where the caret stands. */
  function look(text: string, caret: number) {
    const [, word] = /(?:^|\s)@([^\s@]{0,20})$/.exec(text.slice(0, caret)) ?? [];
    const next = word === undefined ? undefined : { from: caret - word.length, word };
    if (next?.from === started?.from && next?.word === started?.word) return;
    setStarted(next);
    setAt(0);
  }

  function choose({ idx, kname }: Colleague) {
    if (!started) return;
    const { from, word } = started;
    const text = `${value.text.slice(0, from)}${kname} ${value.text.slice(from + word.length)}`;
    onChange({ text, people: [...value.people.filter((one) => one.idx !== idx), { idx, name: kname }] });
    setStarted(undefined);
    const caret = from + kname.length + 1;
    onceDrawn(() => input.current?.setSelectionRange(caret, caret));
  }

  function press(event: KeyboardEvent) {
    // Enter and the arrows belong to the syllable that is being put together
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const person = found[at];
    if (step !== undefined) setAt((at + step + found.length) % found.length);
    else if ((event.key === "Enter" || event.key === "Tab") && person) choose(person);
    else if (event.key === "Escape") setStarted(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="mention-input">
      <GrowingText
        ref={input}
        size="xs"
        minRows={2}
        maxLength={maxLength}
        aria-label={label}
        aria-autocomplete="list"
        {...(isOpen && { "aria-controls": id, "aria-activedescendant": `${id}-${found[at]?.idx}` })}
        placeholder={placeholder}
        value={value.text}
        onChange={({ currentTarget }) => write(currentTarget.value, currentTarget.selectionStart)}
        onKeyDown={press}
        onClick={({ currentTarget }) => look(value.text, currentTarget.selectionStart)}
        onBlur={() => setStarted(undefined)}
      />
      {isOpen && (
        <div id={id} role="listbox" aria-label="언급할 사람" className="mention-list">
          {found.map((person, index) => (
            <div
              key={person.idx}
              id={`${id}-${person.idx}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              // the caret stays in the text
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
              onKeyDown={press}
            >
              {person.kname} <span className="mention-more">{person.ename}</span> <Absence text={person.absence_txt} />
            </div>
          ))}
        </div>
      )}
      <span role="status" className="only-read">
        {started && (isOpen ? `${found.length}명을 찾았습니다. 화살표로 선택하세요.` : "찾는 직원이 없습니다.")}
      </span>
    </div>
  );
}
