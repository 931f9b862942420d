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
  const open = () => setIsOpen(true);

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") setIsOpen(false);
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
          {/* it scrolls, so the keyboard has to come to it */}
          <ul tabIndex={-1}>
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
                  {person.phone && <a href={`tel:${person.phone}`}>{person.phone}</a>}
                </span>
                {person.is_thanks === "Y" && (
                  <button
                    type="button"
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

/** What is said of how many were found; nothing is known while they are read. */
function countOf(found: number | undefined): string {
  if (found === undefined) return "불러오는 중…";
  return found === 0 ? "찾는 직원이 없습니다." : `${found}명`;
}

/** Opens the directory in a window of its own (section 2.2). */
export function openDirectoryWindow(): void {
  window.open(screenByName("emp_number_intranet")?.path, "emp_number_intranet", "popup,width=1080,height=800");
}
