import "./palette.css";
import { isNamed, mayOpen, screenByName } from "@portal/definition";
import { type KeyboardEvent, useDeferredValue, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { signedInIds } from "../store";
import { menus } from "./menu";
import { Popup } from "./popup";
import { openPopup } from "./popups/popups-store";
import { useDirectory } from "./reads";

interface Found {
  readonly key: string;
  readonly label: string;
  readonly note: string;
  readonly open: () => void;
}

/** Lines shown at most. */
const MOST = 12;

/** Screens that stand in no menu. */
const others = [
  { label: "메인", route: "main" },
  { label: "판결문 논증 편집기", route: "index copy" },
  { label: "직원번호", route: "emp_number" },
  { label: "리더십 과정", route: "leadership" },
  { label: "리더십 과정 신청", route: "leadership_apply" },
  { label: "회사 소개", route: "about" },
  { label: "무대 안내", route: "stage" },
  { label: "패밀리사이트 관리", route: "familysite_admin" },
  { label: "비밀번호 변경", route: "pwdchange" },
];

/** Finds screens and people by a part of their name or its initial consonants; arrows and Enter choose. */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const list = useId();
  const sought = useDeferredValue(text.trim());
  const staff = useDirectory(true) ?? [];

  const entries = [...others, ...menus.flatMap(({ sections }) => sections.flatMap(({ entries: lines }) => lines))];
  const found: Found[] = [
    ...entries
      .filter(({ label, route }) => mayOpenRoute(route) && isNamed({ kname: label, ename: label }, sought))
      .map(({ label, route }) => ({
        key: route,
        label,
        note: "화면",
        open: () => void navigate(screenByName(route)?.path ?? "/"),
      })),
    ...staff
      .filter((person) => sought !== "" && person.is_thanks === "Y" && isNamed(person, sought))
      .map(({ idx, kname, ename, mp3code }) => ({
        key: `staff ${idx}`,
        label: `${kname} ${ename}`,
        note: `내선 ${mp3code} · 감사달러`,
        open: () => openPopup({ kind: "thanks", to: idx }),
      })),
  ].slice(0, MOST);
  const current = Math.min(at, Math.max(0, found.length - 1));

  function choose(one: Found | undefined) {
    if (!one) return;
    onClose();
    one.open();
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
    <Popup title="빠른 찾기" size="md" onClose={onClose}>
      <input
        className="palette-input"
        type="text"
        role="combobox"
        aria-label="화면이나 사람 찾기"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={found[current] && `${list} ${found[current].key}`.replaceAll(" ", "-")}
        placeholder="화면이나 사람 (초성도 됩니다)"
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

function mayOpenRoute(route: string): boolean {
  const screen = screenByName(route);
  return screen !== undefined && !screen.path.includes(":") && mayOpen(signedInIds(), screen.can);
}
