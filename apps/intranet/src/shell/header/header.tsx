import "./header.css";
import { routeByName } from "@portal/definition";
import IconMenu2 from "@tabler/icons-react/dist/esm/icons/IconMenu2.mjs";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { company, logo, portalName } from "../../api/company";
import { Icon } from "../../controls/icon";
import { later } from "../../loading/later";
import { DailyBanner } from "./daily-banner";
import { MainMenu } from "./main-menu";
import { OwnBar } from "./own-bar";
import { Shortcuts } from "./shortcuts";
import { StaffSearch } from "./staff-search";
import { Ticker } from "./ticker";

const MobileMenu = later(async () => (await import("./mobile-menu")).MobileMenu);

/** On main the header is transparent up to here, in pixels scrolled. */
const SOLID_FROM = 573;

/** What stands over every screen: menus, other systems, notices, staff and the person's own box. */
export function Header() {
  return (
    <>
      <a className="skip-link" href="#content">
        본문으로 가기
      </a>
      <DailyBanner />
      <Bar>
        <div className="header-row">
          <MenuButton />
          <Link to={routeByName("main")} className="header-home">
            <img src={logo} alt="" width="24" height="24" />
            {company.brand || portalName}
          </Link>
          <MainMenu />
          <Ticker />
          <Shortcuts />
          <StaffSearch />
          <OwnBar />
        </div>
      </Bar>
    </>
  );
}

/** The header's ground, which changes with the page and its scrolling; what stands on it is not drawn again. */
function Bar({ children }: { children: ReactNode }) {
  const isOnMain = useLocation().pathname.toLowerCase() === routeByName("main");
  const isScrolled = useIsScrolledBy(SOLID_FROM);
  const look = isOnMain ? (isScrolled ? "solid" : "transparent") : "";
  return <header className={`header ${look}`}>{children}</header>;
}

/** Opens the menus of a phone. */
function MenuButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="menu-button" aria-label="메뉴 열기" onClick={() => setIsOpen(true)}>
        <Icon of={IconMenu2} size={22} />
      </button>
      <Suspense>{isOpen && <MobileMenu onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}

function useIsScrolledBy(pixels: number): boolean {
  const [isScrolled, setIsScrolled] = useState(() => window.scrollY > pixels);
  useEffect(() => {
    const read = () => setIsScrolled(window.scrollY > pixels);
    window.addEventListener("scroll", read, { passive: true });
    return () => window.removeEventListener("scroll", read);
  }, [pixels]);
  return isScrolled;
}
