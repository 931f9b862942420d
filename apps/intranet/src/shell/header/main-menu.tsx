import { Menu, Menubar } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { screenByName } from "@portal/definition";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { siteAddress, useNotices, useSites } from "../../api/reads";
import { OutsideLink } from "../../controls/outside-link";
import { type MenuEntry, menuAt, shownMenus } from "../../menu";
import { isSignedIn, useStore } from "../../store";
import { isOpen } from "../navigation/is-open";
import { prefetching } from "../navigation/prefetch";

/** The menus that the signed-in person sees now; the store has them too. */
export function useMenus() {
  const flags = useStore();
  const sites = useSites();
  const menus = shownMenus(flags, sites ?? [], isOpen);
  const text = JSON.stringify(menus);
  useEffect(() => {
    // who signs out is forgotten before the header is gone
    if (isSignedIn()) useStore.setState({ gnb: JSON.parse(text) });
  }, [text]);
  return menus;
}

/** Where a line of a menu leads; the one that needs a record's number takes the newest notice's, or the list without one. */
export function useAddressOf(): (entry: MenuEntry) => string {
  const newest = useNotices()?.[0]?.idx;
  return ({ route }) => {
    const { path = "/" } = screenByName(route) ?? {};
    if (!path.includes(":idx")) return path;
    return newest === undefined
      ? (screenByName("CARROTZone-NoticeList")?.path ?? "/")
      : path.replace(":idx", String(newest));
  };
}

/** The menus as a menu bar: arrows, Home, End and letters move in it, Escape closes. */
export function MainMenu() {
  const menus = useMenus();
  const addressOf = useAddressOf();
  const here = menuAt(menus, useLocation().pathname, (route) => screenByName(route)?.path);
  const [open, setOpen] = useState<number | null>(null);
  // Mantine's own listener takes the menu away before the menu bar hears of the key, and the focus goes with it
  useWindowEvent("keydown", ({ key }) => key === "Escape" && setOpen(null));
  return (
    <Menubar aria-label="주 메뉴" className="main-menu" trigger="hover" openIndex={open} onOpenChange={setOpen}>
      {menus.map(({ title, sections }) => (
        <Menubar.Menu
          key={title}
          offset={2}
          shadow="md"
          withinPortal={false}
          withInitialFocusPlaceholder={false}
          closeOnEscape={false}
        >
          <Menubar.Target aria-current={title === here?.title ? "true" : undefined}>{title}</Menubar.Target>
          <Menubar.Dropdown>
            {sections.map(({ title: section, entries, sites }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order
              <div key={at} role="group" aria-label={section ?? title}>
                {section && <Menu.Label>{section}</Menu.Label>}
                {entries.map((entry) => (
                  <Menu.Item key={entry.route} component={Link} to={addressOf(entry)} {...prefetching(entry.route)}>
                    {entry.label}
                  </Menu.Item>
                ))}
                {sites.map(({ idx, name }) => (
                  <Menu.Item key={idx} component={OutsideLink} href={siteAddress(idx)}>
                    {name}
                  </Menu.Item>
                ))}
              </div>
            ))}
          </Menubar.Dropdown>
        </Menubar.Menu>
      ))}
    </Menubar>
  );
}
