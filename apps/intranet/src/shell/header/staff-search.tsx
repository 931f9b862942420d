import { isNamed, screenByName } from "@portal/definition";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Absence } from "../absence";
import { openPopup } from "../popups/popups-store";
import { useDirectory } from "../reads";

/** Staff shown at most while nothing is typed that says who is meant. */
const MOST = 50;

/** Looks for staff: opens when pointed at, focused or typed into, and closes when the mouse leaves (section 4). */
export function StaffSearch() {
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  const list = useId();
  const staff = useDirectory(isOpen);
  const found = (staff ?? []).filter((person) => isNamed(person, text.trim()));
  // Tab comes to one of them, the arrows to all
  const first = found.find(({ phone, is_thanks }) => phone !== "" || is_thanks === "Y");
  const open = () => setIsOpen(true);

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || !box.current) return;
    if (event.key === "Escape") {
      box.current.querySelector("input")?.focus();
      setIsOpen(false);
    } else if (step(box.current, event.key)) {
      event.preventDefault();
    }
  }

  return (
    <search
      ref={box}
      className="staff-search"
      onMouseEnter={open}
      onMouseLeave={() => setIsOpen(false)}
      onFocus={open}
      onBlur={({ relatedTarget }) => !box.current?.contains(relatedTarget) && setIsOpen(false)}
      onKeyDown={press}
    >
      <input
        type="text"
        role="searchbox"
        aria-label="직원 찾기"
        aria-controls={isOpen ? list : undefined}
        placeholder="직원 이름·초성"
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          open();
        }}
      />
      {isOpen && (
        <div id={list} className="staff-found">
          <p role="status">{countOf(staff && found.length)}</p>
          <ul>
            {found.slice(0, MOST).map((person) => (
              <li key={person.idx}>
                <span className={person.is_on === "Y" ? "presence on" : "presence"}>
                  <span className="only-read">{person.is_on === "Y" ? "접속 중" : "자리 비움"}</span>
                </span>
                <b>{person.kname}</b>
                <span>{person.ename}</span>
                <Absence text={person.absence_txt} />
                <span className="staff-numbers">
                  {person.mp3code && <span>내선 {person.mp3code}</span>}
                  {person.phone && (
                    <a href={`tel:${person.phone}`} tabIndex={person === first ? 0 : -1}>
                      {person.phone}
                    </a>
                  )}
                </span>
                {person.is_thanks === "Y" && (
                  <button
                    type="button"
                    tabIndex={person === first && !person.phone ? 0 : -1}
                    aria-label={`${person.kname}님에게 감사달러 보내기`}
                    onClick={() => openPopup({ kind: "thanks", to: person.idx })}
                  >
                    $
                  </button>
                )}
              </li>
            ))}
          </ul>
          {found.length > MOST && <p>이름을 더 적으면 나머지 {found.length - MOST}명도 볼 수 있습니다.</p>}
          {screenByName("emp_number_intranet") && (
            <button type="button" className="staff-all" onClick={openDirectoryWindow}>
              전체 직원번호
            </button>
          )}
        </div>
      )}
    </search>
  );
}

/** Moves the focus among the people found: down from the input, up back to it, sideways in a line. Says whether it did. */
function step(box: HTMLElement, key: string): boolean {
  const lines = [...box.querySelectorAll("li")]
    .map((line) => [...line.querySelectorAll<HTMLElement>("a, button")])
    .filter((stops) => stops.length > 0);
  const at = lines.findIndex((stops) => stops.includes(document.activeElement as HTMLElement));
  const here = lines[at] ?? [];
  const column = Math.max(0, here.indexOf(document.activeElement as HTMLElement));
  const sideways = { ArrowLeft: here[column - 1], ArrowRight: here[column + 1] }[key];
  const by = { ArrowDown: 1, ArrowUp: -1 }[key] ?? 0;
  const line = by === 0 ? undefined : lines[at + by];
  const next =
    sideways ?? (by < 0 && at === 0 ? box.querySelector("input") : line?.[Math.min(column, line.length - 1)]);
  // up from the input leads nowhere
  if (!next || (by < 0 && at < 0)) return false;
  next.focus();
  return true;
}

/** What is said of how many were found; nothing is known while they are read. */
function countOf(found: number | undefined): string {
  if (found === undefined) return "불러오는 중…";
  return found === 0 ? "찾는 직원이 없습니다." : `${found}명`;
}

/** Opens the directory in a window of its own (section 2.2). */
export function openDirectoryWindow(): void {
  window.open(screenByName("emp_number_intranet")?.path, "emp_number_intranet", "popup,width=1080,height=800");
}
