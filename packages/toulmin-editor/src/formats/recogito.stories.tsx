import { createTextAnnotator, W3CTextFormat } from "@recogito/text-annotator";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { expect, waitFor } from "storybook/test";
import "@recogito/text-annotator/text-annotator.css";
import { ko } from "../locales/ko";
import { annotated } from "../testing/annotated-sample";
import { sampleJudgment } from "../testing/sample";
import { formats } from "./index";

const document = annotated(sampleJudgment());
const words = { dictionary: ko, actors: [] };

/** The text format's file in a page, and the W3C format's file opened by another annotation tool. */
function InRecogito() {
  const container = useRef<HTMLPreElement>(null);
  useEffect(() => {
    if (!container.current) return;
    const annotator = createTextAnnotator(container.current, {
      adapter: W3CTextFormat("urn:x-toulmin:judgment", container.current),
      annotatingEnabled: false,
    });
    // added, not replaced: Recogito finds the words of what is added at once, of what replaces only when it is resized
    annotator.setAnnotations(JSON.parse(formats.w3c.write(document, words)), false);
    return () => annotator.destroy();
  }, []);
  return (
    <main style={{ padding: 16 }}>
      <pre ref={container} style={{ position: "relative", whiteSpace: "pre-wrap", font: "14px/1.8 sans-serif" }}>
        {formats.text.write(document, words)}
      </pre>
    </main>
  );
}

/** The text format's file in a page, and the W3C format's file opened by another annotation tool. */
const meta = {
  title: "Formats/W3C in Recogito",
  parameters: { code: ["packages/toulmin-editor/src/formats/w3c.ts"] },
  component: InRecogito,
} satisfies Meta<typeof InRecogito>;

export default meta;

/** Every mark is drawn by Recogito over its words, and over nothing else. */
export const OpenedElsewhere: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector("pre")?.firstChild as Text;
    for (const node of document.nodes) {
      const range = new Range();
      range.setStart(text, node.anchor?.start ?? 0);
      range.setEnd(text, node.anchor?.end ?? 0);
      await expect(range.toString()).toBe(node.text);
      window.scrollBy(0, range.getBoundingClientRect().top - 200);
      await waitFor(() => {
        const drawn = [...drawnIn(canvasElement)].find(([id]) => id.endsWith(`:${node.id}`))?.[1];
        const words = range.getBoundingClientRect();
        for (const side of ["top", "bottom", "left", "right"] as const) {
          expect(Math.abs((drawn?.[side] ?? Number.NaN) - words[side])).toBeLessThan(6);
        }
      });
    }
  },
};

/** What is drawn of each annotation: the box around its highlights. */
function drawnIn(element: HTMLElement): Map<string, { top: number; bottom: number; left: number; right: number }> {
  const boxes = new Map<string, { top: number; bottom: number; left: number; right: number }>();
  for (const highlight of element.ownerDocument.querySelectorAll<HTMLElement>(".r6o-annotation")) {
    const id = highlight.dataset.annotation ?? "";
    const { top, bottom, left, right } = highlight.getBoundingClientRect();
    const box = boxes.get(id) ?? { top, bottom, left, right };
    boxes.set(id, {
      top: Math.min(box.top, top),
      bottom: Math.max(box.bottom, bottom),
      left: Math.min(box.left, left),
      right: Math.max(box.right, right),
    });
  }
  return boxes;
}
