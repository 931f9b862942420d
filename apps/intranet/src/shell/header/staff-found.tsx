import "./staff-found.css";
import { isNamed, screenByName } from "@portal/definition";
import { useDirectory } from "../../api/reads";
import { Absence } from "../../controls/absence";
import { useFound } from "../navigation/found";
import { isOpen } from "../navigation/is-open";
import { openPopup } from "../popups/popups-store";

/** Staff shown at most while nothing is typed that says who is meant. */
const MOST = 50;
/** Screens and actions shown at most, and as many records. */
const MOST_BESIDES = 6;

interface FoundProps {
  text: string;
  /** Something was gone to. */
  onChoose: () => void;
}

/** The staff that a text names, with how to reach them, and what else it names. */
export function StaffFound({ id, text, onChoose }: FoundProps & { id: string }) {
  const staff = useDirectory(true);
  const found = (staff ?? []).filter((person) => isNamed(person, text));
  // Tab comes to one of them, the arrows to all
  const first = found.find(({ phone, is_thanks }) => phone !== "" || is_thanks === "Y");
  return (
    <div id={id} className="staff-found">
      <p role="status">{countOf(staff && found.length)}</p>
      <ul className="staff-list">
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
      {text !== "" && <Besides text={text} onChoose={onChoose} />}
      {found.length > MOST && <p>이름을 더 적으면 나머지 {found.length - MOST}명도 볼 수 있습니다.</p>}
      {isOpen("emp_number_intranet") && (
        <button type="button" className="staff-all" onClick={openDirectoryWindow}>
          전체 직원번호
        </button>
      )}
    </div>
  );
}

/** The screens, actions and records that a text names, below the staff. */
function Besides({ text, onChoose }: FoundProps) {
  const { known, records } = useFound(text);
  const found = [...known.slice(0, MOST_BESIDES), ...records.slice(0, MOST_BESIDES)];
  if (found.length === 0) return null;
  return (
    <ul aria-label="화면과 기록" className="found-besides">
      {found.map(({ key, label, note, choose }) => (
        <li key={key}>
          <button
            type="button"
            onClick={() => {
              onChoose();
              choose();
            }}
          >
            {label} <small>{note}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What is said of how many were found; nothing is known while they are read. */
function countOf(found: number | undefined): string {
  if (found === undefined) return "불러오는 중…";
  return found === 0 ? "찾는 직원이 없습니다." : `${found}명`;
}

/** Opens the directory in a window of its own. */
export function openDirectoryWindow(): void {
  window.open(screenByName("emp_number_intranet")?.path, "emp_number_intranet", "popup,width=1080,height=800");
}
