import "./text-later.css";
import { type ComponentProps, lazy, Suspense } from "react";

const RichText = lazy(async () => ({ default: (await import("./rich-text")).RichText }));
const HtmlView = lazy(async () => ({ default: (await import("./html-view")).HtmlView }));

/** The editor of formatted text, loaded once it is needed; its place is kept and told meanwhile. */
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
