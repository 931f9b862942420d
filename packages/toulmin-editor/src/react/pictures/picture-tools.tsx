import { type ReactNode, type RefObject, useRef, useState } from "react";
import type { Size } from "../../core/layout/shapes";
import type { Dictionary } from "../../locales/ko";
import { download } from "../controls/download";
import { useToolbarKeys } from "../controls/use-toolbar-keys";
import { allDrawn, svgFileOf, type TakenPicture, takenPicture } from "./picture-export";
import { pngFileOf } from "./picture-png";
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
  const toolbar = useRef<HTMLDivElement>(null);
  const keys = useToolbarKeys(toolbar);
  return (
    <div className="toulmin-picture-tools" role="toolbar" aria-label={words.tools} ref={toolbar} {...keys}>
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

  async function take(use: (picture: TakenPicture) => Promise<void>): Promise<void> {
    if (!svg.current) return;
    try {
      setFailure(null);
      await allDrawn(svg.current);
      await use(takenPicture(svg.current, size(svg.current), label));
    } catch (error) {
      setFailure(words.failed(error instanceof Error ? error.message : String(error)));
    }
  }

  const saveSvg = async (picture: TakenPicture) => download(await svgFileOf(picture), `${fileName}.svg`);
  const savePng = async (picture: TakenPicture) => download(await pngFileOf(picture), `${fileName}.png`);
  return (
    <>
      <ToolButton label={words.saveAs("SVG")} onPress={() => take(saveSvg)}>
        SVG
      </ToolButton>
      <ToolButton label={words.saveAs("PNG")} onPress={() => take(savePng)}>
        PNG
      </ToolButton>
      <ToolButton onPress={() => take(printPicture)}>{words.print}</ToolButton>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}

/** A small button; its name says more than what is written on it when `label` is given. */
export function ToolButton(props: {
  readonly label?: string;
  readonly shortcut?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="toulmin-button toulmin-button-small"
      aria-label={props.label}
      aria-keyshortcuts={props.shortcut}
      title={props.label ?? props.shortcut}
      onClick={props.onPress}
    >
      {props.children}
    </button>
  );
}
