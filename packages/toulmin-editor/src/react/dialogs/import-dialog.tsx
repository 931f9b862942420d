import { useEffect, useMemo, useState } from "react";
import { withoutPlaces } from "../../anchoring/re-anchor";
import type { NodeId, ToulminDocument, ToulminNode } from "../../core/document";
import type { Notice } from "../../core/notice";
import { withPlace } from "../../core/places";
import { isUnreadable, type ReadingProblem, type Unreadable } from "../../core/problem";
import { readWords } from "../../formats/base/define-format";
import type { Placed } from "../../formats/base/placed";
import { openAside } from "../../formats/open-aside";
import type { OpenChoice, OpenedFile } from "../../formats/open-file";
import { codeIn } from "../../locales/code-label";
import { addDocument } from "../../store/store";
import { Modal } from "../controls/modal";
import { useDocument, useEditor } from "../provider/editor-context";
import { useTextView } from "../provider/use-text-view";
import { EncodingChoice } from "./encoding-choice";

/** Reads a file, says what is in it and what would become of it, and lets the person choose. */
export function ImportDialog({ file, others = [] }: { file: File; others?: readonly string[] }) {
  const { session, dictionary } = useEditor();
  const words = dictionary.formats.import;
  const [encoding, setEncoding] = useState<string>();
  const outcome = useOpening(file, encoding);
  const close = () => session.ask(null);
  const view = useTextView();
  useEffect(() => {
    // the menu that had the focus is gone; asked for once the dialog has given it back
    return () => void setTimeout(() => document.activeElement === document.body && view.focus());
  }, [view]);
  return (
    <Modal label={words.title(file.name)} className="toulmin-import" onClose={close}>
      {others.length > 0 && <p>{words.others(others)}</p>}
      {outcome === null ? (
        <p role="status">{words.reading}</p>
      ) : isUnreadable(outcome) ? (
        <Failure problem={outcome.error} />
      ) : (
        <>
          {outcome.preview.length > 0 && <EncodingChoice file={outcome} onChoose={setEncoding} />}
          <Choices
            key={outcome.encoding}
            file={outcome}
            name={file.name.replace(/\.[^.]+$/, "")}
            takesFocus={encoding === undefined}
            onChosen={close}
          />
        </>
      )}
      <div className="toulmin-modal-actions">
        <button type="button" className="toulmin-button" onClick={close}>
          {outcome && isUnreadable(outcome) ? words.close : words.cancel}
        </button>
      </div>
    </Modal>
  );
}

/** What is in a file; `null` while it is read. Closing the dialog ends the reading. */
function useOpening(file: File, encoding: string | undefined): OpenedFile | Unreadable | null {
  const { session, dictionary, actors } = useEditor();
  const [opened, setOpened] = useState<OpenedFile | Unreadable | null>(null);
  const words = useMemo(() => readWords({ dictionary, actors }), [dictionary, actors]);
  useEffect(() => {
    const waiting = new AbortController();
    void openAside({ file, document: session.document(), words, encoding }, waiting.signal).then((outcome) => {
      if (!waiting.signal.aborted) setOpened(outcome);
    });
    return () => waiting.abort();
  }, [session, file, words, encoding]);
  return opened;
}

function Failure({ problem }: { problem: ReadingProblem }) {
  const { dictionary } = useEditor();
  return (
    <div role="alert">
      <p className="toulmin-import-problem">{dictionary.formats.problem(problem)}</p>
      <p>{dictionary.formats.import.failed}</p>
    </div>
  );
}

interface ChoicesProps {
  readonly file: OpenedFile;
  /** What a document that is made of it is called. */
  readonly name: string;
  /** Whether the first choice takes the focus, so that Enter makes it; not from who is choosing the encoding. */
  readonly takesFocus: boolean;
  readonly onChosen: () => void;
}

