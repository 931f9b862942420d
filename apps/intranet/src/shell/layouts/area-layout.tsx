import "./area-layout.css";
import { Link, Outlet, useMatches } from "react-router-dom";
import { areaPath, areaTitles } from "../navigation/areas";
import { PaperFoot } from "./paper-foot";

/** The page of an area: its name above, its screen in the middle of the window. */
export function AreaLayout() {
  const handles = useMatches().map(({ handle }) => handle as { area?: string } | undefined);
  const area = handles.find((handle) => handle?.area !== undefined)?.area ?? "top";
  const title = areaTitles[area];
  return (
    // another area is another page: nothing of the last one is moved about
    <main key={area} className={`area area-${area}`} id="content" tabIndex={-1}>
      {title && (
        <p className="area-title">
          <Link to={areaPath(area)}>{title}</Link>
        </p>
      )}
      <Outlet />
      <PaperFoot />
    </main>
  );
}
