import { Menu } from "@mantine/core";
import { OutsideLink } from "../../controls/outside-link";
import { siteAddress, useSites } from "../reads";

/** The company's other systems, in new tabs. */
export function Shortcuts() {
  const sites = (useSites() ?? []).filter(({ grp }) => grp === "shortcut");
  if (sites.length === 0) return null;
  return (
    <Menu position="bottom-end" shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className="shortcuts">
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
  );
}
