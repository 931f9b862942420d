import { type KeyboardEvent, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { isClaim, type NodeId, type ToulminNode } from "../../core/document";
import { listRows } from "../../core/list-rows";
import { placeOf } from "../../core/places";
import { keyName, listKeys } from "../../editor/keyboard/keys";
import { later } from "../controls/later";
import { RowSpacer } from "../controls/row-spacer";
import { useWindow } from "../controls/use-window";
import { useCodeOf, useDocument, useEditor, useSessionState } from "../provider/editor-context";
import { Part } from "../provider/part";
import { Slot } from "../provider/slot";
import { ListFilterFields } from "./list-filter";
import { ListRowView } from "./list-row";

/** Needed when the text has changed, or for a file without places. */
const UnplacedList = later(async () => (await import("./unplaced-list")).UnplacedList);

/** Every row is this high (px), so that thousands of them need not be measured. */
const ROW_HEIGHT = 46;

/**
 * The claims by number, their nodes below them. A claim's row makes it current and scrolls to it; “Toulmin” opens its
 * chart; dragging it onto another row, or Alt and the arrow keys, gives it another number.
 */
export function ListPanel() {
  const { session, dictionary } = useEditor();
  const document = useDocument();
  // who types does not wait for the rows
  const filter = useDeferredValue(useSessionState((state) => state.filter));
  const unfolded = useSessionState((state) => state.unfolded);
  const scroller = useRef<HTMLElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const rows = useMemo(() => listRows(document, filter, unfolded), [document, filter, unfolded]);
  const { active, setActive, focusRow } = useActiveRow(table, scroller);
  const { first, last } = useWindow(scroller, table, rows.length, ROW_HEIGHT);
  const unplaced = useMemo(() => document.nodes.filter(({ anchor }) => anchor === null).length, [document]);
  const words = dictionary.list;
  const [dragged, setDragged] = useState<NodeId | null>(null);
  const current = Math.min(active, rows.length - 1);
  const codeOf = useCodeOf();
  const dropped = useRef(dragged);
  useEffect(() => {
    dropped.current = dragged;
  }, [dragged]);
  const drop = useCallback(
    (on: ToulminNode) => {
      const id = dropped.current;
      if (id !== null) session.renumberClaim(id, placeOf(session.document(), on).toulmin_idx);
    },
    [session],
  );

  const numberOf = (node: ToulminNode) => placeOf(document, node).toulmin_idx;

  function onKeyDown(event: KeyboardEvent) {
    const row = rows[current];
    if (!row) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const places = listKeys[keyName(event.nativeEvent)];
    if (places !== undefined && isClaim(row.node)) session.renumberClaim(row.node.id, numberOf(row.node) + places);
    else if (step !== 0) focusRow(Math.max(0, Math.min(rows.length - 1, current + step)));
    else if (event.key === "Home") focusRow(0);
    else if (event.key === "End") focusRow(rows.length - 1);
    else if (event.key === "ArrowRight" && row.owned > 0 && !row.isUnfolded) session.unfold(row.node.id);
    else if (event.key === "ArrowLeft" && row.isUnfolded) session.unfold(row.node.id);
    else return;
    event.preventDefault();
  }

  return (
    <section className="toulmin-list" aria-label={dictionary.panel.list} ref={scroller}>
      {unplaced > 0 && (
        <Part name={dictionary.formats.unplaced.title(unplaced)}>
          <UnplacedList />
        </Part>
      )}
      {document.nodes.length > 0 && <ListFilterFields shown={filter} />}
      {rows.length === 0 ? (
        <p className="toulmin-empty">
          {document.nodes.length > 0 ? (
            words.nothingPasses
          ) : (
            <>
              <span>{words.empty}</span> <br />
              <span>{words.emptyHint}</span>
            </>
          )}
        </p>
      ) : (
        <table ref={table} aria-rowcount={rows.length + 1} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              <th scope="col">{words.code}</th>
              <th scope="col">{words.claim}</th>
              <th scope="col">{words.function}</th>
            </tr>
          </thead>
          <tbody>
            <RowSpacer rows={first} height={ROW_HEIGHT} />
            {rows.slice(first, last).map((row, index) => (
              <ListRowView
                key={row.node.id}
                {...row}
                code={codeOf(row.node)}
                place={first + index}
                isCurrent={row.node.id === document.currentClaim}
                isActive={first + index === current}
                isDropTarget={dragged !== null && dragged !== row.node.id && isClaim(row.node)}
                onActivate={setActive}
                onDrag={setDragged}
                onDrop={drop}
              />
            ))}
            <RowSpacer rows={rows.length - last} height={ROW_HEIGHT} />
          </tbody>
        </table>
      )}
      <Slot name="list" />
    </section>
  );
}

/** One row at a time takes part in the tab order; the arrow keys go from row to row. */
function useActiveRow(table: React.RefObject<HTMLTableElement | null>, scroller: React.RefObject<HTMLElement | null>) {
  const [active, setActive] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    if (focused === null) return;
    table.current?.querySelector<HTMLElement>(`[data-row="${focused}"] .toulmin-claim`)?.focus();
    setFocused(null);
  }, [focused, table]);

  /** The row may lie out of sight, where it is not drawn: it is brought into sight first. */
  function focusRow(row: number) {
    const frame = scroller.current;
    const head = table.current?.tHead?.offsetHeight ?? 0;
    if (frame && table.current) {
      const from = table.current.offsetTop + head + row * ROW_HEIGHT;
      if (from < frame.scrollTop + head) frame.scrollTop = from - head;
      if (from + ROW_HEIGHT > frame.scrollTop + frame.clientHeight)
        frame.scrollTop = from + ROW_HEIGHT - frame.clientHeight;
    }
    setActive(row);
    // after the rows that came into sight are drawn
    requestAnimationFrame(() => setFocused(row));
  }

  return { active, setActive, focusRow };
}
