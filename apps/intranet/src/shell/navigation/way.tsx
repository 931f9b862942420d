import "../../screens/screen.css";
import { type ListWay, mayOpen, screenByName } from "@portal/definition";
import { signedInIds } from "../../store";
import { ScreenLink } from "./screen-link";

/** A link to where something is put right; nothing for who may not open it. */
export function Way({ label, route }: ListWay) {
  if (!mayOpen(signedInIds(), screenByName(route)?.can ?? [])) return null;
  return (
    <ScreenLink to={route} className="link-button">
      {label}
    </ScreenLink>
  );
}
