import { routeByName } from "@portal/definition";
import IconFileCheck from "@tabler/icons-react/dist/esm/icons/IconFileCheck.mjs";
import IconHome from "@tabler/icons-react/dist/esm/icons/IconHome.mjs";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { NavLink } from "react-router-dom";
import { Icon } from "../../controls/icon";
import { openPalette } from "../navigation/palette-open";
import { ScreenLink } from "../navigation/screen-link";
import { Bell } from "./bell";
import { MyBox } from "./my-box";

/** What waits for the person and the person's own box; on a phone a bar at the bottom, with the commonest ways beside. */
export function OwnBar() {
  return (
    <div className="own-bar">
      <NavLink to={routeByName("main")} className="own-bar-way">
        <Icon of={IconHome} size={20} />홈
      </NavLink>
      <ScreenLink to="documents-AllDocumentList" search="?doc_type=T1" className="own-bar-way">
        <Icon of={IconFileCheck} size={20} />
        결재
      </ScreenLink>
      <button type="button" className="own-bar-way" onClick={openPalette}>
        <Icon of={IconSearch} size={20} />
        찾기
      </button>
      <Bell />
      <MyBox />
    </div>
  );
}
