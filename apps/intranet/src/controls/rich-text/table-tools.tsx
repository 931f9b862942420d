import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { TablePlugin } from "@lexical/react/LexicalTablePlugin";
import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $getTableCellNodeFromLexicalNode,
  $getTableNodeFromLexicalNodeOrThrow,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableCellNode,
  $isTableRowNode,
  $setTableRowIsHeader,
  INSERT_TABLE_COMMAND,
  TableCellHeaderStates,
  TableCellNode,
  TableNode,
  TableRowNode,
} from "@lexical/table";
import {
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  TextNode,
} from "lexical";
import { useEffect } from "react";
import { keepSelection } from "./picture-tool";
import { colourOf } from "./rich-text-html";

/** What a table is made of in the editor. */
export const tableNodes = [TableNode, TableRowNode, TableCellNode];

/** Rows and columns of a table that is put in; more are added where they are needed. */
const FIRST = { rows: "3", columns: "3", includeHeaders: { rows: true, columns: false } };

/** Puts a table in; not in another one. */
export function TableTool({ isInTable }: { isInTable: boolean }) {
  const [editor] = useLexicalComposerContext();
  return (
    <button
      type="button"
      disabled={isInTable}
      onMouseDown={keepSelection}
      onClick={() => {
        editor.dispatchCommand(INSERT_TABLE_COMMAND, FIRST);
        editor.focus();
      }}
    >
      표
    </button>
  );
}

const tools: readonly { readonly label: string; readonly run: () => void }[] = [
  { label: "위에 행 추가", run: () => $insertTableRowAtSelection(false) },
  { label: "아래에 행 추가", run: () => $insertTableRowAtSelection(true) },
  { label: "행 삭제", run: $deleteTableRowAtSelection },
  { label: "왼쪽에 열 추가", run: () => $insertTableColumnAtSelection(false) },
  { label: "오른쪽에 열 추가", run: () => $insertTableColumnAtSelection(true) },
  { label: "열 삭제", run: $deleteTableColumnAtSelection },
];

/** What is done with the table in which the caret stands. */
export function TableRowOfTools({ hasHeading }: { hasHeading: boolean }) {
  const [editor] = useLexicalComposerContext();
  const change = (run: (table: TableNode) => void) => {
    editor.update(() => {
      const table = $tableHere();
      if (table) run(table);
    });
    editor.focus();
  };
  return (
    <div role="toolbar" aria-label="표 편집" className="rich-text-tools">
      {tools.map(({ label, run }) => (
        <button key={label} type="button" onMouseDown={keepSelection} onClick={() => change(run)}>
          {label}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={hasHeading}
        onMouseDown={keepSelection}
        onClick={() => change((table) => $setTableRowIsHeader(table, 0, !hasHeading))}
      >
        제목 행
      </button>
      <button type="button" onMouseDown={keepSelection} onClick={() => change($removeTable)}>
        표 삭제
      </button>
    </div>
  );
}

function $removeTable(table: TableNode): void {
  table.selectNext();
  table.remove();
}

/** The cell in which the selection begins; nothing outside of tables. */
export function $cellHere(): TableCellNode | undefined {
  const selection = $getSelection();
  const [node] = $isRangeSelection(selection) ? [selection.anchor.getNode()] : (selection?.getNodes() ?? []);
  return (node && $getTableCellNodeFromLexicalNode(node)) ?? undefined;
}

function $tableHere(): TableNode | undefined {
  const cell = $cellHere();
  return cell && $getTableNodeFromLexicalNodeOrThrow(cell);
}

/** Whether the first row of the table in which the caret stands is its heading; nothing outside of tables. */
export function $headingHere(): boolean | undefined {
  const [first] = $tableHere()?.getChildren().filter($isTableRowNode) ?? [];
  return first && $cellsOf(first).some($isHeading);
}

/** Tables in a text: Tab goes from cell to cell, and out behind the last one. */
export function Tables() {
  const [editor] = useLexicalComposerContext();
  useEffect(() => keepPlain(editor), [editor]);
  return <TablePlugin hasCellBackgroundColor={false} hasHorizontalScroll />;
}

/** Tables have one heading row, no sizes and no colours of other programs: what is not kept is not shown either. */
function keepPlain(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerNodeTransform(TableNode, (table) => {
      if (table.getColWidths() !== undefined) table.setColWidths(undefined);
      $keepHeading(table);
    }),
    editor.registerNodeTransform(TableRowNode, (row) => {
      if (row.getHeight() !== undefined) row.setHeight(undefined);
      $keepHeading(row.getParent());
    }),
    editor.registerNodeTransform(TableCellNode, (cell) => {
      if (cell.getWidth() !== undefined) cell.setWidth(undefined);
      $keepHeading(cell.getParent()?.getParent());
    }),
    editor.registerNodeTransform(TextNode, (text) => {
      if (text.getStyle() !== "" && colourOf(text.getStyle()) === undefined) text.setStyle("");
    }),
  );
}

/** The heading is the first row and no other, also when one was added above it. */
function $keepHeading(table: LexicalNode | null | undefined): void {
  if (!(table instanceof TableNode)) return;
  const [first = [], second = [], ...others] = table.getChildren().filter($isTableRowNode).map($cellsOf);
  const hasHeading = first.some($isHeading) || (second.length > 0 && second.every($isHeading));
  for (const cell of first) $setHeading(cell, hasHeading);
  for (const cell of [second, ...others].flat()) $setHeading(cell, false);
}

const $cellsOf = (row: TableRowNode) => row.getChildren().filter($isTableCellNode);
const $isHeading = (cell: TableCellNode) => cell.hasHeaderState(TableCellHeaderStates.ROW);

function $setHeading(cell: TableCellNode, isHeading: boolean): void {
  const state = isHeading ? TableCellHeaderStates.ROW : TableCellHeaderStates.NO_STATUS;
  if (cell.getHeaderStyles() !== state) cell.setHeaderStyles(state);
}
