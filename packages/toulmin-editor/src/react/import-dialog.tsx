import { useEffect, useMemo, useState } from "react";
import type { ToulminDocument } from "../core/document";
import {
  type FormatWords,
  formats,
  isUnreadable,
  type Placed,
  placed,
  type ReadFile,
  type ReadingProblem,
  reAnchored,
  readFile,
} from "../formats";
import { useDocument, useEditor } from "./editor-context";
import { Modal } from "./modal";

/** Reads a file, says what is in it and what would become of it, and lets the person choose. */
export function ImportDialog({ file }: { file: File }) {
  const { session, dictionary, actors } = useEditor();
  const words = dictionary.formats.import;
  const outcome = useReading(
    file,
    useMemo(() => ({ dictionary, actors }), [dictionary, actors]),
  );
  const close = () => session.ask(null);
  return (
    <Modal label={words.title(file.name)} className="toulmin-import" onClose={close}>
      {outcome === null ? (
        <p role="status">{words.reading}</p>
      ) : isUnreadable(outcome) ? (
        <Failure problem={outcome.error} />
      ) : (
        <Choices file={outcome} onChosen={close} />
      )}
      <div className="toulmin-modal-actions">
        <button type="button" className="toulmin-button" onClick={close}>
          {outcome && isUnreadable(outcome) ? words.close : words.cancel}
        </button>
      </div>
    </Modal>
  );
}

function useReading(file: File, words: FormatWords): Awaited<ReturnType<typeof readFile>> | null {
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof readFile>> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void readFile(file, Object.values(formats), words).then((read) => {
      if (isCurrent) setOutcome(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [file, words]);
  return outcome;
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

interface Choice {
  readonly key: "replace" | "onto" | "revise";
  readonly result: Placed;
  /** How many marks the result tells of. */
  readonly marks: number;
}

function Choices({ file, onChosen }: { file: ReadFile; onChosen: () => void }) {
  const { session, dictionary } = useEditor();
  const document = useDocument();
  const [{ choices, problem }] = useState(() => choicesOf(file, document));
  const words = dictionary.formats.import;
  const { reading, format } = file;
  const name = format && dictionary.formats.names[format as keyof typeof dictionary.formats.names];

  function choose({ key, result, marks }: Choice) {
    const notice =
      key === "replace" && marks === 0
        ? ({ kind: "opened", charge: result.document.title.charge } as const)
        : ({ kind: "imported", marks, unplaced: result.unplaced.length } as const);
    session.replace(result.document, notice);
    onChosen();
  }

  return (
    <>
      <p>{words.contents(name, reading.marks.length)}</p>
      {reading.isGuessed && <p>{words.guessed}</p>}
      {problem && <Failure problem={problem} />}
      <ul className="toulmin-choices">
        {choices.map((choice) => (
          <li key={choice.key}>
            <button type="button" className="toulmin-button" onClick={() => choose(choice)}>
              {words[choice.key]}
            </button>
            <p>
              {words[`${choice.key}Means`]} {choice.marks > 0 && countsOf(choice, words)}
            </p>
          </li>
        ))}
      </ul>
      {choices.some(({ result }) => result.unplaced.length > 0) && <p>{words.unplaced}</p>}
      {choices.length > 0 && <p className="toulmin-import-note">{words.undo}</p>}
    </>
  );
}

function countsOf(
  { result, marks }: Choice,
  words: { placed(same: number, similar: number, unplaced: number): string },
) {
  const { similar, unplaced } = result;
  return words.placed(marks - similar.length - unplaced.length, similar.length, unplaced.length);
}

/** What can be done with a file: everything is tried out first, so that its outcome can be told. */
function choicesOf(
  { reading }: ReadFile,
  document: ToulminDocument,
): { choices: Choice[]; problem: ReadingProblem | null } {
  const choices: Choice[] = [];
  let problem: ReadingProblem | null = null;
  const offer = (key: Choice["key"], onto: ToulminDocument | null) => {
    const result = placed(reading, onto);
    if (isUnreadable(result)) problem = result.error;
    else choices.push({ key, result, marks: reading.marks.length });
  };
  if (reading.text) offer("replace", null);
  if (reading.marks.length > 0 && (document.blocks.length > 0 || !reading.text)) offer("onto", document);
  if (reading.text && reading.marks.length === 0 && document.nodes.length > 0) {
    choices.push({ key: "revise", result: reAnchored(document, reading.text.blocks), marks: document.nodes.length });
  }
  return { choices, problem };
}
