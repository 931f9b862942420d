import "./text-later.css";
import { type ComponentProps, Suspense } from "react";
import { later } from "../../loading/later";

const RichText = later(async () => (await import("./rich-text")).RichText);
const HtmlView = later(async () => (await import("./html-view")).HtmlView);

/** The editor of formatted text, loaded once it is needed; its place is kept and announced meanwhile. */
export function RichTextLater(props: ComponentProps<typeof RichText>) {
  return (
    <Suspense fallback={<div className="text-later" role="status" aria-label={`${props.label} 불러오는 중`} />}>
      <RichText {...props} />
    </Suspense>
  );
}

/** Formatted text to be read; what makes it safe is loaded once it is needed. */
export function HtmlViewLater(props: ComponentProps<typeof HtmlView>) {
  return (
    <Suspense fallback={<span className="text-later" />}>
      <HtmlView {...props} />
    </Suspense>
  );
}
