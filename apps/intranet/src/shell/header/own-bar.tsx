import { routeByName } from "@portal/definition";
import { NavLink } from "react-router-dom";
import { openPalette } from "../palette-open";
import { ScreenLink } from "../screen-link";
import { Bell } from "./bell";
import { MyBox } from "./my-box";

/** What waits for the person and the person's own box; on a phone a bar at the bottom, with the commonest ways beside. */
export function OwnBar() {
  return (
    <div className="own-bar">
      <NavLink to={routeByName("main")} className="own-bar-way">
        <Sign path="M2.5 7.5 8 3l5.5 4.5V13h-11z" />홈
      </NavLink>
      <ScreenLink to="documents-AllDocumentList" search="?doc_type=T1" className="own-bar-way">
        <Sign path="M4 2h5.5L12 4.5V14H4zM6 9l1.5 1.5L10.5 7" />
        결재
      </ScreenLink>
      <button type="button" className="own-bar-way" onClick={openPalette}>
        <Sign path="M7 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM10 10l3.5 3.5" />
        찾기
      </button>
      <Bell />
      <MyBox />
    </div>
  );
}

function Sign({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor">
      <path d={path} strokeWidth="1.3" />
    </svg>
  );
}
