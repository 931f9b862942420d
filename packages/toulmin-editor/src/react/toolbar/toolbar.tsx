import { type ReactNode, useRef } from "react";
import { elementKeys, elements } from "../../core/elements";
import type { ElementName } from "../../core/elements/define-element";
import { digitOf } from "../../editor/keyboard/keys";
import { markSelection } from "../../editor/mark-selection";
import type { NoRange, TextSelection } from "../../editor/selection";
import { elementIn } from "../../locales/code-label";
import { useToolbarKeys } from "../controls/use-toolbar-keys";
import { ofElement } from "../elements/element-type";
import { useEditor, useSessionState } from "../provider/editor-context";
import { Slot } from "../provider/slot";
import { useTextView } from "../provider/use-text-view";
import { FileMenu } from "./file-menu";

/** The six elements, reset and sort; behind them what concerns the whole document. */
export function Toolbar() {
  const { session, dictionary, readOnly } = useEditor();
  const canUndo = useSessionState((state) => state.history.past.length > 0);
  const canRedo = useSessionState((state) => state.history.future.length > 0);
  const own = useSessionState((state) => state.history.present.elements);
  const words = dictionary.toolbar;
  const toolbar = useRef<HTMLDivElement>(null);
  const keys = useToolbarKeys(toolbar);
  return (
    <div className="toulmin-toolbar" role="toolbar" aria-label={words.label} ref={toolbar} {...keys}>
      <div className="toulmin-toolbar-group" role="group" aria-label={words.elements}>
        {elementKeys.map((key, index) => (
          <ElementButton key={key} element={key} digit={index + 1} keyCode={elements[key].keyCode} />
        ))}
        {own?.map(({ key, keyCode }, index) => (
          <ElementButton key={key} element={key} digit={digitOf(index)} keyCode={keyCode} />
        ))}
        <ToolbarButton isDisabled={readOnly} onPress={() => session.ask({ kind: "reset" })}>
          {words.reset}
        </ToolbarButton>
        <ToolbarButton isDisabled={readOnly} onPress={() => session.sort()}>
          {words.sort}
        </ToolbarButton>
      </div>
      <div className="toulmin-toolbar-group" role="group" aria-label={words.document}>
        <ToolbarButton isDisabled={readOnly} isIdle={!canUndo} shortcut="Control+Z" onPress={() => session.undo()}>
          {words.undo}
        </ToolbarButton>
        <ToolbarButton
          isDisabled={readOnly}
          isIdle={!canRedo}
          shortcut="Control+Shift+Z"
          onPress={() => session.redo()}
        >
          {words.redo}
        </ToolbarButton>
        <ToolbarButton shortcut="Control+F" onPress={() => session.search({ query: "", current: 0 })}>
          {words.find}
        </ToolbarButton>
        <ToolbarButton onPress={() => session.showOverview(true)}>{dictionary.overview.open}</ToolbarButton>
        <FileMenu />
        <ToolbarButton shortcut="?" onPress={() => session.showHelp(true)}>
          {words.help}
        </ToolbarButton>
      </div>
      <Slot name="toolbar" />
    </div>
  );
}

interface ElementButtonProps {
  readonly element: ElementName;
  readonly digit: number | null;
  readonly keyCode: string | undefined;
}

/** Marks the selection. On touch screens the press takes the selection away, so it is read when the press begins. */
function ElementButton({ element, digit, keyCode }: ElementButtonProps) {
  const { session, dictionary, readOnly } = useEditor();
  const view = useTextView();
  const atPress = useRef<TextSelection | NoRange | undefined>(undefined);
  const shortcut = [digit, keyCode?.slice("Key".length)].filter(Boolean).join(" ");
  return (
    <ToolbarButton
      isDisabled={readOnly}
      {...(shortcut && { shortcut })}
      onPressStart={() => {
        atPress.current = view.selection();
      }}
      onPress={() => {
        markSelection(session, view, element, atPress.current);
        atPress.current = undefined;
      }}
    >
      <span className="toulmin-swatch" {...ofElement(element)} aria-hidden="true">
        {element}
      </span>
      {elementIn(dictionary, element)}
      {shortcut && (
        <span className="toulmin-key" aria-hidden="true">
          {digit ?? shortcut}
        </span>
      )}
    </ToolbarButton>
  );
}

interface ToolbarButtonProps {
  readonly isDisabled?: boolean;
  /** There is nothing to do just now; unlike a disabled button it keeps the focus, and a press says so. */
  readonly isIdle?: boolean;
  /** Keys that do the same, in the notation of `aria-keyshortcuts`. */
  readonly shortcut?: string;
  readonly onPressStart?: () => void;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button that leaves the selection in the text as it is. */
function ToolbarButton({
  isDisabled = false,
  isIdle = false,
  shortcut,
  onPressStart,
  onPress,
  children,
}: ToolbarButtonProps) {
  return (
    <button
      type="button"
      className="toulmin-button"
      disabled={isDisabled}
      aria-disabled={isIdle || undefined}
      aria-keyshortcuts={shortcut}
      onPointerDown={onPressStart}
      // a press of the mouse would take the selection away before the click is handled
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
