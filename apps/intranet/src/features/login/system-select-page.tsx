import { routeByName } from "@portal/definition";
import { Link } from "react-router-dom";
import { portalName } from "../../api/company";
import { siteAddress, useSites } from "../../api/reads";
import { OutsideLink } from "../../controls/outside-link";
import { SiteIcon } from "../../controls/site-icon";
import { useStore } from "../../store";
import { LoginCard } from "./card";

/** The systems that a partner (position 6150) works in. */
export function SystemSelectPage() {
  const kname = useStore((state) => state.kname);
  const sites = (useSites() ?? []).filter(({ grp }) => grp === "system" || grp === "family");
  return (
    <LoginCard title="시스템 선택">
      <p>{kname}님, 들어갈 시스템을 선택하세요.</p>
      <ul className="system-tiles">
        <li>
          <Link to={routeByName("main")}>{portalName}</Link>
        </li>
        {sites.map(({ idx, name, icon }) => (
          <li key={idx}>
            <OutsideLink href={siteAddress(idx)}>
              <SiteIcon icon={icon} />
              {name}
            </OutsideLink>
          </li>
        ))}
      </ul>
    </LoginCard>
  );
}
