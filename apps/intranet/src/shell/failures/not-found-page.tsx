import { routeByName } from "@portal/definition";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { isSignedIn } from "../../store";
import { areaPath, areaTitles } from "../navigation/areas";
import { knownScreens } from "../navigation/known-screens";
import "./page.css";
import { titled } from "../../api/company";

/** What is shown at an address that the portal does not have: where it may have been meant to lead. `isInside` an area. */
export function NotFoundPage({ isInside = false }: { isInside?: boolean }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // an area has a landmark of its own
  const Box = isInside ? "div" : "main";
  const places = isSignedIn() ? placesNear(pathname) : [];
  return (
    <Box className="page" {...(!isInside && { id: "content", tabIndex: -1 })}>
      <title>{titled("없는 주소입니다")}</title>
      <h1>없는 주소입니다</h1>
      <p>
        <b>{shownPath(pathname)}</b>
      </p>
      <p>주소를 잘못 적었거나 화면이 옮겨졌을 수 있습니다. 주소를 다시 확인하거나 목록에서 찾아보세요.</p>
      {places.length > 0 && (
        <nav aria-label="찾아볼 곳">
          <ul>
            {places.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="page-actions">
        <Link className="page-button" to={routeByName("main")}>
          메인으로 가기
        </Link>
        <button type="button" className="page-back" onClick={() => void navigate(-1)}>
          이전 화면으로
        </button>
      </p>
    </Box>
  );
}

/** Screens that somebody may open and whose addresses begin as this one, the likest first, and the area's page; else every area. */
function placesNear(pathname: string): { path: string; title: string }[] {
  const asked = pathname.toLowerCase();
  const known = knownScreens().map(({ path, label, area }) => ({ path, title: label, area }));
  const areas = [...new Set(known.map(({ area }) => area))].filter((area) => area in areaTitles);
  const here = areas.find((area) => asked.startsWith(`${areaPath(area)}/`));
  const pages = (of: readonly string[]) =>
    of.map((area) => ({ path: areaPath(area), title: `${areaTitles[area]}의 모든 화면` }));
  if (here === undefined) return pages(areas.filter((area) => area !== "personality"));
  const near = known
    .map((screen) => ({ ...screen, alike: alikeLetters(screen.path.toLowerCase(), asked) - areaPath(here).length - 1 }))
    .filter(({ alike }) => alike >= NEAR)
    .toSorted((a, b) => b.alike - a.alike)
    .slice(0, MOST);
  return [...near, ...pages([here])];
}

/** So many letters behind the area are no accident. */
const NEAR = 4;
/** How many screens are listed. */
const MOST = 4;

/** How many letters two addresses begin with that are the same. */
function alikeLetters(one: string, other: string): number {
  const end = [...one].findIndex((letter, at) => letter !== other[at]);
  return end < 0 ? one.length : end;
}

/** A path as it was typed; as it came where it is not readable. */
function shownPath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
