import "../../controls/dialogs/popup.css";
import "./mobile-menu.css";
import { Drawer } from "@mantine/core";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import IconLayoutGrid from "@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs";
import { Link } from "react-router-dom";
import { siteAddress, useSites } from "../../api/reads";
import { useFocusBack } from "../../controls/dialogs/focus-back";
import { Icon } from "../../controls/icon";
import { OutsideLink } from "../../controls/outside-link";
import type { Site } from "../../menu";
import { AreaLinks } from "../navigation/area-links";
import { prefetching } from "../navigation/prefetch";
import { useAddressOf, useMenus } from "./main-menu";
import { menuIcons } from "./menu-icons";

/** The menus and shortcuts of a phone. */
export function MobileMenu({ onClose: close }: { onClose: () => void }) {
  useFocusBack();
  const menus = useMenus();
  const sites = useSites() ?? [];
  const addressOf = useAddressOf();
  const siteLinks = (list: readonly Site[]) =>
    list.map(({ idx, name }) => (
      <li key={idx}>
        <OutsideLink href={siteAddress(idx)}>{name}</OutsideLink>
      </li>
    ));
  return (
    <Drawer.Root opened onClose={close} size="xs">
      <Drawer.Overlay />
      <Drawer.Content>
        <div className="popup-head">
          <Drawer.Title>메뉴</Drawer.Title>
          <Drawer.CloseButton aria-label="닫기" />
        </div>
        <Drawer.Body>
          <nav aria-label="메뉴" className="mobile-menu-list">
            {menus.map(({ key, title, sections }) => (
              <section key={key}>
                <h3>
                  <Icon of={menuIcons[key]} />
                  {title}
                </h3>
                <ul>
                  {sections.flatMap(({ entries, sites: own }) => [
                    ...entries.map((entry) => (
                      <li key={entry.route}>
                        <Link to={addressOf(entry)} onClick={close} {...prefetching(entry.route)}>
                          {entry.label}
                        </Link>
                      </li>
                    )),
                    ...siteLinks(own),
                  ])}
                </ul>
              </section>
            ))}
            <section>
              <h3>
                <Icon of={IconLayoutGrid} />
                모든 화면
              </h3>
              <AreaLinks onClick={close} />
            </section>
            <section>
              <h3>
                <Icon of={IconExternalLink} />
                바로가기
              </h3>
              <ul>{siteLinks(sites.filter(({ menu }) => menu === null))}</ul>
            </section>
          </nav>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
