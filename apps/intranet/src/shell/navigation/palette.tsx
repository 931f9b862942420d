import "./palette.css";
import { isNamed, screenByName } from "@portal/definition";
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { type Colleague, useDirectory } from "../../api/reads";
import { Popup } from "../../controls/dialogs/popup";
import { type Found, useFound } from "./found";

/** Screens and people shown at most; records come below them. */
const MOST = 12;

/**
 * Finds screens, actions and people by a part of their name or its initial consonants, and records by a part of their
 * title; arrows and Enter choose.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const list = useId();
  const sought = useDeferredValue(text.trim());
  const staff = useDirectory(true);
  const { known, records } = useFound(sought);
  const people = useMemo(() => peopleNamed(staff ?? [], sought), [staff, sought]);
  const found: readonly Found[] = [
    ...known.slice(0, Math.max(MOST - people.length, MOST / 2)),
    ...people.slice(0, MOST - Math.min(known.length, MOST / 2)).map(({ path, ...person }) => ({
      ...person,
      choose: () => void navigate(path),
    })),
    ...records,
  ];
  const current = Math.min(at, Math.max(0, found.length - 1));

  function choose(one: Found | undefined) {
    if (!one) return;
    onClose();
    one.choose();
  }

  function press(event: KeyboardEvent) {
    // Enter also ends a syllable
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (step === undefined) choose(found[current]);
    else if (found.length > 0) setAt((current + step + found.length) % found.length);
  }

  return (
    <Popup title="빠른 찾기" size="md" isAtTop onClose={onClose}>
      <input
        className="palette-input"
        type="text"
        role="combobox"
        aria-label="화면, 사람, 기록 찾기"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={found[current] && `${list} ${found[current].key}`.replaceAll(" ", "-")}
        placeholder="화면, 사람(초성도 됩니다), 문서·공지 제목"
        autoComplete="off"
        data-autofocus
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <div id={list} role="listbox" aria-label="찾은 것" className="palette-list">
        {found.map((one, index) => (
          <div
            key={one.key}
            id={`${list} ${one.key}`.replaceAll(" ", "-")}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onMouseMove={() => setAt(index)}
            onClick={() => choose(one)}
            onKeyDown={press}
          >
            {one.label} <small>{one.note}</small>
          </div>
        ))}
      </div>
      {found.length === 0 && <p role="status">찾은 것이 없습니다.</p>}
    </Popup>
  );
}

/** The colleagues of a name; nobody while nothing is typed. */
function peopleNamed(staff: readonly Colleague[], text: string) {
  if (text === "") return [];
  return staff
    .filter((person) => isNamed(person, text))
    .map(({ idx, kname, ename, team_name, mp3code, absence_txt }) => ({
      key: `staff ${idx}`,
      label: `${kname} ${ename}`,
      note: [team_name, mp3code && `내선 ${mp3code}`, absence_txt].filter((part) => part !== "").join(" · "),
      path: `${screenByName("emp_number")?.path}?person=${idx}`,
    }));
}
