import { type DragEvent, type MouseEvent, memo } from "react";
import { isClaim, type NodeId, type ToulminNode } from "../../core/document";
import type { ListRow } from "../../core/list-rows";
import { ofElement } from "../elements/element-type";
import { useEditor } from "../provider/editor-context";
import { useTextView } from "../provider/use-text-view";

interface ListRowProps extends ListRow {
  readonly code: string;
  /** The row's number in the whole list, from 0. */
  readonly place: number;
  readonly isCurrent: boolean;
  /** Whether the row takes part in the tab order. */
  readonly isActive: boolean;
  /** Whether a dragged claim may be dropped here. */
  readonly isDropTarget: boolean;
  readonly onActivate: (place: number) => void;
  readonly onDrag: (id: NodeId | null) => void;
  readonly onDrop: (node: ToulminNode) => void;
}

/** A claim, or a node below its claim; drawn again only where something of it is another one. */
export const ListRowView = memo(function ListRowView(props: ListRowProps) {
  const { node, owned, isUnfolded, code, place, isCurrent, isActive, isDropTarget, onActivate, onDrag, onDrop } = props;
  const { session, dictionary, readOnly } = useEditor();
  const view = useTextView();
  const words = dictionary.list;
  const tabIndex = isActive ? 0 : -1;
  const claim = isClaim(node);
  const phrase = node.trans || node.text;
  const note = node.note.trim();

  function goTo() {
    onActivate(place);
    view.scrollTo(node.id);
    if (claim) session.makeCurrent(node.id);
    else session.open(node.id);
  }

  const press = (action: () => void) => (event: MouseEvent) => {
    // a press of a button is none of the row
    event.stopPropagation();
    action();
  };

  const dragging = claim &&
    !readOnly && {
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", node.text);
        onDrag(node.id);
      },
      onDragEnd: () => onDrag(null),
      onDragOver: (event: DragEvent) => {
        if (isDropTarget) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        onDrop(node);
        onDrag(null);
      },
    };

  return (
    // the button in the row does the same by keyboard
    <tr
      data-row={place}
      {...ofElement(node.ctype)}
      className={claim ? "toulmin-row" : "toulmin-row toulmin-row-owned"}
      aria-rowindex={place + 2}
      aria-current={isCurrent || undefined}
      onClick={goTo}
      {...dragging}
    >
      <td>
        <span className="toulmin-row-code">
          {dragging && (
            <span className="toulmin-grip" aria-hidden="true">
              ⠿
            </span>
          )}
          {owned > 0 && (
            <button
              type="button"
              className="toulmin-fold"
              tabIndex={tabIndex}
              aria-expanded={isUnfolded}
              aria-label={words.attached(owned)}
              onClick={press(() => session.unfold(node.id))}
            >
              {isUnfolded ? "▾" : "▸"}
            </button>
          )}
          <span className="notranslate" translate="no">
            {code}
          </span>
        </span>
      </td>
      <td>
        <button
          type="button"
          className="toulmin-claim"
          tabIndex={tabIndex}
          onFocus={() => onActivate(place)}
          title={[node.text, note].filter(Boolean).join("\n")}
        >
          {note === "" ? (
            phrase
          ) : (
            <>
              <span>{phrase}</span>
              <small>
                {dictionary.attributes.note}: {note}
              </small>
            </>
          )}
        </button>
      </td>
      <td>
        {claim ? (
          <button
            type="button"
            className="toulmin-button toulmin-button-small"
            tabIndex={tabIndex}
            onClick={press(() => session.openChart(node.id))}
          >
            {words.chart}
          </button>
        ) : null}
      </td>
    </tr>
  );
});
