import type { KeyboardEvent, ReactNode } from "react";
import { nodeOf, type ToulminNode } from "../../core/document";
import { chartKeys, keyName } from "../../editor/keyboard/keys";
import { Modal } from "../controls/modal";
import { useRemembered } from "../controls/remembered";
import { useMediaQuery } from "../controls/use-media-query";
import { ToolButton } from "../pictures/picture-tools";
import { useCodeOf, useDocument, useEditor, useSessionState } from "../provider/editor-context";
import { useTextView } from "../provider/use-text-view";
import { ClaimsOverview } from "./claims-overview";
import { ToulminChart } from "./toulmin-chart";

/** A window with no room for anything beside a chart: a phone's, upright or lying. */
const PHONE = "(max-width: 480px), (max-height: 480px)";

/** The open claim's chart over the editor; a press beside the boxes, or Esc, closes it. */
export function ChartOverlay() {
  const claim = useSessionState(({ history, openChart }) => nodeOf(history.present, openChart));
  return claim ? <OpenChart claim={claim} /> : null;
}

function OpenChart({ claim }: { claim: ToulminNode }) {
  const { session, dictionary, actors } = useEditor();
  const document = useDocument();
  const codeOf = useCodeOf();
  const view = useTextView();
  const [isLarge, turnLarge] = useRemembered("large-chart");
  const isPhone = useMediaQuery(PHONE);
  const close = () => session.openChart(null);
  const resize = isPhone ? undefined : () => turnLarge(!isLarge);
  const words = dictionary.chart;
  return (
    <PictureOverlay
      label={words.label(codeOf(claim))}
      close={words.close}
      isLarge={isLarge || isPhone}
      onResize={resize}
      onClose={close}
    >
      <ToulminChart
        document={document}
        claim={claim.id}
        dictionary={dictionary}
        actors={actors}
        onPressBeside={close}
        tools={
          resize && (
            <ToolButton shortcut="F" onPress={resize}>
              {isLarge ? words.reduce : words.enlarge}
            </ToolButton>
          )
        }
        onOpenNode={(id) => {
          close();
          view.scrollTo(id);
          session.open(id);
        }}
      />
    </PictureOverlay>
  );
}

/** All claims over the editor; a claim that is pressed shows its chart. */
export function OverviewOverlay() {
  const { session, dictionary, actors } = useEditor();
  const isOpen = useSessionState((state) => state.isOverviewOpen);
  const document = useDocument();
  if (!isOpen) return null;
  const words = dictionary.overview;
  return (
    <PictureOverlay label={words.label} close={words.close} isLarge onClose={() => session.showOverview(false)}>
      <ClaimsOverview
        document={document}
        dictionary={dictionary}
        actors={actors}
        onOpenClaim={(id) => {
          session.showOverview(false);
          session.openChart(id);
        }}
      />
    </PictureOverlay>
  );
}

interface PictureOverlayProps {
  readonly label: string;
  /** What the button that closes it says. */
  readonly close: string;
  /** Whether it fills the window; 400 px wide otherwise. */
  readonly isLarge: boolean;
  /** It is to be shown large, or small again; by key. */
  readonly onResize?: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function PictureOverlay({ label, close, isLarge, onResize, onClose, children }: PictureOverlayProps) {
  const size = isLarge ? "toulmin-modal-large" : "toulmin-chart-overlay";
  const onKeyDown = (event: KeyboardEvent) => {
    if (chartKeys[keyName(event.nativeEvent)] === "resize") onResize?.();
  };
  return (
    <Modal label={label} className={size} onKeyDown={onKeyDown} onClose={onClose}>
      {children}
      <button type="button" className="toulmin-button toulmin-modal-close" onClick={onClose}>
        {close}
      </button>
    </Modal>
  );
}
