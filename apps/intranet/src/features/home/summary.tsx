import IconDoorEnter from "@tabler/icons-react/dist/esm/icons/IconDoorEnter.mjs";
import IconPlane from "@tabler/icons-react/dist/esm/icons/IconPlane.mjs";
import IconReceipt from "@tabler/icons-react/dist/esm/icons/IconReceipt.mjs";
import IconSquareCheck from "@tabler/icons-react/dist/esm/icons/IconSquareCheck.mjs";
import { useHeaderInfo } from "../../api/reads";
import { Icon } from "../../controls/icon";
import { isOpen } from "../../shell/navigation/is-open";
import { ScreenLink } from "../../shell/navigation/screen-link";
import { openPopup } from "../../shell/popups/popups-store";

/** What people come for most. */
const actions = [
  { to: "documents-DraftingAdd3", label: "휴가 신청", sign: IconPlane },
  { to: "documents-ExpenseInputAdd", label: "지출결의", sign: IconReceipt },
  { to: "ResourceManagement-ClassroomReservationAdd", label: "회의실 예약", sign: IconDoorEnter },
  { to: "TaskManagement-taskAdd", label: "업무 등록", sign: IconSquareCheck },
];

/** The commonest actions, of those that the person may take. */
export function CommonActions() {
  return (
    <nav aria-label="자주 하는 일" className="home-actions">
      {actions
        .filter(({ to }) => isOpen(to))
        .map(({ to, label, sign }) => (
          <ScreenLink key={to} to={to}>
            <Icon of={sign} />
            {label}
          </ScreenLink>
        ))}
    </nav>
  );
}

/** The person's own figures in one line. */
export function Figures() {
  const info = useHeaderInfo();
  const credits = info?.education.grade_txt ?? "…";
  const { thanks } = info ?? {};
  return (
    <ul aria-label="내 현황" className="home-figures">
      <li>
        <ScreenLink to="documents-AllDocumentList" search="?doc_type=T1">
          결재할 문서 <b>{info?.sign.count ?? "…"}</b>
        </ScreenLink>
      </li>
      <li>
        <ScreenLink to="myPIMS-myVacationList">
          남은 연차 <b>{info?.vacation.count_txt ?? "…"}</b>
        </ScreenLink>
      </li>
      {credits !== "" && (
        <li>
          <ScreenLink to="myPIMS-myEduManagemetList">
            교육 학점 <b>{credits}</b>
          </ScreenLink>
        </li>
      )}
      <li>
        <button
          type="button"
          onClick={() => openPopup(thanks?.is_new === "Y" ? { kind: "gift", idx: thanks.idx } : { kind: "thanks" })}
        >
          감사달러 <b>{thanks?.dollar_txt ?? "…"}</b>
        </button>
      </li>
    </ul>
  );
}
