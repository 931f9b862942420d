import "./html-view.css";
import { sanitised } from "./sanitised";

/** Formatted text to be read. */
export function HtmlView({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is sanitised here
  return <div className="html-view" dangerouslySetInnerHTML={{ __html: sanitised(html) }} />;
}
