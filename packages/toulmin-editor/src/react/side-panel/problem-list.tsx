import { group } from "d3-array";
import { useMemo, useRef, useState } from "react";
import { type CheckKey, type Problem, problemsOf } from "../../core/checks";
import type { Mend } from "../../core/checks/define-check";
import type { FromClaim } from "../../core/commands/edit-together";
import type { NodeId, ToulminDocument } from "../../core/document";
import { type Dictionary, ko } from "../../locales/ko";
import { useWindow } from "../controls/use-window";
import { ProblemRow } from "./problem-row";

/** What {@link ProblemList} draws. */
export interface ProblemListProps {
  readonly document: ToulminDocument;
  readonly dictionary?: Dictionary;
  /** A problem was pressed: its place is to be shown. */
  readonly onOpenNode?: (id: NodeId) => void;
  /** What would mend a problem was pressed; `claim` is the chosen one where another is to own the node. */
  readonly onMend?: (mend: Mend, claim?: NodeId) => void;
  /** What all nodes of a check lack is to be written on them at once. */
  readonly onMendTogether?: (ids: readonly NodeId[], attribute: FromClaim | "stime") => void;
}

/** Every row is this high (px), so that thousands of them need not be measured. */
const ROW_HEIGHT = 58;
/** A check with more findings than this is folded at first, unless they are errors. */
const OPEN_UP_TO = 12;

/** What is wrong with, or missing from, a document, by check; each finding with its place and what would mend it. */
export function ProblemList(props: ProblemListProps) {
  const { document, dictionary = ko, onOpenNode, onMend, onMendTogether } = props;
  const [toggled, setToggled] = useState<ReadonlySet<CheckKey>>(new Set());
  const scroller = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const problems = useMemo(() => problemsOf(document), [document]);
  const rows = useMemo(() => rowsOf(problems, toggled), [problems, toggled]);
  const { first, last } = useWindow(scroller, list, rows.length, ROW_HEIGHT);
  const words = dictionary.problems;
  const errors = problems.filter((problem) => problem.severity === "error").length;

  function toggle(check: CheckKey) {
    const next = new Set(toggled);
    if (!next.delete(check)) next.add(check);
    setToggled(next);
  }

  return (
    <section className="toulmin-root toulmin-problems" aria-label={words.tab} ref={scroller}>
      <p className="toulmin-problems-count" role="status">
        {problems.length === 0 ? words.none : words.count(errors, problems.length - errors)}
      </p>
      <ul ref={list}>
        <Room rows={first} />
        {rows.slice(first, last).map((row) =>
          row.problem ? (
            <ProblemRow
              key={`${row.check} ${row.problem.node.id}`}
              {...{ document, dictionary, onOpenNode, onMend }}
              problem={row.problem}
            />
          ) : (
            <li key={row.check} className="toulmin-problem-check" data-severity={row.severity}>
              <button type="button" aria-expanded={row.isOpen} onClick={() => toggle(row.check)}>
                <span aria-hidden="true">{row.isOpen ? "▾" : "▸"}</span>
                <b>{words[row.severity]}</b> <span>{words.checks[row.check]}</span> <span>{row.nodes.length}</span>
              </button>
              {onMendTogether && row.lacks && row.nodes.length > 1 && (
                <button
                  type="button"
                  className="toulmin-button toulmin-button-small"
                  onClick={() => row.lacks && onMendTogether(row.nodes, row.lacks)}
                >
                  {dictionary.together.open(row.nodes.length)}
                </button>
              )}
            </li>
          ),
        )}
        <Room rows={rows.length - last} />
      </ul>
    </section>
  );
}

/** A check with the number of its findings, or, with `problem`, one of them below it. */
interface Row {
  readonly check: CheckKey;
  readonly severity: Problem["severity"];
  readonly problem: Problem | null;
  /** The nodes that the check found. */
  readonly nodes: readonly NodeId[];
  /** What all of them lack and may have from their claims, or their phrases. */
  readonly lacks: FromClaim | "stime" | undefined;
  readonly isOpen: boolean;
}

const LACKING: Partial<Record<CheckKey, Row["lacks"]>> = {
  "undated-datum": "stime",
  "without-actor": "target",
  "without-issue": "issue",
};

function rowsOf(problems: readonly Problem[], toggled: ReadonlySet<CheckKey>): Row[] {
  const byCheck = group(problems, (problem) => problem.check);
  return [...byCheck].flatMap(([check, found]) => {
    const { severity } = found[0] as Problem;
    const isOpen = (severity === "error" || found.length <= OPEN_UP_TO) !== toggled.has(check);
    const row = { check, severity, nodes: found.map(({ node }) => node.id), lacks: LACKING[check], isOpen };
    return [{ ...row, problem: null }, ...(isOpen ? found.map((problem) => ({ ...row, problem })) : [])];
  });
}

/** Room for rows that are not drawn. */
function Room({ rows }: { rows: number }) {
  return rows > 0 ? <li aria-hidden="true" style={{ height: rows * ROW_HEIGHT }} /> : null;
}
