import { isTextAttribute, isTextLink, pictureAt, richTextTags, textAttributes } from "@portal/definition";
import DOMPurify from "dompurify";

/** HTML without what could run or load anything but pictures of the portal's own store; its links open beside the page. */
export function sanitised(html: string): string {
  return purifier().sanitize(html, {
    ALLOWED_TAGS: richTextTags,
    ALLOWED_ATTR: [...textAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

let kept: typeof DOMPurify | undefined;

/** One for formatted text alone: what it says of links and pictures is not meant for other HTML. */
function purifier(): typeof DOMPurify {
  if (kept) return kept;
  kept = DOMPurify(window);
  kept.addHook("uponSanitizeAttribute", (element, attribute) => {
    attribute.keepAttr = isTextAttribute(element.tagName.toLowerCase(), attribute.attrName, attribute.attrValue);
  });
  kept.addHook("afterSanitizeAttributes", (element) => {
    if (element.tagName === "IMG" && pictureAt(element.getAttribute("src") ?? "") === undefined) element.remove();
    if (element.tagName === "SPAN" && !element.className) element.replaceWith(...element.childNodes);
    if (element.tagName !== "A") return;
    if (isTextLink(element.getAttribute("href") ?? "")) {
      element.setAttribute("target", "_blank");
      element.setAttribute("rel", "noopener noreferrer");
    } else {
      element.replaceWith(...element.childNodes);
    }
  });
  return kept;
}
