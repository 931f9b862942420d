import "../../controls/screen.css";
import type { ListWay } from "@portal/definition";
import { isOpen } from "./is-open";
import { ScreenLink, type ScreenLinkProps } from "./screen-link";

/** A link to where something is put right; nothing for who may not open it. */
export function Way({ label, route, search }: ListWay & Pick<ScreenLinkProps, "search">) {
  if (!isOpen(route)) return null;
  return (
    <ScreenLink to={route} {...(search !== undefined && { search })} className="link-button">
      {label}
    </ScreenLink>
  );
}
