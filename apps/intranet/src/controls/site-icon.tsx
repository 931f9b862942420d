import "./site-icon.css";
import { pictureAddress } from "@portal/definition";

/** The icon of another system before its name; nothing where it has none. */
export function SiteIcon({ icon }: { icon?: number | null | undefined }) {
  return icon ? <img className="site-icon" src={pictureAddress(icon)} alt="" loading="lazy" /> : null;
}
