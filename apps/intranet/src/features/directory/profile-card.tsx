import { Link } from "react-router-dom";
import type { Colleague } from "../../api/reads";
import { Absence } from "../../controls/absence";
import { Popup } from "../../controls/dialogs/popup";
import { screenPath } from "../../shell/navigation/screen-path";
import { openPopup } from "../../shell/popups/popups-store";
import { Portrait } from "../../shell/portrait";
import { useStore } from "../../store";
import { presenceOf, unitsOf } from "./directory-table";
import { PasswordReset } from "./password-reset";

interface ProfileCardProps {
  person: Colleague;
  withThanks: boolean;
  onClose: () => void;
}

/** Everything the portal shows colleagues about somebody. */
export function ProfileCard({ person, withThanks, onClose }: ProfileCardProps) {
  const isOfHr = useStore(({ pd_auth, idx_staff }) => pd_auth && idx_staff !== person.idx);
  const { idx, kname, ename, photouri, email, phone, mp3code } = person;
  return (
    <Popup title={`${kname} ${person.position_name}`} size="sm" onClose={onClose}>
      <div className="profile-card">
        <Portrait idx={idx} kname={kname} photouri={photouri} alt={`${kname} 사진`} size={88} />
        <div>
          <p>
            <b>{kname}</b> {ename} <Absence text={person.absence_txt} />
          </p>
          <p>{presenceOf(person)}</p>
        </div>
        <dl>
          <dt>조직</dt>
          <dd>{unitsOf(person)}</dd>
          {person.duty && (
            <>
              <dt>담당업무</dt>
              <dd>{person.duty}</dd>
            </>
          )}
          <dt>내선</dt>
          <dd>{mp3code || "없음"}</dd>
          <dt>휴대폰</dt>
          <dd>{phone ? <a href={`tel:${phone}`}>{phone}</a> : "비공개"}</dd>
          <dt>이메일</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </dl>
      </div>
      <div className="profile-actions">
        <a className="page-button" href={`mailto:${email}`}>
          메일 쓰기
        </a>
        <Link
          className="page-button"
          to={`${screenPath("personality-myPIMSPersonalityList")}?staff=${idx}`}
          onClick={onClose}
        >
          성향 카드
        </Link>
        {withThanks && person.is_thanks === "Y" && (
          <button
            type="button"
            className="page-button"
            onClick={() => {
              onClose();
              openPopup({ kind: "thanks", to: idx });
            }}
          >
            감사달러 보내기
          </button>
        )}
        {isOfHr && <PasswordReset idx={idx} kname={kname} />}
      </div>
    </Popup>
  );
}
