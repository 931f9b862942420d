import "./line-items.css";
import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { Field } from "@portal/definition";
import { type ClipboardEvent, type KeyboardEvent, type RefObject, Suspense, useId, useRef } from "react";
import { toast } from "react-toastify";
import type { Known } from "../../../controls/field-kind";
import { goOnAt } from "../../../controls/go-on-at";
import { useOnceDrawn } from "../../../controls/use-once-drawn";
import type { PlacedField } from "../../../fields/definitions";
import { fromText } from "../../../fields/from-text";
import { kindOf } from "../../../fields/kinds";
import { ShownField } from "../../../fields/shown";
import { later } from "../../../loading/later";
import { moved } from "../../../shell/moved";
import type { Row } from "../../records";
import { TotalsRow } from "../../totals-row";
import type { Problems } from "../check-values";
import { RequiredMark } from "../fields/required-mark";
import { useMarks } from "../fields/use-marks";
import { chosenAnew, whereWithin } from "../fields/where-within";
import { firstValue } from "../first-values";

const LinesFile = later(async () => (await import("./lines-file")).LinesFile);

interface LineItemsProps {
  title: string;
  /** The part's name. */
  part: string;
  fields: readonly PlacedField[];
  /** The keys of the fields that are added up. */
  totals?: readonly string[];
  /** Each line is a card of its own, as all are on a phone. */
  areCards?: boolean;
  /** They are taken in from files too, by the keys of the fields that tell which line a row is. */
  takesFile?: readonly string[];
  lines: readonly Row[];
  onChange: (lines: readonly Row[]) => void;
  known: Known;
  problems: Problems;
}

