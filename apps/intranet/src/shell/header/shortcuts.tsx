import { Menu } from "@mantine/core";
import { OutsideLink } from "../../controls/outside-link";
import { siteAddress, useSites } from "../reads";

/** As many stand side by side where the window is wide; more are behind a button there, too. */
const IN_A_ROW = 5;

/** The company's other systems, in new tabs: a row in a wide window, a menu in a narrower one. */
export function Shortcuts() {
  const sites = (useSites() ?? []).filter(({ grp }) => grp === "shortcut");
  if (sites.length === 0) return null;
  const hasRow = sites.length <= IN_A_ROW;
  return (
    <>
      {hasRow && (
        <nav className="shortcut-row" aria-label="바로가기">
          {sites.map(({ idx, name }) => (
            <OutsideLink key={idx} href={siteAddress(idx)} isPlain>
              {name}
            </OutsideLink>
          ))}
        </nav>
      )}
      <Menu position="bottom-end" shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <button type="button" className={hasRow ? "shortcuts beside-row" : "shortcuts"}>
            바로가기
          </button>
        </Menu.Target>
        <Menu.Dropdown aria-label="바로가기">
          {sites.map(({ idx, name }) => (
            <Menu.Item key={idx} component={OutsideLink} href={siteAddress(idx)}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
