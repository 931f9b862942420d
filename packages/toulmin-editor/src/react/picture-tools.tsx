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
export function PictureTools({ view, tools, ...picture }: PictureToolsProps) {
  const words = picture.dictionary.picture;
  return (
    <div className="toulmin-picture-tools" role="toolbar" aria-label={words.tools}>
      <ToolButton label={words.zoomOut} onPress={() => view.zoomBy(0.8)}>
        −
      </ToolButton>
      <ToolButton label={words.zoomIn} onPress={() => view.zoomBy(1.25)}>
        +
      </ToolButton>
      <ToolButton onPress={view.showWhole}>{words.fit}</ToolButton>
      <ExportButtons {...picture} size={() => picture} />
      {tools}
    </div>
  );
}

interface ExportButtonsProps {
  readonly label: string;
  /** What the files are called, without an ending. */
  readonly fileName: string;
  readonly dictionary: Dictionary;
  readonly svg: RefObject<SVGSVGElement | null>;
  /** The whole picture's size in px, asked when it is exported. */
  readonly size: (svg: SVGSVGElement) => Size;
}

/** Saves a picture as SVG or PNG, or prints it; says why when that fails. */
export function ExportButtons({ label, fileName, dictionary, svg, size }: ExportButtonsProps) {
  const words = dictionary.picture;
  const [failure, setFailure] = useState<string | null>(null);

  async function exported(use: (text: string, whole: Size) => Promise<void> | void): Promise<void> {
    if (!svg.current) return;
    const { width, height } = size(svg.current);
    try {
      setFailure(null);
      await use(await svgTextOf(svg.current, { width, height }, label), { width, height });
    } catch (error) {
      setFailure(words.failed(error instanceof Error ? error.message : String(error)));
    }
  }

  const asSvg = (text: string) => download(new Blob([text], { type: "image/svg+xml" }), `${fileName}.svg`);
  const asPng = async (text: string, whole: Size) => download(await pngOf(text, whole), `${fileName}.png`);
  const onPaper = (text: string, whole: Size) => printPicture(text, whole, label);
  return (
    <>
      <ToolButton onPress={() => exported(asSvg)}>{words.saveAs("SVG")}</ToolButton>
      <ToolButton onPress={() => exported(asPng)}>{words.saveAs("PNG")}</ToolButton>
      <ToolButton onPress={() => exported(onPaper)}>{words.print}</ToolButton>
      {failure && <p role="alert">{failure}</p>}
    </>
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
