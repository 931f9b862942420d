import "./area-page.css";
import { useMatches } from "react-router-dom";
import { titled } from "../../api/company";
import { areaTitles } from "./areas";
import { knownScreens } from "./known-screens";
import { ScreenLink } from "./screen-link";

/** The screens of an area that the person may open, by their modules, each with what it is for. */
export function AreaPage() {
  const handles = useMatches().map(({ handle }) => handle as { area?: string } | undefined);
  const title = areaTitles[handles.findLast((handle) => handle?.area !== undefined)?.area ?? ""];
  const screens = knownScreens().filter(({ area }) => areaTitles[area] === title);
  return (
    <div className="area-page">
      <title>{titled(title ?? "")}</title>
      <h1>{title}의 모든 화면</h1>
      {[...new Set(screens.map(({ module }) => module))].map((module) => (
        <section key={module} aria-label={module}>
          <h2>{module}</h2>
          <ul>
            {screens
              .filter((screen) => screen.module === module)
              .map(({ route, label, about }) => (
                <li key={route}>
                  <ScreenLink to={route}>
                    <b>{label}</b>
                    <small>{about}</small>
                  </ScreenLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
