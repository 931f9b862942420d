import "./palette.css";
import { useDebouncedValue } from "@mantine/hooks";
import { isNamed, mayOpen, screenByName } from "@portal/definition";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { get } from "../api/client";
import { signedInIds } from "../store";
import { menus } from "./menu";
import { Popup } from "./popup";
import { type Colleague, useDirectory } from "./reads";

interface Found {
  readonly key: string;
  readonly label: string;
  readonly note: string;
  readonly path: string;
}

/** Screens and people shown at most; records come below them. */
const MOST = 12;
/** Records are looked for when nothing was typed for this long, in milliseconds. */
const QUIET = 250;

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

/**
 * Finds screens and people by a part of their name or its initial consonants, and records by a part of their title;
 * arrows and Enter choose.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const list = useId();
  const sought = useDeferredValue(text.trim());
  const staff = useDirectory(true);
  const records = useRecords(sought);

  // a key pressed or a line pointed at draws the list again; who is in it is looked for once per text
  const known = useMemo(
    () => beginningFirst([...screensNamed(sought), ...peopleNamed(staff ?? [], sought)], sought).slice(0, MOST),
    [staff, sought],
  );
  const found = [
    ...known,
    ...records.map(({ kind, title, link }) => ({ key: link, label: title, note: kind, path: link })),
  ];
  const current = Math.min(at, Math.max(0, found.length - 1));

  function choose(one: Found | undefined) {
    if (!one) return;
    onClose();
    void navigate(one.path);
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

/** What begins with a text before what only has it in its name. */
function beginningFirst(found: readonly Found[], text: string): Found[] {
  const begins = ({ label }: Found) => isNamed({ kname: label.slice(0, text.length), ename: "" }, text);
  return found.toSorted((one, other) => Number(begins(other)) - Number(begins(one)));
}

/** The screens that the person may open, by a part of their name. */
function screensNamed(text: string): Found[] {
  const entries = [...others, ...menus.flatMap(({ sections }) => sections.flatMap(({ entries: lines }) => lines))];
  return entries
    .filter(({ label, route }) => isNamed({ kname: label, ename: label }, text) && mayOpenRoute(route))
    .map(({ label, route }) => ({ key: route, label, note: "화면", path: screenByName(route)?.path ?? "/" }));
}

/** The colleagues of a name; nobody while nothing is typed. */
function peopleNamed(staff: readonly Colleague[], text: string): Found[] {
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

/** The records with a text in their titles; of the last text while the next one is looked for. */
function useRecords(text: string) {
  const [settled] = useDebouncedValue(text, QUIET);
  const { data } = useQuery({
    queryKey: ["search", settled],
    queryFn: () => get("/rest/component/search", { q: settled }),
    enabled: settled.length > 1,
    placeholderData: keepPreviousData,
    meta: { onRefusal: "log" },
  });
  return (text.length > 1 && data?.list) || [];
}

function mayOpenRoute(route: string): boolean {
  const screen = screenByName(route);
  return screen !== undefined && !screen.path.includes(":") && mayOpen(signedInIds(), screen.can);
}
