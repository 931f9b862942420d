import "../../screens/screen.css";
import { type ListWay, mayOpen, screenByName } from "@portal/definition";
import { signedInIds } from "../../store";
import { ScreenLink, type ScreenLinkProps } from "./screen-link";

/** A link to where something is put right; nothing for who may not open it. */
export function Way({ label, route, search }: ListWay & Pick<ScreenLinkProps, "search">) {
  if (!mayOpen(signedInIds(), screenByName(route)?.can ?? [])) return null;
  return (
    <ScreenLink to={route} {...(search !== undefined && { search })} className="link-button">
      {label}
    </ScreenLink>
  );
}