/** The lines of a record, as a table to write in: Enter goes down and adds a line, Ctrl+Shift and an arrow move it, cells from Excel fill the rows. */
export function LineItems({
  title,
  part,
  fields,
  totals = [],
  areCards = false,
  takesFile,
  lines,
  onChange,
  known,
  problems,
}: LineItemsProps) {
  const isNarrow = useMediaQuery("(max-width: 48rem)", false, { getInitialValueInEffect: false });
  const body = useRef<HTMLTableSectionElement>(null);
  const section = useRef<HTMLElement>(null);
  const id = useId();
  const { areFixed, first, write, add, press, paste } = useLines({ fields, lines, onChange, body });

  function remove(row: number) {
    onChange(lines.filter((_, index) => index !== row));
    // whoever removes several by keyboard goes on with the next one
    goOnAt(section.current, ".line-remove", row, ".line-actions > button");
  }

  return (
    <section
      ref={section}
      className={`line-items files-in-row${areCards || isNarrow ? " are-cards" : ""}`}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {lines.length > 0 && (
        <div className="list-scroll">
          <table>
            <LinesHead fields={fields} />
            <tbody ref={body}>
              {lines.map((line, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: its place is what a line is known by
                <tr key={row}>
                  <td className="line-number">{row + 1}</td>
                  {fields.map((placed, column) => (
                    <td
                      key={placed.key}
                      data-kind={placed.field.kind}
                      data-label={placed.field.required ? `${placed.field.label} *` : placed.field.label}
                      className={classOf(placed.field)}
                      onKeyDown={(event) => press(event, row, column)}
                      onPaste={(event) => paste(event, row, column)}
                    >
                      <Cell
                        placed={placed}
                        line={line}
                        label={`${placed.field.label} ${row + 1}`}
                        id={`${id}-${row}-${placed.column}`}
                        known={known}
                        problem={problems[`${part}.${row}.${placed.column}`]}
                        onChange={(value) => write(row, placed.column, value)}
                      />
                    </td>
                  ))}
                  <td>
                    {!areFixed && (
                      <button
                        type="button"
                        className="line-remove"
                        aria-label={`${title} ${row + 1}번째 줄 삭제`}
                        onClick={() => remove(row)}
                      >
                        ×
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
            <TotalsRow {...{ fields, totals, lines }} before={1} behind={1} />
          </table>
        </div>
      )}
      <div className="line-actions">
        {!areFixed && (
          <Button size="compact-xs" variant="default" onClick={add}>
            {title} 추가
          </Button>
        )}
        {takesFile && !areFixed && (
          <Suspense>
            <LinesFile {...{ title, fields, first, lines, onChange }} keys={takesFile} />
          </Suspense>
        )}
        {lines.length > 0 && !isNarrow && (
          <span className="line-keys">Enter 다음 줄 · Ctrl+Shift+↑↓ 줄 옮기기 · 엑셀에서 복사한 칸 붙여 넣기</span>
        )}
      </div>
    </section>
  );
}

interface LinesProps extends Pick<LineItemsProps, "fields" | "lines" | "onChange"> {
  /** Where the lines are drawn. */
  body: RefObject<HTMLTableSectionElement | null>;
}

/** What is done with lines while they are written: by the cell, by keys, and by cells that are pasted. */
function useLines({ fields, lines, onChange, body }: LinesProps) {
  const onceDrawn = useOnceDrawn();
  // a line that could not be written as a whole is neither added nor taken away
  const areFixed = fields.some(({ field }) => field.readOnly && field.required);
  const first = Object.fromEntries(
    fields.map(({ field, column }) => [column, firstValue(field)]).filter(([, value]) => value !== undefined),
  );
  const write = (at: number, column: string, value: unknown) =>
    onChange(
      lines.map((line, index) =>
        index === at ? { ...line, [column]: value, ...chosenAnew(fields, column, line) } : line,
      ),
    );
  const focus = (row: number, column: number) =>
    onceDrawn(() => inputIn(body.current?.rows[row]?.cells[column + 1])?.focus());

  function add() {
    onChange([...lines, first]);
    focus(lines.length, 0);
  }

  function move(row: number, column: number, by: -1 | 1) {
    const to = row + by;
    if (to < 0 || to >= lines.length) return;
    onChange(moved(lines, row, by));
    focus(to, column);
  }

  function press(event: KeyboardEvent, row: number, column: number) {
    const target = event.target as HTMLElement;
    if ((event.ctrlKey || event.metaKey) && event.shiftKey && /^Arrow(Up|Down)$/.test(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      return move(row, column, event.key === "ArrowUp" ? -1 : 1);
    }
    const isBusy = target.getAttribute("aria-expanded") === "true" || target instanceof HTMLTextAreaElement;
    if (event.key !== "Enter" || event.nativeEvent.isComposing || isBusy || target instanceof HTMLButtonElement) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) return;
    event.stopPropagation();
    if (row === lines.length - 1 && !areFixed) onChange([...lines, first]);
    focus(row + 1, row === lines.length - 1 ? 0 : column);
  }

  function paste(event: ClipboardEvent, row: number, column: number) {
    const text = event.clipboardData.getData("text/plain").replace(/\r?\n$/, "");
    if (!/[\t\n]/.test(text) || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    const pasted = text.split(/\r?\n/).map((line) => line.split("\t"));
    const next = [...lines];
    const unread: string[] = [];
    for (const [down, cells] of (areFixed ? pasted.slice(0, lines.length - row) : pasted).entries()) {
      const line: Record<string, unknown> = { ...(next[row + down] ?? first) };
      for (const [right, cell] of cells.entries()) {
        const placed = fields[column + right];
        if (!placed || placed.field.computed || placed.field.readOnly) continue;
        line[placed.column] = fromText(placed.field, cell);
        if (line[placed.column] === null && cell.trim() !== "")
          unread.push(`${row + down + 1}행 ${placed.field.label} '${cell.trim()}'`);
      }
      next[row + down] = line;
    }
    onChange(next);
    if (unread.length > 0) toast.warn(`읽지 못한 값은 비워 두었습니다. 직접 입력하세요: ${unread.join(", ")}`);
  }

  return { areFixed, first, write, add, press, paste };
}

function LinesHead({ fields }: Pick<LineItemsProps, "fields">) {
  return (
    <thead>
      <tr>
        <th scope="col" className="line-number">
          <span className="only-read">줄</span>
        </th>
        {fields.map(({ key, field }) => (
          <th key={key} scope="col" className={kindOf(field).isNumber ? "is-number" : undefined}>
            {field.label}
            {field.required && <RequiredMark />}
          </th>
        ))}
        <th>
          <span className="only-read">삭제</span>
        </th>
      </tr>
    </thead>
  );
}

interface CellProps {
  placed: PlacedField;
  line: Row;
  label: string;
  id: string;
  known: Known;
  problem: string | undefined;
  onChange: (value: unknown) => void;
}

function Cell({ placed, line, label, id, known, problem, onChange }: CellProps) {
  const { field, entity, column } = placed;
  useMarks(id, problem ? `${id}-problem` : "", problem !== undefined);
  if (field.computed) {
    return <ShownField placed={placed} record={{ ...line, [column]: field.computed(line) }} known={known} as="Cell" />;
  }
  if (field.readOnly) return <ShownField placed={placed} record={line} known={known} as="Cell" />;
  const { Input } = kindOf(field);
  return (
    <>
      <Input
        field={field}
        value={line[column]}
        onChange={onChange}
        label={label}
        known={known}
        place={{ entity, column: placed.filesOf ?? column }}
        where={whereWithin(placed, line)}
        naming={{ id, "aria-label": label }}
      />
      {problem && (
        <p id={`${id}-problem`} className="form-problem">
          {problem}
        </p>
      )}
    </>
  );
}

/** A text that may be longer than this, in letters, has a line of a card to itself. */
const LONG = 100;

function classOf(field: Field): string | undefined {
  if (kindOf(field).isNumber) return "is-number";
  return field.kind === "text" && (field.max ?? 0) > LONG ? "is-long" : undefined;
}

function inputIn(cell: HTMLTableCellElement | undefined): HTMLElement | null | undefined {
  return cell?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea");
}
