import { Link } from "react-router-dom";
import { signedInIds } from "../../store";
import { openAreas } from "./areas";

/** Links to the pages of the areas, on which every screen is. */
export function AreaLinks({ onClick }: { onClick?: () => void }) {
  return (
    <ul>
      {openAreas(signedInIds()).map(({ title, path }) => (
        <li key={path}>
          <Link to={path} onClick={onClick}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
