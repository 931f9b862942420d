import { type ReactNode, type RefObject, useState } from "react";
import type { Size } from "../core/layout/shapes";
import type { Dictionary } from "../locales/ko";
import { download } from "./download";
import { pngOf, svgTextOf } from "./picture-export";
import { printPicture } from "./picture-print";
import type { PanZoom } from "./use-pan-zoom";

interface PictureToolsProps extends Size {
  readonly label: string;
  readonly fileName: string;
  readonly dictionary: Dictionary;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly view: PanZoom;
  readonly tools?: ReactNode;
}

/** The buttons above a picture. */
export function PictureTools({ label, fileName, dictionary, svg, view, width, height, tools }: PictureToolsProps) {
  const words = dictionary.picture;
  const [failure, setFailure] = useState<string | null>(null);

  async function exported(use: (text: string) => Promise<void> | void): Promise<void> {
    if (!svg.current) return;
    try {
      setFailure(null);
      await use(await svgTextOf(svg.current, { width, height }, label));
    } catch (error) {
      setFailure(words.failed(error instanceof Error ? error.message : String(error)));
    }
  }

  const asSvg = (text: string) => download(new Blob([text], { type: "image/svg+xml" }), `${fileName}.svg`);
  const asPng = async (text: string) => download(await pngOf(text, { width, height }), `${fileName}.png`);
  const onPaper = (text: string) => printPicture(text, { width, height }, label);
  return (
    <div className="toulmin-picture-tools" role="toolbar" aria-label={words.tools}>
      <ToolButton label={words.zoomOut} onPress={() => view.zoomBy(0.8)}>
        −
      </ToolButton>
      <ToolButton label={words.zoomIn} onPress={() => view.zoomBy(1.25)}>
        +
      </ToolButton>
      <ToolButton onPress={view.showWhole}>{words.fit}</ToolButton>
      <ToolButton onPress={() => exported(asSvg)}>{words.saveAs("SVG")}</ToolButton>
      <ToolButton onPress={() => exported(asPng)}>{words.saveAs("PNG")}</ToolButton>
      <ToolButton onPress={() => exported(onPaper)}>{words.print}</ToolButton>
      {tools}
      {failure && <p role="alert">{failure}</p>}
    </div>
  );
}

/** A small button; its name says more than what is written on it when `label` is given. */
export function ToolButton(props: {
  readonly label?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="toulmin-button toulmin-button-small"
      aria-label={props.label}
      title={props.label}
      onClick={props.onPress}
    >
      {props.children}
    </button>
  );
}
