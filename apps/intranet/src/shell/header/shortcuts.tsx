import { Menu } from "@mantine/core";
import { siteAddress, useSites } from "../../api/reads";
import { OutsideLink } from "../../controls/outside-link";
import { SiteIcon } from "../../controls/site-icon";
import type { Site } from "../../menu";
import { usePointedMenu } from "./pointed-menu";

/** As many stand side by side where the window is wide; more are behind the button alone. */
const IN_A_ROW = 5;

/** The company's other systems, in new tabs: all below a button that is pointed at or pressed, and the shortcuts in a row where the window is wide. */
export function Shortcuts() {
  const sites = (useSites() ?? []).filter(({ menu }) => menu === null);
  const shortcuts = sites.filter(({ grp }) => grp === "shortcut");
  const others = sites.filter(({ grp }) => grp !== "shortcut");
  const { menu, button, area } = usePointedMenu();
  if (sites.length === 0) return null;
  const items = (list: readonly Site[]) =>
    list.map(({ idx, name, icon }) => (
      <Menu.Item key={idx} component={OutsideLink} href={siteAddress(idx)}>
        <SiteIcon icon={icon} />
        {name}
      </Menu.Item>
    ));
  return (
    <>
      {shortcuts.length > 0 && shortcuts.length <= IN_A_ROW && (
        <nav className="shortcut-row" aria-label="바로가기">
          {shortcuts.map(({ idx, name, icon }) => (
            <OutsideLink key={idx} href={siteAddress(idx)} isPlain>
              <SiteIcon icon={icon} />
              {name}
            </OutsideLink>
          ))}
        </nav>
      )}
      <Menu {...menu} position="bottom-end" shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <button type="button" className="shortcuts" {...button} {...area}>
            바로가기
          </button>
        </Menu.Target>
        <Menu.Dropdown aria-label="바로가기" {...area}>
          {items(shortcuts)}
          {shortcuts.length > 0 && others.length > 0 && <Menu.Divider />}
          {items(others)}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