function Choices({ file, name, takesFocus, onChosen }: ChoicesProps) {
  const { session, persistence, documents, dictionary } = useEditor();
  const document = useDocument();
  const isReachable = persistence.store.getState().save.state !== "unsaved";
  /** Where another judgment becomes a document of its own; without, it takes the open one's place. */
  const shelf = document.blocks.length > 0 && isReachable ? documents : null;
  const [adding, setAdding] = useState<{ readonly failure: string | null } | null>(null);
  /** Marks that the person has decided on otherwise than is proposed, by choice. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const words = dictionary.formats.import;
  const { choices, problem, format, lost, notes } = file;
  const formatName = format && dictionary.formats.names[format as keyof typeof dictionary.formats.names];

  const meaningOf = ({ key }: OpenChoice) => (key === "replace" && shelf ? words.addMeans : words[`${key}Means`]);

  async function add(to: NonNullable<typeof shelf>, document: ToulminDocument, notice: Notice) {
    setAdding({ failure: null });
    try {
      await persistence.flush();
      if (persistence.isAtRisk()) throw new Error(dictionary.save[persistence.store.getState().save.state]);
      const id = await addDocument(to.library, document, name);
      onChosen();
      to.open(id, { notice });
    } catch (reason) {
      setAdding({ failure: words.notAdded(reason instanceof Error ? reason.message : String(reason)) });
    }
  }

  function choose({ key, result, marks }: OpenChoice) {
    if (key === "compare") {
      session.compare({ name, document: result.document });
      return onChosen();
    }
    const left = new Set([...result.similar, ...result.moved].filter((id) => !isKept({ key, result }, id, turned)));
    const opened = withoutPlaces(result.document, left, key === "revise" ? document : null);
    const notice =
      key === "replace" && marks === 0
        ? ({ kind: "opened", charge: opened.title.charge || name } as const)
        : ({ kind: "imported", marks, unplaced: result.unplaced.length + left.size } as const);
    if (key === "replace" && shelf) return void add(shelf, opened, notice);
    session.replace(opened, notice);
    // as one that is opened beside another, it goes by its file's name
    const isFirst = key === "replace" && document.blocks.length === 0 && session.document() === opened;
    if (isFirst && documents) void persistence.flush().then(() => documents.library.rename(documents.id, name));
    onChosen();
  }

  function turn(key: OpenChoice["key"], id: NodeId) {
    const next = new Set(turned);
    if (!next.delete(`${key} ${id}`)) next.add(`${key} ${id}`);
    setTurned(next);
  }

  return (
    <>
      <p>{words.contents(formatName, file.marks)}</p>
      {file.isGuessed && <p>{words.guessed}</p>}
      <Told summary={words.notes(notes.length)} lines={notes} />
      <Told summary={words.lost(lost.length)} lines={lost} />
      {problem && <Failure problem={problem} />}
      <ul className="toulmin-choices">
        {choices.map((choice, index) => (
          <li key={choice.key}>
            <button
              type="button"
              className="toulmin-button"
              // biome-ignore lint/a11y/noAutofocus: the dialog was opened for it, and had nothing to choose until now
              autoFocus={takesFocus && index === 0}
              disabled={adding?.failure === null}
              onClick={() => choose(choice)}
            >
              {words[choice.key]}
            </button>
            <p>
              <span>{meaningOf(choice)}</span> {choice.marks > 0 && <span>{countsOf(choice, words)}</span>}
            </p>
            {choice.key !== "compare" && (
              <MarksToCheck
                {...choice.result}
                before={choice.key === "revise" ? document : null}
                isKept={(id) => isKept(choice, id, turned)}
                onTurn={(id) => turn(choice.key, id)}
              />
            )}
          </li>
        ))}
      </ul>
      {choices.some(({ result }) => result.unplaced.length + result.moved.length > 0) && <p>{words.unplaced}</p>}
      {adding && (adding.failure ? <p role="alert">{adding.failure}</p> : <p role="status">{words.adding}</p>)}
      {choices.some(({ key }) => key !== "compare" && (key !== "replace" || !shelf)) && (
        <p className="toulmin-import-note">{words.undo}</p>
      )}
    </>
  );
}

/** What of a file is no mark: a line each. */
function Told({ summary, lines }: { summary: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="toulmin-unplaced">
      <summary>{summary}</summary>
      <ul>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

function countsOf(
  { result, marks }: OpenChoice,
  words: { placed(same: number, similar: number, moved: number, unplaced: number): string },
) {
  const { similar, moved, unplaced } = result;
  const same = marks - similar.length - moved.length - unplaced.length;
  return words.placed(same, similar.length, moved.length, unplaced.length);
}

/** A mark on words much like its own is kept there unless the person says otherwise; on the same words elsewhere, if they say so. */
function isKept({ key, result }: Pick<OpenChoice, "key" | "result">, id: NodeId, turned: ReadonlySet<string>): boolean {
  return result.similar.includes(id) !== turned.has(`${key} ${id}`);
}

interface MarksToCheckProps extends Placed {
  /** Where they were, if that is known. */
  before: ToulminDocument | null;
  isKept: (id: NodeId) => boolean;
  onTurn: (id: NodeId) => void;
}

/** The marks that would lie on other words than before, or on the same ones elsewhere: the person decides, by both places. */
function MarksToCheck({ document, similar, moved, before, isKept, onTurn }: MarksToCheckProps) {
  const { dictionary } = useEditor();
  const words = dictionary.formats.import;
  const ids = new Set([...similar, ...moved]);
  const nodes = document.nodes.filter((node) => ids.has(node.id));
  if (nodes.length === 0) return null;
  return (
    <details className="toulmin-unplaced" open>
      <summary>{words.toCheck(nodes.length)}</summary>
      <ul className="toulmin-import-marks">
        {nodes.map((node) => {
          const was = before?.nodes.find(({ id }) => id === node.id);
          return (
            <li key={node.id}>
              <label>
                <input type="checkbox" checked={isKept(node.id)} onChange={() => onTurn(node.id)} />{" "}
                <span className="toulmin-unplaced-code notranslate" translate="no">
                  {codeIn(dictionary, withPlace(before ?? document, was ?? node))}
                </span>{" "}
                {dictionary.formats.unplaced.place}
              </label>
              <dl>
                {was && <InItsPlace term={words.was} node={was} />}
                <InItsPlace term={words.now} node={node} />
              </dl>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** A phrase among the words that stand around it. */
function InItsPlace({ term, node: { text, anchor } }: { term: string; node: ToulminNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>
        {anchor?.quote.prefix && `…${anchor.quote.prefix}`}
        <mark>{text}</mark>
        {anchor?.quote.suffix && `${anchor.quote.suffix}…`}
      </dd>
    </>
  );
}
