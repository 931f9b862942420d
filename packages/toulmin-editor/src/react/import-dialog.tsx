import { useEffect, useMemo, useState } from "react";
import type { ToulminDocument } from "../core/document";
import { isUnreadable, type ReadingProblem, type Unreadable } from "../core/problem";
import { readWords } from "../formats/define-format";
import { openAside } from "../formats/open-aside";
import type { OpenChoice, OpenedFile } from "../formats/open-file";
import type { Placed } from "../formats/placed";
import type { Notice } from "../session/state";
import { addDocument } from "../store/store";
import { useCodeOf, useDocument, useEditor } from "./editor-context";
import { EncodingChoice } from "./encoding-choice";
import { Modal } from "./modal";

/** Reads a file, says what is in it and what would become of it, and lets the person choose. */
export function ImportDialog({ file }: { file: File }) {
  const { session, dictionary } = useEditor();
  const words = dictionary.formats.import;
  const [encoding, setEncoding] = useState<string>();
  const outcome = useOpening(file, encoding);
  const close = () => session.ask(null);
  return (
    <Modal label={words.title(file.name)} className="toulmin-import" onClose={close}>
      {outcome === null ? (
        <p role="status">{words.reading}</p>
      ) : isUnreadable(outcome) ? (
        <Failure problem={outcome.error} />
      ) : (
        <>
          {outcome.preview.length > 0 && <EncodingChoice file={outcome} onChoose={setEncoding} />}
          <Choices key={outcome.encoding} file={outcome} name={file.name.replace(/\.[^.]+$/, "")} onChosen={close} />
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

function Choices({ file, name, onChosen }: { file: OpenedFile; name: string; onChosen: () => void }) {
  const { session, persistence, documents, dictionary } = useEditor();
  const document = useDocument();
  const isReachable = persistence.store.getState().save.state !== "unsaved";
  /** Where another judgment becomes a document of its own; without, it takes the open one's place. */
  const shelf = document.blocks.length > 0 && isReachable ? documents : null;
  const [adding, setAdding] = useState<{ readonly failure: string | null } | null>(null);
  const words = dictionary.formats.import;
  const { choices, problem, format, lost } = file;
  const formatName = format && dictionary.formats.names[format as keyof typeof dictionary.formats.names];

  const meaningOf = ({ key }: OpenChoice) => (key === "replace" && shelf ? words.addMeans : words[`${key}Means`]);

  async function add(to: NonNullable<typeof shelf>, document: ToulminDocument, notice: Notice) {
    setAdding({ failure: null });
    try {
      await persistence.flush();
      if (persistence.isAtRisk()) throw new Error(dictionary.save[persistence.store.getState().save.state]);
      const id = await addDocument(to.library, document, name);
      onChosen();
      to.open(id, notice);
    } catch (reason) {
      setAdding({ failure: words.notAdded(reason instanceof Error ? reason.message : String(reason)) });
    }
  }

  function choose({ key, result, marks }: OpenChoice) {
    const notice =
      key === "replace" && marks === 0
        ? ({ kind: "opened", charge: result.document.title.charge || name } as const)
        : ({ kind: "imported", marks, unplaced: result.unplaced.length } as const);
    if (key === "replace" && shelf) return void add(shelf, result.document, notice);
    session.replace(result.document, notice);
    onChosen();
  }

  return (
    <>
      <p>{words.contents(formatName, file.marks)}</p>
      {file.isGuessed && <p>{words.guessed}</p>}
      {lost.length > 0 && (
        <details className="toulmin-unplaced">
          <summary>{words.lost(lost.length)}</summary>
          <ul>
            {lost.map((relation) => (
              <li key={relation}>{relation}</li>
            ))}
          </ul>
        </details>
      )}
      {problem && <Failure problem={problem} />}
      <ul className="toulmin-choices">
        {choices.map((choice) => (
          <li key={choice.key}>
            <button
              type="button"
              className="toulmin-button"
              disabled={adding?.failure === null}
              onClick={() => choose(choice)}
            >
              {words[choice.key]}
            </button>
            <p>
              <span>{meaningOf(choice)}</span> {choice.marks > 0 && <span>{countsOf(choice, words)}</span>}
            </p>
            <MarksToCheck {...choice.result} />
          </li>
        ))}
      </ul>
      {choices.some(({ result }) => result.unplaced.length > 0) && <p>{words.unplaced}</p>}
      {adding && (adding.failure ? <p role="alert">{adding.failure}</p> : <p role="status">{words.adding}</p>)}
      {choices.some(({ key }) => key !== "replace" || !shelf) && <p className="toulmin-import-note">{words.undo}</p>}
    </>
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

/** The marks that lie on other words than before, or on the same ones elsewhere. */
function MarksToCheck({ document, similar, moved }: Placed) {
  const { dictionary } = useEditor();
  const codeOf = useCodeOf();
  const ids = new Set([...similar, ...moved]);
  const nodes = document.nodes.filter((node) => ids.has(node.id));
  if (nodes.length === 0) return null;
  return (
    <details className="toulmin-unplaced">
      <summary>{dictionary.formats.import.toCheck(nodes.length)}</summary>
      <ul>
        {nodes.map((node) => (
          <li key={node.id}>
            <span>
              <span className="toulmin-unplaced-code notranslate" translate="no">
                {codeOf(node)}
              </span>{" "}
              <span>{node.text}</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
